package cardtext

// number gives every node its number and fills the tables of the text, in the order of reading.
func number(t *Text) {
	t.Blocks, t.Sentences, t.Acts, t.Conds = nil, nil, nil, nil
	for i, a := range t.Abilities {
		a.Index = i
		listCond(t, a.While)
		listCond(t, a.If)
		for i := range a.Keywords {
			listCond(t, a.Keywords[i].Cond)
		}
		for _, r := range a.Rules {
			numberRule(t, r)
		}
		numberBlock(t, a.Body)
	}
}

func numberBlock(t *Text, b *Block) {
	if b == nil {
		return
	}
	b.ID = len(t.Blocks)
	t.Blocks = append(t.Blocks, b)
	for _, s := range b.Sentences {
		s.ID = len(t.Sentences)
		t.Sentences = append(t.Sentences, s)
		listCond(t, s.If)
		for _, a := range s.Acts {
			numberAct(t, a)
		}
		if s.Modes != nil {
			listCond(t, s.Modes.Unless)
			for _, item := range s.Modes.Items {
				numberBlock(t, item)
			}
		}
		numberBlock(t, s.Then)
		numberBlock(t, s.Otherwise)
	}
}

func numberAct(t *Text, a *Act) {
	a.ID = len(t.Acts)
	t.Acts = append(t.Acts, a)
	if a.Rule != nil {
		numberRule(t, a.Rule)
	}
}

func numberRule(t *Text, r *Rule) {
	listCond(t, r.If)
	if r.Act != nil {
		numberAct(t, r.Act)
	}
	numberBlock(t, r.Then)
}

func listCond(t *Text, c *Cond) {
	if c == nil {
		return
	}
	t.Conds = append(t.Conds, c)
	for _, part := range c.And {
		listCond(t, part)
	}
}

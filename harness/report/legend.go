package report

import (
	"io"

	"dmconform/harness"
)

// ruleWords say in a few words what the rules are about whose numbers stand before events, in the order of the rules.
var ruleWords = [...]struct {
	number string
	says   [2]string
}{
	{"101.2", [2]string{`"can't" comes before "can"`, "「できない」は「できる」に優先する"}},
	{"104.2", [2]string{"how the game is won, and ends", "ゲームの勝ち方と終わり"}},
	{"113.6", [2]string{"a shield that is broken goes to its owner's hand", "ブレイクされたシールドは持ち主の手札に加わる"}},
	{"114.1", [2]string{"to draw is to put the top card of one's deck into one's hand", "引くとは、山札の一番上のカードを手札に加えること"}},
	{"115.3", [2]string{"who wins a battle", "バトルの勝者"}},
	{"400.5", [2]string{"a card that goes to another zone is a new object there", "別のゾーンに移ったカードは新しいオブジェクトになる"}},
	{"409.2a", [2]string{"what is to be put into the zone it lies in is not put", "今あるゾーンに置かれるカードは、置かれない"}},
	{"500.1", [2]string{"a turn and its steps", "ターンとそのステップ"}},
	{"506.1", [2]string{"an attack: who attacks, and what", "攻撃クリーチャーと攻撃先の指定"}},
	{"601.1", [2]string{"a card is used: a creature comes out, a spell is cast", "カードの使用"}},
	{"603.5a", [2]string{`"when it enters" looks at what has come into the battle zone`, "出た時の誘発は、バトルゾーンに出たものを見る"}},
	{"603.5c", [2]string{`"when it leaves" looks back at what was there just before`, "離れた時の誘発は、離れる直前の状態を見る"}},
	{"605.1", [2]string{"an ability resolves", "能力の解決"}},
	{"605.2c", [2]string{"what an ability says is done in the order of its text", "能力の効果は、書かれている順に行う"}},
	{"609.4", [2]string{"a replacement effect: something else happens instead", "置換効果：かわりに別のことが起こる"}},
	{"700.3", [2]string{`"does not leave": the move is begun, and the card stays`, "「離れない」：移動を行おうとし、カードは残る"}},
	{"701.2", [2]string{"to tap and to untap", "タップとアンタップ"}},
	{"701.3", [2]string{"to summon", "召喚"}},
	{"701.4", [2]string{"to cast a spell", "呪文を唱える"}},
	{"701.6", [2]string{"to destroy", "破壊"}},
	{"701.7", [2]string{"to discard", "手札を捨てる"}},
	{"701.8", [2]string{"to charge mana", "マナのチャージ"}},
	{"701.9", [2]string{"to reveal", "表向きにする、見せる"}},
	{"701.11", [2]string{"to shuffle", "シャッフル"}},
	{"701.12", [2]string{"to block", "ブロック"}},
	{"701.13", [2]string{"to battle", "バトル"}},
	{"701.14", [2]string{"to break a shield", "シールドのブレイク"}},
	{"701.21", [2]string{"a judge: both reveal the top card of their decks", "ガチンコ・ジャッジ"}},
	{"701.23", [2]string{"to seal: the top card of its owner's deck is put on it, face down", "封印をつける：持ち主の山札の上の1枚を裏向きに重ねる"}},
	{"701.24", [2]string{"to remove a seal", "封印を外す"}},
	{"701.30", [2]string{"GR summoning", "GR召喚"}},
	{"701.32", [2]string{"to turn a card into a shield", "シールド化"}},
	{"701.34", [2]string{"to choose", "選ぶ"}},
	{"804.7", [2]string{"a linked creature of which one card leaves: the others stay", "リンクしたクリーチャーの1枚が離れ、残りは残る"}},
	{"813.1a", [2]string{"a star evolution creature that would leave: only its top card does", "スター進化クリーチャーが離れる時、一番上のカードだけが離れる"}},
}

// Rules writes what the rules say whose numbers stand in the games that were explained.
func Rules(w io.Writer, traces []*harness.Trace, o ExplainOptions) error {
	p := newPrinter(w, o.Lang, o.Colour)
	printed := map[string]bool{}
	for _, t := range traces {
		for i := range t.Opening {
			printed[t.Opening[i].Rule] = true
		}
		for i := range t.Steps {
			for k := range t.Steps[i].Events {
				printed[t.Steps[i].Events[k].Rule] = true
			}
		}
	}
	title := p.lang.say("the rules, in a few words", "ルールの要点")
	for _, r := range ruleWords {
		if printed[r.number] {
			if title != "" {
				p.line(0)
				p.line(0, title)
				title = ""
			}
			p.line(2, pad(r.number, ruleWidth), r.says[p.lang])
		}
	}
	return p.w.Flush()
}

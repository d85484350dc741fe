package cardtext

func init() { cards = append(cards, moreCards...) }

// moreCards are the cards of the other documents.
var moreCards = []struct{ name, text string }{
	{"陰陽の舞", `
mana burst 0, w-soul

when this enters, if this entered from your mana: put 1 nature card from your mana into your graveyard
otherwise destroy this`},
	{"煉獄の悪魔龍 フォーエバー・オカルト", `
instead of paying its cost, you may destroy 3 of your creatures to summon this

w-breaker

when this attacks: return 1 creature from your graveyard to hand`},
	{"ラドン・ベップバーン", `
q-breaker

if your creature would battle opponent's creature: you may have this battle it instead

when this wins a battle: you may draw 1
after that you may put top 1 of your deck into your mana

during opponent's turn, opponent can't put creatures into the battle zone other than by summoning
opponent can't put creatures into the battle zone without tapping mana`},
	{"轟牙忍 ハヤブサリュウ", `
blocker, speed attacker, ninja strike 7`},
	{"龍世界 ドラゴ大王", `
t-breaker

when this enters: you may choose 1 of your creatures and choose 1 of opponent's creatures
then the chosen creatures battle each other

if a creature that is not "ドラゴン" would enter: put it into its owner's graveyard instead`},
	{"終断Δ ドルハカバ", `
speed attacker

while there is a field of yours, you may summon this from your graveyard`},
	{"FORBIDDEN STAR ～世界最後の日～", `
a seal can't be removed from your cards other than by this

once each turn, when you summon a darkness or fire "コマンド" creature with cost 5 or more or when your darkness or fire "コマンド" creature with cost 5 or more enters by invasion zero: remove a seal from 1 of your sealed cards with the same civilization as that creature

your creatures that are not "コマンド" that are not "イニシャルズ" without "禁断" in their name can't attack

this does not leave

when seal 4 is removed from this: destroy 1 of opponent's creatures with power 1111 or less

when seal 3 is removed from this: choose 1 of your creatures and it has slayer this turn

when seal 2 is removed from this: choose 1 of your creatures and it has power attacker +2222 this turn

forbidden big bang - when seal 1 is removed from this, if this is not sealed: flip this`},
	{"終焉の禁断 ドルマゲドンX", `
t-breaker

when this is flipped: opponent puts a seal on all of opponent's creatures

opponent can't remove a seal from opponent's sealed creatures
this can't be sealed

if this would leave: you may put 2 cards linked with this under this instead
then put 1 of your shields into your graveyard

in hand or deck or mana or shields or the graveyard or hyper or gr or abyss, you lose the game`},
	{"封鎖の誓い 玄渦", `
cards in opponent's graveyard do not leave the graveyard`},
	{"Disジルコン", `
blocker

you may summon this from your mana or graveyard

when this enters: draw 2 and discard 1`},
	{"賢樹 エルフィ-１", `
guardman, sasageru 1: "ディスペクター" creature

this can't attack

your "ディスタス" cards cost 1 less to summon, not less than 1`},
	{"龍風混成 ザーディクリカ", `
ex-life, w-breaker

when this enters: you may cast 1 spell with cost 7 or less from your hand or graveyard for free
then after casting it, put it on the bottom of its owner's deck

at the end of your turn, if you cast a spell this turn: destroy 1 of opponent's creatures with power 5500 or less
after that you may draw 1`},
	{"天地命動 バラギアラ", `
t-breaker

when this enters by summoning: untap all cards in your mana

reincarnation - when you cast this card: put cards from the top of your deck equal to the number of your creatures named "天地命動 バラギアラ" into your mana`},
	{"輪廻暴聖", `
s-trigger

opponent taps 2 of opponent's untapped creatures and you draw 1`},
	{"輪廻暴炎", `
1 of your creatures has speed attacker this turn
destroy any number of opponent's creatures with total power 3000 or less`},
	{"輪廻暴冥", `
s-trigger

choose 1 of opponent's creatures and it gets -4000 this turn
put 1 creature with cost 5 or less from your graveyard into the battle zone`},
	{"竜界電融 N・EXT", `
ex-life, speed attacker, w-breaker

when this enters: untap all "ディスペクター" or "ディスタス" cards in your mana

when this attacks: you may choose a player
then that player puts all cards in that player's hand or graveyard into that player's deck, shuffles that player's deck and draws 5`},
	{"Q.Q.QX.", `
when this leaves: opponent shuffles opponent's deck`},
	{"真羅万龍リュウセイ・ザ・ファイナル", `
w-breaker

when this attacks: draw 1 and put top 1 of your deck into your mana
after that you may choose 1 of opponent's creatures
then it battles this

parallel release - if this would leave: flip this instead`},
	{"激浪のリュウセイ・スプラッシュ", `
when this enters: draw 1
after that choose 1 of opponent's creatures, it can't attack until the start of your next turn and it can't block until the start of your next turn

awaken - at the start of your turn, if there is a psychic fire creature of yours and there is a psychic nature creature of yours: flip this`},
	{"蒼き団長 ドギラゴン剣", `
revolution change: fire or nature "ドラゴン" creature with cost 5 or more, t-breaker

your multicolored creatures have speed attacker

final revolution - when this enters by revolution change, if you have used no other final revolution this turn: put any number of non-evolution multicolored creatures with total cost 6 or less from your hand or mana into the battle zone`},
	{"龍神ヘヴィ", `
g-link: left of card named "破壊神デス" or card named "龍神メタル"

when this enters: you may destroy 1 of your creatures
then draw 1 and opponent destroys 1 of opponent's creatures

while this is a linked creature, opponent's creatures attack this each turn if able`},
	{"龍神メタル", `
g-link: right of card named "龍神ヘヴィ" or card named "破壊神デス", w-breaker

when this enters: you may put 1 of opponent's cross gears or 1 card in opponent's mana into its owner's graveyard

while this is a linked creature, this has t-breaker`},
	{"執拗なる鎧亜の牢獄", `
return 1 of opponent's creatures to hand
after that opponent discards 1 at random
if the discarded card has the same name as the returned creature, put 1 of opponent's shields into its owner's graveyard`},
	{"電磁 アクアン-２", `
g-strike, sasageru 2: "ディスペクター" creature

when this enters: reveal top 4 of your deck
put 1 each of water card, fire card, nature card among them into your hand
put the rest on the bottom of your deck in any order`},
	{"仙祖電融 テラスネスク", `
ex-life, blocker, just diver, w-breaker

when this enters: you may use 1 card with cost 4 or less from your hand for free`},
	{"聖沌忍法 7r0y", `
return 1 of your "メカ" or "シノビ" elements to hand
then you may put 1 "メカ" or "シノビ" creature with cost 5 or less from your hand into the battle zone`},
	{"星姫械 シリエス", `
once each turn, when your "メカ" element enters: you may draw 1

if this would leave: you may destroy 1 of your other "メカ" elements instead`},
	{"煙幕の聖沌 k3mur1", `
when this attacks: you may tap 1 of your other "メカ" or "シノビ" elements
then mekraid 5 "メカ"`},
	{"聖沌忍法 メカくしの術", `
s-trigger

tap or untap 1 creature
draw 1`},
	{"「蒼刀の輝将」", `
galax-shield [water 3], blocker, w-breaker

when this is put into your shields face up or when this enters: draw 1`},
	{"メテヲシャワァ・ヲヲロラシアタァ", `
vivid draw [water/fire 5], speed attacker, t-breaker

this can't be blocked

when this enters: draw 3

while this is attacking, opponent can't put creatures with cost at most the number of cards in your hand into the battle zone`},
	{"終末の時計 ザ・クロック", `
s-trigger

when this enters: the turn ends`},
	{"二極 シヴァイーヌ", `
s-back: light card with cost 9, blocker`},
	{"Dの侵略 クリム・ゾーン", `
d2

at the start of your turn: you may put 1 "ソニック・コマンド" creature from your hand into the battle zone

your "ソニック・コマンド" creatures do not return to hand`},
	{"覇王速 ド・レッド", `
mana armament - while there are 3 or more fire cards in your mana, this has speed attacker

this attacks each turn if able`},
	{"爆熱DX バトライ武神", `
t-breaker

when this attacks: reveal top 3 of your deck
put all non-evolution "ドラゴン" or "ヒューマノイド" creatures among them into the battle zone
if all of them are "ドラゴン" cards, your creatures have speed attacker this turn
after that put the rest on the bottom of your deck in any order

dragon evasion - if this would leave: flip this instead`},
	{"真・天命王 ネバーエンド", `
t-breaker

when your "ドラゴン" creature attacks: you may tap 1 of opponent's creatures
then it does not untap at the start of its owner's next turn

true escape - if this would leave: you may return 2 of your shields to hand instead`},
	{"魔天降臨", `
s-trigger

each player swaps that player's mana and that player's hand
after that tap all cards in each player's mana`},
	{"Disメイデン", `
blocker

when this enters: draw 1
after that put 1 card from your hand into your mana

once each turn, when you put a multicolored card into your mana: untap that card`},
	{"霊騎ラグマール", `
when this enters: each player puts 1 of that player's creatures into that player's mana`},
	{"忍鎖の聖沌 94nm4", `
when this attacks: you may turn top 1 of your deck into a shield

once each turn, when you put a card into your shields: mekraid 5 "メカ"`},
	{"魂と記憶の盾", `
turn 1 non-evolution creature into a shield`},
	{"インフェル星樹", `
g-strike, w-breaker

when this enters: put up to 2 non-creature elements into its owner's mana tapped

when a card is put into your mana from the battle zone: draw 1`},
	{"ナチュラル・トラップ", `
s-trigger

put 1 of opponent's creatures into its owner's mana`},
	{"魔光大帝ネロ・グリフィス", `
blocker, w-breaker

when your "ナイト" creature is destroyed: you may cast 1 light or darkness "ナイト" spell with cost 6 or less from your hand or light or darkness spell with cost 6 or less with s-trigger from your hand for free`},
	{"デーモン・ハンド", `
s-trigger

destroy 1 of opponent's creatures`},
	{"サイバー・チューン", `
s-trigger

draw 3
after that discard 2`},
	{"ペテンズ・ゲート", `
s-trigger

tap all of opponent's creatures
draw 1
break all of your shields`},
	{"ブレイン・スラッシュ", `
s-trigger

choose 1, or 2 if there is a water creature or tamaseed of yours and there is a darkness creature or tamaseed of yours
  - draw 3 and discard 1
  - put 1 creature with cost 8 or less from your graveyard into the battle zone`},
	{"冥幽のU ブライゼジェネレイド", `
if there are 2 or more of your shields, you may destroy 1 of your creatures to summon this from your graveyard paying [darkness 3]

blocker, w-breaker

when this enters: this breaks 2 of your shields

when your creature is destroyed: untap this`},
	{"宝魂剣と獄門盾の決断", `
in your shields, while there is a creature of yours with power 5000 or more, this has s-trigger

choose 2 times
  - put 1 creature with cost 3 or less from your hand or graveyard into the battle zone
  - choose 2 creatures and the chosen creatures battle each other
  - break 1 of opponent's shields`},
	{"ドラゴンズ・サイン", `
s-trigger

you may put 1 non-evolution light "ドラゴン" creature with cost 7 or less from your hand into the battle zone
it has blocker until the start of your next turn`},
	{"屑男", `
when another creature is destroyed: you may draw 1`},
	{"炎龍覇 グレンアイラ", `
s-trigger

when this enters: you may choose 1 of opponent's creatures
then it battles this

the first time each turn, when this wins a battle: put 1 dragheart fire weapon with cost 4 or less from your hyper into the battle zone equipped to this`},
	{"「助けて!モルト!!」", `
put 1 "ドラグナー" creature from your hand into the battle zone`},
	{"ルード・ザーナ", `
s-trigger, blocker

when this enters: draw 1
after that return all of opponent's creatures with cost at most the number of cards in your hand to hand`},
	{"轟速 ジャ・レッド", `
speed attacker, slayer

when this attacks: untap 4 cards in your mana`},
	{"ボルシャック・ドギラゴン", `
revolution 0 - in hand, when a creature attacks you, if there are none of your shields: you may reveal this card
then reveal top 1 of your deck
after that if it is a non-evolution fire creature, put it into the battle zone and put this card on it

evolution: fire creature, t-breaker

when this enters or when this attacks: you may choose 1 of opponent's creatures
then it battles this`},
	{"ヴェネラック-F5", `
during opponent's turn, when opponent puts a creature into the battle zone without tapping mana: you may turn that creature into a shield

during opponent's turn, when this leaves: tap 1 of opponent's creatures
after that it does not untap at the start of its owner's next turn`},
	{"聖帝ソルダリオス", `
evolution: "アーク・セラフィム" creature, w-breaker

meteorburn - when your creature could attack: you may put 1 card under this into its owner's graveyard
then put 1 non-evolution "アーク・セラフィム" or "ビーストフォーク" creature from your mana into the battle zone`},
	{"天命の精霊ワガハイ・キャット", `
blocker

this can't attack players

when this enters: you may turn 1 of your non-evolution "コマンド" creatures into a shield
then opponent turns 1 of opponent's "コマンド" elements into a shield`},
	{"神託の精霊アルメリック", `
blocker, w-breaker

when your creature attacks: name a card
after that look at 1 of your shields
if it has the same name as the named card, you may reveal it and return it to hand
then turn top 2 of your deck into a shield`},
	{"霊騎秘宝ヒャックメー", `
s-trigger, w-breaker

when this enters: discard your hand
if no cards were discarded this way, destroy this`},
	{"ジャババ・ハット", `
neo evolution: darkness creature, w-breaker

at the end of an attack of this: destroy this

when this is put into your graveyard, if it was an evolution creature: put this into the battle zone`},
	{"バイナラドア", `
s-trigger

when this enters: if there are 3 or more "ジョーカーズ" cards in your battle zone or mana, opponent puts 1 of opponent's creatures on the bottom of its owner's deck
after that draw 1`},
	{"未謎の鎖 ブリタネッコ", `
when this enters: you may put 1 of your creatures into your mana
then put 1 of opponent's creatures into its owner's mana

abare chain - when your creature attacks: if it is the first attack of this turn, put top 1 of your deck into your mana
after that you may return 1 card from your mana to hand`},
	{"勝利の女神ジャンヌ・ダルク", `
blocker, w-breaker

when this enters or when this attacks or when this blocks: you may tap up to 2 of opponent's creatures

opponent can't choose this by a fire creature or spell`},
	{"無双龍幻バルガ・ド・ライバー", `
speed attacker, mach fighter, t-breaker

when this attacks: you may reveal top 1 of your deck
then if it is a "ドラゴン" creature, put it into the battle zone
  otherwise put it into your mana`},
	{"光牙忍ハヤブサマル", `
ninja strike 4

when this enters: choose 1 of your creatures and it has blocker until the start of your next turn`},
	{"ア・ストラ・ゼーレ", `
the attached creature has powered breaker

when this is attached to a creature: return all of opponent's creatures with power less than the power of that creature to hand
if 6 or more creatures were returned this way, take an extra turn`},
	{"Code:1500 ＜アダム.Star＞", `
star evolution: "レクスターズ" creature or water creature, invasion: water "レクスターズ" card with cost 4 or more, w-breaker

when this enters: draw 1
after that return 1 of opponent's creatures to hand
until the start of your next turn, opponent can't put creatures with the same name as the returned creature into the battle zone`},
	{"最終龍覇 グレンモルト", `
speed attacker, powered breaker

this gets +3000 for each of your dragheart elements

when this enters, or at the start of your turn: put 1 dragheart weapon with cost 5 or less from your hyper with the same civilization as a card in your mana into the battle zone equipped to this

if this would leave: you may return 1 of your dragheart elements to hyper instead`},
	{"アポカリプス・デイ", `
s-trigger

if there are 6 or more creatures, destroy all creatures`},
	{"∞龍 ゲンムエンペラー", `
blocker, ∞-breaker, mugen crime 4 [water/darkness 4]

abilities of creatures with cost 5 or less are ignored
abilities of spells with cost 5 or less are ignored`},
	{"将龍剣 ガイアール", `
when this enters: you may choose 1 of opponent's creatures
then it battles the attached creature`},
	{"エヴォル・ドギラゴン", `
evolution: fire creature, t-breaker

when this wins a battle: untap this`},
	{"ウシミツ童子 ＜マルバス.鬼＞", `
star evolution: "レクスターズ" creature or darkness creature, w-breaker

when this enters: you may put top 3 of your deck into your graveyard

when your tamaseed enters: you may put 1 creature with cost 4 or less that can evolve from that tamaseed from your graveyard on it`},
	{"「正義星帝」 ＜ライオネル.Star＞", `
star evolution: "レクスターズ" creature or light creature, w-breaker

when this enters: draw 1
after that you may put 1 light tamaseed from your hand into the battle zone

once each turn, when your tamaseed enters: you may put 1 evolution creature with cost 6 or less from your hand into the battle zone`},
	{"U・S・A・AIDORU", `
speed attacker

in hand, when your evolution creature is destroyed, if there are none of your creatures named "U・S・A・AIDORU": you may put this into the battle zone`},
	{"ディメンジョン・ゲート", `
s-trigger

look at your deck
you may reveal 1 creature among them and put it into your hand
shuffle your deck`},
}

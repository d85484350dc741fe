package cardtext

import (
	"reflect"
	"strings"
	"testing"
)

// cards are whole texts of real cards, in the canonical spelling.
var cards = []struct{ name, text string }{
	{"悪魔妖精ベラドンナ", `
when this enters: you may destroy this
then choose 1
  - opponent discards 1 at random
  - put top 1 of your deck into your mana`},
	{"空間型無限収納ストラトバッグ", `
the first time each turn, when a card leaves your mana: you may put top 1 of your deck into your mana

if opponent's element or a card under it would leave: you may put it into its owner's mana instead`},
	{"極幻空 ザハ・エルハ", `
the attached creature has powered breaker

when this or another aura of yours is attached to your creature: you may draw 1

if your shield would be put into any zone other than hand: it stays instead`},
	{"魔王と天使 ＜アブゾ・ドルバ.Star＞", `
star evolution: "レクスターズ" creature or light or darkness creature, w-breaker

when this enters: you may put 1 of your shields into your graveyard
then choose 1 of opponent's creatures and it gets -9000 this turn

when this attacks: draw 1
after that turn 1 card from your hand into a shield`},
	{"特攻人形ジェニー", `
when this enters: you may destroy this
then opponent discards 1 at random`},
	{"転生プログラム", `
s-trigger

destroy 1 creature
then its owner reveals cards from the top of its owner's deck until a non-evolution creature, puts 1 non-evolution creature among them into the battle zone and puts the rest into its owner's graveyard`},
	{"フォーク＝フォック", `
when this enters: you may put top 3 of your deck into your graveyard
then you may return 1 "アビス" card from your graveyard to hand`},
	{"一なる伝印 イワシモンズ", `
dynamo: "ダイナモ" creature

when this becomes tapped: you may draw 1`},
	{"ピーカプのドライバー", `
tap: destroy 1 of opponent's creatures with blocker`},
	{"残虐覇王デスカール", `
tap: opponent discards 2 at random`},
	{"デッドリー・ラブ", `
s-trigger

you may destroy 1 of your creatures
then destroy 1 of opponent's creatures`},
	{"リーフストーム・トラップ", `
s-trigger

put 1 of your creatures into your mana
after that put 1 of opponent's creatures into its owner's mana`},
	{"トゥリナーツァッチ ＜エンパペ.Star＞", `
if this evolves from a tamaseed, this costs 2 less to summon

star evolution: "レクスターズ" creature or darkness creature, w-breaker

when this attacks: opponent discards 2
otherwise you may draw 2`},
	{"龍世界 〜龍の降臨する地〜", `
at the start of your turn: put top 1 of your deck into your graveyard
after that if the put card is a non-evolution "ドラゴン" creature, you may put this into your graveyard
then put the put card into the battle zone`},
	{"ビシット・アメッチ", `
ultra saver: fire "ドラゴン" card`},
	{"鬼の轟き 参角", `
t-breaker

at the end of your turn: choose 1
  - draw 1
  - put 1 creature from your hand with cost at most the number of cards in your hand into the battle zone

labyrinth - when opponent's creature attacks, if you have more shields than opponent: you may untap 1 of your creatures
then change the attack's target to it`},
	{"ジェイ-SHOCKER", `
j-tornado - when this attacks: you may return 1 of your other "ジョーカーズ" creatures to hand
then until the start of your next turn, opponent can't put cards with the same cost as it into the battle zone`},
	{"暗黒鎧 ザロスト", `
blocker

this can't attack

in your graveyard, at the start of your turn: you may put 1 of your shields into your graveyard
then put this into the battle zone`},
	{"ジャストアイデア・ステートメント", `
look at opponent's hand
after that you may choose 1 creature among them
then opponent puts it into the battle zone ignoring what triggers and you draw 5`},
	{"絶・拳・一・番", `
s-trigger

you may turn 1 of your creatures into a face-up shield
then turn 1 of opponent's creatures into a face-up shield`},
	{"凶鬼90号 ゾレーゴ", `
w-breaker

when this enters: destroy 1 of opponent's creatures`},
	{"「大当たり!もう一本!!」", `
the next creature of yours that enters triggers twice this turn`},
	{"電脳鎧冑アナリス", `
when this enters: you may destroy this
then choose 1
  - put top 1 of your deck into your mana
  - draw 1`},
	{"爆砕面 ジョニーウォーカー", `
when this enters: you may destroy this
then choose 1
  - put top 1 of your deck into your mana
  - destroy 1 of opponent's creatures with power 2000 or less`},
	{"暴筋の父豹", `
mach fighter, w-breaker

when this enters: you may put 1 of opponent's creatures into its owner's mana
then choose 1 non-evolution creature in opponent's mana and opponent puts it into the battle zone`},
	{"零龍", `
world breaker

when this enters: the power of all of opponent's creatures becomes 0 this turn

while this is a creature with power 0 or less, this does not leave
this wins all battles

while this card is not in the battle zone, you lose the game`},
	{"不滅の精霊パーフェクト・ギャラクシー", `
w-breaker, shield force

while its force shield is in your shields, this has blocker

while its force shield is in your shields, if this would leave: it stays instead`},
	{"バリバリ・ケドケド", `
creatures can't be put into shields or mana
creatures can't be put into the battle zone from shields or mana`},
	{"無双竜鬼ミツルギブースト", `
when this enters: you may put this into your mana
then destroy 1 of opponent's creatures with power 6000 or less`},
	{"ワルスラ・プリンスS", `
w-breaker

when you summon another creature of yours: you may destroy that creature
then reveal top 1 of your deck
after that if the revealed card is a creature and the revealed card shares a civilization with the destroyed creature, put it into the battle zone
  otherwise put the revealed card into your hand`},
	{"虹速 ザ・ヴェルデ", `
you may summon this from your mana

mach fighter

this is every civilization

in your graveyard, this is every civilization`},
	{"五連の精霊オファニス", `
g-zero: there are cards of all civilizations in the battle zone

if your creature would be destroyed, if there are cards of all civilizations in the battle zone: return it to hand instead`},
	{"暴輪の妹豹", `
blocker

when this wins a battle: you may put top 1 of your deck into your mana
then you may return 1 card from your mana to hand`},
	{"遅丸の鎖 アチョーボア", `
blocker

abare chain - when your creature attacks, if it is the first attack of this turn: you may put 1 of your other creatures into your mana
then opponent puts 1 of opponent's creatures into its owner's mana`},
	{"麗姫 アントワ-2", `
sasageru 2: "ディスペクター" creature

when this enters: you may discard your hand
then draw 3`},
	{"夜露死苦 キャロル", `
if this would be put into your graveyard, if there is a fire card in your mana and there is a water card in your mana: return it to hand instead`},
	{"ギラミリオン ＜クーカイ.Star＞", `
star evolution: "レクスターズ" creature or light creature

when this attacks: you may tap 1 of your creatures
then untap this

while this is untapped, this wins all battles`},
	{"未来の法皇 ミラダンテSF", `
revolution change: light or water "ドラゴン" creature with cost 5 or more, t-breaker

final revolution - when this enters by revolution change, if you have used no other final revolution this turn: you may draw 1
then you may cast 1 light or water spell with cost 6 or less from your hand for free`},
	{"モモキング -旅丸-", `
during opponent's turn, if opponent would put a creature into the battle zone without tapping mana: put it into its owner's mana instead

shinka power - when this evolves: during opponent's next turn, opponent can't put creatures into the battle zone without tapping mana`},
	{"灼熱連鎖 テスタ・ロッサ", `
w-breaker

blazing dron-go - in hand, when your creature with "テスタ・ロッサ" in its name is destroyed: you may put this into the battle zone
then put top 5 of your deck into your graveyard
after that put all non-exile creatures with "テスタ・ロッサ" in their name among them into the battle zone
after that they have speed attacker
after that at the end of this turn, put them on the bottom of your deck in any order

you can't put another exile creature with "テスタ・ロッサ" in its name into the battle zone`},
	{"Code:1500", `
just diver

when this enters: draw 1

shinka power - when this evolves: you may turn 1 card from your hand into a shield
then return 1 of your shields to hand`},
	{"極悪！獄鬼夜城", `
d2

at the end of each turn, if a creature attacked this turn: the turn player chooses 1 shield and its owner returns it to hand

oni time - while there are 6 or fewer shields, cards can't be put into shields`},
	{"堕呪 ウキドゥ", `
look at 1 shield
you may put it into its owner's graveyard
then its owner turns top 1 of its owner's deck into a shield
draw 1`},
	{"覚醒連結 XXDDZ", `
ex-life, w-breaker

your creatures have speed attacker and slayer

when this attacks: you may put its ex-life shield into your graveyard
then until the start of your next turn, opponent can't cast spells`},
	{"海龍神クリスド", `
just diver, t-breaker

when your "ドラゴン" creature enters: draw up to 5

opponent can't cast spells with cost less than the number of cards in your hand`},
	{"暗獅連結 グレイテスト・ネルザ", `
ex-life, speed attacker, t-breaker

your shields have g-strike

when this attacks: you may cast 1 spell with cost 10 or less from your graveyard for free
then after casting it, put it on the bottom of its owner's deck`},
	{"不死鳥縫合 ブラック・ビッグバン", `
ex-life, blocker, t-breaker

when this enters or when this attacks: put top 2 of your deck into your graveyard
after that draw 2

you do not lose by an empty deck

if you would draw, if there are no cards in your deck: you may put 1 creature from your graveyard into the battle zone instead`},
	{"ナーガの海黒環", `
shinkalize

when this enters: you may put top 3 of your deck into your graveyard
then return 1 water or darkness card from your graveyard to hand

once each turn, when a card leaves your graveyard: choose 1
  - opponent discards 1
  - draw 1`},
	{"零獄接続王 ロマノグリラ0世", `
ex-life, mach fighter, t-breaker

when this enters: you may look at top 3 of your deck
then put 1 of them into your graveyard and put the rest into your mana

when this attacks: put up to 1 each of creature from your mana, creature from your graveyard with total cost at most the number of cards in your mana into the battle zone

while this is tapped, you can't be attacked`},
	{"STARSCREAM -BOT MODE-", `
w-breaker

when this is attacked: you may flip this and untap this
then the attack ends`},
	{"STARSCREAM -ALT MODE-", `
speed attacker

when this attacks: judge
after that if you won, flip this`},
	{"超神星DOOM・ドラゲリオン", `
this costs 1 less to summon for each card under it, not less than 1

super-infinite graveyard evolution, t-breaker

meteorburn - when this attacks: you may put 1 card under this into its owner's graveyard
then choose 1 of opponent's creatures and it gets -9000 this turn
after that put 1 non-evolution creature from your graveyard into the battle zone`},
	{"神の試練", `
reveal cards from the top of your deck until 2 cards with the same cost
if the whole deck was revealed, take an extra turn and you do not lose by an empty deck for the rest of the game
put the revealed cards into your hand`},
	{"電脳の海を彷徨うエレキギター", `
when you use a spell of yours or another tamaseed of yours: you may draw 1
then discard 1`},
	{"赤い稲妻 テスタ・ロッサ", `
while this battles, this gets +2000

during opponent's turn, if opponent's creature would enter other than by summoning: put it into its owner's graveyard instead`},
	{"絶望神サガ", `
when this enters, or at the start of your turn: draw 1 and discard 1
after that if there are 3 or more creatures in your graveyard, you may put 1 "ゴッド" or "オリジン" card with cost 5 or less from your graveyard into the battle zone
then destroy this`},
	{"とこしえの超人", `
g-strike

this can't attack players

if opponent would put a card into the battle zone from anywhere other than hand: put it into its owner's mana instead`},
	{"キャンベロ ＜レッゾ.Star＞", `
star evolution: "レクスターズ" creature or fire creature, invasion: fire "レクスターズ" card with cost 4 or more, w-breaker

when this enters: during opponent's next turn, opponent can put only 1 creature into the battle zone

when this card leaves: untap all creatures under it`},
	{"超神羅星アポロヌス・ドラゲリオン", `
ultimate evolution: evolution creature, invasion: evolution fire "ドラゴン" creature, t-breaker

when opponent chooses this: put 2 cards in opponent's mana into its owner's graveyard

meteorburn - when this enters: you may put 3 cards under this into its owner's graveyard
then this breaks all of opponent's shields`},
	{"星空に浮かぶニンギョ", `
g-strike, slayer

during opponent's turn, if opponent would put a card into opponent's mana from anywhere other than hand: put it into its owner's graveyard instead`},
	{"チアスカーレット アカネ", `
mach fighter, w-breaker

during your turn, you may summon a "ジャイアント" creature from your mana
then put top 1 of your deck into your mana

when this attacks: you may put 1 of your other "ジャイアント" elements into your mana
then mekraid 8 "ジャイアント"`},
	{"若き大長老 アプル", `
g-strike, guardman

opponent's cards do not leave the graveyard or mana
opponent can't cast spells from the graveyard or mana`},
	{"ノラディ:ド:スルーザ", `
abyss rush

when this enters or when opponent chooses this: opponent discards 1 at random

when this attacks: you may put 4 cards from your graveyard on the bottom of your deck in any order
then mekraid 8 "アビス"
otherwise put up to top 4 of your deck into your graveyard`},
	{"ド:スモンマー", `
blocker

when this enters: choose 1
  - you may put 4 cards from your graveyard on the bottom of your deck in any order
    then mekraid 8 "アビス"
  - put top 4 of your deck into your graveyard`},
	{"グ:ボガメン", `
abyss rush

when this attacks: you may destroy 1 of your other creatures
then mekraid 5 "アビス"`},
	{"アビスベル＝ジャシン帝", `
blocker, w-breaker

"アビス" creatures in your graveyard have abyss rush

if this would leave: you may discard 2 instead

creatures in your graveyard cost 2 less to summon, not less than 1`},
	{"邪幽 ジャガイスト", `
blocker, w-breaker

when this enters: you may discard 2
then mekraid 5 "アビス"

once each turn, when a creature enters from your deck: you may put 1 "アビス" creature with cost at most the cost of that creature from your graveyard into the battle zone
then it can attack players this turn
after that at the end of this turn, if it attacked this turn, put it on the bottom of its owner's deck`},
	{"ガ:ナテハ", `
blocker, slayer

at the start of your turn: you may put 2 of your shields into your graveyard
then mekraid 8 "アビス"`},
	{"深淵の襲傘 アンブレラ＝イザベラ", `
w-breaker

when this enters or when this attacks: choose 1
  - destroy 1 of opponent's elements
    after that you may put cards from the top of your deck equal to the cost of the destroyed element into your graveyard
  - you may put 13 cards from your graveyard on the bottom of your deck shuffled
    then opponent puts 13 of opponent's cards from hand or the battle zone on the bottom of opponent's deck shuffled`},
	{"「正義と正義の盾」", `
g-strike

choose 1 of opponent's creatures
opponent may return it to hand
then draw 2
otherwise opponent turns it into a shield and you turn top 1 of your deck into a shield`},
	{"ヤバスギル・ラップ", `
choose 1 of opponent's creatures
opponent may destroy it
otherwise you may put 1 creature from your hand or graveyard into the battle zone`},
	{"終末縫合王 ザ＝キラー・キーナリー", `
ex-life, t-breaker

when this enters: choose 1 of opponent's creatures
you may return it to hand
after that put 1 creature with cost at most the cost of the chosen creature from your graveyard into the battle zone

if an ability of opponent's creature would trigger by entering: it does not trigger instead`},
	{"The邪悪 寄成ギョウ", `
t-breaker

if an ability of opponent's creature would trigger by entering: use it instead

at the start of opponent's turn: you may choose 1 creature in opponent's graveyard
then opponent puts it into the battle zone tapped`},
	{"頂上接続 ムザルミ＝ブーゴ1st", `
ex-life, blocker, w-breaker

when this enters: you may put 1 card with cost 6 or less from your hyper into the battle zone equipped to this
then you may put top 5 of your deck under its ex-life shield face down

cards in your mana are every civilization`},
	{"ギガベロス", `
w-breaker

when this enters: destroy 2 of your other creatures
otherwise destroy this`},
	{"友斬のマジ・スマーン", `
w-breaker

when this enters: destroy 1 of your psychic creatures
otherwise destroy this`},
	{"スカル・チェーンソー", `
opponent discards 1
otherwise opponent chooses 1
  - opponent destroys 1 of opponent's creatures
  - opponent puts 1 card in opponent's mana into its owner's graveyard`},
	{"あるまじきモンジロー", `
mach fighter, w-breaker

at the end of your turn: you may put 1 nature card with the same name as a tamaseed or creature from your mana into the battle zone
otherwise you may put top 1 of your deck into your mana`},
	{"夢幻の無", `
mugen crime 4 [water/darkness 4]

draw 1
opponent may skip their next turn
otherwise choose 1 card in opponent's hand at random and choose 1 of opponent's creatures
after that opponent puts the chosen cards on the bottom of opponent's deck in any order
after that you may put 1 water or darkness creature from your hand or graveyard into the battle zone

after casting this, put it on the bottom of its owner's deck`},
	{"飛びかかるジャガー", `
at the start of your turn, if this entered during your previous turn: you may pay [nature 1]
otherwise destroy this`},
}

func TestCards(t *testing.T) {
	for _, c := range cards {
		t.Run(c.name, func(t *testing.T) {
			src := strings.TrimPrefix(c.text, "\n")
			text, err := Parse(src)
			if err != nil {
				t.Fatalf("%v\n%s", err, src)
			}
			printed := Print(text)
			if printed != src {
				t.Fatalf("printed back:\n%s\n\nwanted:\n%s", printed, src)
			}
			again, err := Parse(printed)
			if err != nil || !reflect.DeepEqual(text, again) {
				t.Fatalf("the printed text is another tree (%v)", err)
			}
		})
	}
}

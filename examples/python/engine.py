#!/usr/bin/env python3
"""A toy engine that plays six cards through the protocol: conform run --engine "python3 engine.py"

It needs nothing but the standard library. A game is a generator: it yields a decision, and is sent what was chosen. So an
effect reads like the text of its card. The price is that a game cannot be forked: the runner begins again instead.

It gets one ruling wrong, on purpose. Can you tell which before the runner does?
"""

import json
import sys

# name: civilization, cost, power
CREATURES = {
    "アクア・ビークル": ("water", 2, 1000),
    "ニガワライ": ("nature", 2, 2000),
    "ヤミノレオール": ("darkness", 2, 2000),
    "予言者リュゾル": ("light", 2, 2000),
    "特攻人形ジェニー": ("darkness", 2, 1000),
    "ギガベロス": ("darkness", 5, 8000),
}
ZONES = ["battle", "hand", "mana", "shields", "grave", "deck", "hyper", "gr", "abyss"]


class Unsupported(Exception):
    """What this engine cannot play. It says so, and does not guess."""


class Game:
    def __init__(self, request):
        board = request["board"]
        for what in ("events", "keywords"):
            if request.get(what):
                raise Unsupported(what)
        if board.get("step", "main") != "main":
            raise Unsupported("a game that begins in the %s step" % board["step"])
        self.names = [card["name"] for card in request["cards"]]
        self.turn = board["turn"]
        self.tapped = set()
        self.zones = {}
        for player in ("you", "opponent"):
            lies = board.get(player, {})
            self.zones[player] = {zone: [self.place(card) for card in lies.get(zone, [])] for zone in ZONES}
        self.flow = self.main_step()
        self.decision = next(self.flow)

    def place(self, card):
        """A card is its number, or an object that says more of it."""
        if isinstance(card, int):
            return card
        for key in card:
            if key not in ("card", "tapped"):
                raise Unsupported("a card that lies so: " + key)
        if card.get("tapped"):
            self.tapped.add(card["card"])
        return card["card"]

    def choose(self, chosen):
        self.decision = self.flow.send(chosen)

    def main_step(self):
        """Asks for acts, for ever. Attacks and charging mana are not played here."""
        player = self.turn
        while True:
            acts = [{"verb": "summon", "card": c, "from": "hand"} for c in self.zones[player]["hand"] if self.payment(c)]
            [chosen] = yield ask(player, "act", acts + [{"verb": "end"}])
            if chosen == len(acts):
                raise Unsupported("the next turn")
            card = acts[chosen]["card"]
            self.tapped.update(self.payment(card))
            self.move(card, player, "battle")
            if self.names[card] == "特攻人形ジェニー":
                yield from self.jenny(player, card)
            if self.names[card] == "ギガベロス":
                yield from self.gigaberos(player, card)

    def jenny(self, player, card):
        """When this enters: you may destroy this. Then opponent discards 1 at random."""
        options = [{"verb": "use", "card": card, "as": "trigger"}, {"verb": "decline", "card": card, "as": "trigger"}]
        [chosen] = yield ask(player, "use", options, card)
        if chosen == 1:
            return
        self.move(card, player, "grave")
        other = "opponent" if player == "you" else "you"
        hand = list(self.zones[other]["hand"])
        if len(hand) > 1:
            # What is random is asked of chance, so that the runner can look at every way it may go.
            [chosen] = yield ask("chance", "chance", [{"card": c} for c in hand], card)
            self.move(hand[chosen], other, "grave")
        elif hand:
            self.move(hand[0], other, "grave")

    def gigaberos(self, player, card):
        """When this enters: destroy 2 of your other creatures. Otherwise destroy this."""
        others = [c for c in self.zones[player]["battle"] if c != card]
        if len(others) > 1:
            # Two at once, instead of one after the other: one of the coarser questions of the protocol.
            decision = ask(player, "choose", [{"card": c} for c in others], card)
            decision["pick"] = {"min": 2, "max": 2}
            for chosen in (yield decision):
                self.move(others[chosen], player, "grave")
        elif others:
            # Wrong on purpose: with one other, two cannot be destroyed, so this should be.
            self.move(others[0], player, "grave")
        else:
            self.move(card, player, "grave")

    def payment(self, card):
        """The first mana that pays for a card, one of its civilization among it; nothing if it cannot be paid for."""
        civilization, cost, _ = CREATURES[self.names[card]]
        mana = [c for c in self.zones[self.turn]["mana"] if c not in self.tapped]
        fitting = [c for c in mana if CREATURES[self.names[c]][0] == civilization]
        if not fitting or len(mana) < cost:
            return []
        return fitting[:1] + [c for c in mana if c != fitting[0]][: cost - 1]

    def move(self, card, player, zone):
        for cards in self.zones[player].values():
            if card in cards:
                cards.remove(card)
        self.tapped.discard(card)
        self.zones[player][zone].append(card)

    def position(self):
        board = {"turn": self.turn, "step": "main"}
        for player, zones in self.zones.items():
            board[player] = {zone: [self.lies(card, zone) for card in cards] for zone, cards in zones.items() if cards}
        return {"decision": self.decision, "board": board}

    def lies(self, card, zone):
        more = {"card": card}
        if card in self.tapped:
            more["tapped"] = True
        if zone == "battle":
            more["power"] = CREATURES[self.names[card]][2]
        return more if len(more) > 1 else card


def ask(player, kind, options, by=None):
    decision = {"player": player, "kind": kind, "options": options}
    if by is not None:
        decision["by"] = by
    return decision


class Engine:
    game = None

    def answer(self, request):
        do = request.get("do")
        if do == "hello":
            return {
                "engine": {
                    "protocol": 1,
                    "name": "toy in Python",
                    "version": "1",
                    "language": "Python",
                    "cards": list(CREATURES),
                    "chance": True,
                }
            }
        if do == "new":
            self.game = Game(request)
            return {"position": self.game.position()}
        if do == "choose":
            options = self.game.decision["options"]
            chosen = request["options"] if "options" in request else [request["option"]]
            if not all(0 <= i < len(options) for i in chosen):
                return {"error": "there is no such option"}
            self.game.choose(chosen)
            return {"position": self.game.position()}
        if do == "bye":
            return {}
        return {"unsupported": "the request %s" % do}


def main():
    engine = Engine()
    for line in sys.stdin.buffer:
        request = json.loads(line)
        try:
            reply = engine.answer(request)
        except Unsupported as what:
            reply = {"unsupported": str(what)}
        except Exception as what:  # a mistake of ours ends the case, not the engine
            reply = {"error": repr(what)}
        reply["id"] = request["id"]
        print(json.dumps(reply), flush=True)  # without flush the runner waits in vain
        if request.get("do") == "bye":
            return


if __name__ == "__main__":
    main()

"""Somebody who has only done the lessons of Sabika: no list of legal moves, no rules of the engine, only the table.

Each thing the newcomer knows names the text that says it (`TAUGHT`). Bonuses of cards and tokens are in no lesson:
there the table asks, shows what there is to choose, and the newcomer takes something of it (`ASKED`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from comares.kernel.view import View
from comares.sabika.view import Party, SabikaView, sabika_view
from comares.sabika.view_parts import Worker

TAUGHT = {
    "each worker acts once a round, on its ring": "lesson-sabika-rondel-rings",
    "two steps free, then 1 dinar each, and 1 for each worker of others": "lesson-sabika-rondel-way",
    "another space, and not that of the other architect": "lesson-sabika-rondel-way",
    "the action of the space, then what lies between the rings": "lesson-sabika-resources-raw",
    "quarries give three": "lesson-sabika-rondel-take",
    "too much for the boxes is given up": "lesson-sabika-resources-first",
    "the market: 2 dinars, two operations": "lesson-sabika-market-crowd",
    "prices of marble and tile": "lesson-sabika-market-buy",
    "gypsum and up to two others for a large building": "lesson-sabika-buildings-large",
    "left or right": "lesson-sabika-balance-lay",
    "a token beside the space, on a storehouse": "lesson-sabika-storehouses-expand",
    "the way to Fez, and goods for it": "lesson-sabika-export-city",
    "what production takes": "lesson-sabika-consolidation-production",
    "a ship on the left half for a consolidation": "lesson-sabika-consolidation-halves",
    "what a poem costs": "lesson-sabika-poems-costs",
    "reactivating takes a red poem, crafting nothing": "lesson-sabika-poems-others",
    "rest": "lesson-sabika-round-rest",
    "how taxes are paid": "lesson-sabika-round-pay",
}
# Questions in which the table shows all there is to choose: the newcomer need not know more.
ASKED = {"keep", "act", "take", "raw", "good", "produce", "building", "reward", "bonus", "city", "production", "choose"}
ASKED |= {
    "income",
    "first",
    "reactivate",
    "token",
    "red-city",
    "ship",
    "balance",
    "levy",
    "reuse",
    "storehouse",
}

SIZE = {"outer": 8, "middle": 6, "inner": 6}
MARKETS, QUARRIES, STOREHOUSES, CONSTRUCT = (1, 5), (2, 6), (3, 7), (4, 8)
PRODUCTION, EXPORT, CONSOLIDATE = (1, 4), (2, 5), (3, 6)
CRAFT, ENGRAVE, REACTIVATE = (1, 4), (2, 5), (3, 6)
# What a worker is sent for, and how many materials or goods it takes at most.
ACTIONS = {"construct": 3, "engrave": 2, "export": 2, "storehouse-action": 0, "consolidate": 0}
SPACES = {("outer", space): "construct" for space in CONSTRUCT} | {("inner", space): "engrave" for space in ENGRAVE}
SPACES |= {("outer", space): "storehouse-action" for space in STOREHOUSES}
SPACES |= {("middle", space): "export" for space in EXPORT} | {
    ("middle", space): "consolidate" for space in CONSOLIDATE
}
NEAREST = "fez"
TO_THE_NEAREST = 1  # dinar
PRICES = {"tile": 3, "marble": 2}
BLUE_COST, RED_COST = 1, 2
SOMETIMES = 0.3
ON_A_STOREHOUSE = 2
TAX_DUE = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6}  # as the round track shows, by the narrator's space


class SabikaNewcomer:
    """Answers a question of the table from what lies on it. Remembers where the last worker went, and what for."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.space = 0
        self.begins = False  # the worker has just come to its space
        self.meant = ""  # the action that the worker went for; a bonus may ask for another one
        self.uses = 0  # how many materials or goods at most, if it was meant

    def choose(self, view: View, kind: str) -> str | None:
        """The code of a move; None: it takes something of what the table shows."""
        first, self.begins = self.begins, False
        if kind == "act" and first:
            return "main"
        if kind in ASKED or (kind in ACTIONS and kind != self.meant) or (kind in ("use", "deliver") and not self.uses):
            return None
        table = sabika_view(view)
        assert table.viewer is not None
        me = table.parties[table.viewer]
        if kind == "turn":
            return self.turn(table, me)
        if kind in ACTIONS:
            self.meant, self.uses = "", ACTIONS[kind]
        answers: dict[str, Callable[[], str]] = {
            "construct": lambda: "large",
            "engrave": lambda: f"engrave {next(filter(None, table.short_open))} {self.colour(me)}",
            "use": lambda: f"use {'+'.join(self.materials(me))}",
            "lay": lambda: "lay right",
            "operations": lambda: operation(me),
            "give-up": lambda: f"give-up {next(kind for kind, count in stock(me).items() if count)}",
            "storehouse-action": lambda: f"expand {self.token(table)} {room(me)}",
            "export": lambda: f"export {NEAREST}",
            "deliver": lambda: f"deliver {self.good(me)}",
            "consolidate": lambda: f"consolidate {me.left[0]}",
            "pay": lambda: payment(table, me),
        }
        return answers[kind]()

    def turn(self, table: SabikaView, me: Party) -> str:
        """A worker that stands goes where it can act and can pay the way; or it rests."""
        standing = [worker for worker in me.workers if not worker.lying]
        walks = [
            (worker, space)
            for worker in standing
            for space in useful(worker, table, me)
            if self.may_go(worker, space, me) and way(worker, space, table) <= spare(worker, me)
        ]
        if not walks:
            return f"rest {standing[0].worker}"
        worker, self.space = self.luck.choice(walks)
        self.begins = True
        self.meant = SPACES.get((worker.ring, self.space), "")
        return f"work {worker.worker} {self.space}"

    @staticmethod
    def may_go(worker: Worker, space: int, me: Party) -> bool:
        """Not where it stands, nor where the other architect is."""
        architects = [other.space for other in me.workers if other.ring == worker.ring]
        return space not in architects and not is_twin(worker, me)

    def materials(self, me: Party) -> list[str]:
        """A gypsum and up to two others for a building, up to two different ones for a poem."""
        most, self.uses = self.uses, 0
        return [kind for kind, count in vars(me.materials).items() if count][:most]

    def colour(self, me: Party) -> str:
        """Blue, or now and then red, if the dinars are enough."""
        return "red" if me.dinars >= RED_COST + len(me.red) and self.luck.random() < SOMETIMES else "blue"

    def good(self, me: Party) -> str:
        """One of the goods in the storehouses."""
        self.uses = 0
        return goods(me)[0]

    def token(self, table: SabikaView) -> int:
        """An open token beside the space: the right ones on space 3, the left ones on space 7."""
        return next(filter(None, tokens_at(self.space, table)))


def is_twin(worker: Worker, me: Party) -> bool:
    """Whether it is the second of two architects in the workshop: they are alike, so the first one goes."""
    return worker.worker == "architect-2" and worker.space == 0 == me.workers[0].space and not me.workers[0].lying


def useful(worker: Worker, table: SabikaView, me: Party) -> list[int]:
    """The spaces whose action the lessons told of, and that can be done."""
    if worker.ring == "outer":
        spaces = [*MARKETS, *QUARRIES]
        spaces += CONSTRUCT if me.materials.gypsum else ()
        spaces += [space for space in STOREHOUSES if room(me) and any(tokens_at(space, table))]
        return spaces
    if worker.ring == "middle":
        return trading(me)
    return writing(table, me)


def trading(me: Party) -> list[int]:
    """Where the merchant has something to do: raw for production, goods and no ship in Fez for an export, a
    ship on a left half for a consolidation."""
    spaces = list(PRODUCTION) if me.raw.total else []
    spaces += EXPORT if goods(me) and NEAREST not in (*me.left, *me.right) else ()
    return spaces + list(CONSOLIDATE if me.left else ())


def writing(table: SabikaView, me: Party) -> list[int]:
    """Where the poet has something to do: a poem is worth most and takes a material; else a red poem that one has works
    again, and dinars are there for everybody."""
    has_material = me.materials.gypsum + me.materials.wood + me.materials.marble
    if has_material and any(table.short_open):
        return list(ENGRAVE)
    return [*CRAFT, *(REACTIVATE if me.red else ())]


def tokens_at(space: int, table: SabikaView) -> list[int]:
    """The open tokens beside a space of storehouses."""
    return table.storehouses[2:] if space == STOREHOUSES[0] else table.storehouses[:2]


def way(worker: Worker, space: int, table: SabikaView) -> int:
    """What the way costs: steps beyond two, and the workers of others on the space."""
    steps = (space - worker.space) % SIZE[worker.ring] if worker.space else 0
    others = [each for seat, party in enumerate(table.parties) if seat != table.viewer for each in party.workers]
    crowd = sum(each.ring == worker.ring and each.space == space for each in others)
    sultan: list[int] = vars(table.sultan)[worker.ring]
    return max(steps - 2, 0) + crowd + sultan.count(space)


def spare(worker: Worker, me: Party) -> int:
    """The dinars for the way; a poem and a ship cost some too."""
    other = {"outer": 0, "middle": TO_THE_NEAREST, "inner": BLUE_COST + len(me.blue)}
    return me.dinars - other[worker.ring]


def operation(me: Party) -> str:
    """The best material one can pay; a marble becomes a tile."""
    if me.materials.marble:
        return "exchange marble tile"
    return next((f"buy {kind}" for kind, price in PRICES.items() if price <= me.dinars), "stop")


def stock(me: Party) -> dict[str, int]:
    """What needs a box, the cheapest first."""
    return {**vars(me.materials), **vars(me.goods)}


def goods(me: Party) -> list[str]:
    """The goods one has, by kind."""
    return [kind for kind, count in vars(me.goods).items() if count]


def room(me: Party) -> int:
    """The first storehouse that takes another token, from 1; 0 if all are full."""
    counts = [len(house.tokens) for house in me.storehouses]
    return next((number for number, count in enumerate(counts, 1) if count < ON_A_STOREHOUSE), 0)


def payment(table: SabikaView, me: Party) -> str:
    """Steps on the tax track first, then dinars, then seals, then VP."""
    due = TAX_DUE[table.narrator]
    words = ["pay"]
    for name, most, each in (("marker", me.taxes, 1), ("dinars", me.dinars // 2, 2), ("seals", me.seals, 1)):
        taxes = min(due, most)
        due -= taxes
        words += [name, str(taxes * each)] if taxes else []
    return " ".join([*words, "vp", str(due)] if due else words)

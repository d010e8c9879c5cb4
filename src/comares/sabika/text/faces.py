"""What the face of every card, token and space shows: its effects as parts that a client draws as pictograms.

Faces and texts are made of the same compiled effects, so a picture cannot say anything else than the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from comares.sabika.actions.cities import MAX_PRODUCED
from comares.sabika.actions.construct import MAX_OPTIONAL
from comares.sabika.actions.market import (
    LARGE_QUARRY,
    MARKET_DINARS,
    MARKET_OPERATIONS,
    QUARRIED_AT_ONCE,
    SMALL_QUARRY,
)
from comares.sabika.actions.poems import CRAFT_DINARS, ENGRAVE_COST, POEMS_A_DINAR
from comares.sabika.actions.space import IN_PLACE_OF_MARBLE, MARBLE_COST, RAW_COST
from comares.sabika.actions.trade import MAX_EXPORTED
from comares.sabika.components import COLOURS, MATERIALS, RESOURCES, RINGS, SHORT_POEMS
from comares.sabika.effects import ops
from comares.sabika.loading.effect_compiler import modifiers_of, triggers_of
from comares.sabika.loading.load import Row
from comares.sabika.lookup import OP, ROW
from comares.sabika.modifiers import TRIGGERS
from comares.sabika.rounds.scoring import PLACE_POINTS, TWO_PLACES
from comares.sabika.text.effects import Arguments, Wording

NOW, LASTING, END = "now", "lasting", "end"
WANTED, CONSOLIDATED, INCOME = "wanted", "consolidated", "income"


@dataclass(frozen=True)
class Part:
    """One thing that a card does, to be drawn as a pictogram with a number."""

    op: str  # an op of the effects, a modifier of a poem or an event, a scoring, or a cost
    amount: int = 0  # how many, or the VP for each thing counted
    things: list[str] = field(default_factory=list)  # resources, an action, or what is counted
    limit: int = 0  # the most VP; 0: no limit
    alternative: int = 0  # of several alternatives, which one this belongs to, from 1; 0: no choice


@dataclass(frozen=True)
class Clause:
    """Parts of a face that work together."""

    when: str  # now, lasting, end, wanted (goods), consolidated, income, or the trigger of a blue poem
    parts: list[Part]
    half: str = ""  # blue or red on a short poem


@dataclass(frozen=True)
class SecondaryCost:
    """S8: the dinars for the secondary action of a space, by the ring of the worker."""

    kind: str
    ring: str
    cost: int
    empty: list[Part]  # the action while nothing lies on the space


Faces = Callable[[Wording, int, Row], list[Clause]]


def _dashed(name: str) -> str:
    return name.replace("_", "-")


# Effects.


def effect_parts(words: Wording, row: int, alternative: int = 0) -> list[Part]:
    """The parts of the effect that begins in a row of the program."""
    program, context = words.rules.lookup.program, words.rules.context
    found: list[Part] = []
    while op := program[row * ROW + OP]:
        if op == ops.OP_CHOICE:
            begins = [int(context.operand(row, n)) for n in range(1, ops.MAX_ALTERNATIVES + 1)]
            for n, begin in enumerate((begin for begin in begins if begin), start=1):
                found += effect_parts(words, begin, n)
        else:
            found += [_part(key, arguments, alternative) for key, arguments in context.ops[op].words(row)]
        row += 1
    return found


def _part(key: str, said: Arguments, alternative: int) -> Part:
    """The part of an op, from the arguments of its text."""

    def number(name: str, default: int = 1) -> int:
        return int(said.get(name, default))

    if key == "gain":
        return Part(key, number("amount"), [str(said["resource"])], alternative=alternative)
    if key == "gain-choice":
        return Part(key, number("amount"), str(said["from"]).split(), alternative=alternative)
    if key == "action":
        return Part(key, 1, [str(said["action"])], alternative=alternative)
    if key == "vp-per":
        return Part(key, number("each"), [str(said["of"])], number("max", 0), alternative)
    if key == "free-ship":
        taken = [name for name in ("seal", "bonus") if said[name]]
        return Part(key, number("goods"), taken, alternative=alternative)
    return Part(key, number("amount"), alternative=alternative)


def _at_once(table: str) -> Faces:
    """The face of rows with a bonus. `table`: the lookup array with the rows where they begin."""

    def clauses(words: Wording, i: int, row: Row) -> list[Clause]:
        begins: Any = getattr(words.rules.lookup, table)
        return [Clause(NOW, effect_parts(words, int(begins[i])))]

    return clauses


def _balance_bonus(words: Wording, i: int, row: Row) -> list[Clause]:
    return [Clause(NOW, effect_parts(words, int(words.rules.lookup.balance_row[COLOURS.index(row["id"])])))]


def _reward(words: Wording, i: int, row: Row) -> list[Clause]:
    return [Clause(NOW, effect_parts(words, int(words.rules.lookup.reward_row[i + 1])))]


# Poems, cities, scorings.


def _short(words: Wording, i: int, row: Row) -> list[Clause]:
    lookup, blue = words.rules.lookup, row["blue"]
    found = [
        Clause(
            _dashed(name),
            effect_parts(words, int(lookup.trigger_row[TRIGGERS.index(name) * SHORT_POEMS + i])),
            "blue",
        )
        for name in triggers_of(blue)
    ]
    modifiers = [Part(_dashed(name), n) for name, n in modifiers_of(blue).items()]
    if modifiers:
        found.insert(0, Clause(LASTING, modifiers, "blue"))
    return [*found, Clause(NOW, effect_parts(words, int(lookup.red_row[i])), "red")]


def scoring_part(scoring: Row) -> Part:
    """What a long poem or a trade card scores at the end."""
    if "rank" in scoring:
        return Part("rank", 0, [_dashed(scoring["rank"])])
    return Part("vp-per", scoring["each"], [_dashed(scoring["of"])], scoring.get("max", 0))


def _scoring(words: Wording, i: int, row: Row) -> list[Clause]:
    return [Clause(END, [scoring_part(row["scoring"])])]


def _wish(words: Wording, i: int, row: Row) -> list[Clause]:
    of = row["count_of"]
    return [Clause(END, [Part("wish", 1, [_dashed(of)] if isinstance(of, str) else list(of["types"]))])]


def _event(words: Wording, i: int, row: Row) -> list[Clause]:
    return [Clause(LASTING, [Part(f"event-{_dashed(name)}", int(n)) for name, n in row["modifier"].items()])]


def _city_token(words: Wording, i: int, row: Row) -> list[Clause]:
    lookup = words.rules.lookup
    then = (
        Clause(CONSOLIDATED, [Part("action", 1, [_dashed(row["action"])])])
        if "action" in row
        else Clause(INCOME, effect_parts(words, int(lookup.income_row[i])))
    )
    wanted = Clause(WANTED, [Part("wanted", 1, list(row["demand"]))])
    return [wanted, Clause(NOW, effect_parts(words, int(lookup.city_row[i]))), then]


def _yusuf(words: Wording, i: int, row: Row) -> list[Clause]:
    reward = row["reward"]
    gained = [Part("gain", reward[name], [name]) for name in ("vp", "taxes") if reward.get(name)]
    if "per" in reward:
        gained.append(Part("vp-per", 1, [_dashed(reward["per"])]))
    actions = [Part("action", 1, [_dashed(name)]) for name in row["actions"]]
    discards = [Part("discard", 1)] if row["discard"] else []
    return [Clause(NOW, [*discards, *actions, *gained])]


# Spaces.


def _names(materials: int) -> list[str]:
    return [name for kind, name in enumerate(RESOURCES) if materials >> kind & 1]


# S5 to S7: the main action of a space.
ACTION_PARTS: dict[str, list[Part]] = {
    "quarry_small": [Part("gain-choice", QUARRIED_AT_ONCE, _names(SMALL_QUARRY))],
    "quarry_large": [Part("gain-choice", QUARRIED_AT_ONCE, _names(LARGE_QUARRY))],
    "storehouse": [Part("expand", 1, alternative=1), Part("activate-storehouse", 1, alternative=2)],
    "market": [Part("gain", MARKET_DINARS, ["dinars"]), Part("operations", MARKET_OPERATIONS)],
    "construct": [
        Part("action", 1, ["construct-large"], alternative=1),
        Part("action", 1, ["construct-small"], alternative=2),
    ],
    "export": [Part("ship", 1), Part("deliver", MAX_EXPORTED), Part("city-bonus", 1)],
    "consolidate": [Part("consolidate", 1)],
    "production": [Part("city-bonus", 1), Part("produce", MAX_PRODUCED)],
    "engrave": [Part("engrave", 1)],
    "reactivate": [Part("reactivate", 1)],
    "craft": [Part("gain", CRAFT_DINARS, ["dinars"]), Part("dinars-per-poems", 1, limit=POEMS_A_DINAR)],
}


def _space(words: Wording, i: int, row: Row) -> list[Clause]:
    return [Clause(NOW, ACTION_PARTS[row["action"]])]


def secondary_costs() -> list[SecondaryCost]:
    """S8.1, S8.2: the dinars for each secondary action, by ring, and the action while the space is empty."""
    empty = {"raw": [Part("produce", 1)], "marble": [Part("gain-choice", 1, _names(IN_PLACE_OF_MARBLE))]}
    rings = {"raw": RINGS[:2], "marble": RINGS[1:]}
    prices = {"raw": RAW_COST, "marble": MARBLE_COST}
    return [
        SecondaryCost(kind, ring, prices[kind][RINGS.index(ring)], empty[kind])
        for kind in ("raw", "marble")
        for ring in rings[kind]
    ]


def building_costs() -> dict[str, list[Part]]:
    """S5.5, S5.6, S7.1: the materials and dinars of a large building, a small one, and a poem as each colour."""
    poem = [Part("use", 1, ["gypsum", "wood", "marble"]), Part("use-more", 1, list(MATERIALS))]
    return {
        "large": [Part("use", 1, ["gypsum"]), Part("use-more", MAX_OPTIONAL, ["wood", "marble", "tile"])],
        "small": [Part("use-printed", 1), Part("use-more", MAX_OPTIONAL, list(MATERIALS))],
        **{colour: [Part("pay", cost), *poem] for colour, cost in zip(("blue", "red", "grey"), ENGRAVE_COST)},
    }


def rank_points() -> list[list[int]]:
    """S10.2: the VP of the places, by the number of players minus one; alone, Yusuf is the second."""
    two, more = list(TWO_PLACES), [points for points in PLACE_POINTS if points]
    return [two, two, more, more]


FACES: dict[tuple[str, str], Faces] = {
    **{("board", ring): _space for ring in RINGS},
    ("board", "reward_track"): _reward,
    ("buildings_large", "tokens"): _at_once("large_row"),
    ("buildings_small", "balance_bonuses"): _balance_bonus,
    ("events", "events"): _event,
    ("poems_long", "cards"): _scoring,
    ("poems_short", "cards"): _short,
    ("start", "tokens"): _at_once("start_row"),
    ("storehouses", "tokens"): _at_once("storehouse_row"),
    ("sultan", "tokens"): _wish,
    ("trade", "tokens"): _city_token,
    ("trade", "trade_cards"): _scoring,
    **{("yusuf", worker): _yusuf for worker in ("architect", "merchant", "poet")},
}


def faces(words: Wording) -> dict[str, dict[str, list[list[Clause]]]]:
    """The face of every row of the data that does something, by file and table."""
    found: dict[str, dict[str, list[list[Clause]]]] = {}
    for (file, table), face in FACES.items():
        rows = words.data.rows(file, table)
        found.setdefault(file, {})[table] = [face(words, i, row) for i, row in enumerate(rows)]
    return found

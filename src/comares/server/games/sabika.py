"""Sabika for the server: its components, the texts of its cards, and previews of options."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import SILENT
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.sabika import state as s
from comares.sabika.actions.turn import Work
from comares.sabika.components import GOODS, MATERIALS, RAWS, RING_OF, STOCK
from comares.sabika.effects import ops
from comares.sabika.loading.build_lookup import secondary_spaces
from comares.sabika.loading.load import Data, load
from comares.sabika.lookup import OP, ROW
from comares.sabika.state import SabikaState, sabika
from comares.sabika.text.cards import CARD_TEXTS, status
from comares.sabika.text.effects import Wording
from comares.server.games.adapter import Ahead

PRIVATE_REMARKS = {"why", "note", "known", "src"}  # remarks for people who correct the data; not sent to clients
MAX_SEATS = 4

# The rule of each kind of thing; for a space, that of its main action.
RULES = {
    "secondary": "S8.3",
    "round": "S9.2",
    "tower": "S9.2",
    "wish": "S9.2",
    "reward": "S5.7",
    "small": "S5.6",
    "balance": "S5.6",
    "colour": "S5.6",
    "large": "S5.5",
    "storehouse": "S5.2",
    "house": "S5.2",
    "short": "S7.2",
    "long": "S10.2",
    "city": "S6.1",
    "trade": "S10.1",
    "event": "S12.2",
    "start": "S1.10",
    "quarry-small": "S5.1",
    "quarry-large": "S5.1",
    "market": "S5.3",
    "construct": "S5.4",
    "export": "S6.1",
    "consolidate": "S6.2",
    "production": "S6.3",
    "engrave": "S7.1",
    "reactivate": "S7.3",
    "craft": "S7.4",
}

# What an option may change, by its name in the preview.
HELD = {"dinars": s.DINARS, "seals": s.SEALS, "vp": s.VP, "taxes": s.TAXES, "reward": s.REWARD, "boxes": s.BOXES}
HELD |= {name: s.STOCKED + i for i, name in enumerate(STOCK)}
HELD |= {name: s.HELD + i for i, name in enumerate(RAWS)}


def components(data: Data | None = None) -> dict[str, Any]:
    """The components: all rows of the data, the secondary spaces by the number of players, the rule of each kind of
    thing."""
    data = data or load()
    return {
        "files": {name: _rows(tables) for name, tables in data.files.items()},
        "secondary": [
            [_public_fields(row) for row in secondary_spaces(data, seats)] for seats in range(1, MAX_SEATS + 1)
        ],
        "rules": RULES,
        "materials": list(MATERIALS),
        "raws": list(RAWS),
        "goods": list(GOODS),
    }


def _rows(tables: dict[str, Any]) -> dict[str, Any]:
    return {name: [_public_fields(row) for row in rows] for name, rows in tables.items() if isinstance(rows, list)}


def _public_fields(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in PRIVATE_REMARKS}


def cards_of(data: Data | None = None) -> Callable[[str], dict[str, Any]]:
    """The texts of the cards of an edition (None: the package's own) by language, each made once."""
    return cache(lambda language: cards(data or load(), language))


def cards(data: Data, language: str) -> dict[str, Any]:
    """The texts of every card, token and space by file and table, each with its status; and of the alternatives of each
    row of the program with a choice."""
    words = Wording(data, language)
    said: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for file, table, row in data.all_rows():
        texts = said.setdefault(file, {}).setdefault(table, [])
        texts.append({"words": CARD_TEXTS[file, table](words, len(texts), row), "status": status(row, language)})
    return {"said": said, "choices": _choices(data, words)}


def _choices(data: Data, words: Wording) -> dict[str, list[str]]:
    program, arg = words.rules.lookup.program, words.rules.context.operand
    rows = [row for row in range(len(program) // ROW) if program[row * ROW + OP] == ops.OP_CHOICE]
    alternatives = range(1, ops.MAX_ALTERNATIVES + 1)
    return {str(row): [words.effect(int(arg(row, n))) for n in alternatives if arg(row, n)] for row in rows}


# Previews.


class Unknown(Exception):
    """Something would have to be drawn or revealed."""


class NoChance(Chance):
    """Raises `Unknown` wherever something would be drawn or revealed."""

    def draw(self, pile: i64, n: i64) -> i64:
        raise Unknown

    def mark_revealed(self) -> None:
        raise Unknown


def ahead(rules: Rules, state: State, option: int) -> Ahead:
    """The state after an option, as far as it is known, and what the option changes for its seat. `cost`: dinars and
    seals paid for the option itself, before its actions (S3.6); `steps` and `crowd`: its parts for the way and for
    workers of others."""
    after = sabika(state.copy())
    before, seat, chance = sabika(state), int(state.seat), NoChance()
    cost = int(before.money(seat))
    try:
        rules.steps[option & 255].choose(after, option, chance, SILENT)
        cost -= int(after.money(seat))
        rules.advance(after, chance, SILENT)
    except Unknown:
        pass
    changes = {name: _change(before, after, seat, field) for name, field in HELD.items()}
    return Ahead(
        after, {"cost": max(cost, 0), **_way(rules, before, option), **{k: n for k, n in changes.items() if n}}
    )


def _way(rules: Rules, state: SabikaState, option: int) -> dict[str, int]:
    """S3.3, S3.4: the cost of moving a worker, in its two parts."""
    step = rules.steps[option & 255]
    if not isinstance(step, Work):
        return {}
    worker, space = Work.worker(option), Work.space(option)
    steps = int(step.cost(state, worker, space, 0))
    return {"steps": steps, "crowd": int(step.cost(state, worker, space, step.crowd(state, RING_OF[worker]))) - steps}


def _change(before: SabikaState, after: SabikaState, seat: int, field: int) -> int:
    return int(after.get(seat, field)) - int(before.get(seat, field))

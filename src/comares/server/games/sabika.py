"""The adapter of Sabika."""

from __future__ import annotations

from functools import cache
from typing import Any

from comares.kernel.preview import Preview, preview_turn
from comares.kernel.rules import Rules
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
from comares.sabika.view import SabikaView
from comares.server.games.adapter import Adapter

EDITORIAL_FIELDS = {"why", "note", "known", "src"}  # remarks for people who correct the data
MAX_SEATS = 4

# The rule of each kind of component; for a space, the rule of its main action.
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

# What an option may change, by the name that previews use.
HELD = {"dinars": s.DINARS, "seals": s.SEALS, "vp": s.VP, "taxes": s.TAXES, "reward": s.REWARD, "boxes": s.BOXES}
HELD |= {name: s.STOCKED + i for i, name in enumerate(STOCK)}
HELD |= {name: s.HELD + i for i, name in enumerate(RAWS)}


def adapter(data: Data | None = None) -> Adapter:
    """What the server tells the client about Sabika with these components (None: its own)."""
    data = data or load()
    return Adapter(
        view=SabikaView,
        components=components(data),
        cards=cache(lambda language: cards(data, language)),
        preview=preview_turn,
        changes=changes,
    )


def components(data: Data) -> dict[str, Any]:
    """Everything in the box: all rows of the data, the secondary spaces by number of players, the rule of each kind
    of component."""
    return {
        "files": {name: _rows(tables) for name, tables in data.files.items()},
        "secondary": [[_public(row) for row in secondary_spaces(data, seats)] for seats in range(1, MAX_SEATS + 1)],
        "rules": RULES,
        "materials": list(MATERIALS),
        "raws": list(RAWS),
        "goods": list(GOODS),
    }


def _rows(tables: dict[str, Any]) -> dict[str, Any]:
    return {name: [_public(row) for row in rows] for name, rows in tables.items() if isinstance(rows, list)}


def _public(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in EDITORIAL_FIELDS}


def cards(data: Data, language: str) -> dict[str, Any]:
    """The text and the status of every card, token and space, by file and table; and the text of the alternatives of
    each effect that offers some, by its row in the program."""
    words = Wording(data, language)
    texts: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for file, table, row in data.all_rows():
        rows = texts.setdefault(file, {}).setdefault(table, [])
        rows.append({"words": CARD_TEXTS[file, table](words, len(rows), row), "status": status(row, language)})
    return {"said": texts, "choices": _choices(data, words)}


def _choices(data: Data, words: Wording) -> dict[str, list[str]]:
    program, arg = words.rules.lookup.program, words.rules.context.operand
    rows = [row for row in range(len(program) // ROW) if program[row * ROW + OP] == ops.OP_CHOICE]
    alternatives = range(1, ops.MAX_ALTERNATIVES + 1)
    return {str(row): [words.effect(int(arg(row, n))) for n in alternatives if arg(row, n)] for row in rows}


def changes(rules: Rules, preview: Preview) -> dict[str, int]:
    """What the deciding seat gains and loses; `cost`: the dinars and seals paid for the choice itself, before its
    actions (S3.6), of which `steps` for the distance and `crowd` for the workers of others."""
    before, chosen, after = sabika(preview.before), sabika(preview.chosen), sabika(preview.after)
    seat = int(before.seat)
    cost = max(int(before.money(seat)) - int(chosen.money(seat)), 0)
    gains = {name: _change(before, after, seat, field) for name, field in HELD.items()}
    return {"cost": cost, **_way(rules, before, preview.option), **{name: gain for name, gain in gains.items() if gain}}


def _way(rules: Rules, state: SabikaState, option: int) -> dict[str, int]:
    """S3.3, S3.4: the cost of moving a worker to a space."""
    step = rules.steps[option & 255]
    if not isinstance(step, Work):
        return {}
    worker, space = Work.worker(option), Work.space(option)
    steps = int(step.cost(state, worker, space, 0))
    return {"steps": steps, "crowd": int(step.cost(state, worker, space, step.crowd(state, RING_OF[worker]))) - steps}


def _change(before: SabikaState, after: SabikaState, seat: int, field: int) -> int:
    return int(after.get(seat, field)) - int(before.get(seat, field))

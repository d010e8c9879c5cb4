"""The adapter of Sabika."""

from __future__ import annotations

from functools import cache
from typing import Any

from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.sabika.components import GOODS, MATERIALS, RAWS
from comares.sabika.effects import ops
from comares.sabika.frame_fields import SourceField
from comares.sabika.holdings import preview_action
from comares.sabika.loading.build_lookup import secondary_spaces
from comares.sabika.loading.load import Data, load
from comares.sabika.lookup import OP, ROW, SOURCE
from comares.sabika.text.cards import CARD_TEXTS, status
from comares.sabika.text.effects import Wording
from comares.sabika.text.faces import Clause, SecondaryCost, building_costs, faces, rank_points, secondary_costs
from comares.sabika.view import SabikaView
from comares.server.games.adapter import Adapter, DealSetup, Reconstructed
from comares.server.games.sabika_previews import changes, later, next_choice, outlook

EDITORIAL_FIELDS = {"why", "note", "known", "src"}  # remarks for people who correct the data
MAX_SEATS = 4
RECONSTRUCTED = "reconstructed"

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


DEALS = (
    DealSetup(("geometer",)),
    DealSetup((), {"difficulty": "normal"}),
    DealSetup(("geometer", "mason")),
    DealSetup(("geometer",), {"events": "any"}),
    DealSetup((), {"difficulty": "hard"}),
    DealSetup(("architect",)),
)


def adapter(data: Data | None = None) -> Adapter:
    """What the server tells the client about Sabika with these components (None: its own)."""
    data = data or load()
    return Adapter(
        view=SabikaView,
        component_types=(Clause, SecondaryCost),
        components=components(data),
        cards=cache(lambda language: cards(data, language)),
        preview=preview_action,
        changes=changes,
        next_choice=next_choice,
        later=later,
        outlook=outlook,
        reconstructions=reconstructions(data),
        facts=facts,
        deals=DEALS,
    )


def facts(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """The poems that the seat has engraved, short and long, and its buildings, large and small."""
    view = rules.view(state, None)
    assert isinstance(view, SabikaView)
    party = view.parties[seat]
    return {"poems": len(party.blue) + len(party.red) + len(party.grey), "buildings": len(party.large) + len(party.row)}


def reconstructions(data: Data) -> tuple[Reconstructed, ...]:
    """How many cards, tokens and spaces of these components are reconstructed; nothing if none is."""
    statuses = [row.get("status", RECONSTRUCTED) for _, _, row in data.all_rows()]
    found = statuses.count(RECONSTRUCTED)
    return (Reconstructed("sabika", len(statuses), found),) if found else ()


def components(data: Data) -> dict[str, Any]:
    """Everything in the box: all rows of the data, the secondary spaces by number of players, the rule of each kind
    of component."""
    return {
        "files": {name: _rows(tables) for name, tables in data.files.items()},
        "secondary": [[_public(row) for row in secondary_spaces(data, seats)] for seats in range(1, MAX_SEATS + 1)],
        "rules": RULES,
        "faces": faces(Wording(data)),
        "costs": building_costs(),
        "secondary_costs": secondary_costs(),
        "rank_points": rank_points(),
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
    each effect that offers some, by its row in the program; and what each row and those after it do, with their
    source (`large-8`)."""
    words = Wording(data, language)
    texts: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for file, table, row in data.all_rows():
        rows = texts.setdefault(file, {}).setdefault(table, [])
        rows.append({"words": CARD_TEXTS[file, table](words, len(rows), row), "status": status(row, language)})
    return {"said": texts, "choices": _choices(data, words), "effects": _effects(words)}


def _effects(words: Wording) -> dict[str, dict[str, str]]:
    program = words.rules.lookup.program
    rows = [row for row in range(len(program) // ROW) if program[row * ROW + OP]]
    source = SourceField("source")
    return {
        str(row): {"text": words.effect(row), "source": str(source.write(program[row * ROW + SOURCE]))} for row in rows
    }


def _choices(data: Data, words: Wording) -> dict[str, list[str]]:
    program, arg = words.rules.lookup.program, words.rules.context.operand
    rows = [row for row in range(len(program) // ROW) if program[row * ROW + OP] == ops.OP_CHOICE]
    alternatives = range(1, ops.MAX_ALTERNATIVES + 1)
    return {str(row): [words.effect(int(arg(row, n))) for n in alternatives if arg(row, n)] for row in rows}

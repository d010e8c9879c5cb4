"""Draws the modules of Alhambra."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from comares.alhambra.components import CURRENCIES, KINDS
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.modules.falcons import COLOUR, COLOURS, FIRST_KIND, FREE, NAMES, SECOND_KIND
from comares.alhambra.view import AlhambraView
from comares.i18n.current import say
from comares.terminal.palace import LETTERS, Cell

FALCON_SIGNS = "●◐○"  # by colour: black, brown, white


def lines(view: AlhambraView, names: list[str]) -> list[Text]:
    """A line for each module in play."""
    return [Text(LINES[name](part, names), "bright_black") for name, part in view.modules.items() if name in LINES]


def falcons(view: AlhambraView, seat: int) -> dict[Cell, str]:
    """The falcons in a seat's palace, by their points."""
    perches = view.modules.get("falconers", {"perches": []})["perches"]
    return {
        (int(cell_x(perch & 0xFFFF)), int(cell_y(perch & 0xFFFF))): FALCON_SIGNS[COLOUR[falcon]]
        for falcon, perch in enumerate(perches)
        if perch != FREE and perch >> 16 == seat
    }


def sites(view: AlhambraView) -> dict[int, str]:
    """The tiles under construction with the market slot of their token's currency; `?` if it is hidden."""
    tokens = view.modules.get("building-sites", {"tokens": []})["tokens"]
    return {tile: f":{currency + 1}" if currency >= 0 else ":?" for tile, currency in tokens}


def falconers_line(part: Any, names: list[str]) -> str:
    """The falcons in the supply, by colour."""
    free = [falcon for falcon in range(len(NAMES)) if part["perches"][falcon] == FREE]
    words = []
    for colour, name in enumerate(COLOURS):
        kinds = [LETTERS[FIRST_KIND[f]] + LETTERS[SECOND_KIND[f]] for f in free if COLOUR[f] == colour]
        words.append(f"{name} {FALCON_SIGNS[colour]} {' '.join(kinds) or '—'}")
    return say("terminal-alhambra-falcons", {"falcons": ", ".join(words)})


def portals_line(part: Any, names: list[str]) -> str:
    """The portals in the supply and those waiting to be placed."""
    left = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, part["supply"]))
    waiting = [KINDS[kind] for kind, n in enumerate(part["waiting"]) for _ in range(n)]
    return say("terminal-alhambra-portals", {"portals": left, "waiting": ", ".join(waiting) or "—"})


def sites_line(part: Any, names: list[str]) -> str:
    """The site tokens in the bag and those drawn."""
    drawn = [CURRENCIES[currency] for currency, n in enumerate(part["drawn"] or []) for _ in range(n)]
    return say("terminal-alhambra-sites", {"tokens": part["bag"], "drawn": ", ".join(drawn) or "—"})


def certificates_line(part: Any, names: list[str]) -> str:
    """The markers in the supply and the credits by seat."""
    free = " ".join(f"{currency} {n}" for currency, n in zip(CURRENCIES, part["markers"]))
    held = [
        f"{names[seat]} {CURRENCIES[credit >> 4]} {credit & 15}"
        for seat, credit in enumerate(part["credits"])
        if credit
    ]
    return say("terminal-alhambra-credits", {"markers": free, "credits": ", ".join(held) or "—"})


LINES = {
    "falconers": falconers_line,
    "portals": portals_line,
    "building-sites": sites_line,
    "exchange-certificates": certificates_line,
}

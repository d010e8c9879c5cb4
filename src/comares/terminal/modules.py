"""What the modules of Alhambra add to the rendering of a table."""

from __future__ import annotations

from rich.text import Text

from comares.alhambra.components import CURRENCIES, KINDS
from comares.alhambra.modules.building_sites.view import BuildingSitesView, sites_view
from comares.alhambra.modules.exchange_certificates.view import ExchangeCertificatesView
from comares.alhambra.modules.falconers.components import COLOURS
from comares.alhambra.modules.falconers.view import FalconersView, falconers_view
from comares.alhambra.modules.portals.view import PortalsView
from comares.alhambra.view import AlhambraView, ModuleView
from comares.i18n.current import translate
from comares.terminal.palace import LETTERS, Cell

FALCON_SIGNS = dict(zip(COLOURS, "●◐○", strict=True))


def lines(view: AlhambraView, names: list[str]) -> list[Text]:
    """A line for each module that is on."""
    return [Text(words, "bright_black") for part in view.modules.values() if (words := line(part, names))]


def line(part: ModuleView, names: list[str]) -> str:
    """The line of one module; empty for one that needs none."""
    match part:
        case FalconersView():
            return falconers_line(part)
        case PortalsView():
            return portals_line(part)
        case BuildingSitesView():
            return sites_line(part)
        case ExchangeCertificatesView():
            return certificates_line(part, names)
    return ""


def falcons(view: AlhambraView, seat: int) -> dict[Cell, str]:
    """The signs of the falcons in a seat's palace, by point."""
    part = falconers_view(view)
    placed = part.placed if part is not None else []
    return {(falcon.x, falcon.y): FALCON_SIGNS[colour_of(falcon.falcon)] for falcon in placed if falcon.seat == seat}


def colour_of(falcon: str) -> str:
    """The colour of a falcon, the first part of its name."""
    return falcon.split("-")[0]


def sites(view: AlhambraView) -> dict[int, str]:
    """The tiles under construction, each with the market slot of its token's currency, if known."""
    part = sites_view(view)
    listed = part.sites if part is not None else []
    return {site.tile: f":{CURRENCIES.index(site.token) + 1}" if site.token else ":?" for site in listed}


def falconers_line(part: FalconersView) -> str:
    """The falcons that are free, by colour."""
    words = []
    for colour, sign in FALCON_SIGNS.items():
        free = [falcon.split("-")[1:] for falcon in part.free if colour_of(falcon) == colour]
        kinds = ["".join(LETTERS[KINDS.index(kind)] for kind in pair) for pair in free]
        words.append(f"{colour} {sign} {' '.join(kinds) or '—'}")
    return translate("terminal-alhambra-falcons", {"falcons": ", ".join(words)})


def portals_line(part: PortalsView) -> str:
    """The portals in the supply, and those to be placed."""
    left = " ".join(f"{letter}{entry.count}" for letter, entry in zip(LETTERS, part.supply))
    return translate("terminal-alhambra-portals", {"portals": left, "waiting": ", ".join(part.waiting) or "—"})


def sites_line(part: BuildingSitesView) -> str:
    """The number of tokens in the bag, and the tokens drawn."""
    return translate("terminal-alhambra-sites", {"tokens": part.bag, "drawn": ", ".join(part.drawn or []) or "—"})


def certificates_line(part: ExchangeCertificatesView, names: list[str]) -> str:
    """The free markers and the credits."""
    free = " ".join(f"{entry.name} {entry.count}" for entry in part.markers)
    held = [f"{names[credit.seat]} {credit.currency} {credit.value}" for credit in part.credits]
    return translate("terminal-alhambra-credits", {"markers": free, "credits": ", ".join(held) or "—"})

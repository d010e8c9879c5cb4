"""Renders an Alhambra table as text, from a view."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comares.alhambra.components import CURRENCIES, KIND, KINDS, PRICE, WALLS, side_letters
from comares.alhambra.market import PILE_OF_CARD
from comares.alhambra.view import AlhambraView, Card, alhambra_view
from comares.i18n import NEUTRAL
from comares.i18n.current import seat_name, translate
from comares.kernel.view import View
from comares.terminal import modules
from comares.terminal.palace import LARGE, LETTERS, SMALL, STYLES, Cell, Extras, draw
from comares.terminal.renderer import Entry, Scene

CURRENCY_STYLES = ("yellow", "green", "blue", "dark_orange")
GAME = "alhambra"


class AlhambraRenderer:
    """Palaces with their walls, the market with the viewer's money, the display, standings."""

    def __init__(self, data: Path | None = None) -> None:
        """Alhambra has no components of one's own: `data` is None."""

    def draw(self, scene: Scene) -> RenderableType:
        view = alhambra_view(scene.view)
        table = Table.grid(padding=(0, 3))
        table.add_row(market(view), own(view))
        more = modules.lines(view, scene.names)
        return Group(piles(view), *more, standings(scene, view), table, "", palaces(scene, view))

    def gloss(self, view: View, entry: Entry) -> str:
        words = entry.code.split()
        if entry.kind == "take" and len(words) > 2:
            coins = sum(Card.parse(card).value for card in words[1:])
            return translate("terminal-alhambra-coins", {"coins": coins})
        if entry.kind == "buy":
            return paid(alhambra_view(view), entry)
        return ""

    def rank(self, view: View, entry: Entry) -> tuple[int, ...]:
        """Sorts payments by slot: exact ones first, then the cheapest."""
        if entry.kind != "buy":
            return ()
        _, slot, payment, *_ = entry.code.split()
        return int(slot), not entry.again, coins_in(payment)


def coins_in(payment: str) -> int:
    """The total value of the cards of a payment."""
    return sum(int(part) for part in payment.split("+") if part.isdigit())


def paid(view: AlhambraView, entry: Entry) -> str:
    """The consequence of a payment: another action, or the excess of a plain purchase."""
    _, slot, payment, *mode = entry.code.split()
    excess = coins_in(payment) - PRICE[view.market[int(slot) - 1].tile or 0]
    if entry.again:
        return translate("terminal-alhambra-exact")
    return translate("terminal-alhambra-excess", {"coins": excess}) if not mode and excess > 0 else ""


def tile(number: int) -> Text:
    """A tile in one line: kind, price, walls and number."""
    kind = KINDS[KIND[number]]
    name = translate("terminal-alhambra-tile", {"kind": kind, "price": PRICE[number]})
    walls = side_letters(WALLS[number]) or translate("terminal-alhambra-no-walls")
    return Text.assemble((name, STYLES[KIND[number]]), f" {walls} #{number}")


def piles(view: AlhambraView) -> Text:
    """The tiles and cards to come, and when the next scoring is."""
    words = [
        translate("terminal-alhambra-bag", {"tiles": view.bag}),
        translate("terminal-alhambra-deck", {"cards": sum(view.piles), "discard": view.discard}),
    ]
    if view.ending:
        words.append(translate("terminal-alhambra-ending"))
    elif view.scoring_cards < len(PILE_OF_CARD):
        at = PILE_OF_CARD[view.scoring_cards]
        fewest, most = sum(view.piles[:at]) + 1, sum(view.piles[: at + 1])
        words.append(translate("terminal-alhambra-next-scoring", {"fewest": fewest, "most": most}))
    else:
        words.append(translate("terminal-alhambra-last-scoring"))
    return Text(" · ".join(words), "bright_black")


def standings(scene: Scene, view: AlhambraView) -> Table:
    """A row for each seat: points, points of a scoring now, buildings by kind, wall, cards, reserve."""
    now = scene.outcome.now
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column("")
    for key in ("points", "now"):
        table.add_column(translate(f"terminal-{key}"), justify="right")
    for letter, style in zip(LETTERS, STYLES):
        table.add_column(Text(letter, style), justify="right")
    for key in ("wall", "cards", "coins", "reserve"):
        table.add_column(translate(f"terminal-alhambra-head-{key}"), justify="right" if key != "reserve" else "left")
    unfinished = view.unfinished()
    for seat, name in enumerate(scene.names):
        part = view.seats[seat]
        built = Counter(piece.kind for piece in part.palace if piece.tile is not None and piece.tile not in unfinished)
        table.add_row(
            Text.assemble(
                "▶ " if seat == view.seat and not view.over else "  ", (name, "bold" if seat == view.viewer else "")
            ),
            str(part.score),
            f"+{sum(scored.points for scored in now if scored.seat == seat)}",
            *(str(built[kind] or "·") for kind in KINDS),
            str(wall_of(scene, seat)),
            str(part.hand_size),
            "?" if part.hand is None else str(sum(card.value for card in part.hand)),
            Text(" ").join(Text(short(number), STYLES[KIND[number]]) for number in part.reserve),
        )
    if len(scene.names) == 2:
        counts = Counter(KIND[number] for number in view.neutral)
        neutral = [str(counts[kind] or "·") for kind in range(len(KINDS))]
        table.add_row(f"  {seat_name(GAME, NEUTRAL)}", "", "", *neutral, style="bright_black")
    return table


def short(number: int) -> str:
    """A tile in a few characters, as in a palace."""
    return f"{LETTERS[KIND[number]]}{PRICE[number]}{side_letters(WALLS[number]).lower()}#{number}"


def wall_of(scene: Scene, seat: int) -> int | str:
    """The length of the wall that would score now."""
    lengths = [
        entry.why.arguments["length"]
        for entry in scene.outcome.now
        if entry.seat == seat and "length" in entry.why.arguments
    ]
    return lengths[0] if lengths else "·"


def market(view: AlhambraView) -> Table:
    """The four slots and the viewer's money in each currency."""
    table = Table(
        title=translate("terminal-alhambra-market"),
        title_justify="left",
        title_style="bold",
        box=None,
        show_header=False,
    )
    hand = hand_of(view)
    for number, slot in enumerate(view.market, 1):
        values = sorted((card.value for card in hand if card.currency == slot.currency), reverse=True)
        style = currency_style(slot.currency)
        table.add_row(
            str(number),
            Text(slot.currency, style),
            tile(slot.tile) if slot.tile is not None else "—",
            Text("+".join(map(str, values)) + f" = {sum(values)}" if values else "", style),
        )
    return table


def hand_of(view: AlhambraView) -> list[Card]:
    """The viewer's cards; none for a spectator."""
    hand = view.seats[view.viewer].hand if view.viewer is not None else None
    return hand or []


def own(view: AlhambraView) -> Group:
    """The display of money cards, and the viewer's tiles."""
    lines = [Text(translate("terminal-alhambra-display"), "bold"), Text("  ").join(map(card, view.display))]
    if view.viewer is not None:
        part = view.seats[view.viewer]
        for key, tiles in (("waiting", part.waiting), ("reserve", part.reserve)):
            if tiles:
                lines.append(Text(translate(f"terminal-alhambra-{key}"), "bold"))
                lines += [tile(number) for number in tiles]
    return Group(*lines)


def card(money: Card) -> Text:
    """A money card."""
    return Text(str(money), currency_style(money.currency))


def currency_style(currency: str) -> str:
    """The style of a currency."""
    return CURRENCY_STYLES[CURRENCIES.index(currency)]


def palaces(scene: Scene, view: AlhambraView) -> Columns:
    """Every palace, the viewer's first and larger, with the cells where a tile may be placed."""
    seats = sorted(range(len(scene.names)), key=lambda seat: (seat != view.viewer, seat))
    drawn = []
    for seat in seats:
        mine = seat == view.viewer
        extras = Extras(
            marks(scene.entries) if mine else {},
            modules.falcons(view, seat),
            modules.sites(view),
        )
        picture = draw(view.seats[seat].palace, LARGE if mine else SMALL, extras)
        drawn.append(Group(Text(scene.names[seat], "bold"), picture))
    return Columns(drawn, padding=(0, 3))


def marks(entries: list[Entry]) -> dict[Cell, str]:
    """For each cell where a tile may be placed, the number of the option; a plus sign if there are several."""
    found: dict[Cell, str] = {}
    for entry in entries:
        if entry.kind in ("place", "move", "portal"):
            x, y = entry.code.split()[-1].split(",")
            cell = int(x), int(y)
            found[cell] = str(entry.number) if cell not in found else found[cell].rstrip("+") + "+"
    return found

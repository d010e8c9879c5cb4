"""Draws a Sabika view in the terminal as lists: rings, map, displays and workshops."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comares.i18n.current import say, spoken
from comares.kernel.view import View
from comares.sabika.components import MATERIALS, RAWS, RING_OF, RINGS, STOCK, WORKERS
from comares.sabika.loading.build_lookup import secondary_spaces
from comares.sabika.loading.load import load
from comares.sabika.text.cards import SAYS
from comares.sabika.text.effects import Wording
from comares.sabika.view import Party, SabikaView, sabika_view
from comares.terminal.renderer import Entry, Scene

HEAD = "bold"
QUIET = "bright_black"


class SabikaRenderer:
    """Draws a view with the texts of its components. `data` is the folder of the components; None: the package's."""

    def __init__(self, data: Path | None = None) -> None:
        self.data = load(data)
        self.words = Wording(self.data, spoken())

    def draw(self, scene: Scene) -> RenderableType:
        view = sabika_view(scene.view)
        names = parties(scene)
        return Group(
            self.header(view, names),
            standings(scene, names),
            Columns([self.rondel(view), self.cities(view)], padding=(0, 2)),
            *(self.workshop(party, name) for party, name in zip(view.parties, names)),
            *self.displays(view),
        )

    def gloss(self, view: View, entry: Entry) -> str:
        """The text of a card, or the action of a space."""
        kind, *words = entry.code.split()
        if kind == "work":
            ring = RINGS[RING_OF[WORKERS.index(words[0])]]
            return self.action(self.data.rows("board", ring)[int(words[1]) - 1]["action"])
        if kind in CARDS and words:
            return self.card(*CARDS[kind], words[0])
        return ""

    def rank(self, view: View, entry: Entry) -> tuple[int, ...]:
        return ()

    def card(self, file: str, table: str, name: str | int) -> str:
        """The text of a card, without its name."""
        for i, row in enumerate(self.data.rows(file, table)):
            if str(row["id"]) == str(name):
                lines = SAYS[file, table](self.words, i, row)
                return " / ".join(line.partition(f" {name}")[2].lstrip(",: ") for line in lines)
        return ""

    def action(self, action: str) -> str:
        """The name of an action."""
        return self.words.say("action-name", {"action": action.replace("_", "-")})

    def header(self, view: SabikaView, names: list[str]) -> Text:
        """The round, the next tax, the wishes, the event and the trade card."""
        track = self.data.rows("board", "round_track")
        coming = track[min(view.narrator, len(track) - 1)]
        words = [
            say("terminal-sabika-round", {"round": view.narrator, "era": track[view.narrator - 1]["era"]}),
            say("terminal-sabika-first", {"seat": names[view.first]}),
            say("terminal-sabika-tax", {"tax": coming["tax"]}),
        ]
        wishes = " · ".join(f"{wish} {self.card('sultan', 'tokens', wish)}" for wish in view.wishes)
        lines = [" · ".join(words), say("terminal-sabika-wishes", {"wishes": wishes})]
        lines.append(say("terminal-sabika-trade", {"card": self.card("trade", "trade_cards", view.trade_card)}))
        if view.event:
            event, after = (self.card("events", "events", card) or "—" for card in (view.event, view.next_event))
            lines.append(say("terminal-sabika-event", {"event": event, "next": after}))
        return Text("\n".join(lines), QUIET)

    def rondel(self, view: SabikaView) -> Table:
        """A row for each space: its action on each ring, what lies beside it and the workers there."""
        table = Table(say("terminal-sabika-rondel"), *RINGS, box=box.SIMPLE_HEAD, pad_edge=False)
        standing = occupants(view)
        for ring, spaces in zip(RINGS, view.sultan):
            for space in spaces:
                standing.setdefault((ring, space - 1), []).append(say("terminal-sabika-sultan"))
        beside = self.secondary(view)
        for space in range(max(len(self.data.rows("board", ring)) for ring in RINGS)):
            row = [str(space + 1)]
            for ring in RINGS:
                rows = self.data.rows("board", ring)
                words = (
                    [self.action(rows[space]["action"]), *beside.get((ring, space), [])] if space < len(rows) else []
                )
                row.append(" ".join([*words, *standing.get((ring, space), [])]))
            table.add_row(*row)
        return table

    def secondary(self, view: SabikaView) -> dict[tuple[str, int], list[str]]:
        """S8: the secondary spaces, by the spaces of the rings that they are joined to."""
        spaces = secondary_spaces(self.data, len(view.kept))
        found: dict[tuple[str, int], list[str]] = {}
        for kind in ("raw", "marble"):
            for i, row in enumerate(row for row in spaces if row["kind"] == kind):
                if kind == "raw":
                    raw = view.raw_spaces[i]
                    lies = RAWS[raw] if raw >= 0 else "—"
                else:
                    lies = "marble" if view.marble_spaces >> i & 1 else "—"
                for ring in RINGS:
                    if ring in row:
                        found.setdefault((ring, row[ring]), []).append(f"{row['id']}:{lies}")
        return found

    def cities(self, view: SabikaView) -> Table:
        """A row for each city: demand, bonus, seal and the ships there."""
        heads = [say(f"terminal-sabika-{key}") for key in ("city", "wants", "bonus", "consolidated", "ships")]
        table = Table(*heads, box=box.SIMPLE_HEAD, pad_edge=False)
        tables = self.words.rules.tables
        tokens = {row["id"]: row for row in self.data.rows("trade", "tokens")}
        for row, number in zip(self.data.rows("trade", "cities"), view.cities):
            city, token = row["id"], tokens[number]
            ships = [str(i + 1) for i, party in enumerate(view.parties) if city in party.left]
            ships += [f"[{i + 1}]" for i, party in enumerate(view.parties) if city in party.right]
            table.add_row(
                Text(city + (" *" if city in view.seals else ""), "red" if token["colour"] == "red" else "blue"),
                "/".join(token["demand"]),
                self.words.effect(int(tables.city_row[number - 1])),
                self.action(token["action"])
                if "action" in token
                else self.words.effect(int(tables.income_row[number - 1])),
                Text(" ".join(ships)),
            )
        return table

    def displays(self, view: SabikaView) -> list[RenderableType]:
        """The cards and tokens that can be bought, built and engraved."""
        era = self.data.rows("board", "round_track")[min(view.narrator, 6) - 1]["era"]
        large = [row["id"] for row in self.data.rows("buildings_large", "tokens") if row["era"] == era]
        shown: dict[str, tuple[str, str, list[Any]]] = {
            "storehouses": ("storehouses", "tokens", view.storehouses),
            "small": ("buildings_small", "cards", view.small_open),
            "large": ("buildings_large", "tokens", [card for card in view.large_open if card in large]),
            "short": ("poems_short", "cards", view.short_open),
            "long": ("poems_long", "cards", view.long_open),
        }
        parts: list[RenderableType] = []
        for key, (file, table, cards) in shown.items():
            lines = [f"#{card} {self.card(file, table, card)}" for card in cards if card]
            parts += [
                Text(say(f"terminal-sabika-{key}"), HEAD),
                Columns([Text(line) for line in lines], padding=(0, 3)),
            ]
        return parts

    def workshop(self, party: Party, name: str) -> Text:
        """What a party has built and engraved, and its storehouse tokens."""
        red = self.words.rules.tables.red_row
        blue = {row["id"]: row["blue"] for row in self.data.rows("poems_short", "cards")}
        tokens = [token for house in party.storehouses for token in house]
        owned = {
            "large": [
                f"#{card} {self.data.rows('buildings_large', 'tokens')[card - 1]['type']}" for card in party.large
            ],
            "small": [
                f"#{card} {self.data.rows('buildings_small', 'cards')[card - 1]['type']}" for _, card in party.row
            ],
            "blue": [f"#{poem} {self.words.blue(poem - 1, blue[poem])}" for poem in party.blue],
            "red": [f"#{poem} {self.words.effect(int(red[poem - 1]))}" for poem in party.red],
            "grey": [f"#{poem} {self.card('poems_long', 'cards', poem)}" for poem in party.grey],
            "tokens": [f"#{token} {self.card('storehouses', 'tokens', token)}" for token in tokens],
        }
        lines = [say(f"terminal-sabika-own-{key}", {"cards": " ".join(cards)}) for key, cards in owned.items() if cards]
        return Text.assemble((name, HEAD), " ", " · ".join(lines) or "—")


# The kinds of options that name a card, and the file and table of the card.
CARDS = {
    "keep": ("start", "tokens"),
    "expand": ("storehouses", "tokens"),
    "building": ("buildings_large", "tokens"),
    "small": ("buildings_small", "cards"),
}


def parties(scene: Scene) -> list[str]:
    """The names of all parties, Yusuf included."""
    return [*scene.names, say("terminal-sabika-yusuf")][: len(sabika_view(scene.view).parties)]


def standings(scene: Scene, names: list[str]) -> Table:
    """A row for each party: VP, what an end now would add, money, taxes, reward marker, boxes and their contents."""
    view = sabika_view(scene.view)
    keys = ("vp", "now", "dinars", "seals", "taxes", "reward", "boxes")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for key in keys:
        table.add_column(say(f"terminal-sabika-head-{key}"), justify="right")
    table.add_column(say("terminal-sabika-head-stored"))
    table.add_column(say("terminal-sabika-head-raw"))
    for i, (party, name) in enumerate(zip(view.parties, names)):
        now = sum(scored.points for scored in scene.outcome.now if scored.seat == i)
        stored = party.stock[: len(MATERIALS)] + [a + b for a, b in zip(party.stock[len(MATERIALS) :], party.special)]
        table.add_row(
            Text.assemble("▶ " if i == view.seat and not view.over else "  ", (name, HEAD if i == view.viewer else "")),
            str(party.vp),
            f"{now:+}",
            *map(str, (party.dinars, party.seals, party.taxes, party.reward, party.boxes)),
            ", ".join(f"{n} {what}" for n, what in zip(stored, STOCK) if n),
            ", ".join(raw for raw, n in zip(RAWS, party.raw) if n),
        )
    return table


def occupants(view: SabikaView) -> dict[tuple[str, int], list[str]]:
    """The workers by space: the number of the party, in round brackets if the worker lies."""
    found: dict[tuple[str, int], list[str]] = {}
    for i, party in enumerate(view.parties):
        for worker, (space, lies) in enumerate(party.workers):
            if space:
                sign = f"({i + 1})" if lies else f"<{i + 1}>"
                found.setdefault((RINGS[RING_OF[worker]], space - 1), []).append(sign)
    return found

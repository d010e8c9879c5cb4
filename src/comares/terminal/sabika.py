"""Sabika in the terminal: rings, map, displays and workshops of a view as lists with names and costs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comares.i18n.current import current_language, translate
from comares.kernel.view import View
from comares.sabika.components import RAWS, RING_OF, RINGS, STOCK, WORKERS
from comares.sabika.loading.build_lookup import secondary_spaces
from comares.sabika.loading.load import load
from comares.sabika.text.cards import CARD_TEXTS
from comares.sabika.text.effects import Wording
from comares.sabika.view import Party, SabikaView, sabika_view
from comares.terminal.renderer import Entry, Scene

HEAD = "bold"
QUIET = "bright_black"


class SabikaRenderer:
    """Draws views of one edition of the data."""

    def __init__(self, data: Path | None = None) -> None:
        self.data = load(data)
        self.words = Wording(self.data, current_language())

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
        """For an option with a card, its text; for a space, its action."""
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
                lines = CARD_TEXTS[file, table](self.words, i, row)
                return " / ".join(line.partition(f" {name}")[2].lstrip(",: ") for line in lines)
        return ""

    def action(self, action: str) -> str:
        """The name of an action."""
        return self.words.translate("action-name", {"action": action.replace("_", "-")})

    def header(self, view: SabikaView, names: list[str]) -> Text:
        """The round, the next taxes, the wishes, the event, the trade card."""
        track = self.data.rows("board", "round_track")
        coming = track[min(view.narrator, len(track) - 1)]
        words = [
            translate("terminal-sabika-round", {"round": view.narrator, "era": track[view.narrator - 1]["era"]}),
            translate("terminal-sabika-first", {"seat": names[view.first]}),
            translate("terminal-sabika-tax", {"tax": coming["tax"]}),
        ]
        wishes = " · ".join(f"{wish} {self.card('sultan', 'tokens', wish)}" for wish in view.wishes)
        lines = [" · ".join(words), translate("terminal-sabika-wishes", {"wishes": wishes})]
        lines.append(translate("terminal-sabika-trade", {"card": self.card("trade", "trade_cards", view.trade_card)}))
        if view.event:
            event, after = (self.card("events", "events", card or 0) or "—" for card in (view.event, view.next_event))
            lines.append(translate("terminal-sabika-event", {"event": event, "next": after}))
        return Text("\n".join(lines), QUIET)

    def rondel(self, view: SabikaView) -> Table:
        """A row for each space: its action on each ring, what lies beside it, the workers there."""
        table = Table(translate("terminal-sabika-rondel"), *RINGS, box=box.SIMPLE_HEAD, pad_edge=False)
        standing = occupants(view)
        for ring in RINGS:
            for space in getattr(view.sultan, ring):
                standing.setdefault((ring, space - 1), []).append(translate("terminal-sabika-sultan"))
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
        """S8: raw and marble by the spaces of the rings beside them."""
        spaces = secondary_spaces(self.data, seats_of(view))
        found: dict[tuple[str, int], list[str]] = {}
        for kind in ("raw", "marble"):
            for i, row in enumerate(row for row in spaces if row["kind"] == kind):
                if kind == "raw":
                    lies = view.raw_spaces[i].raw or "—"
                else:
                    lies = "marble" if row["id"] in view.marble_spaces else "—"
                for ring in RINGS:
                    if ring in row:
                        found.setdefault((ring, row[ring]), []).append(f"{row['id']}:{lies}")
        return found

    def cities(self, view: SabikaView) -> Table:
        """A row for each city: its demand and bonus, its seal, the ships there."""
        heads = [translate(f"terminal-sabika-{key}") for key in ("city", "wants", "bonus", "consolidated", "ships")]
        table = Table(*heads, box=box.SIMPLE_HEAD, pad_edge=False)
        lookup = self.words.rules.lookup
        tokens = {row["id"]: row for row in self.data.rows("trade", "tokens")}
        for on_map in view.cities:
            city, number, token = on_map.city, on_map.token, tokens[on_map.token]
            ships = [str(i + 1) for i, party in enumerate(view.parties) if city in party.left]
            ships += [f"[{i + 1}]" for i, party in enumerate(view.parties) if city in party.right]
            table.add_row(
                Text(city + (" *" if on_map.seal else ""), "red" if token["colour"] == "red" else "blue"),
                "/".join(token["demand"]),
                self.words.effect(int(lookup.city_row[number - 1])),
                self.action(token["action"])
                if "action" in token
                else self.words.effect(int(lookup.income_row[number - 1])),
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
                Text(translate(f"terminal-sabika-{key}"), HEAD),
                Columns([Text(line) for line in lines], padding=(0, 3)),
            ]
        return parts

    def workshop(self, party: Party, name: str) -> Text:
        """What a party has built, engraved and stored."""
        red = self.words.rules.lookup.red_row
        blue = {row["id"]: row["blue"] for row in self.data.rows("poems_short", "cards")}
        tokens = [token for house in party.storehouses for token in house.tokens]
        owned = {
            "large": [
                f"#{card} {self.data.rows('buildings_large', 'tokens')[card - 1]['type']}" for card in party.large
            ],
            "small": [
                f"#{card} {self.data.rows('buildings_small', 'cards')[card - 1]['type']}"
                for card in (laid.card for laid in party.row)
            ],
            "blue": [f"#{poem} {self.words.blue(poem - 1, blue[poem])}" for poem in party.blue],
            "red": [f"#{poem} {self.words.effect(int(red[poem - 1]))}" for poem in party.red],
            "grey": [f"#{poem} {self.card('poems_long', 'cards', poem)}" for poem in party.grey],
            "tokens": [f"#{token} {self.card('storehouses', 'tokens', token)}" for token in tokens],
        }
        texts = [
            translate(f"terminal-sabika-own-{key}", {"cards": " ".join(cards)}) for key, cards in owned.items() if cards
        ]
        return Text.assemble((name, HEAD), " ", " · ".join(texts) or "—")


# The kinds of options that name a card, and its table in the data.
CARDS = {
    "keep": ("start", "tokens"),
    "expand": ("storehouses", "tokens"),
    "building": ("buildings_large", "tokens"),
    "small": ("buildings_small", "cards"),
}


def parties(scene: Scene) -> list[str]:
    """The names of all parties, including Yusuf."""
    return [*scene.names, translate("terminal-sabika-yusuf")][: len(sabika_view(scene.view).parties)]


def seats_of(view: SabikaView) -> int:
    """The number of players, without Yusuf."""
    return len(view.parties) - (1 if view.yusuf else 0)


def standings(scene: Scene, names: list[str]) -> Table:
    """A row for each party: points, what a final scoring now would add, money, taxes, rewards, boxes, resources."""
    view = sabika_view(scene.view)
    keys = ("vp", "now", "dinars", "seals", "taxes", "reward", "boxes")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for key in keys:
        table.add_column(translate(f"terminal-sabika-head-{key}"), justify="right")
    table.add_column(translate("terminal-sabika-head-stored"))
    table.add_column(translate("terminal-sabika-head-raw"))
    for i, (party, name) in enumerate(zip(view.parties, names)):
        now = sum(scored.points for scored in scene.outcome.now if scored.seat == i)
        goods = [a + b for a, b in zip(party.goods.numbers(), party.poem_goods.numbers())]
        stored = party.materials.numbers() + goods
        table.add_row(
            Text.assemble("▶ " if i == view.seat and not view.over else "  ", (name, HEAD if i == view.viewer else "")),
            str(party.vp),
            f"{now:+}",
            *map(str, (party.dinars, party.seals, party.taxes, party.reward, party.boxes)),
            ", ".join(f"{n} {what}" for n, what in zip(stored, STOCK) if n),
            ", ".join(raw for raw, n in zip(RAWS, party.raw.numbers()) if n),
        )
    return table


def occupants(view: SabikaView) -> dict[tuple[str, int], list[str]]:
    """The workers by ring and space: the number of the seat, in brackets if the worker lies."""
    found: dict[tuple[str, int], list[str]] = {}
    for i, party in enumerate(view.parties):
        for worker in party.workers:
            if worker.space:
                sign = f"({i + 1})" if worker.lying else f"<{i + 1}>"
                found.setdefault((worker.ring, worker.space - 1), []).append(sign)
    return found

"""The one way out: what a viewer may know of a game. Nothing of a table reaches a client but through here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import UNSET

from comares.bots.explanations import Reason
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event, EventCollector, Scored
from comares.kernel.log import SILENT
from comares.kernel.outcome import Outcome
from comares.kernel.record import Line
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table, is_final
from comares.server.games import adapter_of
from comares.server.messages import DecisionCard, NewsCard, OutcomeCard, PreviewCard, ScoredCard, Words

Viewer = int | None  # a seat, or None: a spectator


class Sight:
    """A state of a game through the eyes of one viewer. Whatever is not in the view is imagined from it alone, always
    in the same way, so that two states which look the same to the viewer tell him the same."""

    def __init__(self, game: str, rules: Rules, state: State, viewer: Viewer) -> None:
        self.game = game
        self.rules = rules
        self.viewer = viewer
        self.view: Any = rules.view(state, viewer)
        self._over = state if state.over else None  # then nothing is hidden any more

    def imagined(self) -> State:
        """A state that this could be."""
        return self.rules.imagine(self.view, SeededChance(0))

    def outcome(self) -> OutcomeCard:
        """How the game stands, as far as the viewer can know."""
        outcome = self.rules.outcome(self._over or self.imagined())
        return OutcomeCard(outcome.points, [self._scored(scored) for scored in outcome.now], outcome.winners)

    def previews(self, codes: Iterable[str]) -> Iterator[tuple[str, PreviewCard]]:
        """What each code would do by itself, before anything is drawn; the codes may be chosen by the viewer."""
        state = self.imagined()
        before = self.rules.outcome(state).standing()
        for code in codes:
            yield code, self._preview(state, before, code)

    def foreseen(self, code: str) -> tuple[bool, list[Words], PreviewCard]:
        """Of a code that the viewer may choose: whether it cannot be taken back, what would be told of the choice
        itself, what it would change."""
        state, option = self.imagined(), self.rules.parse(code)
        preview = self._preview(state, self.rules.outcome(state).standing(), code)
        seat, chance, listener = int(state.seat), SeededChance(0), EventCollector(self.rules.events)
        step = self.rules.steps[option & 255]
        step.choose(state, option, chance, listener)
        events = [] if chance.draws else listener.events  # what would be drawn is not known
        self.rules.advance(state, chance, SILENT)
        words = [words_of(self.game, event) for event in events if event.seen_by(self.viewer)]
        # What several choose in secret is laid open when all have: what follows is not known.
        return (step.secret and self.rules.seats > 1) or is_final(state, seat, chance), words, preview

    def reasons(self, codes: Iterable[str]) -> Iterator[tuple[str, str | None]]:
        """The number of the rule that forbids each code; empty if it is legal, None if it cannot be read."""
        state = self.imagined()
        for code in codes:
            yield code, self._reason(state, code)

    def _preview(self, state: State, before: list[int], code: str) -> PreviewCard:
        adapter, option = adapter_of(self.game), self.rules.parse(code)
        if adapter.ahead is not None:
            ahead = adapter.ahead(self.rules, state, option)
            return PreviewCard(self._compared(before, ahead.state), None, ahead.changes)
        after, chance = state.copy(), SeededChance(0)
        self.rules.steps[option & 255].choose(after, option, chance, SILENT)
        changes = adapter.changes(self.rules, state, after, option)
        if chance.draws:
            return PreviewCard(None, None, changes)
        return PreviewCard(self._compared(before, after), adapter.wall(after, int(state.seat)), changes)

    def _compared(self, before: list[int], after: State) -> list[list[int]]:
        outcome: Outcome = self.rules.outcome(after)
        return [[was, now] for was, now in zip(before, outcome.standing())]

    def _reason(self, state: State, code: str) -> str | None:
        option = self.rules.parse(code)
        return self.rules.why_not(state, option) if option >= 0 else None

    def _scored(self, scored: Scored) -> ScoredCard:
        return ScoredCard(scored.seat, scored.points, scored.rule, words_of(self.game, scored.why))


def decision_seen(table: Table, viewer: Viewer, holds: bool, rewinds: bool) -> DecisionCard | None:
    """What is to be decided; the codes only if the viewer decides and holds the seat he looks from."""
    decision = table.decision()
    if decision is None:
        return None
    codes = decision.codes if holds and viewer == decision.seat else None
    return DecisionCard(decision.seat, decision.kind, table.can_undo(), rewinds, codes)


def news_seen(table: Table, viewer: Viewer, since: int | None, upto: int | None = None) -> list[NewsCard]:
    """The lines after `since` (None: the last one), up to line `upto`, as far as the viewer may know them."""
    lines = table.record.lines if upto is None else table.record.lines[: upto + 1]
    shown = lines[-1:] if since is None else lines[max(since + 1, 0) :]
    everything = bool(table.state.over)
    return [_news(table, line, viewer, everything) for line in shown]


def _news(table: Table, line: Line, viewer: Viewer, everything: bool) -> NewsCard:
    seen = everything or line.seen_by(viewer)
    return NewsCard(
        line=line.number,
        seat=line.seat,
        code=line.code if seen else None,
        undo=line.undoes_from,
        words=[words_of(table.game.name, event) for event in line.events if everything or event.seen_by(viewer)],
        points=table.record.points.get(line.number),
        place=line.frame_arg0 if seen and not line.events else UNSET,
    )


def words_of(game: str, event: Event) -> Words:
    """An event as keys and numbers."""
    return Words(f"{game}-{event.kind.name}", {"seat": event.seat, **event.arguments})


def reason_words(game: str, reason: Reason) -> Words:
    """A reason as keys and numbers."""
    what = words_of(game, reason.event) if reason.event else None
    return Words(f"bots-{reason.key}", {"points": reason.points, "seat": reason.seat, "what": what})

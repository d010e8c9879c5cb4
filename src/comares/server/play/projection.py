"""What a viewer may know of a game. Nothing of a table reaches a client except through this module."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import UNSET

from comares.bots import explanations
from comares.kernel import events, preview
from comares.kernel.record import Line
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.server.games.adapter import Adapter
from comares.server.messages import DecisionMessage, NewsLine, OutcomeMessage, Preview, Reason, Scored, Words

Viewer = int | None  # a seat, or None: a spectator


class DryRun(NamedTuple):
    """What an option would do: whether it could not be undone, its words in the log, its preview."""

    final: bool
    words: list[Words]
    preview: Preview


class Perspective:
    """A state of a game as one viewer sees it. Everything that is not in the view is imagined from the view alone and
    always in the same way: two states with the same view give the same answers."""

    def __init__(self, game: str, adapter: Adapter, rules: Rules, state: State, viewer: Viewer) -> None:
        self.game = game
        self.adapter = adapter
        self.rules = rules
        self.viewer = viewer
        self.view = rules.view(state, viewer)
        self._over = state if state.over else None  # after the end nothing is hidden

    def imagined(self) -> State:
        """A state that fits the view."""
        return preview.imagined(self.rules, self.view)

    def outcome(self) -> OutcomeMessage:
        """The score, as far as the viewer can know it."""
        outcome = self.rules.outcome(self._over or self.imagined())
        return OutcomeMessage(outcome.points, [self._scored(scored) for scored in outcome.now], outcome.winners)

    def previews(self, codes: Iterable[str]) -> Iterator[tuple[str, Preview]]:
        """What each code would change; the codes must be legal for the viewer."""
        state = self.imagined()
        before = self.rules.outcome(state).standing()
        for code in codes:
            yield code, self._preview(state, before, code)

    def dry_run(self, code: str) -> DryRun:
        """What a code would do; it must be legal for the viewer."""
        state = self.imagined()
        change = self._preview(state, self.rules.outcome(state).standing(), code)
        found = preview.dry_run(self.rules, state, self.rules.parse(code))
        return DryRun(
            found.is_final,
            [words_of(self.game, event) for event in found.events if event.seen_by(self.viewer)],
            change,
        )

    def reasons(self, codes: Iterable[str]) -> Iterator[tuple[str, str | None]]:
        """The rule that forbids each code; empty: it is legal; None: it cannot be read."""
        state = self.imagined()
        for code in codes:
            yield code, self._reason(state, code)

    def _preview(self, state: State, before: list[int], code: str) -> Preview:
        found = self.adapter.preview(self.rules, state, self.rules.parse(code))
        after = found.standing(self.rules)
        points = None if after is None else [list(pair) for pair in zip(before, after, strict=True)]
        return Preview(points, self.adapter.changes(self.rules, found))

    def _reason(self, state: State, code: str) -> str | None:
        option = self.rules.parse(code)
        return self.rules.why_not(state, option) if option >= 0 else None

    def _scored(self, scored: events.Scored) -> Scored:
        return Scored(scored.seat, scored.points, scored.rule, words_of(self.game, scored.why))


def decision_message(table: Table, viewer: Viewer, holds_seat: bool, can_rewind: bool) -> DecisionMessage | None:
    """The decision to make; with its codes only if the viewer decides and holds that seat."""
    decision = table.decision()
    if decision is None:
        return None
    codes = decision.codes if holds_seat and viewer == decision.seat else None
    return DecisionMessage(decision.seat, decision.kind, table.can_undo(), can_rewind, codes)


def news_lines(table: Table, viewer: Viewer, since: int | None, upto: int | None = None) -> list[NewsLine]:
    """The lines after `since` (None: only the last one), up to line `upto`, as far as the viewer may know them."""
    lines = table.record.lines if upto is None else table.record.lines[: upto + 1]
    shown = lines[-1:] if since is None else lines[max(since + 1, 0) :]
    everything = bool(table.state.over)
    return [_news_line(table, line, viewer, everything) for line in shown]


def _news_line(table: Table, line: Line, viewer: Viewer, everything: bool) -> NewsLine:
    is_visible = everything or line.seen_by(viewer)
    return NewsLine(
        line=line.number,
        seat=line.seat,
        code=line.code if is_visible else None,
        undo=line.undoes_from,
        words=[words_of(table.game.name, event) for event in line.events if everything or event.seen_by(viewer)],
        points=table.record.points.get(line.number),
        argument=line.frame_arg0 if is_visible and not line.events else UNSET,
    )


def words_of(game: str, event: events.Event) -> Words:
    """An event as a key of the catalogues and its arguments."""
    return Words(f"{game}-{event.kind.name}", {"seat": event.seat, **event.arguments})


def reason_of(game: str, reason: explanations.Reason) -> Reason:
    """A bot's reason as a key of the catalogues and its arguments."""
    what = words_of(game, reason.event) if reason.event else None
    return Reason(f"bots-{reason.key}", {"points": reason.points, "seat": reason.seat, "what": what})

"""What a viewer may know of a game. Nothing of a table reaches a client except through this module."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import UNSET

from comares.i18n import sentences
from comares.kernel import events, preview
from comares.kernel.record import Line
from comares.kernel.rules import Rules
from comares.kernel.stages import Stage
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.kernel.view import View
from comares.server.errors import Refusal
from comares.server.games.adapter import Adapter
from comares.server.messages.table import DecisionMessage, NewsLine, OutcomeMessage, Preview, Scored, StageInfo
from comares.server.messages.words import Sentence, Words
from comares.server.play.result import places_of

Viewer = int | None  # a seat, or None: a spectator
Reasons = Mapping[int, sentences.Sentence]  # by line
NO_REASONS: Reasons = {}


def permitted(wanted: Viewer, own: list[int]) -> Viewer:
    """What a player who holds the seats `own` now may look from: the seat they want, if it is theirs; else nothing but
    a spectator's place. Asked whenever something is sent, never before: a seat can go to another player at any time."""
    return wanted if wanted in own else None


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
        places = places_of(outcome.points, outcome.winners) if outcome.winners else []
        now = [self._scored(scored) for scored in outcome.now]
        return OutcomeMessage(outcome.points, now, outcome.winners, places)

    def outlook(self) -> dict[str, int]:
        """What the end of the round would bring the viewer, as things stand."""
        if self.viewer is None or self._over:
            return {}
        return self.adapter.outlook(self.rules, self.imagined(), self.viewer)

    def stage_views(self, stages: Sequence[Stage]) -> list[View]:
        """The view after each stage of the line that led here; none if it has only one."""
        if len(stages) < 2:
            return []
        return [self.rules.view(stage.state, self.viewer) if stage.state else self.view for stage in stages]

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
        adapter, rules = self.adapter, self.rules
        return Preview(
            points, adapter.changes(rules, found), adapter.next_choice(rules, found), adapter.later(rules, found)
        )

    def _reason(self, state: State, code: str) -> str | None:
        option = self.rules.parse(code)
        return self.rules.why_not(state, option) if option >= 0 else None

    def _scored(self, scored: events.Scored) -> Scored:
        return Scored(scored.seat, scored.points, scored.rule, words_of(self.game, scored.why))


def decision_message(
    table: Table, viewer: Viewer, holds_seat: bool, can_rewind: bool, can_hint: bool = True
) -> DecisionMessage | None:
    """The decision to make; with its codes only if the viewer decides and holds that seat."""
    decision = table.decision()
    if decision is None:
        return None
    codes = decision.codes if holds_seat and viewer == decision.seat else None
    return DecisionMessage(decision.seat, decision.kind, table.can_undo(), can_rewind, can_hint, codes)


class Span(NamedTuple):
    """The lines after `since` (None: only the last one) and before `before` (None: all), the last `page` of them."""

    since: int | None
    page: int
    before: int | None = None


def news_lines(table: Table, viewer: Viewer, span: Span, reasons: Reasons = NO_REASONS) -> Iterator[NewsLine]:
    """The lines of the span, as far as the viewer may know them; `reasons` are those of bots."""
    lines = table.record.lines
    end = len(lines) if span.before is None else min(span.before, len(lines))
    begin = end - 1 if span.since is None else span.since + 1
    everything = bool(table.state.over)
    for line in lines[max(begin, end - span.page, 0) : end]:
        yield _news_line(table, line, viewer, everything, reasons.get(line.number))


def _news_line(
    table: Table, line: Line, viewer: Viewer, everything: bool, reason: sentences.Sentence | None
) -> NewsLine:
    is_visible = everything or line.seen_by(viewer)
    seen = [everything or event.seen_by(viewer) for event in line.events]
    return NewsLine(
        line=line.number,
        seat=line.seat,
        code=line.code if is_visible else None,
        undo=line.undoes_from,
        words=[words_of(table.game.name, event) for event, shown in zip(line.events, seen, strict=True) if shown],
        points=table.record.points.get(line.number),
        argument=line.frame_arg0 if is_visible and not line.events else UNSET,
        stages=[StageInfo(step, sum(seen[:events])) for step, events in line.stages] if len(line.stages) > 1 else UNSET,
        reason=sentence_message(reason) if is_visible and reason else UNSET,
    )


def words_of_refusal(refusal: Refusal | None) -> Words | None:
    """The sentence of a refusal as a key of the catalogues and its arguments."""
    return Words(f"refused-{refusal.key}", dict(refusal.arguments)) if refusal else None


def words_of(game: str, event: events.Event) -> Words:
    """An event as a key of the catalogues and its arguments."""
    return Words(f"{game}-{event.kind.name}", {"seat": event.seat, **event.arguments})


def sentence_message(said: sentences.Sentence) -> Sentence:
    """A sentence as the client reads it."""
    arguments = {
        name: sentence_message(value) if isinstance(value, sentences.Sentence) else value
        for name, value in said.arguments.items()
    }
    return Sentence(said.key, arguments)

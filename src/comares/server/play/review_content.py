"""What was found in a review so far: how it is stored, and how the client reads it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from comares.server.messages.review import JudgedMove, Review, ReviewedDecision, ReviewEntry
from comares.server.play.projection import sentence_message
from comares.server.play.review_work import Found, FoundChoice, FoundMove
from comares.server.play.storage import StoredReview

VERSION = 1  # of the judgement: a review of another version is made again
TURNING_POINTS = 3
DIGITS = 4  # of a chance

ReviewState = Literal["none", "running", "stopped", "done"]


class ReviewContent(Struct):
    """The entries in the order in which they were found."""

    version: int = VERSION
    total: int = 0  # entries when it is done
    choices: list[int] = []  # the lines of all decisions to judge
    entries: list[ReviewEntry] = []

    def add(self, found: Found) -> None:
        """Add what a part found."""
        self.entries += [ReviewEntry(line, _rounded(chances)) for line, chances in found.chances.items()]
        self.entries += [ReviewEntry(line, decision=_decision(choice)) for line, choice in found.choices.items()]

    def chances(self) -> dict[int, list[float]]:
        """The chances by line."""
        return {entry.line: entry.chances for entry in self.entries if entry.chances is not None}

    def decisions(self) -> dict[int, ReviewedDecision]:
        """The decisions by line."""
        return {entry.line: entry.decision for entry in self.entries if entry.decision is not None}

    def turning_points(self) -> list[int]:
        """The lines of the choices that lost most, in the order of the game."""
        losses = {line: decision.loss for line, decision in self.decisions().items() if decision.loss > 0}
        return sorted(sorted(losses, key=lambda line: -losses[line])[:TURNING_POINTS])

    def text(self) -> str:
        """The content as it is stored."""
        return msgspec.json.encode(self).decode()

    def message(self, state: ReviewState, yours: bool, after: int) -> Review:
        """The review as the client reads it, with the entries after the first `after`."""
        entries, count = self.entries[after:], len(self.entries)
        return Review(state, yours, count, self.total, self.choices, self.turning_points(), entries, count)


msgspec.json.decode(b"{}", type=ReviewContent)  # msgspec learns a type at its first use; not in two threads at once


def read_content(stored: StoredReview | None) -> ReviewContent | None:
    """What is stored; None: nothing that this version can go on with."""
    if stored is None or not stored.content:
        return None
    try:
        content = msgspec.json.decode(stored.content, type=ReviewContent)
    except msgspec.DecodeError:
        return None
    return content if content.version == VERSION else None


def judged_move(found: FoundMove) -> JudgedMove:
    """A move as the client reads it."""
    why = [sentence_message(each) for each in found.why]
    chance, lead = round(found.value.chance, DIGITS), round(found.value.lead, 1)
    return JudgedMove(found.code, sentence_message(found.move), chance, lead, why)


def _decision(found: FoundChoice) -> ReviewedDecision:
    chosen, best = judged_move(found.chosen), judged_move(found.best)
    loss, points = max(0.0, best.chance - chosen.chance), max(0.0, best.lead - chosen.lead)
    return ReviewedDecision(found.seat, chosen, best, round(loss, DIGITS), round(points, 1))


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]

"""Talk at a table: who may say what, and who hears it. Nothing of it is in a record."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from comares.server.errors import Refusal
from comares.server.messages.talk import MAX_TALK, PHRASES, Said, Say
from comares.server.names import clean_text
from comares.server.play.storage import CLOSED, RUNNING, Place, StoredTalk, TableRow

MOST: Final = 8  # messages at once
WITHIN: Final = 20.0  # seconds
FULL: Final = 2000  # messages of one table
MAX_SPEAKERS: Final = 5000  # that are remembered; then those who were silent lately are forgotten


class Speaker(NamedTuple):
    """Who says something."""

    player: str
    name: str
    seat: int | None


def speaker_at(row: TableRow, player: str, name: str) -> Speaker:
    """Who the player is at the table: somebody who sits there, or a spectator."""
    for number, seat in enumerate(row.seats):
        if seat.player == player:
            return Speaker(player, seat.name, number)
    return Speaker(player, name, None)


def place_of(speaker: Speaker) -> Place:
    """Spectators talk apart: nobody tells a player what to do."""
    return "aside" if speaker.seat is None else "table"


def checked(row: TableRow, say: Say) -> tuple[str, str]:
    """The phrase or the text that is said; a Refusal if the table does not want it."""
    if row.state == CLOSED:
        raise Refusal("closed")
    if row.talk == "off":
        raise Refusal("talk-off")
    if say.phrase:
        if say.phrase not in PHRASES:
            raise Refusal("malformed", what=f"phrase: expected one of {', '.join(PHRASES)}")
        if say.text:
            raise Refusal("malformed", what="say either a phrase or a text, not both")
        return say.phrase, ""
    if row.talk == "phrases":
        raise Refusal("talk-phrases")
    text = clean_text(say.text, MAX_TALK)
    if not text:
        raise Refusal("malformed", what="text: expected something that can be seen")
    return "", text


def heard(row: TableRow, all_said: list[StoredTalk], player: str, muted: set[str]) -> list[Said]:
    """What the player hears: spectators hear everything; players hear spectators only once the game is over. What
    a deleted player said is empty, and nobody hears it."""
    sits = any(seat.player == player for seat in row.seats)
    everything = not sits or row.state not in (RUNNING, CLOSED)
    words = [each for each in all_said if each.phrase or each.text]
    return [_said(each, player, muted) for each in words if everything or each.place == "table"]


def _said(said: StoredTalk, player: str, muted: set[str]) -> Said:
    is_muted = said.player in muted
    return Said(
        said.number,
        said.at,
        said.seat,
        said.name,
        "" if is_muted else said.phrase,
        "" if is_muted else said.text,
        said.player == player,
        is_muted,
        player in said.reporters,
    )


class TalkLimits:
    """How often one player says something, in this process."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._said: dict[str, deque[float]] = {}

    def use(self, player: str) -> None:
        """Count something that is said; a Refusal if it is too much at once."""
        now = self._monotonic()
        if len(self._said) > MAX_SPEAKERS:
            self._said = {each: times for each, times in self._said.items() if times[-1] > now - WITHIN}
        times = self._said.setdefault(player, deque(maxlen=MOST))
        if len(times) == MOST and times[0] > now - WITHIN:
            raise Refusal("talk-often")
        times.append(now)

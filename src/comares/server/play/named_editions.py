"""Which edition of a game a record or a position names in its first rows."""

from __future__ import annotations

from typing import NamedTuple

from comares.server.games.boxes import BOXES

HEADER_ROWS = 60


class NamedEdition(NamedTuple):
    """A game and the fingerprint of its components."""

    game: str
    fingerprint: str


def named_edition(text: str) -> NamedEdition | None:
    """The edition that the header names; None if it names none, or is no header."""
    game = ""
    for row in text[:10_000].split("\n")[:HEADER_ROWS]:
        words = row.split()
        if not words:
            break
        if words[0] == "game" and len(words) == 3:
            game = words[1]
        elif words[0] == "option" and len(words) == 3 and game in BOXES and words[1] == BOXES[game].setting:
            return NamedEdition(game, words[2][:40])
    return None

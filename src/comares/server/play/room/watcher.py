"""Who looks at a table."""

from __future__ import annotations

from typing import Protocol

from comares.server.messages.table import ServerMessage
from comares.server.play.projection import Viewer


class Watcher(Protocol):
    """A connection at the table: a player's, looking from one of the player's seats or as a spectator."""

    player: str
    device: str  # the player's, if the player has an account
    address: str
    viewer: Viewer  # the seat that it wants to look from
    sent_line: int | None  # the last line that was sent; None: it has not subscribed yet
    heard: int | None  # the last thing said that was sent; None: it does not listen
    muted: set[str]  # players whom it does not want to hear

    def send(self, message: ServerMessage) -> None: ...

    def disconnect(self, code: int) -> None: ...

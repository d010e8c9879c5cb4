"""A table being played, in the memory of this process. `Room.play` is the checklist of a move."""

from comares.server.play.room.room import Room
from comares.server.play.room.watcher import Watcher

__all__ = ["Room", "Watcher"]

"""Servers with a mistake in them: an error that nobody expects."""

from __future__ import annotations

import sys

from comares.server.messages.client import Play, Undo
from comares.server.play.room import Room
from comares.server.play.storage import Player
from comares.server.store.sql_storage import SqlStorage


class NoNames(SqlStorage):
    """Names cannot be saved."""

    async def save_player(self, player: Player) -> None:
        raise RuntimeError("a mistake")


class NoChoices(Room):
    """No choice can be made."""

    async def play(self, player: str, asked: Play | Undo) -> bool:
        raise RuntimeError("a mistake")


class ImportFrom:
    """Makes the modules of a folder importable, in the process of a test server."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def __call__(self) -> None:
        sys.path.insert(0, self.folder)

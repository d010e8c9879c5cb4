"""The texts of records, as they were asked for last. The words of a record of thousands of lines take half a second."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import NamedTuple

from comares.server.play.room import Room
from comares.server.play.storage import RECORD
from comares.server.play.work import in_thread

MAX_TEXTS = 20
GZIP_LEVEL = 5


class _Moment(NamedTuple):
    """What a text depends on, apart from who reads it."""

    line: int
    revision: int
    coached: tuple[int, ...]


class RecordTexts:
    """Writes the records of rooms, and keeps the latest."""

    def __init__(self) -> None:
        # By room, seat and whether it is packed; a room that is opened again may differ.
        self._texts: OrderedDict[tuple[Room, int | None, bool], tuple[_Moment, bytes]] = OrderedDict()

    async def text(self, room: Room, viewer: int | None, packed: bool) -> bytes:
        """The record as the seat may see it (None: a spectator), in UTF-8; packed: by gzip. The room is settled."""
        key, now = (room, viewer, packed), _Moment(room.line, room.row.revision, room.record.coached)
        moment, text = self._texts.get(key, (None, b""))
        if moment != now:
            text = await in_thread(_written, room, viewer, packed)
            self._texts[key] = (now, text)
        self._texts.move_to_end(key)
        while len(self._texts) > MAX_TEXTS:
            self._texts.popitem(last=False)
        return text


def _written(room: Room, viewer: int | None, packed: bool) -> bytes:
    text = room.table.text(viewer, everything=room.row.state == RECORD).encode()
    return gzip.compress(text, GZIP_LEVEL) if packed else text

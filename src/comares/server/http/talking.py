"""Talk over the socket of a table, and the calls of the notepad."""

from __future__ import annotations

from typing import Protocol

from litestar import get, put

from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import TheStorage
from comares.server.messages.talk import GetTalk, Mute, Notepad, Report, Say
from comares.server.play.room import Room, Watcher
from comares.server.play.room.talk import TALK_PAGE, listen, say
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player, StorageFailed, StoredTalk
from comares.server.play.talk import heard, speaker_at

Talking = Say | GetTalk | Mute | Report


class Talker(Watcher, Protocol):
    """A connection that talks."""

    room: Room
    rooms: Rooms
    name: str  # of its player


async def answer_talk(talker: Talker, message: Talking) -> None:
    """Do what the message asks for."""
    try:
        if isinstance(message, Say):
            talker.rooms.talk_limits.use(talker.player)
            await say(talker.room, speaker_at(talker.room.row, talker.player, talker.name), message)
        elif isinstance(message, GetTalk):
            await listen(talker.room, talker, message.since)
        elif isinstance(message, Mute):
            said = await saying(talker, message.number)
            await talker.room.storage.set_mark(talker.player, said.player, "mute", message.muted)
            await listen(talker.room, talker, -1)
        else:
            said = await saying(talker, message.number)
            talker.rooms.talk_limits.use(talker.player)
            await talker.room.storage.report_talk(talker.room.id, said.number, talker.player)
            await listen(talker.room, talker, -1)
    except StorageFailed as error:
        raise Refusal("storage") from error


async def saying(talker: Talker, number: int) -> StoredTalk:
    """Something that another player said and that the talker can hear."""
    room = talker.room
    news = await room.storage.talk_after(room.id, number - 1, TALK_PAGE)
    for said in news:
        if said.number == number and said.player != talker.player and heard(room.row, [said], talker.player, set()):
            return said
    raise Refusal("malformed", what="number: expected that of something that somebody else said here")


@get("/api/tables/{table:str}/notepad", summary="My notes at a table", responses=REFUSALS)
async def get_notepad(table: str, known: Player, storage: TheStorage, rooms: Rooms) -> Notepad:
    await rooms.stored_table(table)
    return Notepad(await storage.notepad(table, known.id))


@put("/api/tables/{table:str}/notepad", summary="Keep my notes at a table", responses=REFUSALS)
async def put_notepad(table: str, data: Notepad, known: Player, storage: TheStorage, rooms: Rooms) -> Notepad:
    row = await rooms.stored_table(table)
    if known.id not in [seat.player for seat in row.seats]:
        raise Refusal("not-your-seat", seat=0)
    await storage.save_notepad(table, known.id, data.text)
    return data


HANDLERS = [
    get_notepad,
    put_notepad,
]

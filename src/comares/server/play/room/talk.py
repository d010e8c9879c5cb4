"""Talk at an open table: stored, then told to everybody who listens and may hear it."""

from __future__ import annotations

import time

from msgspec import UNSET

from comares.server.errors import Refusal
from comares.server.messages.talk import MAX_TALK, PHRASES, Say, SpeakingInfo, TalkMessage
from comares.server.play.ids import new_secret
from comares.server.play.room.room import Room
from comares.server.play.room.watcher import Watcher
from comares.server.play.storage import Place, StorageFailed, StoredTalk
from comares.server.play.talk import FULL, Speaker, checked, heard, place_of

TALK_PAGE = 200  # sayings in one message; older ones are not shown


async def say(room: Room, speaker: Speaker, asked: Say) -> None:
    """Store what the speaker says, then tell everybody who listens and may hear it."""
    phrase, text = checked(room.row, asked)
    said = StoredTalk(
        -1, new_secret(), time.time(), speaker.player, speaker.name, speaker.seat, place_of(speaker), phrase, text
    )
    try:
        number = await room.storage.add_talk(room.id, said, FULL)
    except StorageFailed as error:
        raise Refusal("storage") from error
    if number < 0:
        raise Refusal("talk-full", most=FULL)
    await tell_talk(room)


async def listen(room: Room, watcher: Watcher, since: int) -> None:
    """Send the watcher what was said after that number, and from now on whatever is said."""
    if watcher.heard is None:
        watcher.heard = since  # what is said while the storage answers is told as well
    watcher.muted = set(await room.storage.marked(watcher.player, "mute"))
    send_talk(room, watcher, await room.storage.talk_after(room.id, since, TALK_PAGE), answer=True)


async def tell_talk(room: Room) -> None:
    """Send everybody who listens what was said since."""
    listening = [watcher for watcher in room.watchers if watcher.heard is not None]
    if not listening:
        return
    since = min(watcher.heard for watcher in listening if watcher.heard is not None)
    try:
        news = await room.storage.talk_after(room.id, since, TALK_PAGE)
    except StorageFailed:
        return  # listeners ask again after a reconnect
    for watcher in listening:
        unheard = [said for said in news if watcher.heard is not None and said.number > watcher.heard]
        send_talk(room, watcher, unheard)


def send_talk(room: Room, watcher: Watcher, news: list[StoredTalk], answer: bool = False) -> None:
    """Send one watcher what was said, as far as it may hear it."""
    watcher.heard = max([watcher.heard if watcher.heard is not None else -1, *(said.number for said in news)])
    shown = heard(room.row, news, watcher.player, watcher.muted)
    if shown or answer:
        place: Place = "table" if room.seats_of(watcher.player) else "aside"
        speaking = SpeakingInfo(list(PHRASES), MAX_TALK) if answer else UNSET
        watcher.send(TalkMessage(shown, room.row.talk, place, speaking))

"""Talk at a table: over the socket, and the private notepad over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from comares.server.messages.client import ClientMessage
from comares.server.messages.fields import LineNumber
from comares.server.messages.table import ServerMessage

MAX_TALK = 300  # characters in one message
MAX_NOTEPAD = 4000
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "moment",
    "back-soon",
    "your-turn",
    "good-game",
    "again",
)


class Say(ClientMessage, tag="say"):
    """Say something: a phrase that everybody reads in their own language, or words of one's own."""

    phrase: Annotated[str, Meta(max_length=20)] = ""  # its key; empty: words of one's own
    text: Annotated[str, Meta(max_length=MAX_TALK)] = ""


class GetTalk(ClientMessage, tag="talk"):
    """Send what was said after this number (-1: all that is kept), now and from now on."""

    since: LineNumber = -1


class Mute(ClientMessage, tag="mute"):
    """Mute the player who said this, at this table; or hear them again."""

    number: LineNumber
    muted: bool = True


class Report(ClientMessage, tag="report"):
    """Tell the host of the server of something that was said."""

    number: LineNumber


class Said(Struct):
    """Something that was said."""

    number: int
    at: float  # seconds since 1970
    seat: int | None  # of the speaker; null: a spectator
    name: str
    phrase: str  # a key; empty: words of their own
    text: str
    own: bool = False  # you said it
    muted: bool = False  # you muted the speaker; then there is no text
    reported: bool = False  # by you


class SpeakingInfo(Struct):
    """What can be said."""

    phrases: list[str]  # keys: everybody reads them in their own language
    longest: int  # characters of words of one's own


class TalkMessage(ServerMessage, tag="talk"):
    """What was said: the answer to `GetTalk`, and whatever is said from then on."""

    said: list[Said]
    talk: Literal["all", "phrases", "off"]  # what may be said at this table
    place: Literal["table", "aside"]  # where one talks: with the players, or with the other spectators
    speaking: SpeakingInfo | UnsetType = UNSET  # with the answer to `GetTalk`


class Notepad(Struct, forbid_unknown_fields=True):
    """What a player notes for themselves at a table."""

    text: Annotated[str, Meta(max_length=MAX_NOTEPAD)]

"""Client to server, over the socket of a table."""

from __future__ import annotations

from msgspec import Struct

from comares.server.messages.fields import Code, Codes, LineNumber, SeatNumber


class ClientMessage(Struct, tag_field="do", forbid_unknown_fields=True):
    """Any message of a client."""


class Subscribe(ClientMessage, tag="look"):
    """Send the table now and after every change, as seen from this seat."""

    seat: SeatNumber | None = None  # one of the client's own seats; null: a spectator
    since: LineNumber | None = None  # with the lines after this one; null: the last line only


class GetLines(ClientMessage, tag="lines"):
    """Send older lines of the log: one page of those after `since` and before `before`, the last ones."""

    since: LineNumber
    before: LineNumber


class Play(ClientMessage, tag="play"):
    """Carry out an option."""

    seat: SeatNumber
    line: LineNumber  # the last line the client has seen
    code: Code


class Undo(ClientMessage, tag="undo"):
    """Take back the last choice; with `to`, everything from that line on, where all other seats are bots."""

    seat: SeatNumber
    line: LineNumber
    to: LineNumber | None = None


class PreviewOptions(ClientMessage, tag="preview"):
    """Ask what each option would change."""

    line: LineNumber
    codes: Codes


class DryRun(ClientMessage, tag="foresee"):
    """Ask what the log would say of an option, and whether it could be undone."""

    line: LineNumber
    code: Code


class WhyNot(ClientMessage, tag="why"):
    """Ask why each code is not legal."""

    line: LineNumber
    codes: Codes


class Hint(ClientMessage, tag="hint"):
    """Ask what a strong bot would play."""

    line: LineNumber


class Coach(ClientMessage, tag="coach"):
    """Ask whether a choice gives much away, before it is made."""

    line: LineNumber
    code: Code


class Ping(ClientMessage, tag="ping"):
    """Ask for a pong, after the answers to everything before."""


AnyClientMessage = Subscribe | GetLines | Play | Undo | PreviewOptions | DryRun | WhyNot | Hint | Coach | Ping

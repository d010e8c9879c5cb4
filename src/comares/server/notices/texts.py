"""What a notice says: who sits at which table and what happened there. Nothing of a hand, a card or a point."""

from __future__ import annotations

from comares.i18n import translate
from comares.server.play.notices import NoticeKind
from comares.server.play.storage import Seat, TableRow

MENTIONS = str.maketrans({"@": "＠", "<": "‹", ">": "›", "*": "∗", "_": " ", "`": "'", "[": "(", "]": ")"})


def title(kind: NoticeKind, language: str) -> str:
    """A few words."""
    return translate(f"notice-{kind}-title", {}, language)


def sentence(kind: NoticeKind, table: TableRow, player: str, language: str) -> str:
    """What happened, for one of the players."""
    others = [seat_name(seat, language) for seat in table.seats if seat.player != player and seat.kind != "open"]
    names = ", ".join(others) or translate("notice-nobody", {}, language)
    return translate(f"notice-{kind}", {"game": game_name(table, language), "names": names}, language)


def chat_sentence(kind: NoticeKind, table: TableRow, language: str) -> str:
    """What happened, for a chat. No name in it calls anybody or changes how the text looks."""
    names = ", ".join(seat_name(seat, language) for seat in table.seats).translate(MENTIONS)
    turn = seat_name(table.seats[table.turn], language).translate(MENTIONS) if table.turn is not None else ""
    arguments = {"game": game_name(table, language), "names": names, "name": turn}
    return translate(f"notice-chat-{kind}", arguments, language)


def game_name(table: TableRow, language: str) -> str:
    """The name of the game."""
    return translate(f"web-game-{table.game}", {}, language)


def seat_name(seat: Seat, language: str) -> str:
    """Who sits there."""
    return seat.name or translate("guest", {}, language)

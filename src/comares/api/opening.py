"""Opening tables: new ones, and those of records."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from comares.api.table import Table
from comares.games import GAMES
from comares.kernel import table as kernel
from comares.kernel.chance import SEED_BITS, SeededChance
from comares.kernel.errors import BadPosition, BadRecord, BadSetup
from comares.kernel.game import Game, nearest
from comares.kernel.position import read as read_position
from comares.kernel.record import Record, read
from comares.kernel.replay import play_again
from comares.kernel.replay import replay as replay_record

if TYPE_CHECKING:
    from comares.alhambra.view import AlhambraView
    from comares.kernel.view import View
    from comares.sabika.view import SabikaView

Settings = Mapping[str, str]


@dataclass(frozen=True)
class GameInfo:
    """A game: its name, its numbers of players, and its settings, each with its values, the default first.

    >>> list_games()["sabika"].max_players
    4
    """

    name: str
    min_players: int
    max_players: int
    settings: dict[str, tuple[str, ...]]


def list_games() -> dict[str, GameInfo]:
    """The games by name, with their numbers of players and their settings.

    >>> alhambra = list_games()["alhambra"]
    >>> alhambra.min_players, alhambra.max_players, alhambra.settings["portals"]
    (2, 6, ('off', 'on'))
    """
    return {
        game.name: GameInfo(
            game.name, game.min_players, game.max_players, {one.name: one.values for one in game.settings}
        )
        for game in GAMES.values()
    }


@overload
def new_table(
    game: Literal["alhambra"], players: int = ..., settings: Settings | None = ..., seed: int | None = ...
) -> Table[AlhambraView]: ...
@overload
def new_table(
    game: Literal["sabika"], players: int = ..., settings: Settings | None = ..., seed: int | None = ...
) -> Table[SabikaView]: ...
@overload
def new_table(
    game: str | Game, players: int = ..., settings: Settings | None = ..., seed: int | None = ...
) -> Table[View]: ...
def new_table(
    game: str | Game, players: int = 3, settings: Settings | None = None, seed: int | None = None
) -> Table[Any]:
    """A new game at its first decision. The seed, of 64 bits, decides the deal; without one it is random.

    >>> table = new_table("alhambra", players=4, settings={"portals": "on"}, seed=7)
    >>> table.settings["portals"], table.players
    ('on', 4)
    >>> new_table("alhambra", settings={"portal": "on"})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    comares.kernel.errors.BadSetup: alhambra has no setting 'portal' (did you mean 'portals'?); it has end, ...
    """
    chance = chance_of(seed)
    return Table(kernel.Table(game_of(game), players, dict(settings or {}), chance), chance)


@overload
def load(
    source: str | Path, game: Literal["alhambra"], upto: int | None = ..., seed: int | None = ...
) -> Table[AlhambraView]: ...
@overload
def load(
    source: str | Path, game: Literal["sabika"], upto: int | None = ..., seed: int | None = ...
) -> Table[SabikaView]: ...
@overload
def load(source: str | Path, game: str | None = ..., upto: int | None = ..., seed: int | None = ...) -> Table[View]: ...
def load(source: str | Path, game: str | None = None, upto: int | None = None, seed: int | None = None) -> Table[Any]:
    """The table of a record, from its text or from a file. A BadRecord says what is wrong in which line.

    With `game` it must be a record of that game. With `upto`, only the lines before that number are played. What is
    drawn later comes from the seed. A record that was saved for one viewer has hidden things in it and cannot be
    played on: it is refused.

    >>> table = new_table("alhambra", seed=8)
    >>> load(table.text()).text() == table.text()
    True
    >>> load(table.text(), game="sabika")
    Traceback (most recent call last):
    comares.kernel.errors.BadRecord: line 2: this is a record of alhambra, not of sabika
    """
    record = read_record(source, game)
    if upto is not None and not 1 <= upto <= len(record.lines):
        raise BadSetup(f"upto is a line number from 1 to {len(record.lines)}, not {upto}")
    chance = chance_of(seed)
    return Table(replay_record(record, chance, upto).table, chance)


@overload
def position(
    game: Literal["alhambra"], text: str, seed: int | None = ..., allow_unreachable: bool = ...
) -> Table[AlhambraView]: ...
@overload
def position(
    game: Literal["sabika"], text: str, seed: int | None = ..., allow_unreachable: bool = ...
) -> Table[SabikaView]: ...
@overload
def position(game: str, text: str, seed: int | None = ..., allow_unreachable: bool = ...) -> Table[View]: ...
def position(game: str, text: str, seed: int | None = None, allow_unreachable: bool = False) -> Table[Any]:
    """A table that begins with the position in the text (docs/position.md). What the text leaves unknown is drawn.

    A BadPosition says what is wrong in which line. A position that no game could reach is Unreachable, with the
    reasons, unless it is allowed.

    >>> table = new_table("alhambra", seed=8)
    >>> text = table.position(viewer=0)
    >>> position("alhambra", text).view(0) == table.view(0)
    True
    >>> position("alhambra", "rnbqkbnr w KQkq")
    Traceback (most recent call last):
    comares.kernel.errors.BadPosition: line 1: this is not a position of a game; expected: comares-position 1
    """
    parsed = read_position(text, GAMES)
    if parsed.game is not game_of(game):
        raise BadPosition(2, f"this is a position of {parsed.game.name}, not of {game}")
    chance = chance_of(seed)
    return Table(kernel.Table.from_position(parsed, chance, allow_unreachable), chance)


def replay(source: str | Path) -> Iterator[Table[View]]:
    """The tables of a record after each of its lines, from the deal on. Each is independent of the others.

    >>> table = new_table("alhambra", seed=8)
    >>> line = table.play("buy 4 6")
    >>> [each.lines[-1].code for each in replay(table.text())]
    ['deal', 'buy 4 6']
    """
    record = read_record(source, None)
    piles = record.rules().piles
    session: kernel.Table | None = None
    for line in record.lines:
        session = play_again(record, session, line, piles)
        chance = chance_of(None)
        yield Table(session.copy(chance), chance)


def read_record(source: str | Path, game: str | None) -> Record:
    """The record in a text or a file."""
    record = read(text_of(source), GAMES)
    if game is not None and record.game is not game_of(game):
        raise BadRecord(2, f"this is a record of {record.game.name}, not of {game}")
    return record


def text_of(source: str | Path) -> str:
    """The text itself if it has several lines, else the text of the file with that name."""
    if isinstance(source, str) and "\n" in source:
        return source
    try:
        return Path(source).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, f"{source} is not a text file in UTF-8") from None


def game_of(game: str | Game) -> Game:
    """The game of that name; a BadSetup says which there are."""
    if isinstance(game, Game):
        return game
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}{nearest(game, GAMES)}; expected one of {', '.join(GAMES)}")
    return GAMES[game]


def chance_of(seed: int | None) -> SeededChance:
    """The chance of a seed; of a random one for None."""
    if seed is None:
        return SeededChance(secrets.randbits(SEED_BITS))
    if not isinstance(seed, int):
        raise BadSetup(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return SeededChance(seed)


def unpickled(text: str, chance: SeededChance) -> Table[Any]:
    """The table of a pickle."""
    return Table(replay_record(read(text, GAMES), chance).table, chance)

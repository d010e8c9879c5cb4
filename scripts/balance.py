"""Measure the balance of Sabika's components with bots; docs/balance.md shows what it found.

    python scripts/balance.py play --only tables --games 200 --keep after.jsonl
    python scripts/balance.py play --only tables --games 200 --keep before.jsonl --data FOLDER
    python scripts/balance.py report before.jsonl after.jsonl > report.md

`play` adds each game to a file as a line of JSON, and plays none that the file already has. `report` makes four tables
of one such file, or compares several: Yusuf's VP at each difficulty against each bot; the VP of each seat with 2, 3 and
4 players; the raw on the rondel before the first turn, if everybody keeps a starting token at random; for each card how
often it is taken in a game, and by how much its owner ends above the average of the table. Every mean has the half
width of its 95 % interval. The same seeds deal the same games to every edition of the components.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from comares.bots.bot import ask
from comares.bots.spec import seat_bot
from comares.games import GAMES, Registry, games_with_data
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika.state import VP, sabika

DIFFICULTIES = ("easy", "normal", "hard", "expert")
YUSUFS_OPPONENTS = "greedy,strong@64,master@16"
TABLE_BOT = "greedy-learned"  # at tables of several players: quick, and it plays every kind of card
PLAYERS = (2, 3, 4)
NORMAL_95 = 1.96
# By the name of an event: the kind of card that its seat has taken, and the argument with its number.
TAKEN = {
    "built-large": ("large building", "card"),
    "built-small": ("small building", "card"),
    "expanded": ("storehouse token", "card"),
    "engraved-short": ("short poem", "card"),
    "engraved-long": ("long poem", "long"),
    "kept": ("starting token", "card"),
}


class Game(NamedTuple):
    """A game that was measured: what was played, the VP of every party (Yusuf last), and what each seat took. Of a
    game that ends before its first turn, `points` is the raw left on the rondel."""

    kind: str  # "yusuf", "tables" or "start"
    bot: str
    players: int
    difficulty: str  # of Yusuf, else empty
    seed: int
    points: list[int]
    taken: list[tuple[str, str, int]]  # the kind of card, its number, the seat

    @property
    def deal(self) -> tuple[str, str, int, str, int]:
        """What is played, before it is played."""
        return self[:5]


def play(registry: Registry, bots: list[str], settings: dict[str, str], seed: int) -> Table:
    """A finished game, seat by seat with these bots."""
    table = Table(registry["sabika"], len(bots), settings, SeededChance(seed))
    players = [seat_bot(bot, table, seed * 8 + seat, registry) for seat, bot in enumerate(bots)]
    while (decision := table.decision()) is not None:
        table.play(decision.seat, ask(players[decision.seat], table).code)
    return table


def taken_cards(table: Table) -> Iterator[tuple[str, str, int]]:
    """What each seat took."""
    for line in table.standing_lines():
        for event in line.events:
            if event.kind.name in TAKEN and event.seat >= 0:
                kind, number = TAKEN[event.kind.name]
                colour = f" {event.arguments['colour']}" if event.kind.name == "engraved-short" else ""
                yield kind, f"{event.arguments[number]}{colour}", event.seat


def measured(registry: Registry, kind: str, bot: str, players: int, difficulty: str, seed: int) -> Game:
    """One game against Yusuf, or with others."""
    table = play(registry, [bot] * players, {"difficulty": difficulty} if difficulty else {}, seed)
    state = sabika(table.state)
    points = [int(state.get(party, VP)) for party in range(state.parties)]
    return Game(kind, bot, players, difficulty, seed, points, list(taken_cards(table)))


def before_the_first_turn(registry: Registry, players: int, seed: int) -> Game:
    """What is left on the rondel when everybody has kept a token at random."""
    table, luck = Table(registry["sabika"], players, {}, SeededChance(seed)), random.Random(seed)
    while (decision := table.decision()) is not None and decision.kind != "turn":
        table.play(decision.seat, luck.choice(decision.codes))
    view: Any = table.view(None)
    left = sum(space.raw is not None for space in view.raw_spaces)
    return Game("start", "random", players, "", seed, [left], [])


def all_deals(arguments: argparse.Namespace) -> Iterator[tuple[str, str, int, str, int]]:
    """Everything that is asked for, seed by seed, so that a run that is ended early has something of all."""
    for seed in range(arguments.games):
        if arguments.only in (None, "yusuf"):
            for bot in arguments.bots.split(","):
                for difficulty in arguments.difficulties.split(","):
                    yield "yusuf", bot, 1, difficulty, seed
        for players in arguments.players:
            if arguments.only in (None, "tables"):
                yield "tables", arguments.table_bot, players, "", seed
            if arguments.only in (None, "start"):
                yield "start", "random", players, "", seed


def play_all(arguments: argparse.Namespace) -> None:
    """Play what the file lacks."""
    registry = games_with_data(arguments.data, GAMES)
    known = {game.deal for game in read(arguments.keep)} if arguments.keep.exists() else set()
    with arguments.keep.open("a") as file:
        for deal in all_deals(arguments):
            if deal not in known:
                kind, bot, players, difficulty, seed = deal
                game = (
                    before_the_first_turn(registry, players, seed)
                    if kind == "start"
                    else measured(registry, kind, bot, players, difficulty, seed)
                )
                print(json.dumps(game), file=file, flush=True)


def read(path: Path) -> list[Game]:
    """The games of a file."""
    return [read_game(json.loads(line)) for line in path.read_text().splitlines()]


def read_game(line: list[Any]) -> Game:
    """A game as it is kept."""
    kind, bot, players, difficulty, seed, points, taken = line
    return Game(kind, bot, players, difficulty, seed, points, [(of, card, seat) for of, card, seat in taken])


# Tables.


def interval(values: list[float]) -> str:
    """The mean and the half width of its 95 % interval."""
    if not values:
        return "–"
    mean = sum(values) / len(values)
    if len(values) < 2:
        return f"{mean:.1f}"
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return f"{mean:.1f} ± {NORMAL_95 * math.sqrt(variance / len(values)):.1f}"


def wins(games: list[Game]) -> str:
    """How many of them the bot won, and the 95 % interval of its chance (Wilson)."""
    n, won = len(games), sum(game.points[0] > game.points[1] for game in games)
    square = NORMAL_95**2
    middle, half = won + square / 2, NORMAL_95 * math.sqrt(won * (n - won) / n + square / 4)
    low, high = (100 * (middle + sign * half) / (n + square) for sign in (-1, 1))
    return f"{won} of {n} ({low:.0f} to {high:.0f} %)"


def empty(games: list[Game]) -> str:
    """How often no raw is left."""
    return f"{100 * sum(game.points[0] == 0 for game in games) / max(len(games), 1):.1f} % of {len(games)}"


Column = tuple[str, Callable[[list[Game]], str]]
YUSUF: tuple[Column, ...] = (
    ("Yusuf's VP", lambda games: interval([float(game.points[1]) for game in games])),
    ("the bot's VP", lambda games: interval([float(game.points[0]) for game in games])),
    ("the bot wins", wins),
)
TABLES: tuple[Column, ...] = (
    (
        "VP by seat",
        lambda games: ", ".join(
            interval([float(game.points[seat]) for game in games]) for seat in range(games[0].players)
        ),
    ),
    ("highest minus lowest", lambda games: interval([float(max(game.points) - min(game.points)) for game in games])),
    ("games", lambda games: str(len(games))),
)
START: tuple[Column, ...] = (
    ("raw left", lambda games: interval([float(game.points[0]) for game in games])),
    ("no raw left", empty),
)


def table_of(
    files: list[list[Game]], kind: str, head: str, key: Callable[[Game], tuple[Any, ...]], columns: tuple[Column, ...]
) -> Iterator[str]:
    """A row for each key; each column once for each file."""
    of_kind = [[game for game in games if game.kind == kind] for games in files]
    heads = [name + which for name, _ in columns for which in names_of(len(files))]
    yield f"| {head} | {' | '.join(heads)} |"
    yield "|---" * (len(heads) + head.count("|") + 1) + "|"
    for row in sorted({key(game) for games in of_kind for game in games}):
        found = [[game for game in games if key(game) == row] for games in of_kind]
        cells = [make(games) if games else "–" for _, make in columns for games in found]
        yield f"| {' | '.join(str(part).lstrip('0123456789 ') or str(part) for part in row)} | {' | '.join(cells)} |"


def names_of(files: int) -> list[str]:
    return [""] if files == 1 else [" before", " after"] if files == 2 else [f" {n}" for n in range(1, files + 1)]


def card_table(files: list[list[Game]], bot: str) -> Iterator[str]:
    """How often each card is taken at tables of this bot, and how its owner does."""
    margins: list[dict[tuple[str, str], list[float]]] = []
    played = []
    for games in ([game for game in games if game.kind == "tables" and game.bot == bot] for games in files):
        found: dict[tuple[str, str], list[float]] = defaultdict(list)
        for game in games:
            average = sum(game.points) / len(game.points)
            for kind, card, seat in game.taken:
                found[kind, card].append(game.points[seat] - average)
        margins.append(found)
        played.append(max(len(games), 1))
    heads = [name + which for name in ("taken in a game", "owner above the average") for which in names_of(len(files))]
    yield f"| card, {bot} | {' | '.join(heads)} |"
    yield "|---" * (len(heads) + 1) + "|"
    for kind, card in sorted({key for found in margins for key in found}, key=lambda key: (key[0], natural(key[1]))):
        taken = [f"{len(found[kind, card]) / games:.2f}" for found, games in zip(margins, played, strict=True)]
        yield f"| {kind} {card} | {' | '.join([*taken, *(interval(found[kind, card]) for found in margins)])} |"


def natural(card: str) -> tuple[int, str]:
    """Sorts numbers as numbers."""
    number = card.split()[0]
    return (int(number), card) if number.isdigit() else (0, card)


def report(paths: list[Path]) -> None:
    """The tables of one file, or those of several side by side."""
    files = [read(path) for path in paths]
    order = {name: f"{at} {name}" for at, name in enumerate((*YUSUFS_OPPONENTS.split(","), *DIFFICULTIES))}
    solo = table_of(
        files,
        "yusuf",
        "bot | difficulty",
        lambda game: (order.get(game.bot, game.bot), order[game.difficulty]),
        YUSUF,
    )
    seats = table_of(files, "tables", "bot | players", lambda game: (game.bot, game.players), TABLES)
    start = table_of(files, "start", "players", lambda game: (game.players,), START)
    bots = sorted({game.bot for games in files for game in games if game.kind == "tables"})
    print(*solo, "", *seats, "", *start, sep="\n")
    for bot in bots:
        print("", *card_table(files, bot), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and keep what they came to")
    playing.add_argument("--keep", type=Path, required=True, help="the file of the games")
    playing.add_argument("--games", type=int, default=20, help="games of each line of a table (default: 20)")
    playing.add_argument("--data", type=Path, help="a folder with other components")
    playing.add_argument("--only", choices=("yusuf", "tables", "start"), help="one kind of game")
    playing.add_argument("--bots", default=YUSUFS_OPPONENTS, help="who plays against Yusuf, with commas between them")
    playing.add_argument("--table-bot", default=TABLE_BOT, help="who plays at tables of several (default: %(default)s)")
    playing.add_argument("--players", type=int, nargs="+", default=PLAYERS, help="at tables of several (default: all)")
    playing.add_argument("--difficulties", default=",".join(DIFFICULTIES), help="of Yusuf, with commas between them")
    reporting = commands.add_parser("report", help="the tables of such files")
    reporting.add_argument("files", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play_all(arguments)
    else:
        report(arguments.files)


if __name__ == "__main__":
    main()

"""The command line: parses the arguments and runs the command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from comares.arena.command import (
    add_arena,
    add_learn,
    add_practise,
    add_ratings,
    add_review,
    run_arena,
    run_learn,
    run_practise,
    run_ratings,
    run_review,
)
from comares.arena.puzzles.command import add_puzzles, run_puzzles
from comares.compiled import describe, slow_note
from comares.games import GAMES_PLACE, Registry, games_with_data, load_registry
from comares.i18n import LANGUAGES
from comares.i18n.current import environment_language, set_language
from comares.kernel.errors import BadSetup, ComaresError
from comares.research.dataset import add_dataset, run_dataset
from comares.server.admin.command import add_admin, run_admin
from comares.server.command import add_play, add_serve, run_in_browser, run_serve
from comares.server.lessons_command import add_lessons, run_lessons
from comares.terminal.position import add_play_position, add_position, position_in, run_play_position, run_position

EXIT_USAGE = 2  # exit code for errors that the caller can fix
EXIT_INTERRUPTED = 130
NO_COMMAND = "play"  # `comares` alone opens the table
IN_TERMINAL = "play in the terminal; the options below need this (--seat and --bots: this or --position)"
TERMINAL_BOTS = "greedy,random"
OWN_DATA = "a folder with your own components of Sabika (check it with comares cards --check FOLDER)"


class ConciseParser(argparse.ArgumentParser):
    """Reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(EXIT_USAGE)


def main(argv: list[str] | None = None, registry: str = GAMES_PLACE) -> int:
    """Run the command that the arguments name and return the exit code. `registry` is the place of the games."""
    try:
        given = sys.argv[1:] if argv is None else argv
        args = parser(load_registry(registry)).parse_args(given or [NO_COMMAND])
        set_language(args.language if "language" in args else environment_language())
        return COMMANDS[args.command](args, registry)
    except ComaresError as error:
        print(f"comares: {error}", file=sys.stderr)
        return EXIT_USAGE
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser(registry: Registry) -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = ConciseParser(prog="comares", description="Play, host and analyse two board games of the Alhambra.")
    top.add_argument("--version", action="version", version=describe())
    commands = top.add_subparsers(dest="command", metavar="COMMAND", help="without a command: play")

    play = commands.add_parser("play", help="play in the browser or in the terminal")
    play.add_argument("--version", action="version", version=describe())
    add_play(play)
    terminal = play.add_argument_group("in the terminal")
    terminal.add_argument(
        "--terminal",
        action="store_true",
        help=IN_TERMINAL,
    )
    add_game(terminal, registry, players=3)
    terminal.add_argument("--seat", type=int, default=1, metavar="N", help="your seat, counted from 1 (default: 1)")
    terminal.add_argument(
        "--bots", metavar="BOT,...", help=f"bots of the other seats, repeated (default: {TERMINAL_BOTS})"
    )
    terminal.add_argument("--seed", type=int, help="seed of the deal (default: a random one)")
    add_play_position(play)

    add_serve(commands.add_parser("serve", help="host tables for players in the browser"))
    add_admin(commands.add_parser("admin", help="look after the tables, players and backups of a server"))

    add_lessons(commands.add_parser("lessons", help="check lessons, or show their steps"))

    replay = commands.add_parser("replay", help="replay a recorded game and check every line")
    replay.add_argument("file", type=Path, help="the record of a game")
    replay.add_argument("--upto", type=int, metavar="N", help="stop before line N and show the table")
    replay.add_argument("--quiet", action="store_true", help="print only the scores")
    replay.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)

    position = commands.add_parser("position", help="print a position of a recorded game, or check one")
    add_position(position)
    position.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)

    perft = commands.add_parser("perft", help="count the sequences of choices up to a depth")
    add_game(perft, registry, players=3)
    perft.add_argument("--seed", type=int, default=0, help="seed of the deal (default: 0)")
    perft.add_argument("--depth", type=int, default=3, metavar="N", help="number of choices (default: 3)")
    perft.add_argument("--divide", action="store_true", help="list the count of each first choice")

    bench = commands.add_parser("bench", help="measure the speed of the engine, compiled and not")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.add_argument(
        "--peers", action="store_true", help="compare with engines of other games; installs them for the test"
    )
    bench.add_argument("--seconds", type=float, default=20.0, metavar="S", help="duration; with --peers twice as long")
    bench.add_argument(
        "--instructions",
        type=Path,
        metavar="FILE",
        help="count machine instructions with valgrind, compare them with those in FILE and write them to it",
    )
    bench.add_argument(
        "--charts", type=Path, metavar="FOLDER", help="draw how speed depends on players, modules and palaces"
    )

    cards = commands.add_parser("cards", help="list every card, token and space of Sabika in words")
    cards.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)
    cards.add_argument("--check", type=Path, metavar="FOLDER", help="check a folder with your own components")

    arena = commands.add_parser("arena", help="play a match between bots on duplicate deals")
    add_game(arena, registry, players=None)
    add_arena(arena)
    ratings = commands.add_parser("ratings", help="rate bots: each plays its neighbours in a list")
    add_game(ratings, registry, players=2)
    add_ratings(ratings)
    review = commands.add_parser("review", help="review a finished game: the value of each choice")
    add_review(review)
    add_learn(commands.add_parser("learn", help="learn evaluation weights from recorded matches"))
    add_dataset(commands.add_parser("dataset", help="write recorded games as a table of decisions, for learners"))
    practise = commands.add_parser("practise", help="learn evaluation weights from self-play")
    add_game(practise, registry, players=2)
    add_practise(practise)
    add_puzzles(commands.add_parser("puzzles", help="find puzzles: positions with one clearly best move"), registry)
    for command in (play, replay, position, perft, bench, cards, arena, review):
        command.add_argument(
            "--language", choices=LANGUAGES, default=environment_language(), help="language (default: from LANG)"
        )
    return top


def add_game(command: argparse._ActionsContainer, registry: Registry, players: int | None) -> None:
    """The arguments that choose a game and its settings."""
    first = next(iter(registry))
    seats = "as many as bots" if players is None else players
    command.add_argument("--game", choices=list(registry), default=first, help=f"the game (default: {first})")
    command.add_argument(
        "--players", type=int, default=players, metavar="N", help=f"number of seats (default: {seats})"
    )
    command.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help=settings_help(registry))
    command.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)


def settings_help(registry: Registry) -> str:
    """Every setting of every game with its values, the default first."""
    games = []
    for game in registry.values():
        described = [
            f"{setting.name}={'|'.join(setting.values)}" + (f" (with {condition})" if condition else "")
            for setting, condition in ((setting, setting.condition()) for setting in game.settings)
            if len(setting.values) > 1
        ]
        games.append(f"{game.name}: {', '.join(described)}")
    return f"a setting of the game ({'; '.join(games)})"


def parse_settings(settings: list[str]) -> dict[str, str]:
    """Settings from their SETTING=VALUE."""
    for setting in settings:
        if "=" not in setting:
            raise BadSetup(f"{setting!r} is not SETTING=VALUE")
    return dict(setting.split("=", 1) for setting in settings)


def run_play(args: argparse.Namespace, registry: str) -> int:
    if note := slow_note():
        print(note, file=sys.stderr)
    if not args.terminal:
        if args.position is None:
            return run_in_browser(args)
        return run_in_browser(args, position_in(args.position, games_with_data(args.data, load_registry(registry))))
    args.bots = TERMINAL_BOTS if args.bots is None else args.bots
    if args.position is not None:
        return run_play_position(args, games_with_data(args.data, load_registry(registry)))
    from comares.terminal.play import Seating, play

    seating = Seating(args.players, args.seat - 1, args.bots.split(","))
    games = games_with_data(args.data, load_registry(registry))
    return play(games, args.game, parse_settings(args.set), seating, args.seed, args.data)


def run_replay(args: argparse.Namespace, registry: str) -> int:
    from comares.terminal.replay import replay

    games = games_with_data(args.data, load_registry(registry))
    return replay(args.file, games, args.upto, args.quiet, args.data)


def run_perft(args: argparse.Namespace, registry: str) -> int:
    from comares.terminal.perft import count

    if args.depth < 1:
        raise BadSetup(f"--depth must be 1 or more, not {args.depth}")
    game = games_with_data(args.data, load_registry(registry))[args.game]
    return count(game, parse_settings(args.set), args.players, args.seed, args.depth, args.divide)


def run_bench(args: argparse.Namespace, registry: str) -> int:
    from comares.bench.charts import draw_charts
    from comares.bench.instructions import bench_instructions
    from comares.bench.report import bench

    if args.instructions is not None:
        return bench_instructions(args.instructions)
    if args.seconds <= 0:
        raise BadSetup(f"--seconds must be more than 0, not {args.seconds}")
    if args.charts is not None:
        return draw_charts(args.charts, args.seconds)
    return bench(args.json, args.peers, args.seconds)


def run_cards(args: argparse.Namespace, registry: str) -> int:
    from comares.terminal.cards import show, verify

    if args.check is not None:
        return verify(args.check)
    return show(args.data)


COMMANDS: dict[str, Callable[[argparse.Namespace, str], int]] = {
    "play": run_play,
    "serve": lambda args, registry: run_serve(args),
    "admin": lambda args, registry: run_admin(args),
    "lessons": lambda args, registry: run_lessons(args),
    "replay": run_replay,
    "position": lambda args, registry: run_position(args, games_with_data(args.data, load_registry(registry))),
    "perft": run_perft,
    "bench": run_bench,
    "cards": run_cards,
    "arena": lambda args, registry: run_arena(args, parse_settings(args.set), registry),
    "ratings": lambda args, registry: run_ratings(args, parse_settings(args.set), registry),
    "review": lambda args, registry: run_review(args, registry),
    "dataset": lambda args, registry: run_dataset(args, load_registry(registry)),
    "learn": lambda args, registry: run_learn(args, load_registry(registry)),
    "puzzles": lambda args, registry: run_puzzles(args, registry),
    "practise": lambda args, registry: run_practise(args, parse_settings(args.set), registry),
}

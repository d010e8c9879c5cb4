"""The command line: reads the arguments and calls the command they name."""

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
    add_review,
    run_arena,
    run_learn,
    run_practise,
    run_review,
)
from comares.compiled import describe
from comares.games import GAMES
from comares.i18n import LANGUAGES
from comares.i18n.current import speak, wanted
from comares.kernel.errors import BadSetup, ComaresError
from comares.kernel.game import Game
from comares.server.command import add_play, add_serve, run_in_browser, run_serve
from comares.terminal.position import add_play_position, add_position, run_play_position, run_position

EXIT_USAGE = 2  # the exit code for what the caller can put right
OWN_DATA = "Sabika's components from a folder of your own (comares cards --check FOLDER)"


class ConciseParser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(EXIT_USAGE)


def main(argv: list[str] | None = None) -> int:
    """Run the command that the arguments name; the exit code."""
    try:
        args = parser().parse_args(argv)
        speak(args.language if "language" in args else wanted())
        return COMMANDS[args.command](args)
    except ComaresError as error:
        print(f"comares: {error}", file=sys.stderr)
        return EXIT_USAGE
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser() -> argparse.ArgumentParser:
    """Every command and its arguments."""
    top = ConciseParser(prog="comares", description="A table for two board games of the Alhambra.")
    top.add_argument("--version", action="version", version=describe())
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the browser, or in the terminal")
    play.add_argument("--version", action="version", version=describe())
    play.add_argument("--terminal", action="store_true", help="in the terminal; what follows is for that")
    add_play(play)
    add_game(play, players=3)
    play.add_argument("--seat", type=int, default=1, help="your seat, from 1")
    play.add_argument("--bots", default="greedy,random", help="who has the other seats, in order, again and again")
    play.add_argument("--seed", type=int, help="the deal; without one it is a new one")
    add_play_position(play)

    add_serve(commands.add_parser("serve", help="host tables for the browser"))

    replay = commands.add_parser("replay", help="play a recorded game again and check every line")
    replay.add_argument("file", type=Path)
    replay.add_argument("--upto", type=int, metavar="N", help="only the lines before N, and the table as it is then")
    replay.add_argument("--quiet", action="store_true", help="only the scores")
    replay.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)

    position = commands.add_parser("position", help="print a position of a recorded game, or check one")
    add_position(position)
    position.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)

    perft = commands.add_parser("perft", help="count the ways so many choices deep")
    add_game(perft, players=3)
    perft.add_argument("--seed", type=int, default=0)
    perft.add_argument("--depth", type=int, default=3)
    perft.add_argument("--divide", action="store_true", help="first choice by first choice")

    bench = commands.add_parser("bench", help="how fast the engine is here, compiled and not")
    bench.add_argument("--json", action="store_true", help="for machines")
    bench.add_argument("--peers", action="store_true", help="also against engines of other games, from the registry")
    bench.add_argument("--seconds", type=float, default=20.0, metavar="S", help="how long to measure, with peers twice")

    cards = commands.add_parser("cards", help="every card, token and space of Sabika in words")
    cards.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)
    cards.add_argument("--check", type=Path, metavar="FOLDER", help="whether a folder of your own can be played with")

    arena = commands.add_parser("arena", help="bots against bots on duplicate deals")
    add_game(arena, players=None)
    add_arena(arena)
    review = commands.add_parser("review", help="look at a finished game again: what each choice was worth")
    add_review(review)
    add_learn(commands.add_parser("learn", help="weights for the master's judgement, from games that were played"))
    practise = commands.add_parser("practise", help="weights for the master's judgement, from playing against itself")
    add_game(practise, players=2)
    add_practise(practise)
    for command in (play, replay, position, perft, bench, cards, arena, review):
        command.add_argument("--language", choices=LANGUAGES, default=wanted(), help="without it, as LANG says")
    return top


def add_game(command: argparse.ArgumentParser, players: int | None) -> None:
    """The arguments that choose a game."""
    command.add_argument("--game", choices=list(GAMES), default="alhambra")
    command.add_argument("--players", type=int, default=players, metavar="N")
    command.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help=settings_help())
    command.add_argument("--data", type=Path, metavar="FOLDER", help=OWN_DATA)


def games_with_data(data: Path | None) -> dict[str, Game]:
    """The games by name, Sabika with the components of that folder if there is one."""
    if data is None:
        return GAMES
    from comares.sabika.game import sabika_with

    return {**GAMES, "sabika": sabika_with(data)}


def settings_help() -> str:
    """Every setting of every game, the default first."""
    games = []
    for game in GAMES.values():
        described = [
            f"{setting.name}={'|'.join(setting.values)}" + (f" (with {condition})" if condition else "")
            for setting, condition in ((setting, setting.condition()) for setting in game.settings)
        ]
        games.append(f"{game.name}: {', '.join(described)}")
    return f"a setting of the game ({'; '.join(games)})"


def run_play(args: argparse.Namespace) -> int:
    if not args.terminal:
        if args.position is not None:
            raise BadSetup("a position opens in the terminal only: add --terminal")
        return run_in_browser(args)
    if args.position is not None:
        return run_play_position(args, games_with_data(args.data))
    from comares.terminal.play import Seating, play

    seating = Seating(args.players, args.seat - 1, args.bots.split(","))
    return play(games_with_data(args.data)[args.game], parse_settings(args.set), seating, args.seed, args.data)


def run_replay(args: argparse.Namespace) -> int:
    from comares.terminal.replay import replay

    return replay(args.file, games_with_data(args.data), args.upto, args.quiet, args.data)


def run_perft(args: argparse.Namespace) -> int:
    from comares.terminal.perft import count

    if args.depth < 1:
        raise BadSetup(f"the depth is 1 or more, not {args.depth}")
    game = games_with_data(args.data)[args.game]
    return count(game, parse_settings(args.set), args.players, args.seed, args.depth, args.divide)


def run_bench(args: argparse.Namespace) -> int:
    from comares.bench.report import bench

    if args.seconds <= 0:
        raise BadSetup(f"the seconds to measure are more than 0, not {args.seconds}")
    return bench(args.json, args.peers, args.seconds)


def run_cards(args: argparse.Namespace) -> int:
    from comares.terminal.cards import show, verify

    if args.check is not None:
        return verify(args.check)
    return show(args.data)


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "play": run_play,
    "serve": run_serve,
    "replay": run_replay,
    "position": lambda args: run_position(args, games_with_data(args.data)),
    "perft": run_perft,
    "bench": run_bench,
    "cards": run_cards,
    "arena": lambda args: run_arena(args, games_with_data(args.data)[args.game], parse_settings(args.set)),
    "review": lambda args: run_review(args, GAMES),
    "learn": run_learn,
    "practise": lambda args: run_practise(args, games_with_data(args.data)[args.game], parse_settings(args.set)),
}


def parse_settings(settings: list[str]) -> dict[str, str]:
    """The settings of the game from their SETTING=VALUE."""
    for setting in settings:
        if "=" not in setting:
            raise BadSetup(f"{setting!r} is not SETTING=VALUE")
    return dict(setting.split("=", 1) for setting in settings)

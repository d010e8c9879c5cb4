"""Games with varied settings, so that all modules and modes come up."""

from __future__ import annotations

import argparse
from random import Random
from typing import NamedTuple

from comares.bots.knowledge import knowledge_of
from comares.games import GAMES
from comares.kernel.game import Game


def varied_settings(game: Game, seats: int, names: tuple[str, ...], share: float, rng: Random) -> dict[str, str]:
    """Settings of a game: each of these that applies is not at its default in such a share of the games."""
    settings: dict[str, str] = {}
    for setting in game.settings:
        if setting.name in names and (not setting.seats or seats in setting.seats) and rng.random() < share:
            settings[setting.name] = rng.choice(setting.values[1:])
    return settings


class Setups(NamedTuple):
    """Which games to play: these numbers of players in turn, and settings that vary as in puzzles."""

    game: str
    seats: tuple[int, ...]
    vary: float = 0.0  # the share of games in which such a setting is not at its default

    def of(self, number: int) -> tuple[int, dict[str, str]]:
        """The players and the settings of the game with this number; the same for the same number."""
        seats = self.seats[number % len(self.seats)]
        names = knowledge_of(self.game).varied
        return seats, varied_settings(GAMES[self.game], seats, names, self.vary, Random(number))

    def arguments(self) -> str:
        """The arguments of a command that plays these games."""
        vary = f" --vary {self.vary:g}" if self.vary else ""
        return f"--game {self.game} --players {','.join(map(str, self.seats))}{vary}"


def add_setups(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which games to play."""
    parser.add_argument("--game", choices=sorted(GAMES), default="alhambra")
    parser.add_argument("--players", type=_numbers, default=(2,), help="numbers that are played in turn, as in 2,3,4")
    parser.add_argument("--vary", type=float, default=0.0, help="the share of games with each of the varied settings")


def setups_of(args: argparse.Namespace) -> Setups:
    """The games that those arguments name."""
    return Setups(args.game, args.players, args.vary)


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, text.split(",")))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no list of numbers like 2,3,4") from None

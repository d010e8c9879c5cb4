"""Measure the balance of Sabika's components with bots; docs/balance.md shows what it found.

    python scripts/balance.py --games 60 --data FOLDER > report.md

Three tables: Yusuf's VP at each difficulty against each bot; the VP of each seat with 2, 3 and 4 players; for each card
how often it is taken in a game, and by how much its owner ends above the average of the table. Every mean has the half
width of its 95 % interval. The same seeds deal the same games to every edition of the components.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from comares.bots.bot import ask
from comares.bots.spec import seat_bot
from comares.games import GAMES, Registry, games_with_data
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika.state import VP, sabika

DIFFICULTIES = ("easy", "normal", "hard", "expert")
BOTS = {"greedy": 5, "strong@64": 1, "master@16": 1}  # and how many times as many games each plays: some are quick
TABLE_BOT = "greedy-learned"  # at tables of several players: quick, and it plays every kind of card
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
    """A finished game: the VP of every party (Yusuf last), and what each seat took."""

    points: list[int]
    taken: list[tuple[str, str, int]]  # the kind of card, its number, the seat


def play(registry: Registry, bots: list[str], settings: dict[str, str], seed: int) -> Game:
    """One game, seat by seat with these bots."""
    table = Table(registry["sabika"], len(bots), settings, SeededChance(seed))
    players = [seat_bot(bot, table, seed * 8 + seat, registry) for seat, bot in enumerate(bots)]
    while (decision := table.decision()) is not None:
        table.play(decision.seat, ask(players[decision.seat], table).code)
    state = sabika(table.state)
    taken = []
    for line in table.standing_lines():
        for event in line.events:
            if event.kind.name in TAKEN and event.seat >= 0:
                kind, number = TAKEN[event.kind.name]
                colour = f" {event.arguments['colour']}" if event.kind.name == "engraved-short" else ""
                taken.append((kind, f"{event.arguments[number]}{colour}", event.seat))
    return Game([int(state.get(party, VP)) for party in range(state.parties)], taken)


def interval(values: list[float]) -> str:
    """The mean and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return f"{mean:.1f}"
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return f"{mean:.1f} ± {NORMAL_95 * math.sqrt(variance / len(values)):.1f}"


def yusuf_table(registry: Registry, games: int) -> Iterator[str]:
    """Yusuf's VP and the bot's, and how often the bot wins."""
    yield "| bot | difficulty | Yusuf's VP | the bot's VP | the bot wins |"
    yield "|---|---|---|---|---|"
    for bot, times in BOTS.items():
        for difficulty in DIFFICULTIES:
            played = [play(registry, [bot], {"difficulty": difficulty}, seed) for seed in range(games * times)]
            own, his = [[float(game.points[party]) for game in played] for party in (0, 1)]
            wins = sum(game.points[0] > game.points[1] for game in played)
            yield f"| {bot} | {difficulty} | {interval(his)} | {interval(own)} | {wins} of {len(played)} |"


def seat_table(played: dict[int, list[Game]]) -> Iterator[str]:
    """The VP of each seat."""
    yield "| players | VP by seat | highest minus lowest in a game |"
    yield "|---|---|---|"
    for seats, games in played.items():
        by_seat = [interval([float(game.points[seat]) for game in games]) for seat in range(seats)]
        spread = interval([float(max(game.points) - min(game.points)) for game in games])
        yield f"| {seats} | {', '.join(by_seat)} | {spread} |"


def card_table(played: dict[int, list[Game]]) -> Iterator[str]:
    """How often each card is taken, and how its owner does."""
    margins: dict[tuple[str, str], list[float]] = defaultdict(list)
    games = sum(len(games) for games in played.values())
    for game in (game for games in played.values() for game in games):
        average = sum(game.points) / len(game.points)
        for kind, card, seat in game.taken:
            margins[kind, card].append(game.points[seat] - average)
    yield "| card | taken in a game | its owner above the average |"
    yield "|---|---|---|"
    for (kind, card), values in sorted(margins.items(), key=lambda entry: (entry[0][0], natural(entry[0][1]))):
        yield f"| {kind} {card} | {len(values) / games:.2f} | {interval(values)} |"


def natural(card: str) -> tuple[int, str]:
    """Sorts numbers as numbers."""
    number = card.split()[0]
    return (int(number), card) if number.isdigit() else (0, card)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games of each line of a table (default: 20)")
    parser.add_argument("--data", type=Path, help="a folder with other components")
    parser.add_argument("--only", choices=("yusuf", "tables"), help="the games against Yusuf, or the others")
    arguments = parser.parse_args()
    registry = games_with_data(arguments.data, GAMES)
    if arguments.only != "tables":
        print(*yusuf_table(registry, arguments.games), "", sep="\n", flush=True)
    if arguments.only != "yusuf":
        seeds = range(arguments.games)
        played = {n: [play(registry, [TABLE_BOT] * n, {}, seed) for seed in seeds] for n in (2, 3, 4)}
        print(*seat_table(played), "", *card_table(played), sep="\n")


if __name__ == "__main__":
    main()

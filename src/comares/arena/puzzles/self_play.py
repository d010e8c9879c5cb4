"""Positions for puzzles: from games of bots against each other, and from records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from comares.arena.setups import varied_settings
from comares.bots.bot import ask
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import make_bot
from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.game import Game
from comares.kernel.position import Position
from comares.kernel.record import Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table

PLAYERS = ("swift", "swift", "greedy", "beginner")  # whom a seat is given to
MOST_SEATS = 4
VARIED = 0.4  # the share of games in which a setting that applies is not at its default


class Found(NamedTuple):
    """A position of some game, and where it comes from."""

    position: Position
    source: str


def setup(game: Game, varied: tuple[str, ...], rng: Random) -> tuple[int, dict[str, str]]:
    """Seats and settings of a game of self-play, so that all modules and modes come up."""
    seats = rng.randint(game.min_players, min(game.max_players, MOST_SEATS))
    return seats, varied_settings(game, seats, varied, VARIED, rng)


def self_play(registry: Registry, game: str, number: int) -> Iterator[Found]:
    """The positions of a game of bots in which something is to be decided, each as its seat sees it. The same number
    gives the same game."""
    rng = Random(f"{game} {number}")
    knowledge = knowledge_of(game, registry)
    seats, settings = setup(registry[game], knowledge.varied, rng)
    table = Table(registry[game], seats, settings, SeededChance(rng.getrandbits(60)))
    bots = [make_bot(rng.choice(PLAYERS), table.rules, rng.getrandbits(30), knowledge) for _ in range(seats)]
    while decision := table.decision():
        if len(decision.codes) == 1:
            table.play(decision.seat, decision.codes[0])
            continue
        yield Found(table.position(decision.seat), f"self-play {number}, line {len(table.record.lines)}")
        table.play(decision.seat, ask(bots[decision.seat], table).code)


def positions_in(record: Record, name: str) -> Iterator[Found]:
    """The positions of a recorded game in which something was decided."""
    piles = record.rules().piles
    table: Table | None = None
    for line in record.lines:
        decision = table.decision() if table else None
        if table and decision and line.undoes_from is None and len(decision.codes) > 1:
            yield Found(table.position(decision.seat), f"{name}, line {line.number}")
        table = play_again(record, table, line, piles)

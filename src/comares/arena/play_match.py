"""Plays the games of a match on an executor."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import Executor
from functools import partial

from comares.arena.executors.in_parallel import in_parallel
from comares.arena.match import Match, Pairing
from comares.arena.play_game import Played, play_game


def play_all(match: Match, pairings: Sequence[Pairing], executor: Executor, recorded: bool) -> Generator[Played]:
    """Play all pairings, each once; yields the games in the order in which they end."""
    for _, played in in_parallel(executor, partial(_play, match, recorded), pairings):
        yield played


def _play(match: Match, recorded: bool, pairing: Pairing) -> Played:
    return play_game(match, pairing, recorded)

"""Small matches, and what of their games must be the same wherever they are played."""

from __future__ import annotations

from comares.arena.match import Match, Setup, new_match
from comares.arena.match_folder import to_data
from comares.arena.play_game import Played
from helpers.engine.toy_game import TOY_GAMES_PLACE


def facts(played: Played) -> dict[str, object]:
    """Everything of a game that does not depend on the speed of the machine, its record included."""
    return {**to_data(played.result), "clocks": None, "record": played.record}


def games(played: list[Played]) -> list[dict[str, object]]:
    """The facts of all games, in the order of the match."""
    return [facts(each) for each in sorted(played, key=lambda each: each.result.pairing)]


def toy_match() -> Match:
    """A match of quick games."""
    return new_match(Setup("toy", TOY_GAMES_PLACE), {}, 2, ["strong@20", "greedy"], 11)


def alhambra_match() -> Match:
    """A match of real games."""
    return new_match(Setup("alhambra"), {"end": "short"}, 2, ["greedy", "beginner"], 11)

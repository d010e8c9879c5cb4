"""Sabika as a `Game`: its settings, and its rules for each of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from comares.i18n import GameWording
from comares.kernel.game import Game, Setting
from comares.kernel.rules import Rules
from comares.sabika.loading.build_lookup import build
from comares.sabika.loading.load import Data, load
from comares.sabika.lookup import Lookup
from comares.sabika.rounds.setup import ANY, START_POINTS
from comares.sabika.rules import NO_EVENTS, SabikaRules

# S12.1: off, or the number of positive cards among the three event cards; any: nobody knows the number.
EVENTS = Setting("events", ("off", "any", "0", "1", "2", "3"), seats=(2, 3, 4))
# S13.8: the difficulty says which event cards there are and Yusuf's starting VP.
DIFFICULTY = Setting("difficulty", ("easy", "normal", "hard", "expert"), seats=(1,))
SOLO_EVENTS = {"easy": NO_EVENTS, "normal": 1, "hard": 0, "expert": 0}
EXPERT_POINTS = 10


def game_of(*editions: Data) -> Game:
    """Sabika with these editions of its components, the first by default. The setting `data` is the fingerprint of an
    edition, so a record is only read with the components it was played with."""
    by_fingerprint = {data.fingerprint(): data for data in editions}

    @cache
    def lookup_of(fingerprint: str, seats: int) -> Lookup:
        return build(by_fingerprint[fingerprint], seats)

    def make(seats: int, settings: dict[str, str]) -> Rules:
        lookup = lookup_of(settings["data"], seats)
        if seats == 1:
            difficulty = settings["difficulty"]
            points = EXPERT_POINTS if difficulty == "expert" else START_POINTS
            return SabikaRules(lookup, SOLO_EVENTS[difficulty], points)
        events = {"off": NO_EVENTS, "any": ANY}.get(settings["events"])
        return SabikaRules(lookup, int(settings["events"]) if events is None else events, START_POINTS)

    return Game(
        name="sabika",
        version=1,
        min_players=1,
        max_players=4,
        settings=(EVENTS, DIFFICULTY, Setting("data", tuple(by_fingerprint))),
        make=make,
        wording=GameWording("sabika"),
    )


def sabika_with(folder: Path) -> Game:
    """Sabika with the components of a folder."""
    return game_of(load(folder))


SABIKA = game_of(load())

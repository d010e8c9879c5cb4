"""Sabika as a `Game`: its settings, and its rules for each of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from comares.i18n import GameWording
from comares.kernel.game import Game, Setting
from comares.kernel.rules import Rules
from comares.sabika.context import Readings
from comares.sabika.loading.build_lookup import build
from comares.sabika.loading.load import Data, earlier_editions, load, load_earlier
from comares.sabika.lookup import Lookup
from comares.sabika.rounds.setup import ANY, START_POINTS
from comares.sabika.rules import NO_EVENTS, SabikaRules

# S12.1: off, or the number of positive cards among the three event cards; any: nobody knows the number.
EVENTS = Setting("events", ("off", "any", "0", "1", "2", "3"), seats=(2, 3, 4))
# S13.8: the difficulty says which event cards there are and Yusuf's starting VP.
DIFFICULTY = Setting("difficulty", ("easy", "normal", "hard", "expert"), seats=(1,))
# wish-1: whether a wish for buildings counts each of them, or each type shown of which one has a building.
WISH_BUILDINGS = Setting("wish-buildings", ("each", "types"))
# solo-2: whether Yusuf consolidates any of his cities if none meets the trade card's condition.
YUSUF_CONSOLIDATES = Setting("yusuf-consolidates", ("any", "fitting"), seats=(1,))
# Version 2 corrects S3.5, S11.6 and event 14; games that began before are played to their end as they began.
RULES = Setting("rules", ("2",), kept=("1",))
VERSION_1 = {"rules": "1"}
SOLO_EVENTS = {"easy": NO_EVENTS, "normal": 1, "hard": 0, "expert": 0}
EXPERT_POINTS = 10
# S13.2, S9, S10: each part of Yusuf's turn, the steps of the end of a round, the end of the game.
STAGES = frozenset(("yusuf-turn", "income", "narrator", "taxes", "change-event", "stand-up", "finale"))


def game_of(*editions: Data) -> Game:
    """Sabika with these editions of its components, the first by default. The setting `data` is the fingerprint of an
    edition, so a record is only read with the components it was played with. Earlier data of this package are kept for
    what began with them."""
    by_fingerprint = {data.fingerprint(): data for data in editions}
    kept = tuple(fingerprint for fingerprint in earlier_editions() if fingerprint not in by_fingerprint)
    data_setting = Setting("data", tuple(by_fingerprint), kept=kept)

    @cache
    def lookup_of(fingerprint: str, seats: int) -> Lookup:
        return build(by_fingerprint.get(fingerprint) or load_earlier(fingerprint), seats)

    def make(seats: int, settings: dict[str, str]) -> Rules:
        lookup = lookup_of(settings["data"], seats)
        readings = Readings(
            as_in_version_1=settings["rules"] == "1",
            wish_counts_types=settings["wish-buildings"] == "types",
            yusuf_consolidates_any=settings["yusuf-consolidates"] == "any",
        )
        if seats == 1:
            difficulty = settings["difficulty"]
            points = EXPERT_POINTS if difficulty == "expert" else START_POINTS
            return SabikaRules(lookup, SOLO_EVENTS[difficulty], points, readings)
        events = {"off": NO_EVENTS, "any": ANY}.get(settings["events"])
        return SabikaRules(lookup, int(settings["events"]) if events is None else events, START_POINTS, readings)

    return Game(
        name="sabika",
        version=2,
        min_players=1,
        max_players=4,
        settings=(EVENTS, DIFFICULTY, WISH_BUILDINGS, YUSUF_CONSOLIDATES, RULES, data_setting),
        make=make,
        wording=GameWording("sabika"),
        stages=STAGES,
        earlier={1: VERSION_1},
    )


def sabika_with(folder: Path) -> Game:
    """Sabika with the components of a folder."""
    return game_of(load(folder))


SABIKA = game_of(load())

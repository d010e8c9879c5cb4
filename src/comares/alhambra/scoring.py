# compiled
"""A9, A10: the scorings, the tiles left over at the end, and the winners."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KINDS, SLOTS, TILES, TILES_OF_KIND, WITH_DIRK
from comares.alhambra.events import ENDING, LEFT_OVER, NEUTRAL_GOT, SCORED_KIND, SCORED_WALL, WON
from comares.alhambra.market import draw_tile
from comares.alhambra.module import Hooks
from comares.alhambra.money import money_held
from comares.alhambra.palace import Palace
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.kernel.bitset import bit, count
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.state import State
from comares.kernel.step import Step

# A9.2: the points of the first, second and third rank, kind by kind.
FIRST_SCORING: Final = (
    (1, 0, 0),
    (2, 0, 0),
    (3, 0, 0),
    (4, 0, 0),
    (5, 0, 0),
    (6, 0, 0),
)
SECOND_SCORING: Final = (
    (8, 1, 0),
    (9, 2, 0),
    (10, 3, 0),
    (11, 4, 0),
    (12, 5, 0),
    (13, 6, 0),
)
THIRD_SCORING: Final = (
    (16, 8, 1),
    (17, 9, 2),
    (18, 10, 3),
    (19, 11, 4),
    (20, 12, 5),
    (21, 13, 6),
)
RANKS: Final = 3
LAST_SCORING: Final = 3
POINTS: Final = bytes(
    [points for scoring in (FIRST_SCORING, SECOND_SCORING, THIRD_SCORING) for row in scoring for points in row]
)
POINTS_A_DIAGONAL: Final = 2  # in addition to the point of its length

NEUTRAL_SEAT: Final = -1  # Dirk in events
GIFTS: Final = 6  # A11.1, A11.4
GIFTS_DIVISOR: Final = 3  # A11.4: after the second scoring Dirk gets a third of the bag


def next_scoring(state: AlhambraState) -> i64:
    """A9.1, A10.1: the number of the scoring to come. Once the game ends, a scoring whose card has not come up is left
    out: the next one is the third."""
    if state.ending and state.scorings == state.scoring_cards:
        return LAST_SCORING
    return state.scorings + 1 if state.scorings < LAST_SCORING else LAST_SCORING


def score(state: AlhambraState, scoring: i64, points: vec[i64], hooks: Hooks, log: EventSink) -> i64:
    """A9: add every seat's points of the first, second or third scoring, with an event for each reason. Returns Dirk's
    points (A11.3)."""
    neutral: i64 = 0
    kind: i64 = 0
    while kind < len(KINDS):
        neutral += _score_kind(state, scoring, kind, points, log)
        kind += 1
    seat: i64 = 0
    while seat < len(points):
        palace = state.palaces[seat]
        worth: i64 = wall_points(palace)
        if worth:
            points[seat] += worth
            log.emit(SCORED_WALL, seat, worth, palace.wall_length() | palace.wall_diagonals() << 8 | scoring << 16)
        seat += 1
    for module in hooks.score:
        module.score(state, scoring, points, log)
    return neutral


def wall_points(palace: Palace) -> i64:
    """A9.4: the points of the wall that scores."""
    return palace.wall_length() + POINTS_A_DIAGONAL * palace.wall_diagonals()


def rank_points(scoring: i64, kind: i64, above: i64, sharing: i64) -> i64:
    """A9.2, A9.3: the points of each of `sharing` builders of a kind who have equally many, below `above` others:
    they share the points of the ranks that they fill, rounded down."""
    worth: i64 = 0
    first: i64 = ((scoring - 1) * len(KINDS) + kind) * RANKS
    rank: i64 = above
    while rank < above + sharing and rank < RANKS:
        worth += POINTS[first + rank]
        rank += 1
    return worth if sharing == 1 else worth // sharing


def _score_kind(state: AlhambraState, scoring: i64, kind: i64, points: vec[i64], log: EventSink) -> i64:
    """A9.2, A9.3: the ranks of one kind, from the most buildings down. Returns Dirk's points."""
    seats: i64 = len(points)
    neutral: i64 = 0
    rank: i64 = 0
    below: i64 = TILES
    while rank < RANKS:
        most: i64 = 0
        sharing: i64 = 0
        seat: i64 = 0
        while seat <= seats:
            n: i64 = buildings(state, seat, kind)
            if n < below:
                if n > most:
                    most = n
                    sharing = 1
                elif n == most:
                    sharing += 1
            seat += 1
        if not most:
            return neutral
        worth: i64 = rank_points(scoring, kind, rank, sharing)
        seat = 0
        # Who shares too few points gets none, and is told so.
        while rank_points(scoring, kind, rank, 1) and seat <= seats:
            if buildings(state, seat, kind) == most:
                why: i64 = kind | (rank + 1) << 4 | sharing << 8 | most << 12 | scoring << 20
                if seat < seats:
                    points[seat] += worth
                    log.emit(SCORED_KIND, seat, worth, why)
                else:
                    neutral += worth
                    log.emit(SCORED_KIND, NEUTRAL_SEAT, worth, why)
            seat += 1
        rank += sharing
        below = most
    return neutral


def buildings(state: AlhambraState, seat: i64, kind: i64) -> i64:
    """The number of buildings of a kind that the seat has. The seat after the last one is Dirk (A11.3)."""
    if seat < len(state.palaces):
        return state.palaces[seat].count(kind)
    return count(state.neutral & TILES_OF_KIND[kind])


class Scoring(Step):
    """A3.4: hold the scoring whose card has come up. With two players Dirk then gets tiles (A11.4)."""

    def __init__(self, hooks: Hooks, ends_when_empty: bool) -> None:
        super().__init__("scoring")
        self.hooks: Hooks = hooks
        self.ends_when_empty: bool = ends_when_empty

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        state.pop()
        if state.scorings < state.scoring_cards:
            state.scorings += 1
            state.neutral_score += score(state, state.scorings, state.scores, self.hooks, log)
            if len(state.palaces) == WITH_DIRK:
                self._give_neutral(state, chance, log)
        return False

    def _give_neutral(self, state: AlhambraState, chance: Chance, log: EventSink) -> None:
        """A11.4, and A8.4 if the game ends with an empty bag."""
        had: bool = state.bag != 0
        gifts: i64 = GIFTS
        if state.scorings == 2:
            gifts = count(state.bag) // GIFTS_DIVISOR
        give_neutral(state, gifts, chance, log)
        if self.ends_when_empty and had and not state.bag and not state.ending:
            state.ending = True
            log.emit(ENDING, state.turn, 0, 0)


def give_neutral(state: AlhambraState, tiles: i64, chance: Chance, log: EventSink) -> None:
    """A11.1, A11.4: Dirk gets this many tiles from the bag, or all that are left."""
    while tiles > 0 and state.bag:
        tile: i64 = draw_tile(state, chance)
        state.neutral |= bit(tile)
        log.emit(NEUTRAL_GOT, NEUTRAL_SEAT, tile, 0)
        tiles -= 1


class LeftOver(Step):
    """A10.2: each tile left in the market goes to the seat with the most money of its currency, which places it."""

    def __init__(self, placing: Step, hooks: Hooks) -> None:
        super().__init__("left-over")
        self.placing: Step = placing
        self.hooks: Hooks = hooks

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        state.pop()
        chance.mark_revealed()  # A12.4: hands are open from now on
        slot: i64 = 0
        while slot < SLOTS:
            tile: i64 = state.market[slot]
            owner: i64 = self._richest(state, slot) if tile != NO_TILE else -1
            if owner >= 0:
                state.market[slot] = NO_TILE
                state.waiting[owner] |= bit(tile)
                log.emit(LEFT_OVER, owner, tile, slot)
            slot += 1
        seats: i64 = len(state.palaces)
        later: i64 = seats - 1
        while later >= 0:
            state.push(self.placing.number, (state.start + later) % seats)
            later -= 1
        return False

    def _richest(self, state: AlhambraState, currency: i64) -> i64:
        """The seat with the most money of a currency, or -1 on a tie or if no seat has any."""
        most: i64 = 0
        richest: i64 = -1
        seat: i64 = 0
        while seat < len(state.palaces):
            held: i64 = money_held(state, seat, currency, self.hooks)
            if held > most:
                most = held
                richest = seat
            elif held == most:
                richest = -1
            seat += 1
        return richest


class FinalScoring(Step):
    """A10.3: the third scoring and the end of the game."""

    def __init__(self, hooks: Hooks, neutral_wins: bool) -> None:
        super().__init__("final-scoring")
        self.hooks: Hooks = hooks
        self.neutral_wins: bool = neutral_wins  # A11.3, the setting

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        state.pop()
        state.scorings = LAST_SCORING
        state.neutral_score += score(state, LAST_SCORING, state.scores, self.hooks, log)
        for seat in winners(state, self.neutral_wins):
            log.emit(WON, seat, state.neutral_score if seat == NEUTRAL_SEAT else state.scores[seat], 0)
        state.over = True
        return False


def winners(state: AlhambraState, neutral_wins: bool) -> list[int]:
    """A10.3: the seats with the most points; a tie is a shared victory. With the setting Dirk can win too (A11.3)."""
    points = list(state.scores)
    dirk: list[int] = [int(state.neutral_score)] if neutral_wins and len(points) == WITH_DIRK else []
    most = max(points + dirk)
    best = [seat for seat, held in enumerate(points) if held == most]
    return best + [NEUTRAL_SEAT] if most in dirk else best

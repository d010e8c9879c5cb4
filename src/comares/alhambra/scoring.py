# compiled
"""A9, A10: the scorings, what is left over at the end, and who wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KINDS, SLOTS, TILES_OF_KIND, WITH_DIRK
from comares.alhambra.events import ENDING, LEFT_OVER, NEUTRAL_GOT, SCORED_KIND, SCORED_WALL, WON
from comares.alhambra.market import draw_tile
from comares.alhambra.module import Hooks
from comares.alhambra.money import money_held
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.kernel.bitset import bit, count
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.state import State
from comares.kernel.step import Step

# A9.2: points for the first, second and third place, kind by kind.
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
PLACES: Final = 3
LAST_SCORING: Final = 3
POINTS: Final = bytes(
    [points for table in (FIRST_SCORING, SECOND_SCORING, THIRD_SCORING) for row in table for points in row]
)
POINTS_A_DIAGONAL: Final = 2  # more than a straight wall gives

NEUTRAL_SEAT: Final = -1  # Dirk, in events
GIFTS: Final = 6  # A11.1, A11.4
SHARE_OF_GIFTS: Final = 3  # A11.4: after the second scoring a third of the bag


def score(state: AlhambraState, scoring: i64, points: vec[i64], hooks: Hooks, log: EventSink) -> None:
    """A9: add every seat's points of the first, second or third scoring, and tell why."""
    kind: i64 = 0
    while kind < len(KINDS):
        _score_kind(state, scoring, kind, points, log)
        kind += 1
    seat: i64 = 0
    while seat < len(points):
        wall: i64 = state.palaces[seat].longest_wall() & 0xFFFF
        worth: i64 = (wall >> 8) + POINTS_A_DIAGONAL * (wall & 255)
        if worth:
            points[seat] += worth
            log.emit(SCORED_WALL, seat, worth, wall >> 8 | (wall & 255) << 8 | scoring << 16)
        seat += 1
    for module in hooks.score:
        module.score(state, scoring, points, log)


def _score_kind(state: AlhambraState, scoring: i64, kind: i64, points: vec[i64], log: EventSink) -> None:
    """A9.2, A9.3: the places of one kind, from the most buildings down; who ties shares the places filled."""
    seats: i64 = len(points)
    place: i64 = 0
    below: i64 = 99
    while place < PLACES:
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
            return
        worth: i64 = 0
        filled: i64 = place
        while filled < place + sharing and filled < PLACES:
            worth += POINTS[((scoring - 1) * len(KINDS) + kind) * PLACES + filled]
            filled += 1
        worth //= sharing
        seat = 0
        while worth and seat <= seats:
            if buildings(state, seat, kind) == most:
                why: i64 = kind | (place + 1) << 4 | sharing << 8 | most << 12 | scoring << 20
                if seat < seats:
                    points[seat] += worth
                    log.emit(SCORED_KIND, seat, worth, why)
                else:
                    log.emit(SCORED_KIND, NEUTRAL_SEAT, worth, why)
            seat += 1
        place += sharing
        below = most


def buildings(state: AlhambraState, seat: i64, kind: i64) -> i64:
    """How many buildings of a kind the seat has; one seat more is Dirk's (A11.3)."""
    if seat < len(state.palaces):
        return state.palaces[seat].count(kind)
    return count(state.neutral & TILES_OF_KIND[kind])


class Scoring(Step):
    """A3.4: the scoring whose card has come up, if it has not been held; with two players Dirk's tiles after it."""

    def __init__(self, hooks: Hooks, ends_when_empty: bool) -> None:
        super().__init__("scoring")
        self.hooks: Hooks = hooks
        self.ends_when_empty: bool = ends_when_empty

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.pop()
        table = alhambra(state)
        if table.scorings < table.scoring_cards:
            table.scorings += 1
            score(table, table.scorings, table.scores, self.hooks, log)
            if len(table.palaces) == WITH_DIRK:
                self._give_neutral(table, chance, log)
        return False

    def _give_neutral(self, state: AlhambraState, chance: Chance, log: EventSink) -> None:
        """A11.4, and A8.4 where the game ends with the bag."""
        had: bool = state.bag != 0
        gifts: i64 = GIFTS
        if state.scorings == 2:
            gifts = count(state.bag) // SHARE_OF_GIFTS
        give_neutral(state, gifts, chance, log)
        if self.ends_when_empty and had and not state.bag and not state.ending:
            state.ending = True
            log.emit(ENDING, state.turn, 0, 0)


def give_neutral(state: AlhambraState, tiles: i64, chance: Chance, log: EventSink) -> None:
    """A11.1, A11.4: Dirk gets so many tiles from the bag, or what there is."""
    while tiles > 0 and state.bag:
        tile: i64 = draw_tile(state, chance)
        state.neutral |= bit(tile)
        log.emit(NEUTRAL_GOT, NEUTRAL_SEAT, tile, 0)
        tiles -= 1


class LeftOver(Step):
    """A10.2: what is left in the market goes to whoever holds most of its currency, and is placed."""

    def __init__(self, placing: Step, hooks: Hooks) -> None:
        super().__init__("left-over")
        self.placing: Step = placing
        self.hooks: Hooks = hooks

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.pop()
        table = alhambra(state)
        chance.mark_revealed()  # A12.4: hands are open from here on
        slot: i64 = 0
        while slot < SLOTS:
            tile: i64 = table.market[slot]
            owner: i64 = self._richest(table, slot) if tile != NO_TILE else -1
            if owner >= 0:
                table.market[slot] = NO_TILE
                table.waiting[owner] |= bit(tile)
                log.emit(LEFT_OVER, owner, tile, slot)
            slot += 1
        seats: i64 = len(table.palaces)
        later: i64 = seats - 1
        while later >= 0:
            state.push(self.placing.number, (table.start + later) % seats)
            later -= 1
        return False

    def _richest(self, state: AlhambraState, currency: i64) -> i64:
        """The seat that holds the most of a currency, or -1: several do, or nobody holds any."""
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


class Finish(Step):
    """A10.3: the third scoring; the most points win."""

    def __init__(self, hooks: Hooks) -> None:
        super().__init__("finish")
        self.hooks: Hooks = hooks

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.pop()
        table = alhambra(state)
        table.scorings = LAST_SCORING
        score(table, LAST_SCORING, table.scores, self.hooks, log)
        for seat in winners(table):
            log.emit(WON, seat, table.scores[seat], 0)
        state.over = True
        return False


def winners(state: AlhambraState) -> list[int]:
    """A10.3: whoever has the most points; a tie is a shared victory."""
    most = max(list(state.scores))
    return [seat for seat, points in enumerate(list(state.scores)) if points == most]

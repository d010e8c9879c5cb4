"""A12: what a seat may know of an Alhambra table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from comares.alhambra.components import CARDS, HIGHEST_VALUE, SLOTS, copies, how_many, one
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.module import Module
from comares.alhambra.palace import Palace
from comares.alhambra.state import AlhambraState
from comares.kernel.bitset import count, to_list
from comares.kernel.view import View

Cards = list[int]  # lowest first


@dataclass
class Memory:
    """Cards that the viewer remembers going into hands and onto the discard pile. The table leaves it empty."""

    hands: list[Cards] = field(default_factory=list)
    discard: Cards = field(default_factory=list)


@dataclass
class AlhambraView:
    """The table from one seat (None: a spectator's). Everything in it is open to that seat."""

    viewer: int | None
    seat: int
    over: bool
    turn: int
    start: int
    pending: list[int]
    palaces: list[list[list[int]]]  # piece by piece, as `Palace.plain`
    walls: list[list[list[int]]]  # A9.4: the run of wall that scores, point by point: x, y
    reserves: list[list[int]]
    waiting: list[list[int]]
    hands: list[Cards | None]  # None: hidden
    hand_sizes: list[int]
    scores: list[int]
    neutral: list[int]
    bag: int
    market: list[int]
    display: Cards
    piles: list[int]
    discard: int
    scoring_cards: int
    scorings: int
    quiet_turns: int
    ending: bool
    modules: dict[str, Any]
    memory: Memory = field(default_factory=Memory)


def alhambra_view(view: View) -> AlhambraView:
    """The view of a game of Alhambra with its type."""
    same: object = view
    assert isinstance(same, AlhambraView)
    return same


def cards_of(money: list[int]) -> Cards:
    """Cards held as four ints, one a currency, as a list."""
    return [
        currency * HIGHEST_VALUE + value
        for currency, cards in enumerate(money)
        for value in range(HIGHEST_VALUE)
        for _ in range(cards >> 2 * value & 3)
    ]


def money_of(cards: Cards) -> list[int]:
    """A list of cards as four ints, one a currency."""
    money = [0] * SLOTS
    for card in cards:
        money[card // HIGHEST_VALUE] += int(one(card))
    return money


def view(state: AlhambraState, viewer: int | None, modules: list[Module]) -> AlhambraView:
    """What the viewer may know."""
    seats = len(state.palaces)
    hands = [cards_of(list(state.hands[seat * SLOTS : seat * SLOTS + SLOTS])) for seat in range(seats)]
    open_hands = state.ending or state.over  # A12.4: the first decision after the end is in A10.2
    return AlhambraView(
        viewer=viewer,
        seat=int(state.seat),
        over=bool(state.over),
        turn=int(state.turn),
        start=int(state.start),
        pending=state.pending(),
        palaces=[palace.plain() for palace in state.palaces],
        walls=[wall_of(palace) for palace in state.palaces],
        reserves=[to_list(tiles) for tiles in state.reserves],
        waiting=[to_list(tiles) for tiles in state.waiting],
        hands=[hand if open_hands or seat == viewer else None for seat, hand in enumerate(hands)],
        hand_sizes=[len(hand) for hand in hands],
        scores=list(state.scores),
        neutral=to_list(state.neutral),
        bag=int(count(state.bag)),
        market=list(state.market),
        display=list(state.display),
        piles=list(state.piles),
        discard=sum(int(how_many(cards)) for cards in state.discard),
        scoring_cards=int(state.scoring_cards),
        scorings=int(state.scorings),
        quiet_turns=int(state.quiet_turns),
        ending=bool(state.ending),
        modules={module.name: module.view(state, viewer) for module in modules},
    )


def wall_of(palace: Palace) -> list[list[int]]:
    """The points that the run of wall that scores goes through; none where there is no wall."""
    wall, outline = palace.longest_wall(), palace.outline()
    start, length = wall >> 16, wall >> 8 & 255
    points = [outline[(start + i) % len(outline)] >> 8 for i in range(length + 1)] if length else []
    return [[int(cell_x(point)), int(cell_y(point))] for point in points]


def all_cards(seats: int) -> Cards:
    """A1.2, A11.1: every money card in play."""
    return [card for card in range(CARDS) for _ in range(copies(seats))]

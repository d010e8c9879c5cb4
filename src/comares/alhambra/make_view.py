"""A12: builds views of a state: for one seat, for a spectator, and the full view of a position."""

from __future__ import annotations

from comares.alhambra.components import CURRENCIES, FIRST_HALF, FOUNTAIN, KINDS, SLOTS, cards_of
from comares.alhambra.geometry import HALF_BY_QUARTERS
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.module import Module
from comares.alhambra.palace import Palace
from comares.alhambra.state import NO_TILE, AlhambraState
from comares.alhambra.view import (
    CARD_BY_NUMBER,
    AlhambraView,
    Card,
    MarketSlot,
    Piece,
    Point,
    SeatView,
    tile_piece,
)
from comares.kernel.bitset import count, to_list
from comares.kernel.view import PendingStep


def make_view(
    state: AlhambraState, viewer: int | None, pending: list[PendingStep], modules: list[Module]
) -> AlhambraView:
    """What the viewer may know; None is a spectator."""
    seats = range(len(state.palaces))
    open_hands = bool(state.ending or state.over)  # A12.4: the first decision after the end is in A10.2
    return AlhambraView(
        viewer=viewer,
        seat=int(state.seat),
        over=bool(state.over),
        pending=pending,
        turn=int(state.turn),
        start=int(state.start),
        seats=[_seat_view(state, seat, open_hands or seat == viewer) for seat in seats],
        neutral=to_list(state.neutral),
        market=[
            MarketSlot(*slot) for slot in zip(CURRENCIES, (int(t) if t != NO_TILE else None for t in state.market))
        ],
        display=[CARD_BY_NUMBER[card] for card in state.display],
        bag=int(count(state.bag)),
        piles=[int(cards) for cards in state.piles],
        discard=len(_cards(list(state.discard))),
        scoring_cards=int(state.scoring_cards),
        scorings=int(state.scorings),
        quiet_turns=int(state.quiet_turns),
        ending=bool(state.ending),
        modules={module.name: module.view(state, viewer) for module in modules},
        neutral_score=int(state.neutral_score),
    )


def make_full_view(state: AlhambraState, pending: list[PendingStep], modules: list[Module]) -> AlhambraView:
    """The whole position, with everything hidden."""
    view = make_view(state, None, pending, modules)
    for seat, part in enumerate(view.seats):
        part.hand = _hand(state, seat)
    view.bag_tiles = to_list(state.bag)
    view.deck = _cards(list(state.deck))
    view.discard_cards = _cards(list(state.discard))
    view.modules = {module.name: module.full_view(state) for module in modules}
    return view


def _seat_view(state: AlhambraState, seat: int, sees_hand: bool) -> SeatView:
    palace = state.palaces[seat]
    hand = _hand(state, seat)
    return SeatView(
        score=int(state.scores[seat]),
        palace=pieces_of(palace),
        wall=wall_of(palace),
        reserve=to_list(state.reserves[seat]),
        waiting=to_list(state.waiting[seat]),
        hand_size=len(hand),
        hand=hand if sees_hand else None,
    )


def _hand(state: AlhambraState, seat: int) -> list[Card]:
    return _cards(list(state.hands[seat * SLOTS : seat * SLOTS + SLOTS]))


def _cards(money: list[int]) -> list[Card]:
    return [CARD_BY_NUMBER[card] for card in cards_of(money)]


def pieces_of(palace: Palace) -> list[Piece]:
    """The pieces of a palace without its fountain, row by row."""
    pieces = []
    for cell, number, quarters, _, _, _ in palace.plain():
        x, y = int(cell_x(cell)), int(cell_y(cell))
        if number < FOUNTAIN:
            pieces.append(tile_piece(number, x, y))
        else:
            pieces.append(Piece(x, y, None, KINDS[number - FIRST_HALF], None, "", HALF_BY_QUARTERS[quarters]))
    return pieces


def wall_of(palace: Palace) -> list[Point]:
    """The points along the run of wall that scores; none if there is no wall."""
    wall, outline = palace.longest_wall(), palace.outline()
    start, length = wall >> 16, wall >> 8 & 255
    points = [outline[(start + i) % len(outline)] >> 8 for i in range(length + 1)] if length else []
    return [Point(int(cell_x(point)), int(cell_y(point))) for point in points]

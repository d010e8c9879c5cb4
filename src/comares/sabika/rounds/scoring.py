# compiled
"""S9.2, S10: VP for wishes, long poems, the trade card and remaining resources; the winners."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import count, lowest
from comares.kernel.log import EventSink
from comares.sabika.components import MARBLE, TILE, TOWER, TYPES
from comares.sabika.context import Context
from comares.sabika.counters import buildings_of_type, counted
from comares.sabika.event_args import EACH_SHIFT, THINGS_SHIFT
from comares.sabika.events import (
    VP_LEFT_DINARS,
    VP_LEFT_GOODS,
    VP_LEFT_MARBLE,
    VP_LEFT_SEALS,
    VP_LEFT_TILE,
    VP_LONG,
    VP_TRADE,
    VP_WISH,
)
from comares.sabika.resources import all_goods, event_seat
from comares.sabika.state import DINARS, FIELDS, GREY, LARGE, SEALS, SMALL, STOCKED, VP, SabikaState

PLACE_POINTS: Final = bytes([14, 9, 6, 0])  # S10.2
TWO: Final = 2
TWO_PLACES: Final = bytes([14, 6])
DINARS_A_POINT: Final = 2  # S10.1


def wished(state: SabikaState, context: Context, party: i64, wish: i64) -> i64:
    """S9.2, wish-1: the number of things a wish counts for the party."""
    counter: i64 = context.lookup.wish_counter[wish]
    if counter >= 0:
        return counted(state, context, party, counter)
    n: i64 = 0
    kind: i64 = 0
    while kind < len(TYPES):
        if context.lookup.wish_types[wish] >> kind & 1:
            built: i64 = buildings_of_type(state, context, party, kind)
            n += min(built, 1) if context.wish_counts_types else built
        kind += 1
    return n


def on_tower(state: SabikaState, context: Context) -> i64:
    """The number of wishes on the tower; they lie there in the order of the track."""
    n: i64 = 0
    space: i64 = 1
    while space <= state.narrator:
        if context.lookup.wish_at[space] >= 0:
            n += 1
        space += 1
    return n


def arithmetic(card: i64, things: i64, each: i64) -> i64:
    """The second number of an event about VP for things (see event_args)."""
    return card | things << THINGS_SHIFT | each << EACH_SHIFT


def score_wishes(state: SabikaState, context: Context, wishes: i64, points: vec[i64], log: EventSink) -> None:
    """S9.2: the first `wishes` wishes of the tower score for every party."""
    slot: i64 = 0
    while slot < wishes and slot < TOWER:
        party: i64 = 0
        while party < state.parties:
            wish: i64 = state.wishes[slot]
            each: i64 = context.lookup.tower[slot]
            things: i64 = wished(state, context, party, wish)
            if things:
                points[party] += things * each
                log.emit(VP_WISH, event_seat(state, context, party), things * each, arithmetic(wish, things, each))
            party += 1
        slot += 1


def limited(worth: i64, most: i64) -> i64:
    """VP up to a limit; 0 is no limit."""
    return min(worth, most) if most else worth


def ranked(state: SabikaState, context: Context, party: i64, counter: i64) -> i64:
    """S10.2, rank-1: the VP of the party's place; tied parties get those of the lowest place they share."""
    mine: i64 = counted(state, context, party, counter)
    place: i64 = -1  # the lowest place of a party with as many
    other: i64 = 0
    while other < state.parties:
        if counted(state, context, other, counter) >= mine:
            place += 1
        other += 1
    return TWO_PLACES[place] if state.parties == TWO else PLACE_POINTS[place]


def score_long_poems(state: SabikaState, context: Context, points: vec[i64], log: EventSink) -> None:
    """S10.2: the long poems of every party."""
    party: i64 = 0
    while party < state.parties:
        points[party] += long_poem_points(state, context, party, log)
        party += 1


def long_poem_points(state: SabikaState, context: Context, party: i64, log: EventSink) -> i64:
    """S10.2: the VP of the party's long poems. A long poem scores for its owner only."""
    lookup = context.lookup
    total: i64 = 0
    poems: i64 = state.get(party, GREY)
    while poems:
        poem: i64 = lowest(poems)
        counter: i64 = lookup.long_counter[poem]
        each: i64 = lookup.long_each[poem]
        things: i64 = counted(state, context, party, counter)
        worth: i64 = 0
        if each:
            worth = limited(each * things, lookup.long_max[poem])
        else:
            worth = ranked(state, context, party, counter)
        if worth:
            total += worth
            log.emit(VP_LONG, event_seat(state, context, party), worth, arithmetic(poem, things, each))
        poems &= poems - 1
    return total


def score_trade_card(state: SabikaState, context: Context, points: vec[i64], log: EventSink) -> None:
    """S10.1: the trade card scores for every party."""
    party: i64 = 0
    while party < state.parties:
        points[party] += trade_card_points(state, context, party, log)
        party += 1


def trade_card_points(state: SabikaState, context: Context, party: i64, log: EventSink) -> i64:
    """S10.1: the VP of the trade card for one party."""
    lookup = context.lookup
    card: i64 = state.trade_card
    each: i64 = lookup.trade_each[card]
    things: i64 = counted(state, context, party, lookup.trade_counter[card])
    worth: i64 = limited(each * things, lookup.trade_max[card])
    if worth:
        log.emit(VP_TRADE, event_seat(state, context, party), worth, arithmetic(card, things, each))
    return worth


def score_left_over(state: SabikaState, context: Context, points: vec[i64], log: EventSink) -> None:
    """S10.1: seals, goods, marble, tile, every two dinars; Yusuf only has seals (S13.7)."""
    party: i64 = 0
    while party < state.parties:
        seat: i64 = event_seat(state, context, party)
        _score(points, party, seat, state.get(party, SEALS), VP_LEFT_SEALS, state.get(party, SEALS), log)
        if seat >= 0:
            goods: i64 = all_goods(state, party)
            _score(points, party, seat, goods, VP_LEFT_GOODS, goods, log)
            marble: i64 = state.get(party, STOCKED + MARBLE)
            _score(points, party, seat, marble, VP_LEFT_MARBLE, marble, log)
            tile: i64 = state.get(party, STOCKED + TILE)
            _score(points, party, seat, tile, VP_LEFT_TILE, tile, log)
            dinars: i64 = state.get(party, DINARS)
            _score(points, party, seat, dinars // DINARS_A_POINT, VP_LEFT_DINARS, dinars, log)
        party += 1


def _score(points: vec[i64], party: i64, seat: i64, worth: i64, event: i64, things: i64, log: EventSink) -> None:
    if worth:
        points[party] += worth
        log.emit(event, seat, worth, things)


def score_end(state: SabikaState, context: Context, points: vec[i64], log: EventSink) -> None:
    """S10.1, after the taxes."""
    score_long_poems(state, context, points, log)
    score_trade_card(state, context, points, log)
    score_left_over(state, context, points, log)


def all_points(state: SabikaState) -> vec[i64]:
    """The VP of every party in a new vec."""
    points: vec[i64] = vec[i64]([0] * state.parties)
    party: i64 = 0
    while party < state.parties:
        points[party] = state.get(party, VP)
        party += 1
    return points


def set_points(state: SabikaState, points: vec[i64]) -> None:
    """Set the VP of every party."""
    party: i64 = 0
    while party < state.parties:
        state.own[party * FIELDS + VP] = points[party]
        party += 1


def winners(state: SabikaState) -> list[int]:
    """S10.3: the parties with the most VP, on a tie with the most buildings; further ties share the victory."""
    best: i64 = -(1 << 30)
    for party in range(state.parties):
        best = max(best, _rank(state, party))
    return [party for party in range(state.parties) if _rank(state, party) == best]


def _rank(state: SabikaState, party: i64) -> i64:
    return state.get(party, VP) * 256 + count(state.get(party, LARGE)) + count(state.get(party, SMALL))

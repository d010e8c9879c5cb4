"""Invariants of a state of Sabika: each piece is in one place, and nobody has an impossible number of things."""

from __future__ import annotations

import random

from comares.kernel.state import State
from comares.kernel.table import Table
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.rules import SabikaRules
from comares.sabika.state import EMPTY, SabikaState, sabika
from comares.sabika.step_ids import ENGRAVED, KEEP, LAY

FRAME = 4


def rules_of(table: Table) -> SabikaRules:
    assert isinstance(table.rules, SabikaRules)
    return table.rules


def cards(number: int) -> list[int]:
    return [card for card in range(62) if number >> card & 1]


def frames(state: State) -> list[list[int]]:
    pending = state.pending()
    return [pending[at : at + FRAME] for at in range(0, len(pending), FRAME)]


def has(state: SabikaState, field: int) -> list[int]:
    """A field of every party."""
    return [int(state.get(party, field)) for party in range(state.parties)]


def check_pieces(table: Table) -> None:
    """Each piece is in exactly one place."""
    state, lookup = sabika(table.state), rules_of(table).lookup
    pending = frames(state)
    small = [*cards(state.small_deck), *cards(state.small_discard), *(card for card in state.small_open if card >= 0)]
    small += [card for owned in has(state, s.SMALL) for card in cards(owned)]
    small += [place for step, place, _, _ in pending if step == LAY]
    assert sorted(small) == list(range(c.SMALL_BUILDINGS))
    short = [*cards(state.short_deck), *(poem for poem in state.short_open if poem >= 0)]
    short += [poem for field in (s.BLUE, s.RED) for owned in has(state, field) for poem in cards(owned)]
    short += [place for step, place, colour, _ in pending if step == ENGRAVED and colour < 2]
    assert sorted(short) == list(range(c.SHORT_POEMS))
    tokens = [*cards(state.storehouse_deck), *(token for token in state.storehouses if token >= 0)]
    for house in range(c.HOUSES):
        tokens += [token - 1 for owned in has(state, s.HOUSE + house) for token in (owned & 255, owned >> 8) if token]
    tokens += [token for owned in has(state, s.PILED) for token in cards(owned)]
    assert sorted(tokens) == list(range(c.STOREHOUSES))
    assert sum(state.stacks) == len(cards(state.storehouse_deck))
    for raw in range(3):
        where = [state.bag[raw], state.discard[raw], list(state.raw_spaces).count(raw), *has(state, s.HELD + raw)]
        where += [*has(state, s.STOCKED + 4 + raw), *has(state, s.SPECIAL + raw)]
        assert sum(where) == c.RAW_TOKENS
    large = [card for owned in has(state, s.LARGE) for card in cards(owned)]
    assert not set(large) & set(cards(state.large_open))
    assert len(set(large)) == len(large)
    grey = [poem for owned in has(state, s.GREY) for poem in cards(owned)] + cards(state.long_open)
    assert len(set(grey)) == len(grey) <= lookup.long_open
    assert len({lookup.long_names[poem][0] for poem in grey}) == len(grey)
    if lookup.solo:
        for kind in range(3):
            begins = lookup.deck_from
            assert not state.decks[kind] & state.used[kind]
            assert cards(state.decks[kind] | state.used[kind]) == list(range(begins[kind], begins[kind + 1]))


def check_parties(table: Table) -> None:
    """Nothing a party has is negative or beyond its limit."""
    state, lookup = sabika(table.state), rules_of(table).lookup
    pending = frames(state)
    for party in range(state.parties):
        own = [int(state.get(party, field)) for field in range(s.FIELDS)]
        assert all(n >= 0 for field, n in enumerate(own) if field not in (s.VP, s.BALANCE)), own
        assert all(raw <= 1 for raw in own[s.HELD : s.HELD + 3]), "one raw of each type"
        assert not own[s.LEFT] & own[s.RIGHT]
        assert own[s.REWARD] <= lookup.last_reward
        assert len(cards(own[s.GREY])) <= 2
        architects = [at & s.SPACE for at in own[s.WORKER : s.WORKER + 2]]
        assert architects[0] != architects[1] or architects[0] == 0, "two architects share a space"
        boxes = c.HOUSES + sum(lookup.boxes[token] for token in cards(own[s.PILED]))
        for house in own[s.HOUSE : s.WORKER]:
            boxes += sum(lookup.boxes[token - 1] for token in (house & 255, house >> 8) if token)
        assert own[s.BOXES] == boxes
        if not any(step not in (3, 4) for step, *_ in pending):
            assert sum(own[s.STOCKED : s.SPECIAL]) <= boxes, "more materials and goods than boxes between turns"
        places = sorted(state.laid[card] for card in cards(own[s.SMALL]))
        if party < lookup.seats:
            left = [place for place in places if place < 0]
            assert places == [*range(-len(left), 0), *range(1, len(places) - len(left) + 1)], "the row has a gap"
    assert sorted(state.stack) == list(range(state.parties))


def check_table(table: Table) -> None:
    check_pieces(table)
    check_parties(table)


def scramble(base: State, seat: int | None, dice: random.Random) -> State:
    """S14: randomize what the seat may not know: the others' starting tokens, while they are hidden."""
    state = sabika(base)
    if not len(state.dealt):
        return state
    undecided = {place for step, place, _, _ in frames(state) if step == KEEP}
    seats = len(state.kept)
    mine = list(state.dealt[seat * 2 : seat * 2 + 2]) if seat is not None else []
    unknown = [token for token in range(c.STARTING_TOKENS) if token not in mine]
    dice.shuffle(unknown)
    for other in range(seats):
        if other != seat:
            for i in range(2):
                state.dealt[other * 2 + i] = unknown.pop()
            state.kept[other] = EMPTY if other in undecided else state.dealt[other * 2 + dice.randrange(2)]
    return state

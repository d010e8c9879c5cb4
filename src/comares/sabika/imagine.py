# compiled
"""S14: full tables that a view could be, for search: what lies open is there, what is hidden is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import set_of
from comares.kernel.chance import Chance
from comares.kernel.state import FRAME
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.context import Context
from comares.sabika.rounds.starting_tokens import DEALT
from comares.sabika.state import EMPTY, SabikaState
from comares.sabika.step_ids import ENGRAVED, KEEP, LAY
from comares.sabika.view import Party, SabikaView


def imagine(view: SabikaView, context: Context, chance: Chance) -> SabikaState:
    """Some full table that the view could be: what lies open is there, what is hidden is drawn."""
    lookup = context.lookup
    state = SabikaState(len(view.parties))
    state.seat, state.over = view.seat, view.over
    state.set_pending(view.pending)
    state.own = vec[i64]([n for party in view.parties for n in _own(party, context)])
    state.stack = vec[i64](view.stack)
    state.narrator, state.first, state.turn = view.narrator, view.first, view.turn
    state.refreshed, state.running = view.refreshed, card_set(view.running)
    state.engraved, state.engravings = vec[i64](view.engraved), max(view.engraved)
    state.raw_spaces, state.marble_spaces = vec[i64](view.raw_spaces), view.marble_spaces
    state.discard = vec[i64](view.discard)
    state.small_open = vec[i64]([card - 1 for card in view.small_open])
    state.small_discard = card_set(view.small_discard)
    state.laid = vec[i64]([0] * c.SMALL_BUILDINGS)
    for party in view.parties:
        for place, card in party.row:
            state.laid[card - 1] = place
    state.short_open = vec[i64]([poem - 1 for poem in view.short_open])
    state.long_open = name_set(view.long_open, lookup.long_names)
    state.large_open = card_set(view.large_open)
    state.storehouses = vec[i64]([token - 1 for token in view.storehouses])
    state.stacks = vec[i64](view.stacks)
    state.cities = vec[i64]([token - 1 for token in view.cities])
    state.seals, state.trade_card = name_set(view.seals, lookup.city_names), view.trade_card - 1
    state.wishes = vec[i64]([lookup.wish_names.index(wish) for wish in view.wishes])
    state.event, state.next_event = view.event - 1, view.next_event - 1
    state.event_left, state.positive_left = view.event_left, view.positive_left
    state.tokens, state.used = vec[i64](view.tokens), vec[i64]([card_set(cards) for cards in view.used])
    state.long_next = view.long_next
    _fill_decks(view, state, context)
    _imagine_tokens(view, state, chance)
    return state


def _fill_decks(view: SabikaView, state: SabikaState, context: Context) -> None:
    """Whatever lies nowhere in sight is still to come; which of it next is not in a state."""
    frames = [view.pending[at : at + FRAME] for at in range(0, len(view.pending), FRAME)]
    small = [place + 1 for step, place, _, _ in frames if step == LAY]
    short = [place + 1 for step, place, colour, _ in frames if step == ENGRAVED and colour < 2]
    parties = view.parties
    laid = [card for party in parties for _, card in party.row]
    state.small_deck = _rest(c.SMALL_BUILDINGS, small, laid, view.small_open, view.small_discard)
    engraved = [poem for party in parties for poem in (*party.blue, *party.red)]
    state.short_deck = _rest(c.SHORT_POEMS, short, engraved, view.short_open)
    tokens = [token for party in parties for house in (*party.storehouses, party.piled) for token in house]
    state.storehouse_deck = _rest(c.STOREHOUSES, tokens, view.storehouses)
    if view.event or view.next_event:
        state.event_deck = _rest(c.EVENT_CARDS, [view.event, view.next_event], view.past_events)
    for raw in range(c.KINDS_OF_GOOD):
        out = view.raw_spaces.count(raw) + view.discard[raw]
        out += sum(p.raw[raw] + p.special[raw] + p.stock[c.KINDS_OF_MATERIAL + raw] for p in parties)
        state.bag[raw] = c.RAW_TOKENS - out
    if context.lookup.solo:
        begins = context.lookup.deck_from
        for kind in range(3):
            deck = set_of(list(range(begins[kind], begins[kind + 1])))
            state.decks[kind] = deck & ~state.used[kind]


def _rest(total: int, *seen: list[int]) -> int:
    """The set of all cards but those seen."""
    gone = {card for cards in seen for card in cards}
    return card_set([card for card in range(1, total + 1) if card not in gone])


def _imagine_tokens(view: SabikaView, state: SabikaState, chance: Chance) -> None:
    """S14: the other players' starting tokens, while they are hidden."""
    seats = len(view.kept)
    if None not in view.kept and view.dealt is None:
        state.kept = vec[i64]([token - 1 for token in view.kept if token is not None])
        return
    unseen = [token for token in range(c.STARTING_TOKENS) if token + 1 not in (view.dealt or [])]
    undecided = {view.pending[at + 1] for at in range(0, len(view.pending), FRAME) if view.pending[at] == KEEP}
    dealt, kept = [], []
    for seat in range(seats):
        if seat == view.viewer and view.dealt is not None:
            own = [token - 1 for token in view.dealt]
            mine = view.kept[seat]
            kept.append(EMPTY if mine is None else mine - 1)
        else:
            own = [unseen.pop(int(chance.draw(c.START_PILE, len(unseen)))) for _ in range(DEALT)]
            kept.append(EMPTY if seat in undecided else own[int(chance.draw(c.START_PILE, DEALT))])
        dealt += own
    state.dealt, state.kept = vec[i64](dealt), vec[i64](kept)


def _own(party: Party, context: Context) -> list[int]:
    cities = context.lookup.city_names
    return [
        party.dinars,
        party.seals,
        party.vp,
        party.taxes,
        party.reward,
        party.boxes,
        *party.stock,
        *party.special,
        *party.raw,
        name_set(party.left, cities),
        name_set(party.right, cities),
        card_set(party.blue),
        card_set(party.red),
        name_set(party.grey, context.lookup.long_names),
        card_set(party.large),
        card_set([card for _, card in party.row]),
        party.balance - 1,
        *(sum(token << 8 * i for i, token in enumerate(house)) for house in party.storehouses),
        *(space | (s.LYING if lies else 0) for space, lies in party.workers),
        card_set(party.piled),
    ]


def card_set(cards: list[int]) -> int:
    """The set of cards with these printed numbers."""
    return set_of([card - 1 for card in cards])


def name_set(cards: list[str], names: list[str]) -> int:
    """The set of cards with these names."""
    return set_of([names.index(name) for name in cards])

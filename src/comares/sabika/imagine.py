# compiled
"""S14: determinization: a full state that a view could be. What lies open is taken over, what is hidden is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import set_of
from comares.kernel.chance import Chance
from comares.kernel.state import FRAME
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.lookup import Lookup
from comares.sabika.rounds.starting_tokens import DEALT
from comares.sabika.state import EMPTY, SabikaState
from comares.sabika.step_ids import ENGRAVED, KEEP, LAY, SHOW
from comares.sabika.view import Party, SabikaView, Yusuf


def imagine(view: SabikaView, frames: list[int], lookup: Lookup, chance: Chance) -> SabikaState:
    """A full state that the view could be; nothing is drawn if the view hides nothing. `frames`: what is pending."""
    state = SabikaState(len(view.parties))
    state.seat, state.over = view.seat, view.over
    state.set_pending(frames)
    state.own = vec[i64]([n for party in view.parties for n in _own(party, lookup)])
    state.stack = vec[i64](view.tax_stack)
    state.narrator, state.first, state.turn = view.narrator, view.first, view.turn
    state.refreshed, state.running = view.refreshed, card_set(view.running)
    state.engraved, state.engravings = vec[i64]([0] * c.SHORT_POEMS), len(view.engraved)
    for i, poem in enumerate(view.engraved):
        state.engraved[poem - 1] = i + 1
    state.laid = vec[i64]([0] * c.SMALL_BUILDINGS)
    for party in view.parties:
        for laid in party.row:
            state.laid[laid.card - 1] = laid.place
    _lay_out(view, state, lookup)
    _fill_decks(view, state, frames)
    _imagine_tokens(view, state, frames, int(lookup.seats), chance)
    if view.yusuf is not None:
        _set_yusuf(view.yusuf, state, lookup)
    return state


def _lay_out(view: SabikaView, state: SabikaState, lookup: Lookup) -> None:
    """Rondel, displays, trade, wishes and events."""
    state.raw_spaces = vec[i64]([EMPTY if at.raw is None else c.RAWS.index(at.raw) for at in view.raw_spaces])
    state.marble_spaces = name_set(view.marble_spaces, lookup.marble_names)
    state.discard = vec[i64](view.discard.numbers())
    state.small_open = vec[i64]([card - 1 for card in view.small_open])
    state.small_discard = card_set(view.small_discard)
    state.short_open = vec[i64]([poem - 1 for poem in view.short_open])
    state.long_open = name_set(view.long_open, lookup.long_names)
    state.large_open = card_set(view.large_open)
    state.storehouses = vec[i64]([token - 1 for token in view.storehouses])
    state.stacks = vec[i64](view.stacks)
    state.cities = vec[i64]([city.token - 1 for city in view.cities])
    state.seals = name_set([city.city for city in view.cities if city.seal], lookup.city_names)
    state.trade_card = view.trade_card - 1
    state.wishes = vec[i64]([lookup.wish_names.index(wish) for wish in view.wishes])
    state.event, state.next_event = _card_or_empty(view.event), _card_or_empty(view.next_event)
    state.event_left = view.event_left
    state.positive_left = EMPTY if view.positive_left is None else view.positive_left


def _fill_decks(view: SabikaView, state: SabikaState, frames: list[int]) -> None:
    """Decks hold everything that is not in sight. A state does not say in which order."""
    parties = view.parties
    laid = [laid.card for party in parties for laid in party.row]
    laid += [frames[at + 1] + 1 for at in range(0, len(frames), FRAME) if frames[at] == LAY]
    state.small_deck = _rest(c.SMALL_BUILDINGS, laid, view.small_open, view.small_discard)
    engraved = [poem for party in parties for poem in (*party.blue, *party.red)]
    grey = 2
    engraved += [
        frames[at + 1] + 1 for at in range(0, len(frames), FRAME) if frames[at] == ENGRAVED and frames[at + 2] < grey
    ]
    state.short_deck = _rest(c.SHORT_POEMS, engraved, view.short_open)
    tokens = [token for party in parties for house in party.storehouses for token in house.tokens]
    tokens += [token for party in parties for token in party.piled]
    state.storehouse_deck = _rest(c.STOREHOUSES, tokens, view.storehouses)
    events = [event for event in (view.event, view.next_event) if event is not None] + view.past_events
    if events:
        state.event_deck = _rest(c.EVENT_CARDS, events)
    out = [view.discard.numbers(), *(party.raw.numbers() for party in parties)]
    out += [goods.numbers() for party in parties for goods in (party.goods, party.poem_goods)]
    for raw in range(c.KINDS_OF_GOOD):
        lying = list(state.raw_spaces).count(raw)
        state.bag[raw] = c.RAW_TOKENS - lying - sum([numbers[raw] for numbers in out])


def _rest(total: int, *seen: list[int]) -> int:
    """The set of all cards but those seen."""
    gone = {card for cards in seen for card in cards}
    return card_set([card for card in range(1, total + 1) if card not in gone])


def _imagine_tokens(view: SabikaView, state: SabikaState, frames: list[int], seats: int, chance: Chance) -> None:
    """S1.10, S14: the starting tokens. Until they are shown, those that the viewer does not know are drawn."""
    steps = [frames[at] for at in range(0, len(frames), FRAME)]
    players = view.parties[:seats]
    if SHOW not in steps:
        state.kept = vec[i64]([_card_or_empty(party.kept) for party in players])
        return
    known = [token for party in players for token in party.dealt or []]
    unseen = [token for token in range(c.STARTING_TOKENS) if token + 1 not in known]
    undecided = {frames[at + 1] for at in range(0, len(frames), FRAME) if frames[at] == KEEP}
    dealt: list[int] = []
    kept: list[int] = []
    for seat, party in enumerate(players):
        if party.dealt is not None:
            own = [token - 1 for token in party.dealt]
        else:
            own = [unseen.pop(int(chance.draw(c.START_PILE, len(unseen)))) for _ in range(DEALT)]
        if seat in undecided:
            kept.append(EMPTY)
        elif party.kept is not None:
            kept.append(party.kept - 1)
        else:
            kept.append(own[int(chance.draw(c.START_PILE, DEALT))])
        dealt += own
    state.dealt, state.kept = vec[i64](dealt), vec[i64](kept)


def _set_yusuf(yusuf: Yusuf, state: SabikaState, lookup: Lookup) -> None:
    state.tokens = vec[i64](yusuf.tokens.numbers())
    state.long_next = yusuf.long_next
    used = name_set(yusuf.used, lookup.card_names)
    begins = lookup.deck_from
    for kind in range(3):
        deck = set_of(list(range(begins[kind], begins[kind + 1])))
        state.used[kind] = deck & used
        state.decks[kind] = deck & ~used


def _own(party: Party, lookup: Lookup) -> list[int]:
    cities = lookup.city_names
    return [
        party.dinars,
        party.seals,
        party.vp,
        party.taxes,
        party.reward,
        party.boxes,
        *party.materials.numbers(),
        *party.goods.numbers(),
        *party.poem_goods.numbers(),
        *party.raw.numbers(),
        name_set(party.left, cities),
        name_set(party.right, cities),
        card_set(party.blue),
        card_set(party.red),
        name_set(party.grey, lookup.long_names),
        card_set(party.large),
        card_set([laid.card for laid in party.row]),
        _card_or_empty(party.balance),
        *(sum(token << 8 * i for i, token in enumerate(house.tokens)) for house in party.storehouses),
        *(worker.space | (s.LYING if worker.lying else 0) for worker in party.workers),
        card_set(party.piled),
    ]


def _card_or_empty(card: int | None) -> int:
    return EMPTY if card is None else card - 1


def card_set(cards: list[int]) -> int:
    """The set of cards with these printed numbers."""
    return set_of([card - 1 for card in cards])


def name_set(cards: list[str], names: list[str]) -> int:
    """The set of cards with these names."""
    return set_of([names.index(name) for name in cards])

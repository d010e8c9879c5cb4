"""S14: what a seat may know of a Sabika table, and full tables that it could be.

Nearly everything lies open: only what decks, stacks and the bag will bring, and the starting tokens until they are
shown, are hidden."""

from __future__ import annotations

from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.sets import count, first, listed, set_of
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.book import Book
from comares.sabika.start import DEALT
from comares.sabika.state import EMPTY, FIELDS, SabikaState
from comares.sabika.steps import ENGRAVED, KEEP, LAY

Cards = list[int]  # by their printed numbers, lowest first; 0 for none
FRAME = 4


@dataclass
class Memory:
    """What the viewer remembers beside what lies open: nothing in this game."""


@dataclass
class Party:
    """What a player or Yusuf has; all of it lies open."""

    dinars: int
    seals: int
    vp: int
    taxes: int
    reward: int
    boxes: int
    stock: list[int]  # materials and goods in storehouses
    special: list[int]  # goods on a poem that stores them
    raw: list[int]
    left: list[str]  # cities
    right: list[str]
    blue: Cards
    red: Cards
    grey: list[str]
    large: Cards
    row: list[list[int]]  # small buildings with their places, from left to right; the balance card's place is 0
    balance: int
    storehouses: list[list[int]]  # tokens on each, the upper one last
    workers: list[list[int]]  # space (0: in the workshop), whether it lies
    piled: Cards  # Yusuf's storehouse tokens


@dataclass
class SabikaView:
    """The table from one seat (None: a spectator's). Everything in it is open to that seat."""

    viewer: int | None
    seat: int
    over: bool
    pending: list[int]
    parties: list[Party]
    stack: list[int]
    narrator: int
    first: int
    turn: int
    refreshed: bool
    running: Cards
    engraved: list[int]
    sultan: list[list[int]]  # S9.3: the spaces of each ring with a worker of the Sultan's, from 1
    raw_spaces: list[int]
    marble_spaces: int
    bag: int
    discard: list[int]
    small_open: Cards
    small_deck: int
    small_discard: Cards
    short_open: Cards
    short_deck: int
    long_open: list[str]
    large_open: Cards
    storehouses: Cards
    stacks: list[int]
    cities: Cards
    seals: list[str]
    trade_card: int
    wishes: list[str]
    event: int
    next_event: int
    past_events: Cards
    event_left: int
    positive_left: int
    dealt: Cards | None  # the viewer's own starting tokens, until they are shown
    kept: list[int | None]  # by printed number, 0 for none yet; None: hidden
    tokens: list[int]
    used: list[list[int]]
    long_next: bool
    memory: Memory = field(default_factory=Memory)


def printed(cards: int) -> Cards:
    """A set of cards by their printed numbers."""
    return [card + 1 for card in listed(cards)]


def card_set(cards: list[int]) -> int:
    """The set of cards with these printed numbers."""
    return set_of([card - 1 for card in cards])


def named(cards: int, names: list[str]) -> list[str]:
    """A set of cards by their names."""
    return [names[card] for card in listed(cards)]


def name_set(cards: list[str], names: list[str]) -> int:
    """The set of cards with these names."""
    return set_of([names.index(name) for name in cards])


def view(state: SabikaState, viewer: int | None, book: Book) -> SabikaView:
    """What the viewer may know."""
    tables = book.tables
    hidden = len(state.dealt) > 0
    mine = list(state.dealt)[viewer * DEALT : viewer * DEALT + DEALT] if hidden and viewer is not None else []
    events = state.event_deck | set_of([event for event in (state.event, state.next_event) if event != EMPTY])
    with_events = state.event != EMPTY or state.next_event != EMPTY
    return SabikaView(
        viewer=viewer,
        seat=int(state.seat),
        over=bool(state.over),
        pending=state.pending(),
        parties=[_party(state, party, book) for party in range(state.parties)],
        stack=list(state.stack),
        narrator=int(state.narrator),
        first=int(state.first),
        turn=int(state.turn),
        refreshed=bool(state.refreshed),
        running=printed(state.running),
        engraved=list(state.engraved),
        sultan=_sultan(state, book),
        raw_spaces=list(state.raw_spaces),
        marble_spaces=int(state.marble_spaces),
        bag=sum(state.bag),
        discard=list(state.discard),
        small_open=[card + 1 for card in state.small_open],
        small_deck=int(count(state.small_deck)),
        small_discard=printed(state.small_discard),
        short_open=[poem + 1 for poem in state.short_open],
        short_deck=int(count(state.short_deck)),
        long_open=named(state.long_open, tables.long_names),
        large_open=printed(state.large_open),
        storehouses=[token + 1 for token in state.storehouses],
        stacks=list(state.stacks),
        cities=[token + 1 for token in state.cities],
        seals=named(state.seals, tables.city_names),
        trade_card=int(state.trade_card) + 1,
        wishes=[tables.wish_names[wish] for wish in state.wishes],
        event=int(state.event) + 1,
        next_event=int(state.next_event) + 1,
        past_events=printed(~events & first(c.EVENTS)) if with_events else [],
        event_left=int(state.event_left),
        positive_left=int(state.positive_left),
        dealt=sorted(token + 1 for token in mine) if mine else None,
        kept=[token + 1 if not hidden or seat == viewer else None for seat, token in enumerate(state.kept)],
        tokens=list(state.tokens),
        used=[printed(cards) for cards in state.used],
        long_next=bool(state.long_next),
    )


def _sultan(state: SabikaState, book: Book) -> list[list[int]]:
    """S9.3: his workers began on the printed spaces and moved a step a round (see Work.crowd)."""
    begun = book.tables.sultan
    return [
        sorted(
            int((space + state.narrator - 1) % size) + 1
            for space in range(size)
            for _ in range(begun[ring * c.WIDEST + space])
        )
        for ring, size in enumerate(c.RING_SIZE)
    ]


def _party(state: SabikaState, party: int, book: Book) -> Party:
    own = list(state.own[party * FIELDS : party * FIELDS + FIELDS])
    cities = book.tables.city_names
    return Party(
        dinars=own[s.DINARS],
        seals=own[s.SEALS],
        vp=own[s.VP],
        taxes=own[s.TAXES],
        reward=own[s.REWARD],
        boxes=own[s.BOXES],
        stock=own[s.STOCKED : s.STOCKED + c.KINDS_OF_STOCK],
        special=own[s.SPECIAL : s.SPECIAL + c.KINDS_OF_GOOD],
        raw=own[s.HELD : s.HELD + c.KINDS_OF_GOOD],
        left=named(own[s.LEFT], cities),
        right=named(own[s.RIGHT], cities),
        blue=printed(own[s.BLUE]),
        red=printed(own[s.RED]),
        grey=named(own[s.GREY], book.tables.long_names),
        large=printed(own[s.LARGE]),
        row=sorted([int(state.laid[card - 1]), card] for card in printed(own[s.SMALL])),
        balance=own[s.BALANCE] + 1,
        storehouses=[[token for token in (house & 255, house >> 8) if token] for house in own[s.HOUSE : s.WORKER]],
        workers=[[at & s.SPACE, int(at >= s.LYING)] for at in own[s.WORKER : s.WORKER + c.EACH]],
        piled=printed(own[s.PILED]),
    )


def _own(party: Party, book: Book) -> list[int]:
    cities = book.tables.city_names
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
        name_set(party.grey, book.tables.long_names),
        card_set(party.large),
        card_set([card for _, card in party.row]),
        party.balance - 1,
        *(sum(token << 8 * i for i, token in enumerate(house)) for house in party.storehouses),
        *(space | (s.LYING if lies else 0) for space, lies in party.workers),
        card_set(party.piled),
    ]


def imagine(view: SabikaView, book: Book, chance: Chance) -> SabikaState:
    """Some full table that the view could be: what lies open is there, what is hidden is drawn."""
    tables = book.tables
    state = SabikaState(len(view.parties))
    state.seat, state.over = view.seat, view.over
    state.set_pending(view.pending)
    state.own = vec[i64]([n for party in view.parties for n in _own(party, book)])
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
    state.long_open = name_set(view.long_open, tables.long_names)
    state.large_open = card_set(view.large_open)
    state.storehouses = vec[i64]([token - 1 for token in view.storehouses])
    state.stacks = vec[i64](view.stacks)
    state.cities = vec[i64]([token - 1 for token in view.cities])
    state.seals, state.trade_card = name_set(view.seals, tables.city_names), view.trade_card - 1
    state.wishes = vec[i64]([tables.wish_names.index(wish) for wish in view.wishes])
    state.event, state.next_event = view.event - 1, view.next_event - 1
    state.event_left, state.positive_left = view.event_left, view.positive_left
    state.tokens, state.used = vec[i64](view.tokens), vec[i64]([card_set(cards) for cards in view.used])
    state.long_next = view.long_next
    _fill_decks(view, state, book)
    _imagine_tokens(view, state, chance)
    return state


def _fill_decks(view: SabikaView, state: SabikaState, book: Book) -> None:
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
        state.event_deck = _rest(c.EVENTS, [view.event, view.next_event], view.past_events)
    for raw in range(c.KINDS_OF_GOOD):
        out = view.raw_spaces.count(raw) + view.discard[raw]
        out += sum(p.raw[raw] + p.special[raw] + p.stock[c.KINDS_OF_MATERIAL + raw] for p in parties)
        state.bag[raw] = c.RAW_TOKENS - out
    if book.tables.solo:
        begins = book.tables.deck_from
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

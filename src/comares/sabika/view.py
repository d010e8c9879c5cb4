"""S14: what a seat may know of a Sabika table.

Nearly everything lies open: only what decks, stacks and the bag will bring, and the starting tokens until they are
shown, are hidden."""

from __future__ import annotations

from dataclasses import dataclass, field

from comares.kernel.bitset import count, first, set_of, to_list
from comares.kernel.view import View
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.context import Book
from comares.sabika.rounds.starting_tokens import DEALT
from comares.sabika.state import EMPTY, FIELDS, SabikaState

Cards = list[int]  # by their printed numbers, lowest first; 0 for none


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


def sabika_view(view: View) -> SabikaView:
    """The view of a game of Sabika with its type."""
    same: object = view
    assert isinstance(same, SabikaView)
    return same


def printed(cards: int) -> Cards:
    """A set of cards by their printed numbers."""
    return [card + 1 for card in to_list(cards)]


def named(cards: int, names: list[str]) -> list[str]:
    """A set of cards by their names."""
    return [names[card] for card in to_list(cards)]


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

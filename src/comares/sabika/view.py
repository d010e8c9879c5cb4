"""S14: what a seat may know of a game of Sabika.

Nearly everything lies open. Hidden are the order of decks, stacks and the bag, and the starting tokens until they are
shown. Cards, tokens and buildings go by their printed numbers; long poems, cities and wishes by their names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from comares.kernel.bitset import count, first, set_of, to_list
from comares.kernel.view import OrNone, PendingStep, Seat, View
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.building_row import balance_at
from comares.sabika.context import Context
from comares.sabika.lookup import Lookup
from comares.sabika.rounds.starting_tokens import DEALT
from comares.sabika.state import EMPTY, FIELDS, SabikaState
from comares.sabika.step_ids import LAY
from comares.sabika.view_parts import City, Goods, Materials, Raws, RawSpace, RowCard, Storehouse, Worker, WorkerTokens

Cards = list[int]  # by printed number; in a display 0 is an empty space


@dataclass
class Party:
    """What a player or Yusuf has. All of it lies open but the starting tokens, until they are shown."""

    dinars: int
    seals: int
    vp: int
    taxes: int  # the space of the marker on the tax track
    reward: int  # the space of the marker on the reward track
    boxes: int
    materials: Materials
    goods: Goods  # in storehouses
    poem_goods: Goods  # S11: on a poem that stores goods
    raw: Raws
    left: list[str]  # cities with a ship on the left half
    right: list[str]  # S6.2: consolidated
    blue: Cards
    red: Cards
    grey: list[str]
    large: Cards
    row: list[RowCard]  # from left to right
    balance: OrNone[int]  # the balance card; Yusuf has none
    storehouses: list[Storehouse]
    workers: list[Worker]
    piled: Cards  # S13.4: Yusuf's storehouse tokens
    dealt: Cards | None  # S1.10: the two starting tokens; None: hidden, or all have shown theirs
    kept: int | None  # the starting token kept; None: hidden, or not chosen yet; Yusuf has none


@dataclass
class Sultan:
    """S9.3: the spaces of each ring, from 1, with a worker of the Sultan's. The round says where they are."""

    outer: list[int] = field(default_factory=list)
    middle: list[int] = field(default_factory=list)
    inner: list[int] = field(default_factory=list)


@dataclass
class Yusuf:
    """S13: what only the solo game has."""

    tokens: WorkerTokens  # not revealed yet in this round
    used: list[str]  # cards that lie open; the others of each deck are still to come
    long_next: bool  # S13.6: whether his next poem is a long one


@dataclass
class Balances:
    """S5.6: the colour of the balance that a small building would reach at each end of the viewer's row, or, for a
    spectator, of the row of the seat that decides (None: no balance)."""

    card: int
    left: str | None
    right: str | None


@dataclass(kw_only=True)
class SabikaView(View):
    """The table from one seat (None: a spectator's).

    >>> import comares
    >>> view = comares.new_table("sabika", players=2, seed=8).view(0)
    >>> view.parties[0].vp, view.narrator, view.parties[1].dealt
    (5, 1, None)
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("sultan", "balances")

    parties: list[Party]  # the seats, then Yusuf in the solo game
    tax_stack: list[Seat]  # S4.8: parties by their tax markers, the last to move first
    narrator: int  # the space of the round track, which is the round
    first: Seat  # the first player, as a party
    turn: Seat  # the party whose turn it is
    refreshed: bool  # S5.4: in this turn
    running: Cards  # S7.3: red poems whose effect is not over
    engraved: Cards  # the players' short poems in the order in which they were engraved
    raw_spaces: list[RawSpace]
    marble_spaces: list[str]  # those with marble on them
    bag: int
    discard: Raws
    small_open: Cards
    small_deck: int
    small_discard: Cards
    short_open: Cards
    short_deck: int
    long_open: list[str]
    large_open: Cards
    storehouses: Cards  # two on the left, two on the right
    stacks: list[int]  # how many tokens are in the left and in the right stack
    cities: list[City]
    trade_card: int
    wishes: list[str]  # in the order of the track
    event: OrNone[int]  # S12
    next_event: OrNone[int]
    past_events: Cards
    event_left: int
    positive_left: int | None  # None: nobody knows it
    yusuf: OrNone[Yusuf]
    sultan: Sultan = field(default_factory=Sultan)
    balances: list[Balances] = field(default_factory=list)  # of the open small buildings and the one being laid


def sabika_view(view: View) -> SabikaView:
    """Narrow a view to a view of Sabika."""
    assert isinstance(view, SabikaView)
    return view


def printed(cards: int) -> Cards:
    """A set of cards by their printed numbers."""
    return [card + 1 for card in to_list(cards)]


def named(cards: int, names: list[str]) -> list[str]:
    """A set of cards by their names."""
    return [names[card] for card in to_list(cards)]


def _printed_or_none(card: int) -> int | None:
    return int(card) + 1 if card != EMPTY else None


def make_view(
    state: SabikaState, viewer: int | None, context: Context, pending: list[PendingStep], full: bool
) -> SabikaView:
    """What the viewer may know; everything if the view is `full`."""
    lookup = context.lookup
    return SabikaView(
        viewer=viewer,
        seat=int(state.seat),
        over=bool(state.over),
        pending=pending,
        parties=[_party(state, party, viewer, lookup, full) for party in range(state.parties)],
        tax_stack=list(state.stack),
        narrator=int(state.narrator),
        first=int(state.first),
        turn=int(state.turn),
        refreshed=bool(state.refreshed),
        running=printed(state.running),
        engraved=_engraved(state),
        raw_spaces=[
            RawSpace(name, c.RAWS[raw] if raw != EMPTY else None)
            for name, raw in zip(lookup.raw_names, state.raw_spaces)
        ],
        marble_spaces=named(state.marble_spaces, lookup.marble_names),
        bag=sum(state.bag),
        discard=Raws.of(list(state.discard)),
        small_open=[card + 1 for card in state.small_open],
        small_deck=int(count(state.small_deck)),
        small_discard=printed(state.small_discard),
        short_open=[poem + 1 for poem in state.short_open],
        short_deck=int(count(state.short_deck)),
        long_open=named(state.long_open, lookup.long_names),
        large_open=printed(state.large_open),
        storehouses=[token + 1 for token in state.storehouses],
        stacks=list(state.stacks),
        cities=[
            City(name, int(token) + 1, bool(state.seals >> i & 1))
            for i, (name, token) in enumerate(zip(lookup.city_names, state.cities))
        ],
        trade_card=int(state.trade_card) + 1,
        wishes=[lookup.wish_names[wish] for wish in state.wishes],
        event=_printed_or_none(state.event),
        next_event=_printed_or_none(state.next_event),
        past_events=_past_events(state),
        event_left=int(state.event_left),
        positive_left=int(state.positive_left) if state.positive_left != EMPTY else None,
        yusuf=_yusuf(state, lookup) if lookup.solo else None,
        sultan=_sultan(state, lookup),
        balances=_balances(state, int(state.seat) if viewer is None else viewer, context),
    )


def _balances(state: SabikaState, seat: int, context: Context) -> list[Balances]:
    """For the open small buildings and the one that is being laid."""
    if seat >= state.parties or state.get(seat, s.BALANCE) == EMPTY:
        return []

    def colour(card: int, right: bool) -> str | None:
        found = int(balance_at(state, context, seat, card, right))
        return c.COLOURS[found] if found >= 0 else None

    cards = [int(card) for card in state.small_open if card != EMPTY]
    if state.step() == LAY:
        cards.append(int(state.arg0()))
    return [Balances(card + 1, colour(card, False), colour(card, True)) for card in cards]


def _engraved(state: SabikaState) -> Cards:
    order = sorted((int(n), poem + 1) for poem, n in enumerate(state.engraved) if n)
    return [poem for _, poem in order]


def _past_events(state: SabikaState) -> Cards:
    """The event cards that are over; none in a game without events."""
    open_cards = set_of([event for event in (state.event, state.next_event) if event != EMPTY])
    if not (state.event_deck or open_cards):
        return []
    return printed(~(state.event_deck | open_cards) & first(c.EVENT_CARDS))


def _yusuf(state: SabikaState, lookup: Lookup) -> Yusuf:
    used = [lookup.card_names[card] for cards in state.used for card in to_list(cards)]
    return Yusuf(WorkerTokens.of(list(state.tokens)), used, bool(state.long_next))


def _sultan(state: SabikaState, lookup: Lookup) -> Sultan:
    """S9.3: his workers begin on the printed spaces and move a step each round (see Work.crowd)."""
    spaces = [
        sorted(
            int((space + state.narrator - 1) % size) + 1
            for space in range(size)
            for _ in range(lookup.sultan[ring * c.MAX_RING_SIZE + space])
        )
        for ring, size in enumerate(c.RING_SIZE)
    ]
    return Sultan(*spaces)


def _party(state: SabikaState, party: int, viewer: int | None, lookup: Lookup, full: bool) -> Party:
    own = [int(n) for n in state.own[party * FIELDS : party * FIELDS + FIELDS]]
    goods_at = s.STOCKED + c.KINDS_OF_MATERIAL
    dealt, kept = _starting_tokens(state, party, viewer, full)
    return Party(
        dinars=own[s.DINARS],
        seals=own[s.SEALS],
        vp=own[s.VP],
        taxes=own[s.TAXES],
        reward=own[s.REWARD],
        boxes=own[s.BOXES],
        materials=Materials.of(own[s.STOCKED : goods_at]),
        goods=Goods.of(own[goods_at : s.SPECIAL]),
        poem_goods=Goods.of(own[s.SPECIAL : s.HELD]),
        raw=Raws.of(own[s.HELD : s.LEFT]),
        left=named(own[s.LEFT], lookup.city_names),
        right=named(own[s.RIGHT], lookup.city_names),
        blue=printed(own[s.BLUE]),
        red=printed(own[s.RED]),
        grey=named(own[s.GREY], lookup.long_names),
        large=printed(own[s.LARGE]),
        row=sorted(
            [RowCard(card, int(state.laid[card - 1])) for card in printed(own[s.SMALL])], key=lambda laid: laid.place
        ),
        balance=_printed_or_none(own[s.BALANCE]),
        storehouses=[
            Storehouse(tuple(token for token in (house & 255, house >> 8) if token))
            for house in own[s.HOUSE : s.WORKER]
        ],
        workers=[
            Worker(c.WORKERS[i], c.RINGS[c.RING_OF[i]], at & s.SPACE, at >= s.LYING)
            for i, at in enumerate(own[s.WORKER : s.PILED])
        ],
        piled=printed(own[s.PILED]),
        dealt=dealt,
        kept=kept,
    )


def _starting_tokens(state: SabikaState, party: int, viewer: int | None, full: bool) -> tuple[Cards | None, int | None]:
    """S1.10, S14: the two dealt to the party, as far as the viewer knows, and the one it has kept."""
    if party >= len(state.kept):
        return None, None
    hidden = len(state.dealt) > 0
    if hidden and not full and party != viewer:
        return None, None
    dealt = [int(token) + 1 for token in state.dealt[party * DEALT : party * DEALT + DEALT]] if hidden else None
    if dealt is not None and not full:
        dealt.sort()
    return dealt, _printed_or_none(state.kept[party])

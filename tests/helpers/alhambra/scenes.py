"""Scenes of Alhambra: set up a table with only what matters, arrange chance, play codes, assert decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import ALL_TILES, CARDS, SLOTS, all_cards, card_number, cards_of, money_of
from comares.alhambra.game import ALHAMBRA
from comares.alhambra.market import BAG, DECK, SCORING
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import PILES, AlhambraState, alhambra
from comares.alhambra.view import AlhambraView, Card, alhambra_view
from comares.kernel.bitset import set_of, to_list
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.log import SILENT
from comares.kernel.record import Line
from comares.kernel.table import Table
from helpers.alhambra.draw_palace import palace_of, tiles_drawn

SCORING_CARD = "scoring"


class Arranged(Chance):
    """Draws the tiles and cards that a test names, in their order, and then always the lowest one left.

    `scoring` among the cards is the scoring card that is due; unless named, it comes last in its pile. `start`: which
    of the seats that tie for the start is drawn.
    """

    def __init__(self, tiles: str = "", cards: str = "", seats: int = 3, start: int = 0) -> None:
        super().__init__()
        self.tiles = [int(word) for word in tiles.split()]
        self.cards = cards.split()
        self.start = start
        self.table: Table | None = None
        self.bag = to_list(ALL_TILES)
        self.deck = all_cards(seats)

    def draw(self, pile: int, n: int) -> int:
        self.draws += 1
        if self.table is not None:
            state = alhambra(self.table.state)
            self.bag, self.deck = to_list(state.bag), cards_of(list(state.deck))
        if pile == BAG:
            return self._next(self.bag, self.tiles.pop(0) if self.tiles else self.bag[0], n)
        if pile == DECK:
            return self._next(self.deck, int(card_number(self.cards.pop(0))) if self.cards else self.deck[0], n)
        if pile != SCORING:
            assert self.start < n, "only the start is left to draw"
            return self.start
        if self.cards and self.cards[0] == SCORING_CARD:
            self.cards.pop(0)
            return 0
        return n - 1

    def _next(self, left: list[int], wanted: int, n: int) -> int:
        assert len(left) == n, "the pile differs from what the test expects"
        number = left.index(wanted)
        left.remove(wanted)
        return number


def cards(text: str) -> list[int]:
    """Cards by their names."""
    numbers = [int(card_number(word)) for word in text.split()]
    assert all(0 <= number < CARDS for number in numbers), text
    return numbers


def view_cards(text: str) -> list[Card]:
    """Cards by their names, as views show them."""
    return [Card.parse(word) for word in text.split()]


def seen(table: Table, viewer: int | None) -> AlhambraView:
    """What a seat, or a spectator, sees of the table."""
    return alhambra_view(table.view(viewer))


def tiles(text: str) -> list[int]:
    """Tiles by their numbers."""
    return [int(word) for word in text.split()]


def set_table(
    seats: int = 3,
    *,
    turn: int = 0,
    start: int = 0,
    palaces: Mapping[int, str | Mapping[tuple[int, int], int]] | None = None,
    hands: Mapping[int, str] | None = None,
    reserves: Mapping[int, str] | None = None,
    market: str = "- - - -",
    display: str = "",
    dirk: str = "",
    bag: str | None = None,
    deck: str | None = None,
    discard: str = "",
    piles: Sequence[int] | None = None,
    scores: Sequence[int] | None = None,
    scoring_cards: int = 0,
    quiet_turns: int = 0,
    end: str = "short",
    settings: Mapping[str, str] | None = None,
    next_tiles: str = "",
    next_cards: str = "",
) -> Table:
    """A table at the start of a turn. Everything that is not given is empty, except that bag and deck hold the rest.

    `piles` is the number of cards, scoring cards included, in each of the five piles of the deck; without it the deck
    is the last pile alone, and no scoring card is in it.
    """
    chance = Arranged(next_tiles, next_cards)
    table = Table(ALHAMBRA, seats, {"end": end, **(settings or {})}, SeededChance(0))
    table.chance = chance
    rules = table.rules
    assert isinstance(rules, AlhambraRules)
    state = AlhambraState(seats)
    state.add_palaces(seats)
    _build(state, palaces or {}, reserves or {}, market, dirk, bag)
    _deal(state, hands or {}, display, deck, discard, piles)
    state.start = start
    state.scores = vec[i64](scores or [0] * seats)
    state.scoring_cards = state.scorings = scoring_cards
    state.quiet_turns = quiet_turns
    rules.next_turn.begin(state, turn)
    rules.advance(state, chance, SILENT)
    table.state = state
    chance.table = table
    return table


def _build(
    state: AlhambraState,
    palaces: Mapping[int, str | Mapping[tuple[int, int], int]],
    reserves: Mapping[int, str],
    market: str,
    dirk: str,
    bag: str | None,
) -> None:
    slots = [int(word) if word != "-" else 0 for word in market.split()]
    assert len(slots) == SLOTS
    reserved = {seat: tiles(text) for seat, text in reserves.items()}
    used = {*slots, *tiles(dirk), *tiles(bag or ""), *(tile for named in reserved.values() for tile in named)}
    for seat, drawing in palaces.items():
        standing = tiles_drawn(drawing, used) if isinstance(drawing, str) else drawing
        used.update(standing.values())
        state.palaces[seat] = palace_of(standing)
    for seat, named in reserved.items():
        state.reserves[seat] = set_of(named)
    state.market = vec[i64](slots)
    state.neutral = set_of(tiles(dirk))
    state.bag = ALL_TILES & ~set_of(sorted(used - {0})) if bag is None else set_of(tiles(bag))


def _deal(
    state: AlhambraState,
    hands: Mapping[int, str],
    display: str,
    deck: str | None,
    discard: str,
    piles: Sequence[int] | None,
) -> None:
    held = {seat: cards(text) for seat, text in hands.items()}
    left = all_cards(len(state.palaces))
    for card in (*cards(display), *cards(discard), *(card for hand in held.values() for card in hand)):
        left.remove(card)
    for seat, hand in held.items():
        for currency, money in enumerate(money_of(hand)):
            state.hands[seat * SLOTS + currency] = money
    state.display = vec[i64](sorted(cards(display)))
    state.discard = vec[i64](money_of(cards(discard)))
    state.deck = vec[i64](money_of(left if deck is None else cards(deck)))
    in_deck = len(left) if deck is None else len(cards(deck))
    state.piles = vec[i64](piles or [0] * (PILES - 1) + [in_deck])


def deal(
    seats: int,
    tiles: str = "",
    cards: str = "",
    end: str = "short",
    start: int = 0,
    settings: Mapping[str, str] | None = None,
) -> Table:
    """A new game with arranged draws: four tiles for the market (two players: six for Dirk), hands, display."""
    chance = Arranged(tiles, cards, seats, start)
    table = Table(ALHAMBRA, seats, {"end": end, **(settings or {})}, chance)
    chance.table = table
    return table


# Playing.


def play(table: Table, *codes: str) -> list[Line]:
    """Play the codes, each by the seat that decides then."""
    return [table.play(int(table.state.seat), code) for code in codes]


def game_of(table: Table) -> AlhambraState:
    """The state with its type."""
    return alhambra(table.state)


# Reading a table.


def options(table: Table, kind: str = "") -> set[str]:
    """The codes that may be chosen, all or those of a kind."""
    decision = table.decision()
    return {code for code in decision.codes if code.split()[0] == kind or not kind} if decision else set()


def decides(table: Table, seat: int, kind: str) -> bool:
    """Whether this seat decides now, and the kind of its decision."""
    decision = table.decision()
    return decision is not None and (decision.seat, decision.kind) == (seat, kind)


def hand(table: Table, seat: int) -> list[int]:
    """A hand, lowest card first."""
    return cards_of(list(game_of(table).hands[seat * SLOTS : seat * SLOTS + SLOTS]))


def told(lines: Sequence[Line], name: str) -> list[tuple[int, dict[str, str | int]]]:
    """The events of this name: seat and arguments."""
    return [(event.seat, event.arguments) for line in lines for event in line.events if event.kind.name == name]


def points_told(lines: Sequence[Line], name: str) -> list[tuple[int, int]]:
    """The points of events of this name: seat and points."""
    return [(seat, int(arguments["points"])) for seat, arguments in told(lines, name)]

# compiled
"""S5.4 to S5.7: construct, the materials of buildings and poems, the row of small buildings, rewards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import Log
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step
from comares.sabika.book import Action, Book, Decision, Op, Words
from comares.sabika.components import (
    COLOURS,
    E_MATERIAL_VP,
    E_SAME_MATERIALS,
    GYPSUM,
    JOKER,
    KINDS_OF_MATERIAL,
    LARGE_BUILDINGS,
    MARBLE,
    MATERIAL_VP,
    MATERIALS,
    ON_BALANCE,
    ON_BUILD_LARGE,
    ON_BUILD_SMALL,
    ON_BUILD_USING,
    ON_TILE,
    SMALL_BUILDINGS,
    TILE,
    VP_PER_MATERIAL,
    WOOD,
    bit,
    found,
    lowest,
    whole_number,
)
from comares.sabika.counting import end_of_row, next_place
from comares.sabika.events import (
    ADVANCED,
    BALANCED_EVENT,
    BUILT_LARGE,
    BUILT_SMALL,
    REFRESHED,
    USED,
    VP_BUILD_LARGE,
    VP_REFRESH,
)
from comares.sabika.ops import parse_mix
from comares.sabika.renewal import fill_small
from comares.sabika.state import EMPTY, LARGE, REWARD, SMALL, STOCKED, SabikaState, sabika
from comares.sabika.steps import (
    ADVANCE,
    BALANCE_STEP,
    BALANCED,
    BUILDING,
    EFFECT,
    LARGE_STEP,
    LAY,
    REFRESH,
    REWARD_STEP,
    SMALL_STEP,
    TOKEN,
    USE,
)
from comares.sabika.stores import pay, score

REFRESH_COST: Final = 1  # S5.4
REFRESH_POINTS: Final = 1
MOST_OPTIONAL: Final = 2  # S5.5, S5.6

# What materials are used for: the place of a `use` frame.
FOR_LARGE: Final = 0
FOR_SMALL: Final = 1
FOR_POEM: Final = 2
OPTIONAL_FOR_LARGE: Final = 1 << WOOD | 1 << MARBLE | 1 << TILE
ALL_MATERIALS: Final = 15
POEM_BASES: Final = 1 << GYPSUM | 1 << WOOD | 1 << MARBLE  # S7.1
OPTIONAL_FOR_POEM: Final = 1


def of_the_era(table: SabikaState, book: Book) -> i64:
    """S5.5: the open large buildings of the current era."""
    return table.large_open & book.tables.large_of_era[book.tables.era[table.narrator]]


class Construct(Action):
    """S5.4: large or small, and before it the refresh."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, "construct", "S5.4")
        self.parts = [REFRESH, LARGE_STEP, SMALL_STEP]

    def possible(self, table: SabikaState, side: i64) -> bool:
        if may_refresh(table) or may_build_large(table, self.book):
            return True
        for card in table.small_open:
            if may_build_small(table, self.book, card):
                return True
        return False

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        if self.possible(sabika(state), 0):
            return True
        state.pop()  # build-1: after a refresh nothing can be built
        return False

    def options(self, state: State, out: Options) -> None:
        for part in self.parts:
            self.book.steps[part].options(state, out)


def may_refresh(table: SabikaState) -> bool:
    """build-1: once a turn, with a dinar, by who holds gypsum, wood or marble."""
    if table.refreshed or table.money(table.seat) < REFRESH_COST:
        return False
    return table.mine(STOCKED + GYPSUM) + table.mine(STOCKED + WOOD) + table.mine(STOCKED + MARBLE) > 0


def may_build_large(table: SabikaState, book: Book) -> bool:
    """S5.5: gypsum, and an open token of the era."""
    return table.mine(STOCKED + GYPSUM) > 0 and of_the_era(table, book) != 0


def may_build_small(table: SabikaState, book: Book, card: i64) -> bool:
    """S5.6: the material printed on an open card."""
    return card != EMPTY and table.mine(STOCKED + book.tables.small_base[card]) > 0


class Refresh(Decision):
    """S5.4: a dinar for four new small buildings and 1 VP."""

    def options(self, state: State, out: Options) -> None:
        if may_refresh(sabika(state)):
            out.add(self.number)

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        table.refreshed = True
        pay(table, REFRESH_COST, log)
        log.tell(REFRESHED, state.seat, 0, 0)
        slot: i64 = 0
        while slot < len(table.small_open):
            if table.small_open[slot] != EMPTY:
                table.small_discard |= bit(table.small_open[slot])
                table.small_open[slot] = EMPTY
            slot += 1
        fill_small(table, chance, log)
        score(table, state.seat, REFRESH_POINTS)
        log.tell(VP_REFRESH, state.seat, REFRESH_POINTS, 0)

    def parse(self, words: list[str]) -> i64:
        return self.number if not words else -1


class Large(Decision):
    """S5.5: a large building."""

    def options(self, state: State, out: Options) -> None:
        if may_build_large(sabika(state), self.book):
            out.add(self.number)

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        state.pop()
        state.push(BUILDING)
        state.push(USE, FOR_LARGE, 1 << GYPSUM, MOST_OPTIONAL)

    def parse(self, words: list[str]) -> i64:
        return self.number if not words else -1


class Small(Decision):
    """S5.6: an open small building. An option is its step, the card << 8."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        for card in table.small_open:
            if may_build_small(table, self.book, card):
                out.add(self.number | card << 8)

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        card: i64 = option >> 8
        slot: i64 = 0
        while table.small_open[slot] != card:
            slot += 1
        table.small_open[slot] = EMPTY
        state.pop()
        state.push(LAY, card)
        state.push(USE, FOR_SMALL, bit(self.book.tables.small_base[card]), MOST_OPTIONAL)

    def code(self, option: i64) -> str:
        return f"{self.name} {(option >> 8) + 1}"

    def parse(self, words: list[str]) -> i64:
        return parse_number(words, SMALL_BUILDINGS, self.number)


def parse_number(words: list[str], most: int, head: i64) -> i64:
    """The option with the card of that printed number, or -1."""
    n = whole_number(words[0]) if len(words) == 1 else -1
    return head | (n - 1) << 8 if 1 <= n <= most else -1


class Use(Decision):
    """The materials of a building or a poem: one base and, if wanted, others (S5.5, S5.6, S7.1).
    The frame: what for as place, a: the set of possible bases, b: how many others at most.
    An option is its step, then three bits for each material << 8."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        self._add(table, 0, 0, 1 + state.b(), self.book.event(table, E_SAME_MATERIALS) != 0, out)

    def _add(self, table: SabikaState, material: i64, used: i64, left: i64, same: bool, out: Options) -> None:
        if material == KINDS_OF_MATERIAL:
            if fits(used, table.place(), table.a()):
                out.add(self.number | used << 8)
            return
        most: i64 = min(table.mine(STOCKED + material), left if same else min(left, 1))
        n: i64 = 0
        while n <= most:
            self._add(table, material + 1, used | n << (3 * material), left - n, same, out)
            n += 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        purpose: i64 = state.place()
        state.pop()
        used: i64 = option >> 8
        log.tell(USED, state.seat, used, 0)
        each: i64 = self.book.modifier(table, VP_PER_MATERIAL) if purpose == FOR_POEM else 0
        points: i64 = 0
        material: i64 = 0
        while material < KINDS_OF_MATERIAL:
            n: i64 = used >> (3 * material) & 7
            table.add(state.seat, STOCKED + material, -n)
            worth: i64 = MATERIAL_VP[material] + self.book.event(table, E_MATERIAL_VP)
            points += n * (max(worth, 0) + each)  # build-5
            material += 1
        score(table, state.seat, points)
        log.tell(VP_BUILD_LARGE + purpose, state.seat, points, used)
        self._set_off(table, purpose, used)

    def _set_off(self, table: SabikaState, purpose: i64, used: i64) -> None:
        if purpose == FOR_LARGE:
            self.book.fire(table, bit(ON_BUILD_LARGE), 0)
        triggers: i64 = bit(ON_TILE) if used >> (3 * TILE) & 7 else 0
        material: i64 = 0
        while purpose != FOR_POEM and material < KINDS_OF_MATERIAL:
            if used >> (3 * material) & 7:
                triggers |= bit(ON_BUILD_USING + material)
            material += 1
        self.book.fire(table, triggers, 0)

    def code(self, option: i64) -> str:
        names = [name for kind, name in enumerate(MATERIALS) for _ in range(option >> (8 + 3 * kind) & 7)]
        return f"{self.name} {'+'.join(names)}"

    def parse(self, words: list[str]) -> i64:
        return parse_mix(words, MATERIALS, 3, 7, self.number)

    def reason(self, state: State, option: i64) -> str:
        table = sabika(state)
        if state.step() != self.number:
            return ""
        most: i64 = 0
        total: i64 = 0
        material: i64 = 0
        while material < KINDS_OF_MATERIAL:
            n: i64 = option >> (8 + 3 * material) & 7
            if n > table.mine(STOCKED + material):
                return "S4.1"
            most = max(most, n)
            total += n
            material += 1
        purpose: i64 = state.place()
        if purpose == FOR_POEM:
            return "S7.1"
        return "S5.5" if purpose == FOR_LARGE else "S5.6"


def fits(used: i64, purpose: i64, bases: i64) -> bool:
    """Whether one of these materials can be the base and the others be added to it (build-4)."""
    optional: i64 = OPTIONAL_FOR_LARGE if purpose == FOR_LARGE else ALL_MATERIALS
    base: i64 = 0
    while base < KINDS_OF_MATERIAL:
        if bases >> base & 1 and used >> (3 * base) & 7:
            material: i64 = 0
            fitting: bool = True
            while material < KINDS_OF_MATERIAL:
                others: i64 = (used >> (3 * material) & 7) - (1 if material == base else 0)
                if others and not optional >> material & 1:
                    fitting = False
                material += 1
            if fitting:
                return True
        base += 1
    return False


class Building(Decision):
    """S5.5: a token of the era is taken. An option is its step, the token << 8."""

    def options(self, state: State, out: Options) -> None:
        table = sabika(state)
        tokens: i64 = of_the_era(table, self.book)
        while tokens:
            out.add(self.number | lowest(tokens) << 8)
            tokens &= tokens - 1

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        return True

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        state.pop()
        token: i64 = option >> 8
        table.large_open ^= bit(token)
        table.put(state.seat, LARGE, table.mine(LARGE) | bit(token))
        log.tell(BUILT_LARGE, state.seat, token, 0)
        state.push(EFFECT, self.book.tables.large_row[token])
        state.push(EFFECT, self.book.tables.first_row)

    def code(self, option: i64) -> str:
        return f"{self.name} {(option >> 8) + 1}"

    def parse(self, words: list[str]) -> i64:
        return parse_number(words, LARGE_BUILDINGS, self.number)


class Lay(Decision):
    """S5.6: the card goes to one end of the row. The frame: the card as place. An option is its step, 1 << 8: right."""

    def options(self, state: State, out: Options) -> None:
        out.add(self.number)
        out.add(self.number | 256)

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        table = sabika(state)
        card: i64 = state.place()
        state.pop()
        right: bool = option >> 8 != 0
        tables = self.book.tables
        beside: i64 = end_of_row(table, self.book, state.seat, right)
        half: i64 = tables.small_left[card] if right else tables.small_right[card]
        table.laid[card] = next_place(table, state.seat, right)
        table.put(state.seat, SMALL, table.mine(SMALL) | bit(card))
        log.tell(BUILT_SMALL, state.seat, card, 1 if right else 0)
        if beside in (half, JOKER):
            state.push(BALANCED, half)
        self.book.fire(table, bit(ON_BUILD_SMALL), 0)

    def code(self, option: i64) -> str:
        return f"{self.name} {'right' if option >> 8 else 'left'}"

    def parse(self, words: list[str]) -> i64:
        side = found(words[0], ("left", "right")) if len(words) == 1 else -1
        return self.number | side << 8 if side >= 0 else -1


class Balanced(Step):
    """S5.6: a balance of one colour is reached. The frame: the colour as place."""

    def __init__(self, book: Book) -> None:
        super().__init__("balanced")
        self.book: Book = book

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        colour: i64 = state.place()
        state.pop()
        log.tell(BALANCED_EVENT, state.seat, colour, 0)
        state.push(EFFECT, self.book.tables.balance_row[colour])
        self.book.fire(sabika(state), bit(ON_BALANCE), 0)
        return False

    def parse(self, words: list[str]) -> i64:
        return -1


# Ops about buildings.


class BalanceBonus(Op):
    """balance_bonus: of any one colour. An option is its step, the colour << 8."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return True

    def perform(self, table: SabikaState, row: i64, context: i64, log: Log) -> None:
        table.push(BALANCE_STEP)

    def options(self, state: State, out: Options) -> None:
        colour: i64 = 0
        while colour < len(COLOURS):
            out.add(self.number | colour << 8)
            colour += 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        state.pop()
        state.push(EFFECT, self.book.tables.balance_row[option >> 8])

    def code(self, option: i64) -> str:
        return f"{self.name} {COLOURS[option >> 8]}"

    def parse(self, words: list[str]) -> i64:
        colour = found(words[0], COLOURS) if len(words) == 1 else -1
        return self.number | colour << 8 if colour >= 0 else -1

    def words(self, row: i64) -> Words:
        return [("balance-bonus", {})]


class Advance(Op):
    """advance_reward: so many times one space further, with its reward (S5.7)."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return True

    def perform(self, table: SabikaState, row: i64, context: i64, log: Log) -> None:
        table.push(ADVANCE, self.book.arg(row, 1))

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        if not state.place():
            state.pop()
            return False
        state.set_place(state.place() - 1)
        last: i64 = self.book.tables.last_reward
        space: i64 = min(table.mine(REWARD) + 1, last)
        table.put(state.seat, REWARD, space)
        log.tell(ADVANCED, state.seat, space, 0)
        if space == last:
            state.push(EFFECT, self.book.tables.reward_row[space])
        else:
            state.push(REWARD_STEP, space)
        return False

    def words(self, row: i64) -> Words:
        return [("advance-reward", {"amount": self.book.arg(row, 1)})]


class Reward(Op):
    """any_earlier_reward; and the choice of S5.7. The frame: the last space that may be chosen as place.
    An option is its step, the space << 8."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return self.book.tables.last_reward > 1

    def perform(self, table: SabikaState, row: i64, context: i64, log: Log) -> None:
        table.push(REWARD_STEP, self.book.tables.last_reward - 1)

    def options(self, state: State, out: Options) -> None:
        space: i64 = 1
        while space <= state.place():
            out.add(self.number | space << 8)
            space += 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        state.pop()
        state.push(EFFECT, self.book.tables.reward_row[option >> 8])

    def code(self, option: i64) -> str:
        return f"{self.name} {option >> 8}"

    def parse(self, words: list[str]) -> i64:
        space = whole_number(words[0]) if len(words) == 1 else -1
        return self.number | space << 8 if 1 <= space < 256 else -1

    def words(self, row: i64) -> Words:
        return [("any-earlier-reward", {})]


class Token(Op):
    """large_bonus_available: the bonus of an open token of the era, which stays. An option is its step, it << 8."""

    def possible(self, table: SabikaState, row: i64, context: i64) -> bool:
        return of_the_era(table, self.book) != 0

    def perform(self, table: SabikaState, row: i64, context: i64, log: Log) -> None:
        table.push(TOKEN)

    def options(self, state: State, out: Options) -> None:
        tokens: i64 = of_the_era(sabika(state), self.book)
        while tokens:
            out.add(self.number | lowest(tokens) << 8)
            tokens &= tokens - 1

    def choose(self, state: State, option: i64, chance: Chance, log: Log) -> None:
        state.pop()
        state.push(EFFECT, self.book.tables.large_row[option >> 8])

    def code(self, option: i64) -> str:
        return f"{self.name} {(option >> 8) + 1}"

    def parse(self, words: list[str]) -> i64:
        return parse_number(words, LARGE_BUILDINGS, self.number)

    def words(self, row: i64) -> Words:
        return [("large-bonus-available", {})]

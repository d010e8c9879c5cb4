"""A game whose chance is explicit: it stops at every draw, and its driver says what comes up."""

from __future__ import annotations

from typing import Any

from comares.kernel.chance import Chance
from comares.kernel.log import SILENT
from comares.kernel.state import State
from comares.research.codec import Codec

SECRET = "?"


class DrawNeeded(Exception):
    """The game has to draw one of so many things, and was not told which."""

    def __init__(self, pile: int, n: int) -> None:
        super().__init__(pile, n)
        self.pile = pile
        self.n = n


class ToldChance(Chance):
    """Gives the numbers that it was told, then stops the game. One thing is drawn without asking."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.used = 0

    def draw(self, pile: int, n: int) -> int:
        self.draws += 1
        if n == 1:
            return 0
        if self.used == len(self.numbers):
            raise DrawNeeded(int(pile), int(n))
        self.used += 1
        return self.numbers[self.used - 1]


class ExplicitGame:
    """A game from its deal on. It waits for a draw (`draw`), for a symbol of the seat that decides, or is over.

    What the engine does after a choice is done again from the choice on for each draw: `state` is always the state
    before it, whole and not to be changed.
    """

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.state: State | None = None  # None: not dealt yet
        self.playing: int | None = None  # the option whose draws are awaited
        self.numbers: list[int] = []  # what was drawn for it so far
        self.draw: DrawNeeded | None = None
        self.options: list[int] = []
        self.path: list[int] = []
        self.choices: list[tuple[int, str, bool]] = []  # seat, code, secret
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> ExplicitGame:
        other = ExplicitGame.__new__(ExplicitGame)
        other.__dict__.update(self.__dict__)  # states are never changed in place, so they can be shared
        other.numbers, other.options = self.numbers[:], self.options[:]
        other.path, other.choices = self.path[:], self.choices[:]
        return other

    @property
    def over(self) -> bool:
        return self.draw is None and self.state is not None and bool(self.state.over)

    @property
    def seat(self) -> int:
        """The seat that decides."""
        assert self.state is not None
        return int(self.state.seat)

    def legal(self) -> list[int]:
        """The symbols of the seat that decides."""
        return self.codec.legal(self.options, len(self.path))

    def tell(self, number: int) -> None:
        """Say what is drawn."""
        assert self.draw is not None
        self.numbers.append(number)
        self._go_on()

    def choose(self, symbol: int) -> None:
        """The seat that decides chooses a symbol."""
        left = [o for o in self.options if self.codec.actions.symbol(o, len(self.path)) == symbol]
        if not left:
            raise ValueError(f"symbol {symbol} is not legal; legal are {self.legal()}")
        self.options = left
        self.path.append(symbol)
        if len(left) == 1:
            rules = self.codec.rules
            self.choices.append((self.seat, rules.code(left[0]), bool(rules.steps[left[0] & 255].secret)))
            self.playing, self.numbers = left[0], []
            self._go_on()

    def _go_on(self) -> None:
        """Deal, or carry out the option, as far as the draws are known."""
        rules, chance = self.codec.rules, ToldChance(self.numbers)
        try:
            if self.playing is None:
                state = rules.setup(chance, SILENT)
            else:
                assert self.state is not None
                state = self.state.copy()
                rules.apply(state, self.playing, chance, SILENT)
        except DrawNeeded as draw:
            self.draw = draw
            return
        self.draw, self.state = None, state
        self.options, self.path = self.codec.options(state), []

    def seen_choices(self, seat: int | None) -> str:
        """All choices so far, as the seat knows them (None: a spectator)."""
        shown = (f"{who}:{code if who == seat or not secret else SECRET}" for who, code, secret in self.choices)
        return "\n".join(shown)

    def observe(self, seat: int) -> bytes:
        """What the seat sees; nothing before the deal is complete."""
        if self.state is None:
            return bytes(self.codec.observation_size)
        path = self.path if seat == self.seat and self.draw is None else []
        return self.codec.observe(self.state, seat, path)

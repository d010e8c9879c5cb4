"""A table: a game being played, as the library's users drive it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar, cast

from comares.api.line import Line
from comares.api.option import Decision, Option, Source
from comares.api.score import Score, score_of
from comares.kernel import table as kernel
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup, GameOver
from comares.kernel.rules import Rules
from comares.kernel.state import State

if TYPE_CHECKING:
    from comares.kernel.view import View

V = TypeVar("V", bound="View", covariant=True)
Everything = Literal["everything"]


class Refusal(NamedTuple):
    """Why a code is not legal: the number of the rule and its sentence. The rule is `-` if another decision is due.

    >>> import comares
    >>> rule, sentence = comares.new_table("alhambra", seed=8).why_not("reserve 33")
    >>> rule, sentence
    ('A3.1', 'that is not an action of a turn')
    """

    rule: str
    sentence: str


class Table(Generic[V]):
    """A game being played. A refused call raises an error and changes nothing. Seats are counted from 0.

    `Table[V]` gives views of type V: `new_table("alhambra")` is a `Table[AlhambraView]`.

    >>> import comares
    >>> table = comares.new_table("alhambra", players=3, seed=8)
    >>> table.decision.seat, table.points, table.over
    (0, [0, 0, 0], False)
    >>> table.play("buy 4 6").seat
    0
    >>> table.can_undo
    True
    """

    def __init__(self, session: kernel.Table, chance: SeededChance) -> None:
        """Tables are opened by `new_table`, `load` and `position`."""
        self._session = session
        self._chance = chance

    # Choosing.

    @property
    def decision(self) -> Decision:
        """What is to be decided now, and all legal options. GameOver if the game is over."""
        state, rules = self._session.state, self._session.rules
        decision = self._session.decision()
        if decision is None:
            raise GameOver("the game is over: no seat decides")
        source = Source(self._session.game, rules, state.copy())
        options = tuple(Option(code, rules.parse(code), source) for code in decision.codes)
        return Decision(decision.seat, decision.kind, options)

    def play(self, choice: str | Option, seat: int | None = None) -> Line:
        """Carry out a choice of the seat that decides. With `seat`, it must be that one: else NotYourDecision.

        An Illegal error names the rule; an Unreadable one says how codes are written.
        """
        return Line(self._session.play(self._deciding(seat), str(choice)), self._session.game)

    def undo(self, seat: int | None = None) -> Line:
        """Take back the last choice of the seat that decides. NothingToUndo if something was revealed since."""
        return Line(self._session.undo(self._deciding(seat)), self._session.game)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return self._session.can_undo()

    def why_not(self, choice: str | Option) -> Refusal | None:
        """Why the seat that decides cannot choose this; None if it can."""
        self._deciding(None)
        option = self._session.parse(str(choice))
        rule = self._session.why_not(option)
        return Refusal(rule, self._session.game.wording.why(rule)) if rule else None

    def _deciding(self, seat: int | None) -> int:
        self._session.check_seat(seat)
        return int(self._session.state.seat) if seat is None else seat

    # Reading.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._session.game.name

    @property
    def players(self) -> int:
        """How many players there are."""
        return self._session.record.seats

    @property
    def settings(self) -> dict[str, str]:
        """All settings of the game with their values."""
        return dict(self._session.record.settings)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._session.state.over)

    @property
    def points(self) -> list[int]:
        """The points of each seat so far."""
        return self._session.points()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over. In the solo game of Sabika, -1 is Yusuf."""
        return self._session.outcome().winners

    @property
    def lines(self) -> list[Line]:
        """All lines of the game: the deal, the choices, the undos."""
        return [Line(line, self._session.game) for line in self._session.record.lines]

    def view(self, seat: int | None) -> V:
        """What that seat may know of the game; None is a spectator."""
        return cast(V, self._session.view(seat))

    def score(self, scoring: int | None = None) -> Score:
        """What a scoring would give if it were held now, with reasons.

        Without a number it is the next scoring, in Sabika the end of the game without taxes. Alhambra has scorings 1
        to 3; Sabika has 1 to 3 (the wishes) and 4 (the end).
        """
        rules, state = self._session.rules, self._session.state
        if scoring is None:
            return score_of(self._session.outcome().now, self.players, self._session.game)
        if not 1 <= scoring <= rules.scorings():
            raise BadSetup(f"{self.game} has the scorings 1 to {rules.scorings()}, not {scoring}")
        return score_of(rules.score(state, scoring), self.players, self._session.game)

    # Copies and files.

    def copy(self, seed: int | None = None) -> Table[V]:
        """An independent table in the same position. The same is drawn next, unless another seed is given."""
        chance = self._chance.copy() if seed is None else SeededChance(seed)
        return Table(self._session.copy(chance), chance)

    def text(self, viewer: int | Everything | None = "everything") -> str:
        """The record of the game as text: everything, or only what a seat (None: a spectator) may know."""
        if viewer == "everything":
            return self._session.text(everything=True)
        return self._session.text(viewer)

    def save(self, path: str | Path, viewer: int | Everything | None = "everything") -> None:
        """Write the record to a file. `load` reads it if it holds everything."""
        Path(path).write_text(self.text(viewer), encoding="utf-8")

    def position(self, viewer: int | Everything | None = "everything") -> str:
        """The position as text (docs/position.md): everything, or only what a seat (None: a spectator) may know."""
        from comares.kernel.position import write

        if viewer == "everything":
            return write(self._session.position(everything=True))
        self._session.check_seat(viewer)
        return write(self._session.position(viewer))

    def __copy__(self) -> Table[V]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table[V]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from comares.api.opening import unpickled

        return unpickled, (self.text(), self._chance)

    # For search.

    @property
    def rules(self) -> Rules:
        """The rules of the game, for search."""
        return self._session.rules

    @property
    def state(self) -> State:
        """A copy of the full state, hidden things included, for search."""
        return self._session.state.copy()

    @property
    def session(self) -> kernel.Table:
        """The kernel's table behind this one."""
        return self._session

    def __repr__(self) -> str:
        return f"<Table {self.game}, {self.players} players, {len(self._session.record.lines)} lines>"

"""The reason for a bot's move: the move, what it gains, prepares and denies, the second best. All of it is data; the
catalogues have the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comares.bots.guide import Guide
from comares.bots.turn_lookahead import MAX_TURN_CHOICES, TurnLookahead
from comares.i18n.sentences import Sentence, say
from comares.kernel.chance import SeededChance
from comares.kernel.preview import Preview, preview_until
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.view import View

WORLDS = 8  # states that fit the view, for what depends on hidden cards
CLOSE = 5  # tenths of a point: what is no farther behind is nearly as good


class Second(NamedTuple):
    """The second best option, and how many tenths of a point it is behind."""

    move: Sentence
    tenths: int

    def sentence(self) -> Sentence:
        """How far it is behind, in whole points."""
        if self.tenths < CLOSE:
            return Sentence("bots-second-close", {"move": self.move})
        return Sentence("bots-second", {"move": self.move, "points": (self.tenths + 5) // 10})


class Reason(NamedTuple):
    """Why a bot makes a move. `told`: what the log may say of it, because everybody can see it on the table."""

    move: Sentence | None = None
    gains: tuple[Sentence, ...] = ()
    prepares: tuple[Sentence, ...] = ()
    denies: tuple[Sentence, ...] = ()
    second: Second | None = None
    told: Sentence | None = None
    plan: tuple[str, ...] = ()  # the codes that the turn goes on with, in what it prepares

    def sentences(self) -> list[Sentence]:
        """The reason as a hint tells it."""
        why = [*self.gains, *self.prepares, *self.denies] or [Sentence("bots-quiet")]
        move = [Sentence("bots-move", {"move": self.move})] if self.move else []
        return [*move, *why, *([self.second.sentence()] if self.second else [])]


NO_REASON = Reason()
PICKED_BLINDLY = Reason(told=Sentence("bots-random"))


def explain(game: str, reason: Reason, names: Sequence[str] = (), language: str = "en") -> str:
    """What the log says of the move; empty if it says nothing."""
    return say(reason.told, game, names, language) if reason.told else ""


class Choice(NamedTuple):
    """An option to explain, in states that fit the view of the deciding seat."""

    option: int
    worlds: list[State]
    preview: Preview  # what the choice does, in the first of the worlds
    end: State | None  # where the turn ends if the bot goes on; None: the choice ends it, or something is drawn

    @property
    def seat(self) -> int:
        """The deciding seat."""
        return int(self.preview.before.seat)


class Explainer:
    """Explains options. This base knows the points of a game only; a game says more.

    `ends`: the steps at which a choice and what it sets off are over: another turn, a scoring, the end of a round."""

    ends: frozenset[str] = frozenset()

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules = rules
        self.lookahead = TurnLookahead(rules, guide)

    def reason(self, view: View, code: str, second: tuple[str, int] | None = None) -> Reason:
        """Why the code is good for the seat that has this view. `second`: the second best code, and how many tenths of
        a point it is behind."""
        chance = SeededChance(0)
        worlds = [self.rules.imagine(view, chance) for _ in range(WORLDS)]
        state, option = worlds[0], int(self.rules.parse(code))
        preview = preview_until(self.rules, state, option, self.ends)
        plan, end = self._plan(preview)
        choice = Choice(option, worlds, preview, end)
        gains, prepares, denies = self.gains(choice), self.prepares(choice), self.denies(choice)
        move = self.move(state, option)
        other = Second(self.move(state, int(self.rules.parse(second[0]))), second[1]) if second else None
        if other and other.move == move:  # tiles or workers that are alike
            other = None
        told = next((each for each in (*prepares, *gains, *denies) if each.key in self.public()), None)
        return Reason(move, tuple(gains), tuple(prepares), tuple(denies), other, told, plan)

    def move(self, state: State, option: int) -> Sentence:
        """The option as a phrase that a player would say."""
        return Sentence("bots-code", {"code": self.rules.code(option)})

    def gains(self, choice: Choice) -> list[Sentence]:
        """What the choice itself brings."""
        points = self.standing(choice.preview.after, choice.seat) - self.standing(choice.preview.before, choice.seat)
        return [Sentence("bots-stands", {"seat": choice.seat, "points": points})] if points > 0 else []

    def prepares(self, choice: Choice) -> list[Sentence]:
        """What it makes possible."""
        return []

    def denies(self, choice: Choice) -> list[Sentence]:
        """What it takes from the others: the one who would lose most if we scored now."""
        before, after = choice.preview.before, choice.preview.after
        others = [seat for seat in range(int(self.rules.seats)) if seat != choice.seat]
        losses = {seat: self.standing(before, seat) - self.standing(after, seat) for seat in others}
        whom = max(losses, key=losses.__getitem__, default=-1)
        return [Sentence("bots-denies", {"whom": whom, "points": losses[whom]})] if losses.get(whom, 0) > 0 else []

    def public(self) -> frozenset[str]:
        """The keys of sentences that tell only what everybody sees on the table, and not what the log says anyway."""
        return frozenset(("bots-stands", "bots-denies"))

    def standing(self, state: State, seat: int) -> int:
        """The points of the seat after a scoring held now."""
        return self.rules.outcome(state).standing()[seat]

    def _plan(self, preview: Preview) -> tuple[tuple[str, ...], State | None]:
        """How the seat goes on as well as it can, and where its turn ends then. None: it is over, or something is
        drawn."""
        seat, plan = preview.before.seat, list[str]()
        for _ in range(MAX_TURN_CHOICES):
            state = preview.after
            if preview.drew:
                break
            if state.over or state.seat != seat or self.rules.steps[state.step()].name in self.ends:
                return tuple(plan), state if plan else None
            option = int(self.lookahead.best(state, SeededChance(0)))
            plan.append(self.rules.code(option))
            preview = preview_until(self.rules, state, option, self.ends)
        return (), None

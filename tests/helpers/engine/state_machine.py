"""A state machine for every game: it plays, undoes, mistypes, and replaces the table by its replayed record."""

from __future__ import annotations

import random
from collections.abc import Sequence
from unittest import TestCase

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.game import Game
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table
from helpers.engine.contracts import (
    MANY,
    Check,
    Scramble,
    check_explained,
    check_options,
    check_position,
    pick_any,
    pick_kind_first,
)

Mode = tuple[int, dict[str, str]]  # the number of players, and the settings
ASKED = 6  # codes of the pool that `why_not` is asked about after every step

# A failing run is not shrunk: that takes minutes.
PHASES = [phase for phase in Phase if phase not in (Phase.shrink, Phase.explain)]


def evening(
    game: Game, modes: Sequence[Mode], pool: Sequence[str], check: Check, scramble: Scramble, steps: int, examples: int
) -> type[TestCase]:
    """A test case: `examples` runs of `steps` steps each, and more in the long run."""

    class Evening(RuleBasedStateMachine):
        """Plays, undoes, mistypes, and replays the record."""

        @initialize(mode=st.sampled_from(modes), seed=st.integers(0, 1 << 40))
        def sit_down(self, mode: Mode, seed: int) -> None:
            self.table = Table(game, mode[0], mode[1], SeededChance(seed))
            self.undone = [
                fingerprint(self.table.state)
            ]  # the positions before each choice that can be undone, then the present one

        @rule(seed=st.integers(0, 1 << 40), turns=st.integers(1, 50))
        def play_on(self, seed: int, turns: int) -> None:
            """Many choices at once, to reach the middle and the end of games."""
            dice = random.Random(seed)
            for _ in range(turns):
                if self.table.state.over:
                    break
                self.play(pick_kind_first(dice, self.table))

        @precondition(lambda self: not self.table.state.over)
        @rule(seed=st.integers(0, 1 << 40))
        def choose(self, seed: int) -> None:
            self.play(pick_any(random.Random(seed), self.table))

        def play(self, code: str) -> None:
            self.table.play(int(self.table.state.seat), code)
            self.remember()

        def remember(self) -> None:
            if not self.table.can_undo():
                self.undone = []
            self.undone.append(fingerprint(self.table.state))

        @precondition(lambda self: self.table.can_undo())
        @rule()
        def undo(self) -> None:
            self.table.undo(int(self.table.state.seat))
            self.undone.pop()
            assert fingerprint(self.table.state) == self.undone[-1]

        @rule(seat=st.integers(-1, 7), code=st.one_of(st.sampled_from(pool), st.text(max_size=12)))
        def mistype(self, seat: int, code: str) -> None:
            before, lines = fingerprint(self.table.state), len(self.table.record.lines)
            legal = self.table.decision()
            if legal is not None and seat == legal.seat and " ".join(code.split()) in legal.codes:
                return
            try:
                self.table.play(seat, code)
            except ComaresError:
                assert fingerprint(self.table.state) == before
                assert len(self.table.record.lines) == lines
            else:
                option = self.table.rules.parse(code)
                assert legal is not None
                assert self.table.rules.code(option) in legal.codes, "typed in another order, yet an option"
                self.remember()

        @rule()
        def come_back(self) -> None:
            table, notes = replay(read(self.table.text(everything=True), GAMES), self.table.chance)
            assert not notes
            assert fingerprint(table.state) == fingerprint(self.table.state)
            assert table.can_undo() == self.table.can_undo()
            self.table = table

        @invariant()
        def all_is_well(self) -> None:
            if hasattr(self, "table"):
                check(self.table)
                check_options(self.table, pool[:ASKED])
                check_explained(self.table)

        def teardown(self) -> None:
            if hasattr(self, "table"):
                check_position(self.table, pool, scramble)

    test: type[TestCase] = Evening.TestCase
    test.settings = settings(  # type: ignore[attr-defined]
        stateful_step_count=4 * steps if MANY else steps, max_examples=60 if MANY else examples, phases=PHASES
    )
    return test

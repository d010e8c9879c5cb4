"""The contracts of the kernel for every game: for one position, and for a game from its deal to its end.

A test of a game calls `check_game`; a test of one scene calls `check_position`. Both drive a Table.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Mapping

import pytest

from comares.compiled import is_compiled
from comares.kernel.chance import SeededChance
from comares.kernel.errors import Illegal, NothingToUndo, NotYourDecision, Unreadable
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.outcome import Outcome
from comares.kernel.record import read
from comares.kernel.recorded_chance import RiggedChance
from comares.kernel.replay import replay
from comares.kernel.rules import Rules
from comares.kernel.snapshot import fingerprint, plain
from comares.kernel.state import State
from comares.kernel.step import NOT_NOW
from comares.kernel.table import Table

MAX_PLIES = 5000  # every game is shorter, even one of random moves
MAX_COPIES = 4  # options tried at one position
MAX_POOL = 400  # codes kept to ask `why_not` about

LONG = bool(os.environ.get("COMARES_LONG"))
MANY = LONG and is_compiled()  # uncompiled it would take hours

Pick = Callable[[random.Random, Table], str]
Check = Callable[[Table], None]
Scramble = Callable[[State, int | None, random.Random], State]


def options_of(rules: Rules, state: State) -> list[int]:
    """The legal options."""
    out = Options()
    rules.options(state, out)
    return out.to_list()


# Players.


def pick_any(dice: random.Random, table: Table) -> str:
    """A random option."""
    decision = table.decision()
    assert decision is not None
    return dice.choice(decision.codes)


def pick_kind_first(dice: random.Random, table: Table) -> str:
    """A random step, then a random option of it: rare steps come up more often, and games end sooner."""
    decision = table.decision()
    assert decision is not None
    kind = dice.choice(sorted({code.split()[0] for code in decision.codes}))
    return dice.choice([code for code in decision.codes if code.split()[0] == kind])


# A position.


def check_position(table: Table, pool: Iterable[str] = (), scramble: Scramble | None = None, seed: int = 0) -> None:
    """Everything that holds at any moment. The codes of `pool` may be legal here or not."""
    dice = random.Random(seed)
    before = fingerprint(table.state)
    check_options(table, pool)
    check_copies(table, dice)
    check_views(table, dice, scramble)
    check_outcome(table)
    check_refusals(table)
    assert fingerprint(table.state) == before, "reading a position has changed it"


def check_options(table: Table, pool: Iterable[str]) -> None:
    """An option or the end; no option twice; codes round trip; `why_not` is silent exactly on the options."""
    rules, state = table.rules, table.state
    options = options_of(rules, state)
    assert bool(options) != bool(state.over), "the game is over exactly when there is no option"
    assert len(set(options)) == len(options), "an option is listed twice"
    codes = [rules.code(option) for option in options]
    assert len(set(codes)) == len(codes), "two options have one code"
    assert [rules.parse(code) for code in codes] == options, "a code does not round trip"
    if state.over:
        assert table.decision() is None
        return
    decision = table.decision()
    assert decision is not None
    assert decision.codes == codes
    assert 0 <= decision.seat < rules.seats
    for option in options:
        assert rules.why_not(state, option) == "", f"{rules.code(option)} is an option, yet forbidden"
    for code in pool:
        option = rules.parse(code)
        if option >= 0 and option not in options:
            assert rules.why_not(state, option) != "", f"{code} is no option, yet nothing forbids it"
            assert rule_against(table, code) == rules.why_not(state, option)


def check_copies(table: Table, dice: random.Random) -> None:
    """A copy is equal, has the same options, and is independent of the original."""
    rules, state = table.rules, table.state
    before = fingerprint(state)
    options = options_of(rules, state)
    copy = state.copy()
    assert plain(copy) == plain(state)
    assert options_of(rules, copy) == options
    for option in dice.sample(options, min(MAX_COPIES, len(options))):
        first, second = state.copy(), state.copy()
        rules.apply(first, option, SeededChance(1), SILENT)
        assert fingerprint(state) == before, "playing on a copy has changed the original"
        rules.apply(second, option, SeededChance(1), SILENT)
        assert plain(first) == plain(second), "the same option in the same position had another result"
        third = first.copy()
        after = plain(third)
        for _ in range(4):
            if not first.over:
                rules.apply(first, dice.choice(options_of(rules, first)), SeededChance(2), SILENT)
        assert plain(third) == after, "playing on the original has changed a copy"


def check_views(table: Table, dice: random.Random, scramble: Scramble | None) -> None:
    """Nothing hidden leaks: what a seat may not know changes neither its view nor its options."""
    rules, state = table.rules, table.state
    for seat in (None, *range(rules.seats)):
        view = rules.view(state, seat)
        others = [rules.imagine(view, SeededChance(dice.randrange(1 << 30)))]
        if scramble is not None:
            others.append(scramble(state.copy(), seat, dice))
        for other in others:
            assert plain(rules.view(other, seat)) == plain(view), f"the view of {seat} tells of what is hidden"
            assert rules.view(other, seat) == view
            if seat == state.seat:
                assert sorted(options_of(rules, other)) == sorted(options_of(rules, state))
            assert rules.points(other) == rules.points(state)


def check_outcome(table: Table) -> None:
    """The points agree; there are winners exactly if the game is over, and then nothing is left to score."""
    outcome = table.outcome()
    assert outcome.points == table.points()
    assert bool(outcome.winners) == bool(table.state.over)
    if table.state.over:
        assert outcome.standing() == outcome.points
    for scored in outcome.now:
        assert scored.rule
        assert -1 <= scored.seat < table.rules.seats


def check_refusals(table: Table) -> None:
    """Bad input is a typed error and changes neither the state nor the record."""
    before = (fingerprint(table.state), list(table.record.lines), table.can_undo())
    seat = int(table.state.seat)
    for nonsense in ("", " ", "nonsense", "take take", "undo", "deal"):
        with pytest.raises(Unreadable):
            table.play(seat, nonsense)
    decision = table.decision()
    if decision is None:
        with pytest.raises(NotYourDecision):
            table.undo(seat)
    else:
        for wrong in (*(other for other in range(table.rules.seats) if other != seat), -1, int(table.rules.seats)):
            with pytest.raises(NotYourDecision):
                table.play(wrong, decision.codes[0])
            with pytest.raises(NotYourDecision):
                table.undo(wrong)
        if not table.can_undo():
            with pytest.raises(NothingToUndo):
                table.undo(seat)
    assert (fingerprint(table.state), table.record.lines, table.can_undo()) == before


def refused(table: Table, code: str) -> str:
    """The rule that forbids the code to the seat that decides; the table is unchanged."""
    before = fingerprint(table.state)
    rule = rule_against(table, code)
    assert fingerprint(table.state) == before
    return rule


def rule_against(table: Table, code: str) -> str:
    """The rule that forbids the code, without a check that the table is unchanged."""
    with pytest.raises(Illegal) as caught:
        table.play(int(table.state.seat), code)
    assert caught.value.rule == NOT_NOW or caught.value.rule in str(caught.value)
    return caught.value.rule


# A choice.


def play_and_undo(table: Table, code: str) -> None:
    """Play the code. If it can be undone, undo it, check that the state is as before, and play it again."""
    seat = int(table.state.seat)
    before = plain(table.state)
    line = table.play(seat, code)
    barrier = bool(line.draws) or bool(table.state.over) or table.state.seat != seat
    if barrier:
        assert not table.can_undo(), "a choice could be undone across a barrier"
    elif table.can_undo():  # else a rule has revealed something
        after = plain(table.state)
        undone = table.undo(seat)
        assert undone.code == f"undo {line.number}"
        assert plain(table.state) == before, "undo did not bring the position back"
        table.play(seat, code)
        assert plain(table.state) == after


# A game.


def play_to_the_end(table: Table, dice: random.Random, check: Check, scramble: Scramble, every: int = 30) -> None:
    """Play on with any choices; every contract holds now and then on the way, and all of them at the end."""
    plies = 0
    while not table.state.over:
        table.play(int(table.state.seat), pick_kind_first(dice, table))
        plies += 1
        assert plies < MAX_PLIES, "the game does not end"
        if plies % every == 0:
            check(table)
            check_position(table, (), scramble, plies)
    check(table)
    check_position(table, (), scramble)
    check_record(table)
    check_explained(table)


def check_game(
    game: Game,
    seats: int,
    settings: Mapping[str, str] | None = None,
    seed: int = 0,
    *,
    pick: Pick = pick_any,
    every: int = 25,
    check: Check | None = None,
    scramble: Scramble | None = None,
    pool: Iterable[str] = (),
    explained: bool = True,
) -> Table:
    """Play a game from its deal to its end and check every contract. `check` is called after every ply.

    The slow checks run at every `every`-th position. With `explained`, the points are the sum of what was scored with
    a rule.
    """
    dice = random.Random(seed)
    table = Table(game, seats, dict(settings or {}), SeededChance(seed))
    codes: dict[str, None] = dict.fromkeys(pool)
    plies = 0
    while not table.state.over:
        if check is not None:
            check(table)
        if plies % (1 if MANY else every) == 0:
            check_position(table, list(codes), scramble, seed + plies)
        decision = table.decision()
        assert decision is not None
        codes.update(dict.fromkeys(dice.sample(decision.codes, min(3, len(decision.codes)))))
        while len(codes) > MAX_POOL:
            del codes[next(iter(codes))]
        play_and_undo(table, pick(dice, table)) if plies % 3 == 0 else table.play(decision.seat, pick(dice, table))
        plies += 1
        assert plies < MAX_PLIES, "the game does not end"
    if check is not None:
        check(table)
    check_position(table, (), scramble)
    check_record(table)
    if explained:
        check_explained(table)
    return table


def check_record(table: Table) -> None:
    """The record, read and replayed, gives the same table, word for word."""
    text = table.text(everything=True)
    record = read(text, {table.game.name: table.game})
    again, notes = replay(record, RiggedChance({}))
    assert not notes
    assert plain(again.state) == plain(table.state)
    assert again.text(everything=True) == text
    assert comparable(again.outcome()) == comparable(table.outcome())
    assert again.can_undo() == table.can_undo()


def comparable(outcome: Outcome) -> tuple[object, ...]:
    """The outcome in data that is equal for two tables: the kinds of events hold functions made for each."""
    now = [(entry.seat, entry.points, entry.rule, entry.why.kind.name, entry.why.arguments) for entry in outcome.now]
    return outcome.points, outcome.winners, now


def check_explained(table: Table) -> None:
    """Every point has a rule."""
    totals = [0] * int(table.rules.seats)
    for _, entry in table.scored():
        assert entry.rule
        if entry.seat >= 0:
            totals[entry.seat] += entry.points
    assert totals == table.points()

"""Tables: what is refused and how, undo in the record, what was scored, games on the shelf."""

from __future__ import annotations

import random

import pytest
from helpers.engine.contracts import check_explained
from helpers.engine.toy_game import EVENTS, GLOWED, TOY, toy

from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup, ComaresError, Illegal, NothingToUndo, NotYourDecision, Unreadable
from comares.kernel.events import Event, EventCollector, EventKind, scored
from comares.kernel.game import Setting
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table


def new_table(seats: int = 2, trade: str = "off") -> Table:
    return Table(TOY, seats, {"trade": trade}, SeededChance(1))


def choosing_a_card() -> Table:
    table = new_table()
    table.play(0, "bid 2")
    table.play(1, "bid 1")
    return table


@pytest.mark.parametrize(
    "code", ["", "bid", "bid two", "bid 1 1", "BID 1", "bid 12", "do everything", "trade 1", "undo", "round", "effect"]
)
def test_a_code_that_means_nothing_in_this_game_is_unreadable(code: str) -> None:
    table = new_table()
    before = fingerprint(table.state)
    with pytest.raises(Unreadable, match=r"a code is one of: .*bid NUMBER; do glow"):
        table.play(0, code)
    assert fingerprint(table.state) == before
    assert len(table.record.lines) == 1


def test_what_cannot_be_read_is_not_repeated_at_length() -> None:
    with pytest.raises(Unreadable, match=r"^'bid 1+\.\.\.' cannot be read") as caught:
        new_table().play(0, "bid " + "1" * 100_000)
    assert len(str(caught.value)) < 300


def test_an_illegal_choice_is_refused_with_its_rule_and_in_words() -> None:
    table = new_table()
    with pytest.raises(Illegal, match=r"^seat 1 cannot bid 3: bids go from 0 to 2 \(T2\)$") as caught:
        table.play(0, "bid 3")
    assert caught.value.rule == "T2"


def test_a_choice_of_another_decision_is_refused_in_words() -> None:
    table = new_table()
    with pytest.raises(Illegal, match="another choice comes first"):
        table.play(0, "do glow")


def test_somebody_elses_decision_is_refused_with_who_decides() -> None:
    table = new_table()
    with pytest.raises(NotYourDecision, match="seat 2 cannot bid 1: seat 1 decides now"):
        table.play(1, "bid 1")


def test_when_it_is_over_nobody_decides() -> None:
    table = new_table()
    while (decision := table.decision()) is not None:
        table.play(decision.seat, decision.codes[0])
    for seat in range(2):
        with pytest.raises(NotYourDecision, match="the game is over"):
            table.play(seat, "bid 1")
        with pytest.raises(NotYourDecision, match="the game is over"):
            table.undo(seat)


def test_every_error_is_one_that_the_caller_can_put_right() -> None:
    for error in (Unreadable, Illegal, NotYourDecision, NothingToUndo, BadSetup):
        assert issubclass(error, ComaresError)


def test_an_undo_is_a_line_and_says_what_it_takes_back() -> None:
    table = choosing_a_card()
    table.play(0, "do feast")
    table.play(0, "do feast")
    assert [table.undo(0).code, table.undo(0).code] == ["undo 4", "undo 3"]
    table.play(0, "do glow")
    assert [line.code for line in table.record.lines[3:]] == ["do feast", "do feast", "undo 4", "undo 3", "do glow"]
    assert [line.code for line in table.standing_lines()] == ["deal", "bid 2", "bid 1", "do glow"]
    assert [(number, entry.points) for number, entry in table.scored()] == [(7, 1)], "points taken back do not count"
    check_explained(table)


def test_a_rewind_goes_back_across_draws_and_other_seats_and_the_record_says_so() -> None:
    """UX 7: for tables at which nobody else minds."""
    table = choosing_a_card()
    deal = fingerprint(new_table().state)
    table.play(0, "do glow")
    assert not table.state.over
    line = table.rewind(0, 1)
    assert (line.code, fingerprint(table.state)) == ("rewind 1", deal)
    assert [line.code for line in table.standing_lines()] == ["deal"]
    assert not table.can_undo()
    table.play(0, "bid 1")
    assert [line.code for line in table.standing_lines()] == ["deal", "bid 1"]


def test_a_rewind_leads_to_just_the_position_of_its_line_wherever_it_goes() -> None:
    table = new_table()
    before: dict[int, object] = {}
    dice = random.Random(4)
    for _ in range(200):
        decision = table.decision()
        if decision is None or dice.random() < 0.1:
            own = [line for line in table.standing_lines() if line.seat >= 0]
            if table.state.over or not own:
                break
            aim = dice.choice(own)
            table.rewind(aim.seat, aim.number)
            assert fingerprint(table.state) == before[aim.number]
            continue
        before[len(table.record.lines)] = fingerprint(table.state)
        table.play(decision.seat, dice.choice(decision.codes))
    again = replay(read(table.text(everything=True), {"toy": TOY}), SeededChance(0)).table
    assert fingerprint(again.state) == fingerprint(table.state)
    assert any(line.code.startswith("rewind") for line in again.record.lines)


def test_a_rewind_after_an_undo_leads_to_the_position_of_its_line() -> None:
    """The kept states from which a rewind replays are not those that an undo plays on from."""
    table = new_table(4)
    before: dict[int, object] = {}
    dice = random.Random(1)
    while (decision := table.decision()) is not None:
        if table.can_undo() and dice.random() < 0.7:
            table.undo(decision.seat)
            continue
        for line in table.standing_lines():
            if line.seat >= 0 and dice.random() < 0.2:
                again = table.copy(SeededChance(0))
                again.rewind(line.seat, line.number)
                assert fingerprint(again.state) == before[line.number]
        before[len(table.record.lines)] = fingerprint(table.state)
        codes = [code for code in decision.codes if code in ("do feast", "do glow")] or decision.codes
        table.play(decision.seat, dice.choice(codes))
    assert len(table.record.lines) > 40, "long enough for several kept states"


def test_only_a_choice_of_ones_own_that_stands_can_be_rewound_to() -> None:
    table = choosing_a_card()
    for seat, number in ((0, 0), (0, 2), (1, 1), (0, 9)):
        with pytest.raises(NothingToUndo):
            table.rewind(seat, number)
    table.rewind(0, 1)
    with pytest.raises(NothingToUndo):
        table.rewind(1, 2)


def test_checkpoints_stand_where_points_changed_also_by_an_undo() -> None:
    table = choosing_a_card()
    table.play(0, "do feast")
    table.undo(0)
    assert table.record.points == {3: [1, 0], 4: [0, 0]}


def test_points_come_with_the_rule_and_the_event_that_say_why() -> None:
    table = choosing_a_card()
    line = table.play(0, "do glow")
    (entry,) = scored(line.events)
    assert (entry.seat, entry.points, entry.rule) == (0, 1, "T3")
    assert entry.why.arguments == {"points": 1}


def test_the_outcome_tells_points_as_they_stand_and_as_a_scoring_now_would_make_them() -> None:
    table = choosing_a_card()
    table.play(0, "do glow")
    outcome = table.outcome()
    assert outcome.points == [1, 0]
    hands = toy(table.state).hands
    assert outcome.standing() == [1 + sum(hands[0]), sum(hands[1])]
    assert outcome.winners == []


def test_a_secret_event_is_for_its_seat_alone() -> None:
    secret, open_ = Event(EventKind("a", secret=True), 1, 0, 0), Event(EventKind("b"), 1, 0, 0)
    assert [secret.seen_by(seat) for seat in (0, 1, None)] == [False, True, False]
    assert [open_.seen_by(seat) for seat in (0, 1, None)] == [True, True, True]
    assert open_.arguments == {}


def test_an_event_collector_keeps_every_event_in_order() -> None:
    listener = EventCollector(EVENTS)
    listener.emit(GLOWED, 1, 5, 0)
    listener.emit(GLOWED, 0, 6, 0)
    assert [(event.kind.name, event.seat, event.a) for event in listener.events] == [("glowed", 1, 5), ("glowed", 0, 6)]


@pytest.mark.parametrize(
    ("seats", "settings", "complaint"),
    [
        (1, {}, "toy is for 2 to 4 players, not 1"),
        (5, {}, "toy is for 2 to 4 players, not 5"),
        (2, {"speed": "on"}, "toy has no setting 'speed'; it has trade"),
        (2, {"trade": "maybe"}, "the setting 'trade' of toy cannot be 'maybe'; it can be off, on"),
    ],
)
def test_a_game_that_cannot_be_set_up_so_says_what_can(seats: int, settings: dict[str, str], complaint: str) -> None:
    for attempt in (TOY.rules, lambda seats, settings: Table(TOY, seats, settings, SeededChance(0))):
        with pytest.raises(BadSetup, match=complaint):
            attempt(seats, settings)


def test_settings_not_given_are_at_their_defaults() -> None:
    assert TOY.checked(2, {}) == {"trade": "off"}
    assert Table(TOY, 2, None, SeededChance(0)).record.settings == {"trade": "off"}


BELONGING = TOY._replace(
    settings=(
        Setting("trade", ("off", "on")),
        Setting("rate", ("fair", "dear"), needs=("trade", "on")),
        Setting("rival", ("weak", "strong"), seats=(1, 2)),
    )
)


def test_a_setting_without_the_one_it_needs_is_refused() -> None:
    assert BELONGING.checked(2, {"trade": "on", "rate": "dear", "rival": "strong"})["rate"] == "dear"
    with pytest.raises(BadSetup, match="'rate' of toy only applies with trade=on; leave it 'fair'"):
        BELONGING.checked(2, {"rate": "dear"})
    with pytest.raises(BadSetup, match="'rival' of toy only applies with 1 or 2 players; leave it 'weak'"):
        BELONGING.checked(3, {"rival": "strong"})


def test_a_setting_at_its_default_is_accepted_anywhere() -> None:
    assert BELONGING.checked(3, {"rate": "fair", "rival": "weak"}) == {"trade": "off", "rate": "fair", "rival": "weak"}


def test_a_record_may_name_settings_that_do_not_apply() -> None:
    """Older tables wrote them down; they had no effect then, and have none now."""
    text = new_table().text(everything=True).replace("option trade off", "option trade off\noption rate dear")
    record = read(text, {"toy": BELONGING})
    assert record.settings == {"trade": "off", "rate": "fair", "rival": "weak"}

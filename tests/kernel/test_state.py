"""States and their frames, buffers of options, states as plain data, steps and rules as they are born."""

from __future__ import annotations

import pytest
from helpers.engine.toy_game import TOY, ToyState

from comares.bench.loops import copy_often, list_often
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT, EventSink
from comares.kernel.options import INITIAL_CAPACITY, Options
from comares.kernel.rollout import play_random
from comares.kernel.rules import Rules
from comares.kernel.snapshot import fingerprint, plain
from comares.kernel.state import State
from comares.kernel.step import NOT_NOW, Step


def test_the_top_frame_is_what_is_pending_until_it_is_popped() -> None:
    state = ToyState(2)
    state.push(1, 10, 11, 12)
    state.push(2, 20)
    assert (state.step(), state.arg0(), state.arg1(), state.arg2()) == (2, 20, 0, 0)
    state.set_arg0(21)
    state.set_arg1(22)
    state.set_arg2(23)
    assert state.pending() == [1, 10, 11, 12, 2, 21, 22, 23]
    state.pop()
    assert (state.step(), state.arg0(), state.arg1(), state.arg2()) == (1, 10, 11, 12)
    state.pop()
    assert state.pending() == []


def test_frames_lie_as_deep_as_a_game_needs() -> None:
    state = ToyState(2)
    for depth in range(100):
        state.push(depth % 7, depth)
    copy = state.copy()
    for depth in reversed(range(100)):
        assert (state.step(), state.arg0()) == (depth % 7, depth)
        state.pop()
    assert copy.arg0() == 99


def test_frames_are_put_back_as_they_were() -> None:
    state, other = ToyState(2), ToyState(2)
    for depth in range(40):
        state.push(3, depth, 1, 2)
    other.set_pending(state.pending())
    assert other.pending() == state.pending()
    other.pop()
    other.push(5)
    assert (other.step(), state.step()) == (5, 3)
    other.set_pending([])
    other.push(6)
    assert other.pending() == [6, 0, 0, 0]


def test_plain_data_tells_positions_apart_and_leaves_caches_out() -> None:
    state = ToyState(2)
    state.push(1)
    copy = state.copy()
    assert plain(copy) == plain(state)
    assert fingerprint(copy) == fingerprint(state)
    state.__dict__["_cache"] = [1, 2, 3]
    assert fingerprint(copy) == fingerprint(state)
    for change in (lambda s: s.set_arg2(1), lambda s: s.scores.append(1), lambda s: setattr(s, "seat", 1)):
        other = copy.copy()
        change(other)
        assert fingerprint(other) != fingerprint(state)


def test_a_fingerprint_is_twelve_hex_digits_and_the_same_everywhere() -> None:
    assert fingerprint([1, "two", None, {"three": (4.5, True)}]) == "7373fe1f6593"


def test_a_buffer_of_options_grows_when_full_and_is_used_again() -> None:
    out = Options()
    for option in range(3 * INITIAL_CAPACITY):
        out.add(option)
    assert out.to_list() == list(range(3 * INITIAL_CAPACITY))
    out.clear()
    assert out.to_list() == []
    out.add(1 << 40)
    assert out.to_list() == [1 << 40]


def test_no_options_when_the_game_is_over() -> None:
    rules = TOY.rules(2)
    state = rules.setup(SeededChance(1), SILENT)
    state.over = True
    out = Options()
    out.add(7)
    rules.options(state, out)
    assert out.to_list() == []


def test_a_step_without_overrides_waits_and_its_code_is_its_name() -> None:
    step, other = Step("stop", "stop"), Step("go", "go NUMBER")
    rules = Rules(2)
    assert [rules.add(step), rules.add(other)] == [0, 1]
    assert (step.code(0), step.parse([]), step.parse(["now"])) == ("stop", 0, -1)
    assert (step.why_not_step(step), step.why_not_step(other)) == ("", NOT_NOW)
    assert step.run(ToyState(2), SeededChance(0), SILENT) is True
    assert rules.parse("stop") == 0
    assert [rules.parse(code) for code in ("", "  ", "halt", "Stop", "stop now")] == [-1] * 5


def test_a_step_without_a_usage_is_no_code() -> None:
    rules = Rules(2)
    rules.add(Step("refill"))
    assert rules.parse("refill") == -1


def test_an_option_that_says_one_thing_more_names_it() -> None:
    rules = Rules(2)
    step = Step("turn", "turn left|right", ("left", "right"))
    rules.add(Step("stop", "stop"))
    rules.add(step)
    options = [rules.parse(code) for code in ("turn left", "turn right")]
    assert [rules.code(option) for option in options] == ["turn left", "turn right"]
    assert [option & 255 for option in options] == [step.number] * 2
    assert [rules.parse(code) for code in ("turn", "turn round", "turn left right", "turn Left")] == [-1] * 4


def test_rules_that_a_game_must_define_raise_until_it_does() -> None:
    state, rules = ToyState(2), Rules(2)
    with pytest.raises(NotImplementedError):
        State().copy()
    with pytest.raises(NotImplementedError):
        rules.setup(SeededChance(0), EventSink())
    for verb in (rules.outcome, rules.points):
        with pytest.raises(NotImplementedError):
            verb(state)


def test_random_play_stops_at_the_end_or_at_its_limit_and_repeats_by_seed() -> None:
    rules, ends = TOY.rules(3), []
    for _ in range(2):
        state = rules.setup(SeededChance(1), SILENT)
        out = Options()
        assert play_random(rules, state, 5, SeededChance(2), SeededChance(3), SILENT, out) == 5
        copy_often(state, 3)
        list_often(rules, state, 3, out)
        assert play_random(rules, state, 1000, SeededChance(2), SeededChance(3), SILENT, out) < 1000
        assert state.over
        ends.append(fingerprint(state))
    assert ends[0] == ends[1]

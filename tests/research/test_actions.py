"""Actions: an option is a path of symbols with fixed numbers."""

from __future__ import annotations

import random

import pytest
from research.tables import MODULES, SETUPS, Setup, positions

from comares.research.actions import END
from comares.research.codec import codec
from comares.sabika import step_ids as steps


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_option_has_a_path_of_its_own_that_leads_back_to_its_code(setup: Setup) -> None:
    each = setup.codec
    for state in positions(setup, 1, every=3):
        options = each.options(state)
        paths = [tuple(each.actions.path(option)) for option in options]
        assert len(set(paths)) == len(paths)
        for option, path in zip(options, paths):
            code = each.rules.code(option)
            assert tuple(each.path(code)) == path
            assert all(END < symbol < each.size for symbol in path)
            assert each.code([*path, END], options) == code


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_choice_of_symbols_among_the_legal_ones_always_ends_at_one_option(setup: Setup) -> None:
    each, dice = setup.codec, random.Random(2)
    for state in positions(setup, 2, every=5):
        options, path = each.options(state), list[int]()
        while options and (len(options) > 1 or not path):
            path.append(dice.choice(each.legal(options, len(path))))
            options = each.narrowed(each.options(state), path)
        if options:
            assert each.shortest(options[0], each.options(state)) == path


def test_an_option_of_sabika_is_one_symbol_and_its_name_is_its_code() -> None:
    for setup in SETUPS:
        if setup.game == "sabika":
            each = setup.codec
            for state in positions(setup, 3, every=2):
                for option in each.options(state):
                    (symbol,) = each.actions.path(option)
                    assert each.names[symbol] == each.rules.code(option)


def test_the_names_say_what_a_path_is() -> None:
    each = codec("alhambra", 3, MODULES)
    for code, words in {
        "take florin-2 ducat-3": "take florin-2, also ducat-3",
        "buy 2 5+4": "buy 2, card 5, card 4",
        "buy 4 7 site": "buy 4 site, card 7",
        "buy 1 3+credit portal": "buy 1 portal, card credit, card 3",
        "place 33 0,1": "place 33, cell 0,1",
        "move 7 -12,11": "move 7, cell -12,11",
        "exchange 7 12,-13": "exchange 7, block 1,-1, cell -12,11",
        "finish 54 9+1": "finish 54, card 9, card 1",
        "portal garden SE 2,-3": "portal garden SE, cell 2,-3",
        "falcon brown-seraglio-arcades 1,0": "falcon brown-seraglio-arcades, cell 1,0",
        "pay credit": "pay credit",
        "keep dinar": "keep dinar",
        "marker ducat": "marker ducat",
        "reserve 54": "reserve 54",
        "pass": "pass",
    }.items():
        assert each.words(each.path(code)) == words


def test_symbols_have_the_same_numbers_whatever_the_settings() -> None:
    plain, full = codec("alhambra", 2), codec("alhambra", 6, MODULES)
    assert plain.names == full.names
    for code in ("buy 3 9", "place 12 3,4", "take dinar-1 dinar-1", "remove 5", "stop"):
        assert plain.path(code) == full.path(code)
    two, solo = codec("sabika", 2, {"events": "1"}), codec("sabika", 1, {"difficulty": "expert"})
    for code in ("work poet 5", "deliver sugar+pottery", "pay marker 1 dinars 4 vp 2", "engrave A3"):
        assert two.path(code) == solo.path(code)


def test_a_mix_beyond_the_numbered_ones_is_spelled() -> None:
    each = codec("sabika", 2)
    small, large = "pay vp 8", "pay vp 20"
    assert len(each.path(small)) == 1
    assert each.words(each.path(large)) == "pay spelled, amount 0, amount 0, amount 0, amount 20"
    options = [int(each.rules.parse(code)) for code in (small, large, "pay vp 21")]
    assert each.code(each.path(large), options) == large
    assert int(steps.PAY) == options[0] & 255


def test_a_word_that_is_no_code_is_refused() -> None:
    with pytest.raises(ValueError, match="'sleep' is no code of sabika"):
        codec("sabika", 2).path("sleep")

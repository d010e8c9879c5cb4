"""Learning: what is measured is what the rules say, and the weights are those that fit."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from librt.vecs import vec

from comares.alhambra.components import KIND, KINDS, PRICE, SLOTS, TILES, card_number, card_unit
from comares.alhambra.state import NO_TILE, alhambra
from comares.arena.training.ridge import Fit
from comares.arena.training.training_set import CONFIRMED
from comares.bots.bot import ask
from comares.bots.linear_evaluation import Judgement
from comares.bots.registry import make_bot, measures_for
from comares.bots.weights import learned_weights, read_weights, write_weights
from comares.cli import main
from comares.games import GAMES
from comares.kernel.bitset import bit
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

ALHAMBRA, SABIKA = GAMES["alhambra"], GAMES["sabika"]
MODULES = {setting.name: "on" for setting in ALHAMBRA.settings if "on" in setting.values}


def test_weights_that_explain_everything_are_found() -> None:
    fit = Fit([0.0, 1.0])
    for i in range(int(CONFIRMED) * 4):
        x, y = float(i % 7 - 3), float(i % 5 - 2)
        fit.add([x, y], 2 * x - 3 * y)
    near, far = fit.weights(CONFIRMED)
    assert near == pytest.approx(2 * 0.8, rel=0.01), "four parts of what was seen, one of the guess"
    assert far == pytest.approx(-3 * 0.8 + 1 * 0.2, rel=0.01)


def test_what_was_never_seen_stays_as_it_was_guessed() -> None:
    fit = Fit([0.5, 0.7])
    fit.add([1.0, 0.0], 9.0)
    assert fit.weights(CONFIRMED)[1] == 0.7


def test_what_weights_leave_unexplained_is_their_share_of_the_squares() -> None:
    fit = Fit([0.0, 1.0])
    for x, y, came in ((1.0, 2.0, 3.0), (-2.0, 1.0, 1.0), (0.0, 3.0, -2.0)):
        fit.add([x, y], came)
    assert fit.unexplained([0.0, 0.0]) == pytest.approx(1.0)
    wrong = (3 - (2 * 1 + 0.5 * 2)) ** 2 + (1 - (2 * -2 + 0.5 * 1)) ** 2 + (-2 - 0.5 * 3) ** 2
    assert fit.unexplained([2.0, 0.5]) == pytest.approx(wrong / (9 + 1 + 4))


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_in_the_package_are_those_of_the_measures(name: str) -> None:
    measures = measures_for(GAMES[name].rules(2, {}))
    text = (files("comares.bots") / "data" / f"{name}.weights").read_text("utf-8")
    assert text.startswith(("# Made by `comares learn ", "# Made by `comares practise "))
    rows = [line.split()[0] for line in text.splitlines() if not line.startswith("#")]
    assert rows == ["measure", *measures.guesses]
    weights = learned_weights(name)
    assert len(weights) == 2 * len(measures.stages) * len(measures.guesses)
    assert read_weights(write_weights(measures, weights, ["again"])) == weights


@pytest.mark.parametrize("settings", [{}, MODULES], ids=["base", "modules"])
def test_the_scoring_that_is_measured_is_the_one_that_would_be_held_modules_and_all(settings: dict[str, str]) -> None:
    table = Table(ALHAMBRA, 3, settings, SeededChance(8))
    measures = measures_for(table.rules)
    n = len(measures.guesses)
    found = vec[float]([0.0] * (3 * n))
    for _ in range(150):
        decision = table.decision()
        assert decision is not None
        table.play(decision.seat, decision.codes[len(decision.codes) // 2])
        outcome = table.outcome()
        measures.measure(table.state, found)
        next_scoring = [now - then for now, then in zip(outcome.standing(), outcome.points)]
        assert [found[seat * n] for seat in range(3)] == next_scoring


def measured(table: Table, seat: int) -> dict[str, float]:
    """A seat's measures, by name."""
    measures = measures_for(table.rules)
    found = vec[float]([0.0] * (table.rules.seats * len(measures.guesses)))
    measures.measure(table.state, found)
    return dict(zip(measures.guesses, list(found)[seat * len(measures.guesses) :]))


TOWER = next(tile for tile in range(1, TILES + 1) if (KINDS[KIND[tile]], PRICE[tile]) == ("tower", 11))


def test_a_tile_that_waits_counts_as_what_it_would_add_to_the_scorings() -> None:
    table = Table(ALHAMBRA, 3, {}, SeededChance(8))
    assert (measured(table, 0)["waiting-next"], measured(table, 0)["waiting-last"]) == (0, 0)
    alhambra(table.state).waiting[0] = bit(TOWER)  # nobody has one
    assert (measured(table, 0)["waiting-next"], measured(table, 0)["waiting-last"]) == (6, 21), "A9.2"


@pytest.mark.parametrize(
    ("hand", "payable", "exactly"), [("9", 0, 0), ("9 9", 1, 0), ("9 2", 1, 1), ("2 3 6", 1, 1), ("5 5 5", 1, 0)]
)
def test_what_the_seat_on_turn_can_pay_is_at_hand_and_exact_where_some_cards_make_the_price(
    hand: str, payable: int, exactly: int
) -> None:
    table = Table(ALHAMBRA, 3, {}, SeededChance(8))
    state = alhambra(table.state)
    for slot in range(SLOTS):
        state.market[slot] = NO_TILE
    state.market[0] = TOWER
    at = int(state.turn) * SLOTS
    state.hands[at] = 0
    for value in hand.split():
        state.hands[at] += card_unit(card_number(f"florin-{value}"))
    seen = measured(table, int(state.turn))
    assert (seen["within-means"], seen["at-hand-exactly"]) == (payable, exactly)
    assert (seen["at-hand-next"], seen["at-hand-last"]) == (6 * payable, 21 * payable), "A9.2: the only tower"
    assert seen["in-reach-next"] == seen["in-reach-exactly"] == 0, "that is for who has to wait"


def test_long_poems_and_trade_card_are_measured_as_they_would_score() -> None:
    table = Table(SABIKA, 2, {}, SeededChance(11))  # in which long poems are engraved
    bot = make_bot("greedy", table.rules, 8)
    measures = measures_for(table.rules)
    names = list(measures.guesses)
    found = vec[float]([0.0] * (2 * len(names)))
    met = set[str]()
    while (decision := table.decision()) is not None:
        measures.measure(table.state, found)
        for name, event in (("long-poems", "long-vp"), ("trade-card", "trade-vp")):
            would_score = [0.0, 0.0]
            for scored in table.outcome().now:
                if scored.why.kind.name == event:
                    would_score[scored.seat] += scored.points
                    met.add(event)
            at = names.index(name)
            assert [found[seat * len(names) + at] for seat in range(2)] == would_score
        table.play(decision.seat, ask(bot, table).code)
    assert met == {"long-vp", "trade-vp"}


def test_a_judgement_adds_the_weighted_sum_to_the_points() -> None:
    rules = ALHAMBRA.rules(2, {})
    measures = measures_for(rules)
    n = len(measures.guesses)
    only_coins = [1.0 if name == "coins" else 0.0 for name in measures.guesses]
    judgement = Judgement(measures, (only_coins + [0.0] * n) * len(measures.stages), 2)
    table = Table(ALHAMBRA, 2, {}, SeededChance(3))
    found = vec[float]([0.0] * (2 * n))
    measures.measure(table.state, found)
    worth = vec[float]([10.0, 20.0])
    judgement.add(table.state, worth)
    coins = list(measures.guesses).index("coins")
    assert [worth[0] - 10, worth[1] - 20] == [found[coins], found[n + coins]]
    assert worth[0] > 10


def test_learn_prints_a_table_with_the_commands_behind_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games"
    match = ["arena", "--bots", "beginner", "--set", "portals=on", "--deals", "2", "--cores", "1"]
    assert main([*match, "--records", "--out", str(games)]) == 0
    capsys.readouterr()
    assert main(["learn", str(games)]) == 0
    shown = capsys.readouterr().out
    assert f"# Made by `comares learn {games}`" in shown
    assert (
        "comares arena --game alhambra --set portals=on --bots beginner --players 2 --deals 2 --seed 0 --records"
        in shown
    )
    assert len(read_weights(shown)) == len(learned_weights("alhambra"))


def test_without_records_there_is_nothing_to_learn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", str(tmp_path)]) == 2
    assert "no records to learn from" in capsys.readouterr().err


def test_games_played_alone_teach_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = ["arena", "--game", "sabika", "--players", "1", "--bots", "beginner", "--deals", "1", "--cores", "1"]
    assert main([*alone, "--records", "--out", str(tmp_path)]) == 0
    assert main(["learn", str(tmp_path)]) == 2
    assert "at least 2 players, not 1" in capsys.readouterr().err

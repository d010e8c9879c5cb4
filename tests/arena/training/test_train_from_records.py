"""Learning from records: the features agree with the rules, and the weights fit the examples."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KIND, KINDS, PRICE, SLOTS, TILES, card_number, card_unit
from comares.alhambra.state import NO_TILE, alhambra
from comares.arena.training.ridge import RidgeRegression
from comares.arena.training.training_set import PRIOR_STRENGTH
from comares.bots.bot import ask
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import Features, LinearEvaluation, padded
from comares.bots.master_version import version_of
from comares.bots.spec import seat_bot
from comares.bots.weights import read_weights, write_weights
from comares.cli import main
from comares.games import GAMES
from comares.kernel.bitset import bit
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

ALHAMBRA, SABIKA = GAMES["alhambra"], GAMES["sabika"]
MODULES = {setting.name: "on" for setting in ALHAMBRA.settings if "on" in setting.values}


def test_the_fit_lies_between_the_examples_and_the_prior() -> None:
    fit = RidgeRegression([0.0, 1.0])
    for i in range(int(PRIOR_STRENGTH) * 4):
        x, y = float(i % 7 - 3), float(i % 5 - 2)
        fit.add([[x, y]], [2 * x - 3 * y])
    near, far = fit.weights(PRIOR_STRENGTH)
    assert near == pytest.approx(2 * 0.8, rel=0.01), "four parts of the examples, one of the prior"
    assert far == pytest.approx(-3 * 0.8 + 1 * 0.2, rel=0.01)


def test_a_feature_without_examples_keeps_its_prior_weight() -> None:
    fit = RidgeRegression([0.5, 0.7])
    fit.add([[1.0, 0.0]], [9.0])
    assert fit.weights(PRIOR_STRENGTH)[1] == 0.7


def test_the_unexplained_share_is_the_ratio_of_squared_errors() -> None:
    fit = RidgeRegression([0.0, 1.0])
    for x, y, target in ((1.0, 2.0, 3.0), (-2.0, 1.0, 1.0), (0.0, 3.0, -2.0)):
        fit.add([[x, y]], [target])
    assert fit.unexplained([0.0, 0.0]) == pytest.approx(1.0)
    errors = (3 - (2 * 1 + 0.5 * 2)) ** 2 + (1 - (2 * -2 + 0.5 * 1)) ** 2 + (-2 - 0.5 * 3) ** 2
    assert fit.unexplained([2.0, 0.5]) == pytest.approx(errors / (9 + 1 + 4))


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_in_the_package_fit_the_first_features(name: str) -> None:
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    text = (files("comares.bots") / "data" / f"{name}-0.1.weights").read_text("utf-8")
    assert text.startswith(("# Made by `comares learn ", "# Made by `comares practise "))
    title, *known = [line.split()[0] for line in text.splitlines() if not line.startswith("#")]
    assert title == "feature"
    assert known == list(features.prior_weights)[: len(known)], "later features stand at the end"
    weights = version_of(name, "master-0.1").weights
    assert len(weights) == 2 * len(features.stages) * len(known)
    every = padded(weights, 2 * len(features.stages), len(features.prior_weights))
    assert read_weights(write_weights(features, every, ["again"])) == every


@pytest.mark.parametrize("settings", [{}, MODULES], ids=["base", "modules"])
def test_the_next_scoring_feature_is_what_a_scoring_now_would_add_modules_included(settings: dict[str, str]) -> None:
    table = Table(ALHAMBRA, 3, settings, SeededChance(8))
    features = features_of(table)
    n = len(features.prior_weights)
    extracted = vec[i64]([0] * (3 * n))
    for _ in range(150):
        decision = table.decision()
        assert decision is not None
        table.play(decision.seat, decision.codes[len(decision.codes) // 2])
        if table.state.over:
            break
        outcome = table.outcome()
        features.extract(table.state, extracted)
        next_scoring = [now - then for now, then in zip(outcome.standing(), outcome.points)]
        assert [extracted[seat * n] for seat in range(3)] == next_scoring


def features_of(table: Table) -> Features:
    return knowledge_of(table.game.name).features(table.rules)


def values_of(table: Table, seat: int) -> dict[str, int]:
    """A seat's features by name."""
    features = features_of(table)
    extracted = vec[i64]([0] * (table.rules.seats * len(features.prior_weights)))
    features.extract(table.state, extracted)
    return dict(zip(features.prior_weights, list(extracted)[seat * len(features.prior_weights) :]))


TOWER = next(tile for tile in range(1, TILES + 1) if (KINDS[KIND[tile]], PRICE[tile]) == ("tower", 11))


def test_a_waiting_tile_counts_as_what_it_would_add_to_the_scorings() -> None:
    table = Table(ALHAMBRA, 3, {}, SeededChance(8))
    assert (values_of(table, 0)["waiting-next"], values_of(table, 0)["waiting-last"]) == (0, 0)
    alhambra(table.state).waiting[0] = bit(TOWER)  # nobody has one
    assert (values_of(table, 0)["waiting-next"], values_of(table, 0)["waiting-last"]) == (6, 21), "A9.2"


@pytest.mark.parametrize(
    ("hand", "payable", "exactly"), [("9", 0, 0), ("9 9", 1, 0), ("9 2", 1, 1), ("2 3 6", 1, 1), ("5 5 5", 1, 0)]
)
def test_tiles_that_the_seat_on_turn_can_pay_are_at_hand(hand: str, payable: int, exactly: int) -> None:
    table = Table(ALHAMBRA, 3, {}, SeededChance(8))
    state = alhambra(table.state)
    for slot in range(SLOTS):
        state.market[slot] = NO_TILE
    state.market[0] = TOWER
    at = int(state.turn) * SLOTS
    state.hands[at] = 0
    for value in hand.split():
        state.hands[at] += card_unit(card_number(f"florin-{value}"))
    values = values_of(table, int(state.turn))
    assert (values["within-means"], values["at-hand-exactly"]) == (payable, exactly)
    assert (values["at-hand-next"], values["at-hand-last"]) == (6 * payable, 21 * payable), "A9.2: the only tower"
    assert values["in-reach-next"] == values["in-reach-exactly"] == 0, "these are for seats not on turn"


def test_long_poems_and_trade_card_are_valued_as_they_would_score() -> None:
    table = Table(SABIKA, 2, {}, SeededChance(11))  # in which long poems are engraved
    bot = seat_bot("greedy", table, 8)
    features = features_of(table)
    names = list(features.prior_weights)
    extracted = vec[i64]([0] * (2 * len(names)))
    met = set[str]()
    while (decision := table.decision()) is not None:
        features.extract(table.state, extracted)
        for name, event in (("long-poems", "long-vp"), ("trade-card", "trade-vp")):
            would_score = [0.0, 0.0]
            for scored in table.outcome().now:
                if scored.why.kind.name == event:
                    would_score[scored.seat] += scored.points
                    met.add(event)
            at = names.index(name)
            assert [extracted[seat * len(names) + at] for seat in range(2)] == would_score
        table.play(decision.seat, ask(bot, table).code)
    assert met == {"long-vp", "trade-vp"}


def test_a_linear_evaluation_adds_the_weighted_sum_to_the_points() -> None:
    rules = ALHAMBRA.rules(2, {})
    features = knowledge_of("alhambra").features(rules)
    n = len(features.prior_weights)
    only_coins = [1.0 if name == "coins" else 0.0 for name in features.prior_weights]
    evaluation = LinearEvaluation(features, (only_coins + [0.0] * n) * len(features.stages), 2)
    table = Table(ALHAMBRA, 2, {}, SeededChance(3))
    extracted = vec[i64]([0] * (2 * n))
    features.extract(table.state, extracted)
    values = vec[float]([10.0, 20.0])
    evaluation.add(table.state, values)
    coins = list(features.prior_weights).index("coins")
    assert [values[0] - 10, values[1] - 20] == [extracted[coins], extracted[n + coins]]
    assert values[0] > 10


def test_learn_prints_the_weights_with_the_commands_behind_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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
    features = knowledge_of("alhambra").features(ALHAMBRA.rules(2, {}))
    assert len(read_weights(shown)) == 2 * len(features.stages) * len(features.prior_weights)


def test_a_folder_without_records_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", str(tmp_path)]) == 2
    assert "no records to learn from" in capsys.readouterr().err


def test_solo_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = ["arena", "--game", "sabika", "--players", "1", "--bots", "beginner", "--deals", "1", "--cores", "1"]
    assert main([*alone, "--records", "--out", str(tmp_path)]) == 0
    assert main(["learn", str(tmp_path)]) == 2
    assert "at least 2 players, not 1" in capsys.readouterr().err

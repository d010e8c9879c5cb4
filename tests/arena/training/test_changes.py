"""Changes of a master: a file says which, and they change weights and settings and nothing else."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from comares.arena.training.changes import apply, changed_weights, chosen, main, read_changes
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import Features
from comares.games import GAMES
from comares.kernel.errors import BadSetup


def features() -> Features:
    return knowledge_of("alhambra").features(GAMES["alhambra"].rules(2, {}))


def weight(weights: list[float], stage: str, name: str, column: int) -> float:
    stages, names = features().stages, list(features().prior_weights)
    return weights[(2 * stages.index(stage) + column) * len(names) + names.index(name)]


def test_times_multiplies_both_weights_of_a_feature_in_the_named_stages_only() -> None:
    [change] = read_changes('[a]\nstages = ["second"]\ntimes = { coins = 3 }')
    before = [1.0] * (2 * len(features().stages) * len(features().prior_weights))
    after = change.of_weights(features(), before)
    assert [weight(after, "second", "coins", column) for column in (0, 1)] == [3.0, 3.0]
    assert sorted(after) == [1.0] * (len(before) - 2) + [3.0, 3.0]


def test_plus_adds_to_the_weight_in_all_stages_and_not_to_what_remains() -> None:
    [change] = read_changes("[a]\nplus = { wall = 0.5 }")
    before = [1.0] * (2 * len(features().stages) * len(features().prior_weights))
    after = change.of_weights(features(), before)
    assert [weight(after, stage, "wall", 0) for stage in features().stages] == [1.5] * 3
    assert sorted(after) == [1.0] * (len(before) - 3) + [1.5] * 3


def test_remaining_multiplies_only_the_part_that_fades() -> None:
    [change] = read_changes('[a]\nstages = ["first", "third"]\nremaining = { wall = 0.5 }')
    before = [1.0] * (2 * len(features().stages) * len(features().prior_weights))
    after = change.of_weights(features(), before)
    assert [weight(after, stage, "wall", 1) for stage in features().stages] == [0.5, 1.0, 0.5]
    assert sorted(after) == [0.5, 0.5] + [1.0] * (len(before) - 2)


def test_settings_replace_those_of_the_version_and_no_others() -> None:
    version = knowledge_of("alhambra").version()
    changed = apply(read_changes("[a]\nsettings = { wide = 11, in-turns = true }"), features(), version)
    assert (changed.settings.wide, changed.settings.in_turns) == (11, True)
    assert changed.settings.evaluation_depths == version.settings.evaluation_depths
    assert changed.settings.exploration == version.settings.exploration
    assert changed.weights == version.weights


def test_changes_are_applied_in_their_order() -> None:
    changes = read_changes("[a]\nplus = { wall = 1.0 }\n[b]\ntimes = { wall = 2.0 }")
    before = knowledge_of("alhambra").version()
    there = [
        weight(apply(chosen(changes, names), features(), before).weights, "first", "wall", 0) for names in ("ab", "ba")
    ]
    assert there[0] == pytest.approx(there[1] + 1.0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[a", "the file of changes is no TOML"),
        ("a = 1", "change a: a change is a table of stages, times, plus, remaining, settings"),
        ("[a]\nmore = { wall = 1 }", "change a: a change is a table of stages, times, plus, remaining, settings"),
        ("[a]\ntimes = 2", "change a: times is a table"),
        ('[a]\nstages = "first"', "change a: stages is a list"),
        ('[a]\ntimes = { wall = "2" }', "change a: '2' is no number"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_changes(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[a]\ntimes = { gold = 2.0 }", "change a: there is no feature gold; there is next-scoring"),
        ('[a]\nstages = ["fourth"]', "change a: there is no stage fourth; there is first, second, third"),
        ("[a]\nsettings = { deep = 2 }", "there is no setting deep; there is evaluation-depths"),
    ],
)
def test_what_the_game_does_not_have_is_refused_with_what_it_has(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        apply(read_changes(text), features(), knowledge_of("alhambra").version())


def test_a_change_that_the_file_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no change b; there is a"):
        chosen(read_changes("[a]\nplus = { wall = 1.0 }"), ["b"])


DATA = Path(str(files("comares.bots") / "data"))
EXAMPLE = Path(__file__).parents[3] / "examples" / "changes.toml"


def test_the_weights_for_four_players_are_made_again_from_the_example() -> None:
    names = [change.name for change in read_changes(EXAMPLE.read_text("utf-8"))]
    made = changed_weights("alhambra", DATA / "alhambra-0.2-more-players.weights", EXAMPLE, names)
    assert made == (DATA / "alhambra-0.3-four-players.weights").read_text("utf-8")


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"an evaluation with these features has \d+ weights, not \d+"):
        changed_weights("alhambra", DATA / "sabika-0.2.weights", EXAMPLE, ["turn"])


def test_a_file_that_is_not_there_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["changes", "nowhere.weights", str(EXAMPLE), "turn"])
    with pytest.raises(SystemExit, match=r"changes: .*nowhere\.weights"):
        main()

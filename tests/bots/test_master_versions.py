"""The versions of the master: frozen ones stay as they are, and a file can describe another."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from comares.bots.bot import ask
from comares.bots.knowledge import knowledge_of
from comares.bots.master_version import read_version, version_of
from comares.bots.registry import make_bot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.table import Table

DATA = files("comares.bots") / "data"
# What the master was at version 0.1. These numbers never change: it is the yardstick of later masters.
DEPTHS_0_1 = {"alhambra": [5, 8, 11, 14, 17, 20], "sabika": [6, 10, 14, 18]}
WIDTHS_0_1 = {"alhambra": (4, 6), "sabika": (8, 18)}
FIRST_WEIGHT_0_1 = {"alhambra": 0.996, "sabika": 1.016}


@pytest.mark.parametrize("name", GAMES)
def test_the_master_of_version_0_1_stays_as_it_was(name: str) -> None:
    version = version_of(name, "master-0.1")
    settings = version.settings
    assert settings.evaluation_depths == DEPTHS_0_1[name]
    assert (settings.rollout_width, settings.wide) == WIDTHS_0_1[name]
    assert (settings.candidates, settings.racing, settings.longest) == (12, 0.0, 1.0)
    assert version.policy == []
    assert version.weights[0] == FIRST_WEIGHT_0_1[name]


@pytest.mark.parametrize(
    ("game", "seats", "settings", "name"),
    [
        ("sabika", 1, {}, "master-solo"),
        ("sabika", 2, {}, "master"),
        ("sabika", 4, {"events": "2"}, "master"),
        ("alhambra", 2, {}, "master"),
        ("alhambra", 3, {}, "master-three-players"),
        ("alhambra", 4, {}, "master-four-players"),
        ("alhambra", 6, {}, "master-four-players"),
        ("alhambra", 2, {"portals": "on"}, "master-modules"),
        ("alhambra", 3, {"portals": "on"}, "master-modules"),
    ],
)
def test_each_kind_of_game_has_the_version_that_was_made_for_it(
    game: str, seats: int, settings: dict[str, str], name: str
) -> None:
    rules, knowledge = GAMES[game].rules(seats, settings), knowledge_of(game)
    assert knowledge.version(case=knowledge.case(rules)).weights == version_of(game, name).weights
    assert knowledge.learned_guide(rules).settings.in_turns == version_of(game, name).settings.in_turns


def test_the_master_of_version_0_1_plays_every_kind_of_game() -> None:
    for game, case in (("sabika", "solo"), ("alhambra", "modules"), ("alhambra", "four-players")):
        assert version_of(game, "master-0.1", case).weights == version_of(game, "master-0.1").weights


@pytest.mark.parametrize("name", GAMES)
def test_the_policy_in_the_package_fits_the_features_of_options(name: str) -> None:
    features = knowledge_of(name).option_features(GAMES[name].rules(2, {}))
    assert len(version_of(name).policy) in (0, len(features.names) * len(features.stages))


@pytest.mark.parametrize("name", GAMES)
def test_a_master_of_a_file_plays_as_the_file_says(name: str, tmp_path: Path) -> None:
    text = (DATA / f"{name}.toml").read_text("utf-8")
    for file in re.findall(r'"([^"]+\.(?:weights|policy))"', text):
        (tmp_path / file).write_text((DATA / file).read_text("utf-8"), encoding="utf-8")
    (tmp_path / "trial.toml").write_text(text, encoding="utf-8")
    table = Table(GAMES[name], 2, {}, SeededChance(3))
    bots = [
        make_bot(spec, table.rules, 1, knowledge_of(name)) for spec in (f"master:{tmp_path}/trial.toml@8", "master@8")
    ]
    assert ask(bots[0], table) == ask(bots[1], table)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[master]\nweights = "none.weights"', "none.weights"),
        ("[master]", "has no 'weights'"),
        ("[[", "trial.toml"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "trial.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match=message):
        read_version(tmp_path / "trial.toml")


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("bravery = 3", "no setting bravery; there is evaluation-depths"),
        ('wide = "yes"', "the setting wide is of type int, which 'yes' is not"),
    ],
)
def test_a_setting_that_does_not_exist_or_of_another_type_is_refused(
    setting: str, message: str, tmp_path: Path
) -> None:
    (tmp_path / "all.weights").write_text("feature early\ncoins 1\n", encoding="utf-8")
    wrong = f'[master]\nweights = "all.weights"\nevaluation-depths = [1]\n{setting}\n'
    (tmp_path / "trial.toml").write_text(wrong, encoding="utf-8")
    with pytest.raises(BadSetup, match=message):
        read_version(tmp_path / "trial.toml")

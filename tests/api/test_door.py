"""The public door: what `import comares` offers, what it costs, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import comares

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"game": "alhambr"}, "no game 'alhambr' (did you mean 'alhambra'?); expected one of alhambra, sabika"),
    ({"game": "alhambra", "players": 1}, "alhambra is for 2 to 6 players, not 1"),
    ({"game": "alhambra", "settings": {"portal": "on"}}, "did you mean 'portals'?"),
    ({"game": "alhambra", "settings": {"portals": "yes"}}, "it can be off, on"),
    ({"game": "alhambra", "settings": {"walk-portals": "no"}}, "only applies with portals=on"),
    ({"game": "alhambra", "seed": -1}, "from 0 to 2**64 - 1, not -1"),
    ({"game": "alhambra", "seed": 1 << 64}, "from 0 to 2**64 - 1, not 18446744073709551616"),
    ({"game": "alhambra", "seed": 1.5}, "from 0 to 2**64 - 1, not 1.5"),
]


@pytest.mark.parametrize(("arguments", "message"), REFUSED, ids=lambda case: case if isinstance(case, str) else "")
def test_a_wrong_set_up_is_refused_with_what_would_be_right(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(comares.BadSetup) as caught:
        comares.new_table(**arguments)
    assert message in str(caught.value)


def test_one_seed_is_one_game_and_no_seed_is_a_random_one() -> None:
    assert comares.new_table("sabika", seed=5).text() == comares.new_table("sabika", seed=5).text()
    assert len({comares.new_table("alhambra").text() for _ in range(3)}) == 3


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_an_unknown_seat_is_refused_everywhere(seat: int) -> None:
    table = comares.new_table("alhambra", players=3, seed=8)
    for call in (table.view, table.text, table.undo, lambda seat: table.play("take dinar-9", seat)):
        with pytest.raises(comares.UnknownSeat, match=f"no seat index {seat}; with 3 players it is from 0 to 2"):
            call(seat)


def test_what_is_refused_changes_nothing_and_says_the_rule() -> None:
    table = comares.new_table("alhambra", seed=8)
    before = table.text()
    with pytest.raises(comares.Unreadable, match="a code is one of: take CARD"):
        table.play("fly away")
    with pytest.raises(comares.Unreadable):
        table.why_not("fly away")
    with pytest.raises(comares.NotYourDecision, match="seat 1 decides now"):
        table.play("take dinar-9", seat=1)
    with pytest.raises(comares.Illegal) as caught:
        table.play("buy 1 5")
    refusal = table.why_not("buy 1 5")
    assert refusal is not None
    assert caught.value.rule == refusal.rule
    assert refusal.sentence in str(caught.value)
    assert table.text() == before


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_nothing_forbids_an_option_and_its_fields_are_in_its_code(game: str) -> None:
    table, bot = comares.new_table(game, players=2, seed=3), comares.bot("random", seed=3)
    while not table.over and len(table.lines) < 150:
        for option in table.decision.options:
            assert table.why_not(option) is None
            assert option.step == option.code.split()[0]
            for value in option.fields.values():
                assert value == "yes" or all(part in option.code for part in str(value).split("+"))
            assert bool(option.fields) == (" " in option.code)
        assert all(option.words for option in table.decision.options[:3])
        table.play(bot.choose(table))


FIELDS = [
    ("alhambra", "take florin-2 ducat-3", {"card": "florin-2+ducat-3"}),
    ("alhambra", "buy 2 5+4 site", {"slot": 2, "value": "5+4", "site": "yes"}),
    ("alhambra", "place 14 -1,0", {"tile": 14, "x": -1, "y": 0}),
    ("alhambra", "portal garden NE 1,2", {"kind": "garden", "turned": "NE", "x": 1, "y": 2}),
    ("alhambra", "stop", {}),
    ("sabika", "work architect-1 3", {"worker": "architect-1", "space": 3}),
    ("sabika", "buy wood", {"material": "wood"}),
    ("sabika", "exchange wood tile", {"given": "wood", "received": "tile"}),
    ("sabika", "lay left", {"lay": "left"}),
    ("sabika", "pay dinars 2 vp 1", {"dinars": 2, "vp": 1}),
]
ALL_MODULES = dict.fromkeys(("portals", "falconers", "building-sites", "exchange-certificates"), "on")


@pytest.mark.parametrize(("game", "code", "fields"), FIELDS, ids=[code for _, code, _ in FIELDS])
def test_the_parts_of_an_option_have_names(game: str, code: str, fields: dict[str, int | str]) -> None:
    rules = comares.new_table(game, players=2, settings=ALL_MODULES if game == "alhambra" else None).rules
    option = rules.parse(code)
    assert option >= 0
    assert rules.steps[option & 255].fields(option) == fields


def test_when_the_game_is_over_there_is_no_decision() -> None:
    table, bot = comares.new_table("alhambra", players=2, seed=3), comares.bot("random", seed=3)
    assert table.winners == []
    while not table.over:
        table.play(bot.choose(table))
    assert table.winners
    for call in (lambda: table.decision, lambda: table.play("stop"), table.undo, lambda: bot.choose(table)):
        with pytest.raises(comares.GameOver):
            call()
    assert table.score().entries == ()


def test_a_scoring_is_the_next_one_or_a_given_one() -> None:
    table = comares.new_table("alhambra", seed=8)
    for code in ("buy 4 6", "stop", "place 33 0,1"):
        table.play(code)
    by_number = [table.score(scoring=number).points[0] for number in (1, 2, 3)]
    assert by_number == [8, 15, 23]
    assert table.score() == table.score(scoring=1)
    for number in (0, 4):
        with pytest.raises(comares.BadSetup, match=f"scorings 1 to 3, not {number}"):
            table.score(scoring=number)
    solo, bot = comares.new_table("sabika", players=1, seed=1), comares.bot("random", seed=1)
    while len(solo.lines) < 60:
        solo.play(bot.choose(solo))
    assert {entry.rule for entry in solo.score(scoring=4).entries} <= {"S10.1", "S10.2"}
    assert solo.score(scoring=4).points[0] > 0


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    table = comares.new_table("alhambra", seed=8)
    table.play("buy 4 6")
    table.save(tmp_path / "game.record")
    again = comares.load(tmp_path / "game.record")
    assert again.text() == table.text()
    assert comares.load(str(tmp_path / "game.record"), upto=1).text() == comares.new_table("alhambra", seed=8).text()
    assert [each.text() for each in comares.replay(table.text())][-1] == table.text()
    with pytest.raises(comares.BadSetup, match="from 1 to 2, not 3"):
        comares.load(table.text(), upto=3)
    with pytest.raises(FileNotFoundError):
        comares.load(tmp_path / "none.record")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(comares.BadRecord, match="not a text file in UTF-8"):
        comares.load(tmp_path / "binary")


def test_a_record_with_hidden_things_in_it_is_refused() -> None:
    table, bot = comares.new_table("sabika", players=2, seed=1), comares.bot("random", seed=1)
    table.play(bot.choose(table))
    comares.load(table.text())
    for viewer in (0, 1, None):
        with pytest.raises(comares.BadRecord, match="something is hidden here"):
            comares.load(table.text(viewer))


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_a_position_opens_a_table_and_hides_what_its_viewer_may_not_know(game: str) -> None:
    table, bot = comares.new_table(game, players=2, seed=5), comares.bot("random", seed=5)
    for _ in range(30):
        table.play(bot.choose(table))
    same = comares.position(game, table.position())
    assert same.position() == table.position()
    assert same.decision.codes == table.decision.codes
    for viewer in (0, 1, None):
        opened = comares.position(game, table.position(viewer), seed=1)
        assert opened.view(viewer) == table.view(viewer)
        assert comares.load(opened.text()).position() == opened.position()
    with pytest.raises(comares.UnknownSeat):
        table.position(2)


def test_a_wrong_position_is_refused_with_its_reason() -> None:
    text = comares.new_table("alhambra", players=2, seed=8).position()
    with pytest.raises(comares.BadPosition, match="line 2: this is a position of alhambra, not of sabika"):
        comares.position("sabika", text)
    with pytest.raises(comares.BadPosition, match="line 6: over: expected no or yes") as caught:
        comares.position("alhambra", text.replace("over no", "over maybe"))
    assert caught.value.line == 6
    twice = text.replace("florin=30", "florin=41")
    with pytest.raises(comares.Unreachable) as unreachable:
        comares.position("alhambra", twice)
    assert unreachable.value.problems
    comares.position("alhambra", twice, allow_unreachable=True)


def test_a_bot_that_is_not_there_is_refused_at_once() -> None:
    for spec in ("genius", "master@soon", ""):
        with pytest.raises(comares.BadSetup):
            comares.bot(spec)


def test_a_match_takes_bots_of_ones_own() -> None:
    class Last:
        def choose(self, table: comares.Table[comares.View]) -> str:
            return table.decision.codes[-1]

    result = comares.match("alhambra", [Last(), "random"], deals=1, players=3, seed=1)
    assert result.games == 3
    assert [standing.name for standing in result.standings] == ["Last", "random"]
    assert abs(sum(standing.won for standing in result.standings) - 1) < 1e-9
    with pytest.raises(comares.BadSetup, match="1 to 2 bots, not 3"):
        comares.match("alhambra", ["random"] * 3, players=2)
    with pytest.raises(comares.BadSetup, match="1 deal or more, not 0"):
        comares.match("alhambra", ["random"], deals=0)


@pytest.mark.parametrize("name", comares.__all__)
def test_every_public_name_is_there_and_shows_an_example(name: str) -> None:
    assert ">>> " in (getattr(comares, name).__doc__ or "")


def test_no_public_name_is_hidden_by_a_module_of_the_same_name() -> None:
    for name in comares.__all__:
        assert find_spec(f"comares.{name}") is None


def test_only_what_is_public_is_there() -> None:
    assert set(comares.__all__) < set(dir(comares))
    with pytest.raises(AttributeError, match="'comares' has no attribute 'nothing'"):
        comares.nothing  # type: ignore[attr-defined]  # noqa: B018


def run(program: str) -> str:
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_importing_is_cheap_and_the_kernel_needs_no_words() -> None:
    told = run("import comares, sys; print(sorted(name for name in sys.modules if name.startswith('comares')))")
    assert told == "['comares']\n"
    told = run("import comares.kernel.rules, sys; print([name for name in sys.modules if 'fluent' in name])")
    assert told == "[]\n"


SERVER_PACKAGES = ("alembic", "httptools", "itsdangerous", "litestar", "msgspec", "prometheus_client", "segno")
WITHOUT_THEM = f"""
import sys

class Missing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {(*SERVER_PACKAGES, "sqlalchemy", "uvicorn", "websockets")}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing)
"""


def test_the_library_and_the_command_line_need_no_server_packages() -> None:
    run(f"{WITHOUT_THEM}\nimport comares\ncomares.match('alhambra', ['greedy', 'random'], deals=1)")
    told = run(f"{WITHOUT_THEM}\nfrom comares.cli import main\nmain(['perft', '--depth', '1'])\nmain(['--version'])")
    assert f"comares {comares.__version__}" in told


@pytest.mark.parametrize("command", ["serve", "play"])
def test_without_the_server_packages_a_command_says_which_extra_to_install(command: str) -> None:
    program = f"{WITHOUT_THEM}\nfrom comares.cli import main\nsys.exit(main(['{command}']))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert f"comares {command} needs the server" in ended.stderr
    assert "install comares with its dependencies" in ended.stderr

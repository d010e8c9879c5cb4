"""`comares dataset`: recorded games as a table of decisions."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from comares.cli import main
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.research.codec import codec

RECORDS = Path(__file__).parent.parent / "games"


def test_every_decision_of_the_records_is_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["modules-fpbc-2-keen.record", "sabika-1-easy-keen.record", "alhambra-2-short-careful.record"]
    out = tmp_path / "games.parquet"
    assert main(["dataset", *(str(RECORDS / name) for name in names), "--out", str(out)]) == 0
    rows = pq.read_table(out).to_pylist()
    for name in names:
        record = read((RECORDS / name).read_text(encoding="utf-8"), GAMES)
        table = replay(record, SeededChance(0)).table
        mine = [row for row in rows if row["record"] == name]
        standing = [line for line in table.standing_lines() if line.seat >= 0]
        assert [(row["seat"], row["legal"][row["choice"]]) for row in mine] == [(x.seat, x.code) for x in standing]
        assert all(row["points"] == table.outcome().points for row in mine)
        assert sum(mine[0]["shares"]) in (0, pytest.approx(1))
        each = codec(record.game.name, record.seats, dict(mine[0]["settings"]))
        for row in mine[::10]:
            assert row["paths"][row["choice"]][: len(row["actions"])] == row["actions"] or row["actions"][-1] == 0
            assert len(row["observation"]) == each.observation_size
            assert each.path(row["legal"][0]) == row["paths"][0]
    assert f"{len(rows):,} decisions of 3 games" in capsys.readouterr().out


def test_a_folder_means_all_its_records(tmp_path: Path) -> None:
    name = "sabika-1-hard-keen.record"
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / name).write_bytes((RECORDS / name).read_bytes())
    assert main(["dataset", str(tmp_path), "--out", str(tmp_path / "x.parquet")]) == 0
    assert set(pq.read_table(tmp_path / "x.parquet")["record"].to_pylist()) == {name}


def test_the_folder_of_a_match_gives_the_decisions_of_its_games(tmp_path: Path) -> None:
    match = ["arena", "--bots", "greedy,random", "--set", "end=short", "--deals", "1", "--cores", "1"]
    assert main([*match, "--out", str(tmp_path / "match"), "--records"]) == 0
    assert main(["dataset", str(tmp_path / "match"), "--out", str(tmp_path / "x.parquet")]) == 0
    assert set(pq.read_table(tmp_path / "x.parquet")["record"].to_pylist()) == {"00001-1.txt", "00001-2.txt"}


@pytest.mark.parametrize(
    ("text", "message"),
    [("nonsense\n", "record"), ("", "record"), (None, "cannot be read")],
)
def test_a_file_that_is_no_record_is_refused_and_nothing_is_left(
    text: str | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.record"
    if text is not None:
        bad.write_text(text)
    assert main(["dataset", str(bad), "--out", str(tmp_path / "x.parquet")]) == 2
    error = capsys.readouterr().err
    assert "bad.record" in error
    assert message in error
    assert not list(tmp_path.glob("x.parquet*"))


def test_a_game_that_is_not_over_and_a_folder_that_is_not_there_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    assert main(["dataset", str(tmp_path / "empty"), "--out", str(tmp_path / "x.parquet")]) == 2
    assert "there is no *.record or *.txt in" in capsys.readouterr().err
    whole = (RECORDS / "sabika-1-easy-keen.record").read_text(encoding="utf-8").splitlines()
    deal = next(i for i, row in enumerate(whole) if row.startswith("0 - deal"))
    open_game = tmp_path / "open.record"
    open_game.write_text("\n".join([*whole[: deal + 2], "open", ""]), encoding="utf-8")
    assert main(["dataset", str(open_game), "--out", str(tmp_path / "x.parquet")]) == 2
    assert "the game is not over" in capsys.readouterr().err
    good = str(RECORDS / "sabika-1-easy-keen.record")
    assert main(["dataset", good, "--out", str(tmp_path / "nowhere" / "x.parquet")]) == 2
    assert "cannot be written" in capsys.readouterr().err

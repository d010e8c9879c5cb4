"""The terminal session: the commands of a person and what is printed."""

from __future__ import annotations

import io
import os
import pty
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.engine.contracts import pick_kind_first
from rich.console import Console

from comares.alhambra.view import Piece
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.terminal.palace import SMALL, Extras, draw
from comares.terminal.play import Seating, seated
from comares.terminal.renderer import PlainRenderer
from comares.terminal.session import Session

ALHAMBRA = GAMES["alhambra"]
MODULES = {setting.name: "on" for setting in ALHAMBRA.settings if "on" in setting.values}

DEAL = 8  # seat 1 starts; slot 4 offers garden 6 with walls east, south and west, and seat 1 can pay 6 or 7


def new_session(typed: list[str], settings: dict[str, str] | None = None, seats: int = 3, width: int = 100) -> Session:
    """A session whose person types these lines and then leaves."""
    session = seated(GAMES, "alhambra", settings or {}, Seating(seats, 0, ["random"]), DEAL)
    session.console = Console(file=io.StringIO(), width=width, highlight=False)
    lines: Iterator[str] = iter(typed)

    def read_line(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    session.read = read_line
    return session


def shown(session: Session) -> str:
    assert isinstance(session.console.file, io.StringIO)
    return session.console.file.getvalue()


def printed(typed: list[str]) -> str:
    session = new_session(typed)
    session.run()
    return shown(session)


def test_the_table_shows_market_money_palaces_and_options() -> None:
    out = printed([])
    for words in ("Market", "Money on the table", "Player 1", "Random 2", "Random 3", "florin", "1 take", "wall"):
        assert words in out
    assert "You leave the game as it is" in out


def test_an_option_is_chosen_by_its_number_or_its_code() -> None:
    for typed in ("1", "take dirham-3"):
        session = new_session([typed])
        session.run()
        mine = [line.code for line in session.table.record.lines if line.seat == 0]
        assert mine[:1] == ["take dirham-3"]


def test_unknown_numbers_and_illegal_codes_are_refused_and_change_nothing() -> None:
    out = printed(["999", "buy 1 9+9+9", "take florin-8", "fly away", ""])
    assert "There is no option 999" in out
    assert "(A5.1)" in out
    assert "(A4)" in out
    assert "“fly away” does not fit here" in out
    assert out.count("Market") == 1


def test_help_options_scores_log_table() -> None:
    out = printed(["help", "?", "options", "scores", "log", "log all", "table", "save", "undo"])
    assert "save FILE" in out
    assert "buy SLOT VALUE[+VALUE ...]" in out
    assert "would have" in out
    assert out.count("Player 1 is dealt") >= 2
    assert out.count("Market") == 2
    assert "Say where to" in out
    assert "There is nothing to undo" in out


def test_undo_undoes_the_last_choice() -> None:
    session = new_session(["buy 4 6", "undo"])
    session.run()
    assert [line.code for line in session.table.record.lines if line.seat == 0] == ["buy 4 6", "undo 1"]
    assert "from line 1 on is undone" in shown(session)


def test_quit_leaves_the_game_at_once() -> None:
    session = new_session(["quit", "1"])
    session.run()
    assert not [line for line in session.table.record.lines if line.seat == 0]


def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"
    session = new_session(["1", f"save {path}", f"save {tmp_path}"])
    session.run()
    record = read(path.read_text(encoding="utf-8"), GAMES)
    assert len(record.lines) == len(session.table.record.lines)
    assert "Is a directory" in shown(session)


@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (3, MODULES)], ids=["base", "modules"])
def test_a_whole_game_can_be_played_by_numbers(seats: int, settings: dict[str, str]) -> None:
    session = new_session([], settings, seats)
    dice = random.Random(4)

    def read_line(prompt: str) -> str:
        code = pick_kind_first(dice, session.table)
        [number] = [entry.number for entry in session.entries if entry.code == code]
        return str(number)

    session.read = read_line
    session.run()
    assert session.table.state.over
    assert "Won by " in shown(session)
    assert "(A9.2)" in shown(session)


def test_exact_payments_are_listed_first_and_marked() -> None:
    session = new_session([])
    session.run()
    exact = [entry.code for entry in session.entries if entry.again]
    assert exact == ["buy 4 6"]
    assert "buy 4 6 exact" in shown(session)
    assert "buy 4 7 1 too much" in shown(session)
    assert [entry.code for entry in session.entries if entry.kind == "buy"] == ["buy 4 6", "buy 4 7"]


def test_the_gain_of_an_option_is_what_a_scoring_now_would_change() -> None:
    session = new_session(["buy 4 7"])
    session.run()
    # A9.2: the only garden gives 5 in the first scoring, A9.4: its walls are 3; its open side must meet the fountain.
    assert {entry.code: entry.gain for entry in session.entries} == {"place 33 0,1": 8, "reserve 33": 0}


def test_a_palace_is_drawn_with_its_walls() -> None:
    palace = [Piece(1, 0, 44, "tower", 7, "NE", "NESW"), Piece(0, 1, 4, "pavilion", 5, "W", "NESW")]
    drawn = draw(palace, SMALL, Extras(marks={(1, 1): "7"}))
    assert drawn.plain.splitlines() == [
        "     0   1  ",
        "    ·╌╌╌╺━━━┓",
        "  0 ┆ ◎ ┆T 7┃",
        "    ╻╌╌╌·╌╌╌╹",
        "  1 ┃P 5┆ 7  ",
        "    ╹╌╌╌·    ",
    ]


def test_a_game_without_a_renderer_can_be_played() -> None:
    session = new_session(["1"])
    session.renderer = PlainRenderer()
    session.run()
    assert "AlhambraView" in shown(session)
    assert [line for line in session.table.record.lines if line.seat == 0]


def test_the_screen_shows_only_what_the_view_holds() -> None:
    """The screen is the same for every state that has the same view."""
    screens: list[str] = []
    for _ in range(2):
        session = new_session([])
        if screens:
            view = session.table.view(0)
            session.table.state = session.table.rules.imagine(view, SeededChance(77))
        session.run()
        screens.append(shown(session))
    assert screens[0] == screens[1]


def in_a_terminal(argv: list[str], typed: str) -> tuple[int, str]:
    """Run the command in a pseudo-terminal; returns its exit code and output."""
    main_end, its_end = pty.openpty()
    program = "from comares.cli import main; raise SystemExit(main())"
    environment = {**os.environ, "COLUMNS": "100", "LINES": "40", "TERM": "xterm"}
    process = subprocess.Popen(
        [sys.executable, "-c", program, *argv], stdin=its_end, stdout=its_end, stderr=its_end, env=environment
    )
    os.close(its_end)
    os.write(main_end, typed.encode())
    printed = b""
    while True:
        try:
            part = os.read(main_end, 4096)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        printed += part
    os.close(main_end)
    return process.wait(), printed.decode(errors="replace")


def test_a_game_in_a_real_terminal(tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"
    code, out = in_a_terminal(
        ["play", "--terminal", "--seed", str(DEAL)], f"buy 4 6\nscores\nundo\n1\nsave {path}\nquit\n"
    )
    assert code == 0, out
    assert "Market" in out
    assert "undone" in out
    assert not replay(read(path.read_text(encoding="utf-8"), GAMES), SeededChance(0)).notes


def test_replay_steps_through_in_a_real_terminal(tmp_path: Path) -> None:
    session = new_session(["1", "1"])
    session.run()
    path = tmp_path / "game.txt"
    path.write_text(session.table.text(0), encoding="utf-8")
    code, out = in_a_terminal(["replay", str(path)], "\nt\nq\n")
    assert code == 0, out
    assert "Enter goes on" in out
    assert "is dealt" in out
    assert "Market" in out
    assert "every one checked" in out

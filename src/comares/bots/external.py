"""A bot that is a program of its own, in any language: JSON lines over its standard input and output (docs/bots.md)."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import tempfile
from threading import Timer
from typing import Any

from comares.bots.bot import Answer
from comares.bots.explanations import Reason
from comares.kernel.errors import ComaresError
from comares.kernel.events import Event
from comares.kernel.outcome import Outcome
from comares.kernel.snapshot import plain
from comares.kernel.table import Decision

PROTOCOL = 1
LONGEST_LINE = 1 << 20
FAREWELL = 1.0  # seconds that a program has to end by itself


class BotFailed(ComaresError):
    """A program that did not answer, or not with an answer."""


class ForeignBot:
    """Plays by asking its program, which is killed when it takes longer than `limit` milliseconds for a decision."""

    def __init__(self, command: list[str], limit: float, game: str, settings: dict[str, str]) -> None:
        self.limit = limit
        self.game = game
        self.settings = settings
        self.seen: list[Event] = []
        self.told: list[Event] = []  # as much of it as the program knows
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the program runs
        self.program = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            start_new_session=True,  # so that what it starts can be ended with it
        )

    def remember(self, view: Any, seen: list[Event]) -> None:
        """The program remembers by itself: it is told what is new."""
        self.seen = seen

    def choose(self, view: Any, decision: Decision) -> Answer:
        first = _in_common(self.told, self.seen)
        asked = {
            "type": "decision",
            "protocol": PROTOCOL,
            "game": self.game,
            "options": self.settings,
            "milliseconds": self.limit,
            **decision._asdict(),
            "view": plain(view),
            "first": first,
            "events": [self._told(event) for event in self.seen[first:]],
        }
        self.told = self.seen
        return Answer(_code(self._exchange(asked)), Reason("foreign"))

    def end(self, outcome: Outcome) -> None:
        """Tell the program how the game ended."""
        with contextlib.suppress(OSError):
            self._send({"type": "end", "points": outcome.points, "winners": outcome.winners})

    def close(self) -> None:
        """End the program: it sees the end of its input, and is killed if it does not heed that."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        with contextlib.suppress(OSError):
            self.program.stdin.close()
        self.program.stdout.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.program.wait(FAREWELL)
        self._kill()
        self.program.wait()
        self.complaints.close()

    def _told(self, event: Event) -> dict[str, Any]:
        return {"key": f"{self.game}-{event.kind.name}", "args": {"seat": event.seat, **event.arguments}}

    def _exchange(self, asked: dict[str, Any]) -> bytes:
        """The line that the program answers with, in time."""
        assert self.program.stdout is not None
        late = Timer(self.limit / 1000, self._kill)
        late.start()
        try:
            with contextlib.suppress(BrokenPipeError):  # it has ended; why, we shall see
                self._send(asked)
            line = self.program.stdout.readline(LONGEST_LINE)
            if not line.endswith(b"\n"):
                raise BotFailed(self._complaint(line, late.finished.is_set()))
            return line
        finally:
            late.cancel()

    def _send(self, message: dict[str, Any]) -> None:
        assert self.program.stdin is not None
        self.program.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        self.program.stdin.flush()

    def _complaint(self, line: bytes, late: bool) -> str:
        """Why there is no whole line."""
        if late:
            return f"it did not answer within {self.limit:g} ms"
        if len(line) == LONGEST_LINE:
            return f"its answer is longer than {LONGEST_LINE} bytes"
        try:
            ended = f"it ended with exit code {self.program.wait(FAREWELL)}"
        except subprocess.TimeoutExpired:
            ended = "it closed its output"
        self.complaints.seek(0)
        lines = self.complaints.read().decode(errors="replace").split("\n")
        last = [line.strip() for line in lines if line.strip()][-1:]
        return f"{ended} instead of answering" + (f": {last[0]}" if last else "")

    def _kill(self) -> None:
        """End the program and all that it started."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.program.pid, signal.SIGKILL)
        else:
            self.program.kill()


def _code(line: bytes) -> str:
    """The code in an answer."""
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("code"), str):
        shown = line[:80].decode(errors="replace").rstrip()
        raise BotFailed(f'its answer should be a line like {{"code": "..."}}, not {shown!r}')
    return str(answer["code"])


def _in_common(told: list[Event], seen: list[Event]) -> int:
    """How many events from the first on are the same: after an undo some are no more."""
    same = 0
    for before, now in zip(told, seen):
        if before != now:
            break
        same += 1
    return same

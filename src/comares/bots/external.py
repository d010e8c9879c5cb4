"""A bot that is a separate program in any language: JSON lines over standard input and output (docs/bots.md)."""

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
from comares.kernel.errors import ComaresError
from comares.kernel.events import Event
from comares.kernel.outcome import Outcome
from comares.kernel.snapshot import plain
from comares.kernel.table import Decision
from comares.kernel.view import View

PROTOCOL = 2
MAX_LINE = 1 << 20  # bytes
SHUTDOWN_SECONDS = 1.0  # how long a program has to end after its input is closed


class BotFailed(ComaresError):
    """The program gave no answer, or one that is not valid."""


class ProgramBot:
    """Asks its program for each decision and kills it when an answer takes longer than `limit` milliseconds."""

    def __init__(self, command: list[str], limit: float, game: str, settings: dict[str, str]) -> None:
        self.limit = limit
        self.game = game
        self.settings = settings
        self.seen: list[Event] = []
        self.sent: list[Event] = []  # the events that the program knows
        self.stderr = tempfile.TemporaryFile()  # noqa: SIM115 - it stays open while the program runs
        self.program = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            start_new_session=True,  # a process group of its own, so that its child processes can be killed with it
        )

    def remember(self, view: View, seen: list[Event]) -> None:
        """The program keeps its own memory: `choose` sends it the new events."""
        self.seen = seen

    def choose(self, view: View, decision: Decision) -> Answer:
        first = _common_start(self.sent, self.seen)
        request = {
            "type": "decision",
            "protocol": PROTOCOL,
            "game": self.game,
            "settings": self.settings,
            "milliseconds": self.limit,
            **decision._asdict(),
            "view": plain(view),
            "first": first,
            "events": [self._event(event) for event in self.seen[first:]],
        }
        self.sent = self.seen
        return Answer(_code(self._exchange(request)))

    def end(self, outcome: Outcome) -> None:
        """Send the program the result of the game."""
        with contextlib.suppress(OSError):
            self._send({"type": "end", "points": outcome.points, "winners": outcome.winners})

    def close(self) -> None:
        """Close the program's input and kill the program if it does not end by itself."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        with contextlib.suppress(OSError):
            self.program.stdin.close()
        self.program.stdout.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.program.wait(SHUTDOWN_SECONDS)
        self._kill()
        self.program.wait()
        self.stderr.close()

    def _event(self, event: Event) -> dict[str, Any]:
        return {"key": f"{self.game}-{event.kind.name}", "args": {"seat": event.seat, **event.arguments}}

    def _exchange(self, request: dict[str, Any]) -> bytes:
        """The program's answer, one line. Raises BotFailed if there is none within the time limit."""
        assert self.program.stdout is not None
        late = Timer(self.limit / 1000, self._kill)
        late.start()
        try:
            with contextlib.suppress(BrokenPipeError):  # it has ended; the missing answer is reported below
                self._send(request)
            line = self.program.stdout.readline(MAX_LINE)
            if not line.endswith(b"\n"):
                raise BotFailed(self._failure(line, late.finished.is_set()))
            return line
        finally:
            late.cancel()

    def _send(self, message: dict[str, Any]) -> None:
        assert self.program.stdin is not None
        self.program.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        self.program.stdin.flush()

    def _failure(self, line: bytes, late: bool) -> str:
        """Why there is no complete line."""
        if late:
            return f"it did not answer within {self.limit:g} ms"
        if len(line) == MAX_LINE:
            return f"its answer is longer than {MAX_LINE} bytes"
        try:
            ended = f"it ended with exit code {self.program.wait(SHUTDOWN_SECONDS)}"
        except subprocess.TimeoutExpired:
            ended = "it closed its output"
        self.stderr.seek(0)
        lines = self.stderr.read().decode(errors="replace").split("\n")
        last = [line.strip() for line in lines if line.strip()][-1:]
        return f"{ended} instead of answering" + (f": {last[0]}" if last else "")

    def _kill(self) -> None:
        """Kill the program and its child processes."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.program.pid, signal.SIGKILL)
        else:
            self.program.kill()


def _code(line: bytes) -> str:
    """The code of an answer."""
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("code"), str):
        shown = line[:80].decode(errors="replace").rstrip()
        raise BotFailed(f'its answer should be a line like {{"code": "..."}}, not {shown!r}')
    return str(answer["code"])


def _common_start(sent: list[Event], seen: list[Event]) -> int:
    """The number of leading events that both lists share; an undo removes events at the end."""
    same = 0
    for before, now in zip(sent, seen):
        if before != now:
            break
        same += 1
    return same

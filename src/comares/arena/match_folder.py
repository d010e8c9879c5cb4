"""The folder of a match: its identity, one line of JSON for each game played, the records and the summary."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from comares.arena.match import Match, Pairing
from comares.arena.play_game import Clock, Forfeit, Played, Result
from comares.kernel.errors import BadSetup

IDENTITY, RESULTS, SUMMARY, RECORDS = "match.json", "results.jsonl", "summary.json", "records"


class MatchFolder:
    """Stores results as they arrive. Games with a stored result are not played again."""

    def __init__(self, path: Path, match: Match, recorded: bool) -> None:
        self.path = path
        self.recorded = recorded
        (path / RECORDS if recorded else path).mkdir(parents=True, exist_ok=True)
        self._check(match.identity())

    def _check(self, identity: dict[str, Any]) -> None:
        """Write the identity of the match, or refuse if the folder holds another match."""
        file = self.path / IDENTITY
        if not file.exists():
            file.write_text(json.dumps(identity, indent=2) + "\n", encoding="utf-8")
            return
        stored = json.loads(file.read_text(encoding="utf-8"))
        for name, value in identity.items():
            if stored.get(name) != value:
                raise BadSetup(
                    f"{self.path} holds a match with {name} {stored.get(name)}, not {value}: use another folder"
                )

    def results(self) -> dict[Pairing, Result]:
        """The results so far. An incomplete last line is removed from the file."""
        file = self.path / RESULTS
        if not file.exists():
            return {}
        lines = file.read_bytes().split(b"\n")
        if lines.pop():
            file.write_bytes(b"".join(line + b"\n" for line in lines))
        results = [from_data(json.loads(line)) for line in lines]
        return {result.pairing: result for result in results}

    def add(self, played: Played) -> None:
        """Store a game."""
        result = played.result
        if self.recorded:
            name = f"{result.pairing.deal + 1:05}-{result.pairing.rotation + 1}.txt"
            (self.path / RECORDS / name).write_text(played.record, encoding="utf-8")
        with (self.path / RESULTS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(to_data(result)) + "\n")

    def summarise(self, summary: dict[str, Any]) -> None:
        """Write the summary."""
        (self.path / SUMMARY).write_text(json.dumps(summary, indent=2) + "\n", encoding="utf-8")


def to_data(result: Result) -> dict[str, Any]:
    """The result as JSON data."""
    return {
        **result.pairing._asdict(),
        "bots": result.bots,
        "points": result.points,
        "winners": result.winners,
        "clocks": [[clock.choices, round(clock.total, 6), round(clock.worst, 6)] for clock in result.clocks],
        "forfeit": result.forfeit._asdict() if result.forfeit else None,
    }


def from_data(data: dict[str, Any]) -> Result:
    """The result from its JSON data."""
    return Result(
        Pairing(data["deal"], data["rotation"]),
        data["bots"],
        data["points"],
        data["winners"],
        [Clock(*clock) for clock in data["clocks"]],
        Forfeit(**data["forfeit"]) if data["forfeit"] else None,
    )

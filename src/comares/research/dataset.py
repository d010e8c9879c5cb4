"""`comares dataset`: recorded games as a table of decisions, for people who bring their own learner."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord, BadSetup
from comares.kernel.record import NATURE, Record, read
from comares.kernel.recorded_chance import RecordedChance
from comares.kernel.replay import play_again, replay
from comares.kernel.table import Table
from comares.research.codec import Codec

if TYPE_CHECKING:
    import pyarrow

ROWS = 4096  # written at a time
ENDINGS = ("*.record", "*.txt")  # of records; the arena writes the second


def add_dataset(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("records", nargs="+", type=Path, metavar="RECORD", help="a record, or a folder with records")
    command.add_argument("--out", type=Path, required=True, metavar="FILE.parquet", help="the file to write")


def run_dataset(args: argparse.Namespace, registry: Registry) -> int:
    """Write the decisions of all records, and say how many they are."""
    games, decisions = write_dataset(files_of(args.records), args.out, registry)
    print(f"{args.out}: {decisions:,} decisions of {games:,} {'game' if games == 1 else 'games'}")
    return 0


def files_of(paths: Sequence[Path]) -> list[Path]:
    """The records: files as they are, and all that lie in a folder, such as the one of a match."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(file for ending in ENDINGS for file in path.rglob(ending)) if path.is_dir() else [path]
        if not inside:
            raise BadSetup(f"there is no {' or '.join(ENDINGS)} in {path}")
        found += inside
    return found


def schema() -> pyarrow.Schema:
    """The columns, with what they mean."""
    import pyarrow as pa

    def column(name: str, kind: Any, meaning: str) -> Any:
        return pa.field(name, kind, nullable=False, metadata={"meaning": meaning})

    numbers, words = pa.list_(pa.int16()), pa.list_(pa.string())
    return pa.schema(
        [
            column("record", pa.string(), "the file of the game"),
            column("game", pa.string(), "alhambra or sabika"),
            column("players", pa.int8(), "how many seats play"),
            column("settings", pa.map_(pa.string(), pa.string()), "all settings of the game"),
            column("line", pa.int32(), "the line of the record, from 1"),
            column("seat", pa.int8(), "the seat that decides, from 0"),
            column("step", pa.string(), "what is decided"),
            column("observation", pa.binary(), "what the seat sees (docs/research.md)"),
            column("legal", words, "the codes of all legal options"),
            column("paths", pa.list_(numbers), "the symbols of each of them"),
            column("choice", pa.int16(), "which of them was chosen"),
            column("actions", numbers, "the symbols that were chosen, as environments ask for them"),
            column("points", pa.list_(pa.int32()), "the points of each seat at the end"),
            column("shares", pa.list_(pa.float32()), "each seat's share of the victory"),
        ]
    )


def write_dataset(paths: Sequence[Path], out: Path, registry: Registry) -> tuple[int, int]:
    """Write the decisions of these games; how many games and decisions there were. Nothing is left of a failure."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise BadSetup(f"comares dataset needs pyarrow ({error}): install comares[research]") from None
    kept, decisions = out.with_name(out.name + ".part"), 0
    try:
        with pq.ParquetWriter(kept, schema(), compression="zstd") as writer:
            rows: list[dict[str, Any]] = []
            for path in paths:
                for row in rows_of(path, registry):
                    rows.append(row)
                    decisions += 1
                    if len(rows) == ROWS:
                        writer.write_table(pa.Table.from_pylist(rows, schema()))
                        rows = []
            writer.write_table(pa.Table.from_pylist(rows, schema()))
        kept.replace(out)
    except OSError as error:
        raise BadSetup(f"{out} cannot be written: {error.strerror or error}") from None
    finally:
        kept.unlink(missing_ok=True)
    return len(paths), decisions


def rows_of(path: Path, registry: Registry) -> Iterator[dict[str, Any]]:
    """The decisions of a finished game, in order; those with one option too. What was undone is left out."""
    try:
        record = read(path.read_text(encoding="utf-8"), registry)
        table = replay(record, SeededChance(0)).table
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{path} cannot be read: {error}") from None
    except BadRecord as error:
        raise BadSetup(f"{path}: {error}") from None
    if not table.state.over:
        raise BadSetup(f"{path}: the game is not over, so its decisions have no outcome")
    outcome = table.outcome()
    winners = outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)]
    settings = list(table.record.settings.items())
    head = {"record": path.name, "game": record.game.name, "players": record.seats, "settings": settings}
    for row in decisions_of(record, table):
        yield {**head, **row, "points": outcome.points, "shares": shares}


def decisions_of(record: Record, finished: Table) -> Iterator[dict[str, Any]]:
    """Each standing choice with what the seat saw and could have chosen."""
    codec = Codec(record.game, record.seats, finished.record.settings)
    piles = codec.rules.piles
    table = play_again(record, None, record.lines[0], piles)
    for line in finished.standing_lines():
        if line.seat == NATURE:
            continue
        options = codec.options(table.state)
        option = int(codec.rules.parse(line.code))
        yield {
            "line": line.number,
            "seat": line.seat,
            "step": codec.rules.steps[table.state.step()].name,
            "observation": codec.observe(table.state, line.seat),
            "legal": [codec.rules.code(each) for each in options],
            "paths": [codec.actions.path(each) for each in options],
            "choice": options.index(option),
            "actions": codec.shortest(option, options),
        }
        table.chance = RecordedChance(line.draws, piles)
        table.play(line.seat, line.code)

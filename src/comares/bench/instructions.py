"""`comares bench --instructions`: counts machine instructions with callgrind, which a busy machine does not change."""

from __future__ import annotations

import csv
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from platform import machine, python_version
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from comares.bench.cases import ALL_MODULES, Case
from comares.compiled import is_compiled
from comares.games import GAMES
from comares.i18n.current import translate
from comares.kernel.errors import BadSetup

COUNTED = "CPyPy_loops___counted"  # the C name of the compiled function that callgrind collects
TOTAL = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)
PLAYERS = (2, 4)
MEASURED = ("playouts", "copies", "options", "search")
TOLERANCE = 0.05  # the growth of a figure that is still taken as the same


class Count(NamedTuple):
    """The instructions of one decision, copy, list or playout of a case."""

    case: str
    instructions: int


def instruction_cases() -> list[Case]:
    """Every kind of work of every game, with all modules and without, for 2 and 4 players."""
    cases = []
    for game in GAMES.values():
        cases += [
            Case(what, game.name, players, modules)
            for what in MEASURED
            for players in PLAYERS
            for modules in ((False, True) if game.name in ALL_MODULES else (False,))
        ]
        cases += [Case(what, game.name, 3) for what in ("playouts", "search")]
    return cases


def count_instructions(cases: list[Case]) -> list[Count]:
    """Count the cases in one run of callgrind."""
    if not is_compiled():
        raise BadSetup("--instructions counts the compiled engine, and this installation has none")
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise BadSetup("--instructions needs valgrind; install it (on Debian: valgrind)")
    with tempfile.TemporaryDirectory() as folder:
        command = [
            *(valgrind, "--tool=callgrind", f"--toggle-collect={COUNTED}", f"--dump-after={COUNTED}"),
            f"--callgrind-out-file={folder}/counts",
            *(sys.executable, "-m", "comares.bench.instructions", *(_written(case) for case in cases)),
        ]
        # The order of hashed strings decides a few instructions.
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if run.returncode:
            raise BadSetup(f"callgrind failed: {run.stderr.strip()[-500:]}")
        work = [int(amount) for amount in run.stdout.split()]
        dumps = [Path(folder, f"counts.{n}") for n in range(1, len(cases) + 1)]
        totals = [int(found[1]) if (found := TOTAL.search(dump.read_text())) else 0 for dump in dumps]
    return [Count(case.name, round(total / done)) for case, total, done in zip(cases, totals, work)]


def builder() -> str:
    """What decides the figures beside the code: the processor's kind, Python and the C compiler."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        version = subprocess.run([*compiler.split(), "-dumpfullversion"], capture_output=True, text=True, check=False)
    except OSError:
        return f"{machine()}, Python {python_version()}"
    return f"{machine()}, Python {python_version()}, {compiler.split()[0]} {version.stdout.strip()}"


def write_counts(counts: list[Count]) -> str:
    """The figures as CSV, with a first line that says what they were made with."""
    text = io.StringIO()
    text.write(f"# {builder()}\n")
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(Count._fields)
    rows.writerows(counts)
    return text.getvalue()


def read_counts(text: str) -> tuple[str, dict[str, int]]:
    """What figures were made with, and the figures by case."""
    made_with, _, rows = text.partition("\n")
    return made_with.removeprefix("# "), {
        row["case"]: int(row["instructions"]) for row in csv.DictReader(rows.splitlines())
    }


def grown(before: dict[str, int], after: list[Count]) -> list[str]:
    """The cases that cost more than before, beyond the tolerance, each in a sentence."""
    return [
        f"{count.case}: {count.instructions:,} instructions, {before[count.case]:,} before"
        for count in after
        if count.case in before and count.instructions > before[count.case] * (1 + TOLERANCE)
    ]


def bench_instructions(file: Path) -> int:
    """Count, show the figures beside those in the file, and write them to it."""
    before: dict[str, int] = read_counts(file.read_text())[1] if file.exists() else {}
    counts = count_instructions(instruction_cases())
    table = Table("", translate("bench-instructions"), translate("bench-before"), box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for count in counts:
        earlier = before.get(count.case)
        table.add_row(count.case, f"{count.instructions:,}", f"{earlier:,}" if earlier else "")
    Console(highlight=False).print(table)
    file.write_text(write_counts(counts))
    return 0


def _written(case: Case) -> str:
    return ",".join([case.what, case.game, str(case.seats), "modules" if case.modules else ""])


def _main() -> None:
    """Inside callgrind: one counted pass of every case; prints the amounts of work."""
    from comares.bench.cases import prepared
    from comares.bench.loops import counted

    for argument in sys.argv[1:]:
        what, game, seats, modules = argument.split(",")
        print(counted(prepared(Case(what, game, int(seats), bool(modules)))), flush=True)


if __name__ == "__main__":
    _main()

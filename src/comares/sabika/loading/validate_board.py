"""Validation of the board: what each row says, and what all rows of a table must say together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from comares.kernel.mistakes import NO_ROW, Problem, problem
from comares.sabika import components as c
from comares.sabika.loading.validate_effects import Found, is_count, is_number
from comares.sabika.loading.validate_rows import Row

Tables = dict[str, list[Row]]
Together = Iterator[tuple[str, int, str, Problem]]  # table, row, field, problem

RING_ACTIONS: Final = {
    "outer": ("quarry_small", "quarry_large", "storehouse", "storehouse", "market", "market", "construct", "construct"),
    "middle": ("export", "consolidate", "production") * 2,
    "inner": ("engrave", "reactivate", "craft") * 2,
}
CLOSED_SPACES: Final = 3
MAX_TAX: Final = 20
MAX_TOWER: Final = 20
MAX_OPEN: Final = 8


def ring_of(row: Row, kind: str) -> tuple[str, ...]:
    """The two rings that a secondary space touches."""
    return ("outer", "middle") if row.get(kind) == "raw" else ("middle", "inner")


def secondary_space(row: Row) -> Found:
    """S8: a space of each of its two rings."""
    for ring in ring_of(row, "kind"):
        most = c.RING_SIZE[c.RINGS.index(ring)] - 1
        if not is_number(row.get(ring), 0, most):
            yield ring, problem("ring-space", ring=ring, most=most)


def sultan_workers(row: Row) -> Found:
    """S1.2: spaces of the rings."""
    if not all(is_number(n, 1, 4) for n in row["players"]):
        yield "players", problem("players")
    for ring in c.RINGS:
        most = c.RING_SIZE[c.RINGS.index(ring)] - 1
        if len(row[ring]) > most + 1 or not all(is_number(at, 0, most) for at in row[ring]):
            yield ring, problem("ring-space", ring=ring, most=most)


def round_space(row: Row) -> Found:
    """S9.1: a tax that can be paid."""
    if not is_number(row["tax"], 0, MAX_TAX):
        yield "tax", problem("number", what="tax", least=0, most=MAX_TAX)


def tower_place(row: Row) -> Found:
    """S9.2: VP for each thing."""
    if not is_number(row["vp"], 0, MAX_TOWER):
        yield "vp", problem("number", what="vp", least=0, most=MAX_TOWER)


def display(row: Row) -> Found:
    """S1.7, S13.3: the spaces of a display."""
    if row["id"] == "small_buildings":
        order = row.get("yusuf_order")
        if not isinstance(order, list) or not _is_order(order):
            yield "yusuf_order", problem("yusuf-order")
        return
    counts = row.get("count_by_players")
    if not isinstance(counts, list) or len(counts) != 4 or not all(is_count(n, MAX_OPEN) for n in counts):
        yield "count_by_players", problem("display", most=MAX_OPEN)


def _is_order(order: list[Any]) -> bool:
    return all(is_number(at, 0, 3) for at in order) and sorted(order) == [0, 1, 2, 3]


def board(tables: Tables) -> Together:
    """What holds for each table of the board as a whole."""
    for ring, actions in RING_ACTIONS.items():
        if ring in tables and sorted(row["action"] for row in tables[ring]) != sorted(actions):
            yield ring, NO_ROW, "action", problem("ring-actions", values=", ".join(sorted(actions)))
    if "outer" in tables:
        sides = [row.get("stack") for row in tables["outer"] if row["action"] == "storehouse"]
        if sorted(map(str, sides)) != ["left", "right"]:
            yield "outer", NO_ROW, "stack", problem("stacks")
    if "secondary_spaces" in tables:
        yield from _secondary(tables["secondary_spaces"])
    if "round_track" in tables:
        wishes = [row["wish"] for row in tables["round_track"]]
        if sum(wishes) != c.TOWER:
            yield "round_track", NO_ROW, "wish", problem("three-wishes")
        elif not wishes[-1]:
            yield "round_track", len(wishes) - 1, "wish", problem("last-wish")
    if "sultan_workers" in tables:
        players = sorted(n for row in tables["sultan_workers"] for n in row["players"])
        if players != [1, 2, 3, 4]:
            yield "sultan_workers", NO_ROW, "players", problem("players")
    if "reward_track" in tables:
        last = [row.get("last", False) for row in tables["reward_track"]]
        if last != [False] * (len(last) - 1) + [True] or len(last) < 2:
            yield "reward_track", NO_ROW, "last", problem("last-reward")


def _secondary(spaces: list[Row]) -> Together:
    table = "secondary_spaces"
    names: dict[tuple[str, str], int] = {}
    taken: dict[tuple[Any, ...], str] = {}
    for i, row in enumerate(spaces):
        if names.setdefault((row["side"], row["id"]), i) != i:
            yield table, i, "id", problem("twice", value=row["id"])
        for ring in c.RINGS:
            if ring in row:
                other = taken.setdefault((row["side"], row["kind"], ring, row[ring]), row["id"])
                if other != row["id"]:
                    yield table, i, ring, problem("joined", other=other, space=row[ring], ring=ring, kind=row["kind"])
    closed = sum(row.get("only_with_4", False) for row in spaces)
    if closed != CLOSED_SPACES:
        yield table, NO_ROW, "only_with_4", problem("closed", found=closed, expected=CLOSED_SPACES)

"""Validation of loops: no effect may trigger itself again without using something up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from comares.kernel.mistakes import Mistake, problem

Row = dict[str, Any]

Node = tuple[str, str, int, str, str]  # file, table, row, its name, field


def loops(found: dict[str, Any]) -> Iterator[Mistake]:
    """An error for each effect that can trigger itself."""
    groups = _groups(found)
    effects = {node: effect for nodes in groups.values() for node, effect in nodes.items()}
    for node in effects:
        todo = list(_sets_off(effects[node], groups, found))
        seen: set[Node] = set()
        while todo:
            other = todo.pop()
            if other == node:
                yield Mistake(*node, problem("loop"))
                break
            if other not in seen:
                seen.add(other)
                todo += _sets_off(effects[other], groups, found)


def _groups(found: dict[str, Any]) -> dict[str, dict[Node, Any]]:
    """The effects that other effects can trigger, by the way they do."""

    def bonuses(file: str, table: str, rows: list[Row], key: str = "id", first: int = 0) -> dict[Node, Any]:
        return {(file, table, at, f"{key} {row[key]}", "bonus"): row["bonus"] for at, row in enumerate(rows, first)}

    rewards = found["board"]["reward_track"]
    poems = found["poems_short"]["cards"]
    return {
        "city": bonuses("trade", "tokens", found["trade"]["tokens"]),
        "storehouse": bonuses("storehouses", "tokens", found["storehouses"]["tokens"]),
        "large": bonuses("buildings_large", "tokens", found["buildings_large"]["tokens"]),
        "earlier": bonuses("board", "reward_track", rewards[:-1], "space"),
        "last": bonuses("board", "reward_track", rewards[-1:], "space", len(rewards) - 1),
        "balance": bonuses("buildings_small", "balance_bonuses", found["buildings_small"]["balance_bonuses"]),
        **{
            trigger: {
                ("poems_short", "cards", at, f"id {row['id']}", trigger): row["blue"][trigger]
                for at, row in enumerate(poems)
                if trigger in row["blue"]
            }
            for trigger in ("on_quarry", "on_storehouse_action")
        },
    }


def _sets_off(effect: Any, groups: dict[str, dict[Node, Any]], found: dict[str, Any]) -> list[Node]:
    """The effects that an effect can trigger, whether or not something is used up on the way."""
    by_op = {
        "city_bonus": ("city",),
        "activate_storehouse": ("storehouse",),
        "large_bonus_available": ("large",),
        "any_earlier_reward": ("earlier",),
        "advance_reward": ("earlier", "last"),
        "balance_bonus": ("balance",),
    }
    by_action = {
        "production": ("city",),
        "storehouse": ("storehouse", "on_storehouse_action"),
        "quarry_small": ("on_quarry",),
        "quarry_large": ("on_quarry",),
    }
    names: list[str] = []
    nodes: list[Node] = []
    for item in effect:
        ((op, value),) = item.items()
        names += by_op.get(op, ())
        if op == "action":
            names += by_action.get(value, ())
        elif op == "red_city_action":
            for row in found["trade"]["tokens"]:
                names += by_action.get(row.get("action", ""), ())
        elif op == "choice":
            for alternative in value:
                nodes += _sets_off(alternative, groups, found)
    return nodes + [node for name in names for node in groups[name]]

"""Malformed messages."""

from __future__ import annotations

import json
import random
from typing import Any


def malformed_message(dice: random.Random) -> str | bytes:
    """A random text, more or less like a message."""
    odd: list[Any] = [
        None,
        -1,
        0,
        1,
        15,
        16,
        2**40,
        1.5,
        "0",
        "",
        "take",
        "take florin-1",
        "x" * 300,
        [],
        ["buy 1 9"],
        {},
        True,
    ]
    kinds = ["look", "play", "undo", "preview", "why", "hint", "ping", "dance", None]
    message: dict[str, Any] = {"do": dice.choice(kinds)}
    for field in dice.sample(["seat", "line", "code", "codes", "since", "more"], dice.randint(0, 4)):
        message[field] = dice.choice(odd)
    text = json.dumps(dice.choice([message, message, message, dice.choice(odd)]))
    how = dice.random()
    if how < 0.2:
        at = dice.randrange(len(text) + 1)
        text = text[:at] + dice.choice(["", "\x00", "}", "é", '"', "\\u0000"]) + text[at + 1 :]
    return text.encode() if how > 0.95 else text

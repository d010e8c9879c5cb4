"""The symbols of Sabika in words: the codes of their options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from comares.kernel.rules import Rules
from comares.research.actions import END
from comares.research.sabika_actions import AMOUNT, AMOUNTS, SIZE, SabikaActions
from comares.sabika import step_ids as steps
from comares.sabika.components import CITIES, GOODS, HOUSES, KINDS_OF_MATERIAL, RAWS, SHORT_POEMS, STOREHOUSES, WORKERS
from comares.sabika.rules import SabikaRules

SPELLED = {steps.TAKE: "take", steps.USE: "use", steps.DELIVER: "deliver", steps.PAY: "pay"}


def symbol_names(rules: Rules) -> list[str]:
    """Every symbol in words, by number; empty for one that no option of these settings has."""
    assert isinstance(rules, SabikaRules)
    actions = SabikaActions(rules)
    names = [""] * SIZE
    names[END] = "end"
    for option in _options(rules):
        names[actions.symbol(option, 0)] = rules.code(option)
    for step, name in SPELLED.items():
        names[actions.symbol(step | (7 if step != steps.PAY else 200) << 8, 0)] = f"{name} spelled"
    for n in range(AMOUNTS):
        names[AMOUNT + n] = f"amount {n}"
    return names


def _options(rules: SabikaRules) -> Iterator[int]:
    """Every option that has a symbol of its own."""
    spaces = len(rules.lookup.raw_names)
    for step in rules.steps:
        number = int(step.number)
        yield from (number | i << 8 for i in range(len(step.names)))
        if step.usage == step.name:
            yield number
    pairs = [
        (steps.WORK, len(WORKERS), 8),
        (steps.EXPAND, STOREHOUSES, HOUSES),
        (steps.GOOD_STEP, len(GOODS), spaces),
        (steps.ENGRAVE_STEP, SHORT_POEMS, 2),
        (steps.RAW_STEP, len(RAWS), spaces + 1),
        (steps.EXCHANGE, KINDS_OF_MATERIAL, KINDS_OF_MATERIAL),
    ]
    for step_id, firsts, seconds in pairs:
        yield from (step_id | a << 8 | b << 16 for a, b in product(range(firsts), range(seconds)))
    yield from (steps.ENGRAVE_STEP | poem << 8 | 2 << 16 for poem in range(len(rules.lookup.long_names)))
    yield from (steps.BUY | material << 8 for material in range(KINDS_OF_MATERIAL))
    ways = product(range(len(RAWS)), range(spaces + 1))
    yield from (steps.BUY | KINDS_OF_MATERIAL << 8 | (raw | at << 8) << 16 for raw, at in ways)
    for step_id in (steps.SELL, steps.ROOM_STEP):
        yield from (
            step_id | kind << 8 | extra << 16 for kind in range(7) for extra in range(2) if kind > 3 or not extra
        )
    yield from (steps.INCOME | city << 16 for city in range(CITIES))
    yield from (steps.INCOME | 256 | poem << 16 for poem in range(SHORT_POEMS))
    yield from (steps.TAKE | mix << 8 for mix in _mixes(9, 4, 4))
    yield from (steps.USE | mix << 8 for mix in _mixes(4, 5, 3))
    yield from (steps.PAY | mix << 8 for mix in _mixes(4, 8, 8) if mix)
    for mix in _mixes(6, 3, 3):
        spared = mix >> 9
        yield steps.DELIVER | ((mix & 511) + spared | spared << 9) << 8


def _mixes(kinds: int, most: int, bits: int) -> Iterator[int]:
    """Every mix of at most so many things, as counts of so many bits."""
    if not kinds:
        yield 0
        return
    for n in range(most + 1):
        yield from (n | rest << bits for rest in _mixes(kinds - 1, most - n, bits))

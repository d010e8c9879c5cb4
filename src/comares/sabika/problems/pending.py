"""The last stage of `problems`: what is pending can be pending, and somebody has something to decide."""

from __future__ import annotations

from collections.abc import Iterator

from comares.kernel.chance import Chance, SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.snapshot import plain
from comares.kernel.state import FRAME
from comares.sabika.components import LAST_SPACE, RING_OF, RING_SIZE
from comares.sabika.effects.ops import OP_CHOICE, OP_SHIP
from comares.sabika.frame_fields import Fields, frame_fields, limits
from comares.sabika.lookup import OP, ROW, Lookup
from comares.sabika.step_ids import ACT, CHOOSE, KEEP, SHIP, SHOW, START, TURN
from comares.sabika.view import SabikaView

OPS_OF_ROWS = {CHOOSE: OP_CHOICE, SHIP: OP_SHIP}  # steps whose frame names a row with an op of theirs


def frame_problems(view: SabikaView, frames: list[int], rules: Rules, lookup: Lookup) -> Iterator[str]:
    """Steps that are never pending, or not there, and numbers that their fields cannot have."""
    steps = [frames[at] for at in range(0, len(frames), FRAME)]
    if not steps or steps[0] != TURN or TURN in steps[1:]:
        yield "pending: expected the step 'turn' first, and only there"
        return
    possible, ranges = frame_fields(lookup), limits(lookup)
    for at, step in enumerate(steps):
        if step not in possible:
            yield f"pending: {rules.steps[step].name!r} is an option, and never pending"
            return
        arguments = frames[FRAME * at + 1 : FRAME * at + FRAME]
        for problem in (
            *_field_problems(arguments, possible[step], ranges),
            *_place_problems(arguments, step, lookup),
        ):
            yield f"pending: {view.pending[at]}: {problem}"
    if view.over and (len(steps) > 1 or view.narrator != LAST_SPACE):
        yield "over: a game ends on the last space of the round track, with nothing pending but 'turn'"
    if SHOW in steps or KEEP in steps:
        yield from _choosing_tokens(frames, steps, lookup)


def _field_problems(arguments: list[int], fields: Fields, ranges: dict[str, tuple[int, int]]) -> Iterator[str]:
    """Numbers that a field cannot have."""
    for field, number in zip(fields, arguments):
        if field.names:
            inside = number < 1 << len(field.names) if field.set else 0 <= number < len(field.names)
            if not inside:
                yield f"{field.name}: expected one of {', '.join(field.names)}"
        elif field.name in ranges:
            least, most = ranges[field.name]
            if not least <= number + field.first <= most:
                yield f"{field.name}: expected a number from {least} to {most}"
    if any(arguments[len(fields) :]):
        yield f"expected no numbers but {', '.join(field.name for field in fields) or 'the step'}"


def _place_problems(arguments: list[int], step: int, lookup: Lookup) -> Iterator[str]:
    """Spaces and rows of the program that do not fit the step."""
    if step == ACT and not 0 <= arguments[1] < RING_SIZE[RING_OF[arguments[0] % len(RING_OF)]]:
        yield "space: the ring of this worker has no such space"
    if step in OPS_OF_ROWS and 0 <= arguments[0] < len(lookup.program) // ROW:
        if lookup.program[arguments[0] * ROW + OP] != OPS_OF_ROWS[step]:
            yield "effect: expected a row of the program with this step's effect"


def _choosing_tokens(frames: list[int], steps: list[int], lookup: Lookup) -> Iterator[str]:
    """S1.10: players choose in the order of their seats; then all tokens are shown."""
    seats = [frames[FRAME * at + 1] for at, step in enumerate(steps) if step == KEEP]
    expected = list(range(int(lookup.seats) - 1, int(lookup.seats) - 1 - len(seats), -1))
    order = [TURN, START, SHOW, *[KEEP] * len(seats)]
    if steps[: len(order)] != order or seats != expected:
        yield "pending: expected turn, start, show, then 'keep' for the seats that have not chosen, the last one first"


class _NoChance(Chance):
    """Nothing may be drawn while a decision waits."""

    def draw(self, pile: int, n: int) -> int:
        raise ValueError("something is drawn before the decision")


def waiting_problems(view: SabikaView, rules: Rules) -> Iterator[str]:
    """The step on top waits for a choice of this seat: carrying it on changes nothing, and there are options."""
    if view.over:
        return
    state = rules.imagine(view, SeededChance(0))
    before = plain(state)
    top = view.pending[-1]
    try:
        waits = rules.steps[state.step()].run(state, _NoChance(), SILENT)
        out = Options()
        if waits and plain(state) == before:
            rules.options(state, out)
            if out.to_list():
                return
    except (ValueError, IndexError):
        pass
    yield f"pending: {top}: seat {view.seat + 1} has nothing to decide here"

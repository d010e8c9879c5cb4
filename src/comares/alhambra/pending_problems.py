"""A3, A10: why no game could have these steps pending."""

from __future__ import annotations

from comares.alhambra.components import WITH_DIRK
from comares.alhambra.module import Module
from comares.alhambra.state import AlhambraState
from comares.alhambra.view import AlhambraView
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.rules import Rules
from comares.kernel.snapshot import plain
from comares.kernel.view import FieldValue, PendingStep

TURN = ["next-turn", "scoring", "refill", "placing-bought"]  # below the actions of a turn
PLACING = "placing"
ACTION = "action"


def pending_problems(view: AlhambraView, rules: Rules, modules: list[Module]) -> list[str]:
    """One sentence for each reason; the rest of the view has no problems."""
    try:
        rules.frames(view.pending)
    except ValueError as error:
        return [f"pending: {error}"]
    if view.over:
        return ["pending: nothing is pending when the game is over"] if view.pending else []
    found = _end_problems(view) if view.ending else _turn_problems(view, rules, modules)
    return [f"pending: {problem}" for problem in found] or _waiting_problems(view, rules)


def _turn_problems(view: AlhambraView, rules: Rules, modules: list[Module]) -> list[str]:
    """A3: the steps of a turn, then those that modules have pushed on top."""
    names = [step.step for step in view.pending]
    if view.seat != view.turn:
        return [f"seat {view.seat + 1} cannot decide in the turn of seat {view.turn + 1} (A3)"]
    if names == [*TURN[:-1], PLACING]:
        dirk = "yes" if len(view.seats) == WITH_DIRK else "no"
        wanted: dict[str, FieldValue] = {"seat": view.turn + 1, "dirk": dirk}
        return [] if view.pending[-1].fields == wanted else [f"expected {PendingStep(PLACING, wanted)}"]
    own = [step.name for module in modules for step in module.steps()]
    rest = names[len(TURN) :]
    acting = rest[:1] == [ACTION]
    if names[: len(TURN)] != TURN or not rest or any(name not in own for name in rest[acting:]):
        return [f"expected {' '.join(TURN)} {ACTION}, or the steps of a turn in progress, not {' '.join(names)}"]
    if acting:
        purchases = view.pending[len(TURN)].fields["purchases"]
        waiting = len(view.seats[view.turn].waiting)
        if not isinstance(purchases, int) or purchases < 0 or (purchases != waiting and not own):
            return [f"expected {ACTION} purchases={waiting}, the number of waiting tiles (A3.2)"]
    return []


def _end_problems(view: AlhambraView) -> list[str]:
    """A10.2: the seats place in turn order, from the start player on; the last of them is at the bottom."""
    seats = len(view.seats)
    first, *placing = view.pending or [PendingStep("", {})]
    order = [(view.start + later) % seats for later in reversed(range(seats))]
    wanted = [PendingStep(PLACING, {"seat": seat + 1, "dirk": "no"}) for seat in order[: len(placing)]]
    if first.step != "final-scoring" or not placing or placing != wanted:
        return ["expected final-scoring, then placing for the last seats in turn order (A10.2)"]
    if view.seat != order[len(placing) - 1]:
        return [f"seat {order[len(placing) - 1] + 1} places now, not seat {view.seat + 1} (A10.2)"]
    done = [seat for seat in range(seats) if seat not in order[: len(placing)]]
    return [f"seat {seat + 1} has placed its tiles, but some wait" for seat in done if view.seats[seat].waiting]


def _waiting_problems(view: AlhambraView, rules: Rules) -> list[str]:
    """The last step must be one that waits for a choice now."""
    state = rules.imagine(view, SeededChance(0))
    assert isinstance(state, AlhambraState)
    after = state.copy()
    waits = rules.steps[state.step()].run(after, SeededChance(0), SILENT)
    if waits and plain(after) == plain(state):
        return []
    return [f"pending: {view.pending[-1]} leaves nothing to decide"]

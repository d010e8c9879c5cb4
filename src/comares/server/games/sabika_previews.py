"""What an option of Sabika changes now, what the next choice can add, and what the end of the round would bring."""

from __future__ import annotations

from comares.kernel.events import Event, EventCollector
from comares.kernel.options import Options
from comares.kernel.preview import NoChance, Preview, UnknownDraw
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.sabika import state as s
from comares.sabika.actions.turn import Work
from comares.sabika.components import RING_OF, WORKERS_EACH
from comares.sabika.events import VP_EVENT, VP_TAX, VP_WISH
from comares.sabika.holdings import changed, preview_action
from comares.sabika.rounds.taxes import Pay
from comares.sabika.state import SabikaState, sabika

RANGED = frozenset(("deliver", "use"))  # S6.1, S5.5, S7.1: the next choice decides how many VP the action gives
TURN, PAY, ROUND_IS_OVER = "turn", "pay", frozenset(("stand-up", "finale"))
MAX_CHOICES = 60  # of all seats at the end of a round


def changes(rules: Rules, preview: Preview) -> dict[str, int]:
    """What the deciding seat gains and loses now; `cost`: the dinars and seals paid for the choice itself, before its
    actions (S3.6), of which `steps` for the distance and `crowd` for the workers of others."""
    before, chosen, after = sabika(preview.before), sabika(preview.chosen), sabika(preview.after)
    seat = int(before.seat)
    cost = max(int(before.money(seat)) - int(chosen.money(seat)), 0)
    return {"cost": cost, **_way(rules, before, preview.option), **changed(before, after, seat)}


def next_choice(rules: Rules, preview: Preview) -> dict[str, list[int]]:
    """The least and the most VP of the goods or materials that are chosen next."""
    after, seat = preview.after, int(preview.before.seat)
    if after.over or rules.steps[after.step()].name not in RANGED or int(after.seat) != seat:
        return {}
    out = Options()
    rules.options(after, out)
    gains = [
        _change(sabika(after), sabika(preview_action(rules, after, option).after), seat, s.VP)
        for option in out.to_list()
    ]
    return {"vp": [min(gains), max(gains)]} if any(gains) else {}


def later(rules: Rules, preview: Preview) -> dict[str, int]:
    """What the end of the round would bring the deciding seat, if the option ends its last turn of the round."""
    after, seat = sabika(preview.after), int(preview.before.seat)
    if after.over or rules.steps[after.step()].name != TURN or _standing(after, seat):
        return {}
    return outlook(rules, after, seat)


def outlook(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """What the end of the round would bring the seat if it came now (S9.1, S9.2): `standing`, its workers that can
    still act before it; `vp`, the change in all, of which `wishes` for wishes and `unpaid` for those of the `due` taxes
    that it cannot pay otherwise. Empty if nobody is about to have a turn."""
    if state.over or rules.steps[state.step()].name != TURN:
        return {}
    end, due, events = _end_of_round(rules, sabika(state), seat)
    tax = (rules.events[VP_TAX].name, rules.events[VP_EVENT].name)
    return {
        "standing": _standing(sabika(state), seat),
        "vp": _change(sabika(state), end, seat, s.VP),
        "wishes": sum(event.a for event in events if event.kind.name == rules.events[VP_WISH].name),
        "due": due,
        "unpaid": -sum(event.a for event in events if event.kind.name in tax),
    }


def _end_of_round(rules: Rules, before: SabikaState, seat: int) -> tuple[SabikaState, int, list[Event]]:
    """The state after income, wishes and taxes if all workers lay now, and the tax and the events of the seat; taxes
    are paid with as few VP as possible."""
    state, chance, log = sabika(before.copy()), NoChance(), EventCollector(rules.events)
    for party in range(state.parties):
        for worker in range(WORKERS_EACH):
            state.set(party, s.WORKER + worker, int(state.get(party, s.WORKER + worker)) | s.LYING)
    out, due = Options(), 0
    try:
        for _ in range(MAX_CHOICES):
            if not _run_to_choice(rules, state, chance, log):
                break
            rules.options(state, out)
            options = out.to_list()
            is_tax = rules.steps[state.step()].name == PAY
            due += int(state.arg0()) if is_tax and state.seat == seat else 0
            option = min(options, key=Pay.in_points) if is_tax else options[0]
            rules.steps[option & 255].choose(state, option, chance, log)
    except UnknownDraw:
        pass  # an income may draw
    return state, due, [event for event in log.events if event.seat == seat]


def _run_to_choice(rules: Rules, state: SabikaState, chance: NoChance, log: EventCollector) -> bool:
    """Whether a choice comes before the round is over; the state is at that choice."""
    while not state.over and rules.steps[state.step()].name not in ROUND_IS_OVER:
        if rules.steps[state.step()].run(state, chance, log):
            return True
    return False


def _standing(state: SabikaState, seat: int) -> int:
    return sum(not int(state.get(seat, s.WORKER + worker)) & s.LYING for worker in range(WORKERS_EACH))


def _way(rules: Rules, state: SabikaState, option: int) -> dict[str, int]:
    """S3.3, S3.4: the cost of moving a worker to a space."""
    step = rules.steps[option & 255]
    if not isinstance(step, Work):
        return {}
    worker, space = Work.worker(option), Work.space(option)
    steps = int(step.cost(state, worker, space, 0))
    return {"steps": steps, "crowd": int(step.cost(state, worker, space, step.crowd(state, RING_OF[worker]))) - steps}


def _change(before: SabikaState, after: SabikaState, seat: int, field: int) -> int:
    return int(after.get(seat, field)) - int(before.get(seat, field))

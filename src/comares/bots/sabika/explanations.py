"""What an option of Sabika gains, prepares and denies, from the engine's own figures."""

from __future__ import annotations

from comares.bots.explanations import Choice, Explainer
from comares.bots.guide import Guide
from comares.i18n.sentences import Sentence
from comares.kernel.state import State
from comares.sabika.actions.space import action_at
from comares.sabika.actions.turn import Work
from comares.sabika.components import ACTIONS, GOODS, RAWS, WORKERS
from comares.sabika.holdings import ENDS, FIELDS, Holdings, changed
from comares.sabika.rules import SabikaRules
from comares.sabika.state import SPACE, WORKER, sabika

THINGS = (*FIELDS, *GOODS, "raw", "goods")  # `raw` and `goods`: of any kind, as an option may leave it open
MIXES = frozenset(("take", "use", "deliver"))
GIVING = frozenset(("give-up", "sell", "exchange"))
LEAST = frozenset(("give-up", "pay"))  # the best of them is the one that costs least


class SabikaExplainer(Explainer):
    """Explains options of Sabika."""

    ends = ENDS

    def __init__(self, rules: SabikaRules, guide: Guide) -> None:
        super().__init__(rules, guide)
        self.context = rules.context

    def public(self) -> frozenset[str]:
        return super().public() | {"bots-sabika-turn", "bots-sabika-end"}

    def move(self, base: State, option: int) -> Sentence:
        step, (verb, *words) = self.rules.steps[option & 255], self.rules.code(option).split()
        arguments: dict[str, str | int | Sentence] = {"step": verb}
        first, second = [*words, "", ""][:2]
        if verb in MIXES:
            mix = [name for name in first.split("+") if name != "nothing"]
            key = "sabika-move-mix" if mix else "sabika-move-nothing"
            return Sentence(key, {"step": verb, **things({name: mix.count(name) for name in mix})})
        if verb == "pay":
            return Sentence("sabika-move-pay", {name: int(value) for name, value in _payment(words).items()})
        match verb:
            case "work" | "rest":
                place = int(sabika(base).get_own(WORKER + WORKERS.index(first))) & SPACE
                arguments |= {"worker": first.split("-")[0], "from": place, "space": second}
                if isinstance(step, Work):
                    action = int(action_at(self.context, Work.worker(option), Work.space(option)))
                    arguments["action"] = ACTIONS[action].replace("_", "-")
            case "main":
                arguments["action"] = self._acting(base)
            case "buy" if first in RAWS:
                return Sentence("sabika-move-buy-raw", {"raw": first})
            case "income" if first == "poem":
                return Sentence("sabika-move-income-poem", {"card": second})
            case "engrave" if second:
                return Sentence("sabika-move-engrave-short", {"card": first, "colour": second})
            case "first":
                return Sentence("sabika-move-first", {"whom": int(first) - 1 if first.isdigit() else -1})
            case _:
                arguments |= dict.fromkeys(NAMED, first)
                arguments |= {"other": second, "house": second if verb == "expand" else first}
        return Sentence("sabika-move", arguments)

    def _acting(self, base: State) -> str:
        """The main action of the space where the worker stands."""
        state = sabika(base)
        return ACTIONS[int(action_at(self.context, state.arg0(), state.arg1()))].replace("_", "-")

    def gains(self, choice: Choice) -> list[Sentence]:
        change = changed(sabika(choice.preview.before), sabika(choice.preview.after), choice.seat)
        gained, given = _good(change), _bad(change)
        if set(given) <= given_by(self.rules.code(choice.option)):
            given = {}
        notes: list[Sentence] = []
        if gained:
            notes.append(Sentence("bots-sabika-now", {"seat": choice.seat, **things(gained)}))
        if given:
            notes.append(Sentence("bots-sabika-costs", things(given)))
        return notes

    def prepares(self, choice: Choice) -> list[Sentence]:
        if choice.preview.drew:
            return []
        before, notes = sabika(choice.preview.before), []
        end = sabika(choice.end) if choice.end is not None else sabika(choice.preview.after)
        change = changed(before, end, choice.seat)
        now = changed(before, sabika(choice.preview.after), choice.seat)
        if choice.end is not None and _good(change) and _good(change) != _good(now):
            notes.append(Sentence("bots-sabika-turn", things(_good(change))))
        later = self.standing(end, choice.seat) - self.standing(before, choice.seat) - change.get("vp", 0)
        if later > 0:
            notes.append(Sentence("bots-sabika-end", {"points": later}))
        verb = self.rules.code(choice.option).split()[0]
        if not notes and verb in LEAST:
            notes.append(Sentence("bots-sabika-least", {"step": verb}))
        return notes


NAMED = ("card", "kind", "stock", "raw", "good", "action", "city", "colour", "side", "long")


def things(amounts: Holdings) -> dict[str, str | int | Sentence]:
    """Every thing with its amount, as the message `sabika-things` asks for them."""
    return {name: amounts.get(name, 0) for name in THINGS}


def given_by(code: str) -> set[str]:
    """What an option says by its own words that it gives away."""
    verb, *words = code.split()
    if verb == "pay":
        return {"taxes", "dinars", "seals", "vp"}
    if verb in MIXES or verb in GIVING:
        return set(words[0].split("+"))
    return set()


def _good(change: Holdings) -> Holdings:
    return {name: n for name, n in change.items() if n > 0}


def _bad(change: Holdings) -> Holdings:
    return {name: -n for name, n in change.items() if n < 0}


def _payment(words: list[str]) -> dict[str, str]:
    """How a tax is paid: steps back, dinars, seals, VP."""
    return {"marker": "0", "dinars": "0", "seals": "0", "vp": "0", **dict(zip(words[::2], words[1::2]))}

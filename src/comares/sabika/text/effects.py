"""The text of effects, modifiers and scorings, made of the data with the catalogue."""

from __future__ import annotations

from comares.i18n import translate
from comares.sabika.components import RESOURCES, SHORT_POEMS
from comares.sabika.context import Readings
from comares.sabika.effects import ops
from comares.sabika.loading.build_lookup import build
from comares.sabika.loading.effect_compiler import modifiers_of, triggers_of
from comares.sabika.loading.load import Data, Row
from comares.sabika.lookup import OP, ROW
from comares.sabika.modifiers import TRIGGERS
from comares.sabika.rounds.setup import START_POINTS
from comares.sabika.rules import NO_EVENTS, SabikaRules

Arguments = dict[str, str | int]


class Wording:
    """The texts of one edition of the data in one language."""

    def __init__(self, data: Data, language: str = "en") -> None:
        self.data = data
        self.language = language
        self.rules = SabikaRules(build(data, 4), NO_EVENTS, START_POINTS, Readings(False, False, True))

    def translate(self, key: str, arguments: Arguments | None = None) -> str:
        """The text of a key of this game."""
        return translate(f"sabika-{key}", arguments or {}, self.language)

    # Effects.

    def effect(self, row: int) -> str:
        """The text of the effect that begins in a row of the program."""
        program = self.rules.lookup.program
        texts = []
        while program[row * ROW + OP]:
            op = program[row * ROW + OP]
            if op == ops.OP_CHOICE:
                texts.append(self._choice(row))
            else:
                texts += [self._op(key, arguments) for key, arguments in self.rules.context.ops[op].words(row)]
            row += 1
        return " ".join(texts)

    def _op(self, key: str, arguments: Arguments) -> str:
        if key == "gain-choice":
            if not arguments["kinds"]:
                return self.translate("op-gain-quarried", arguments)
            names = [self.kind(name) for name in str(arguments["from"]).split()]
            return self.translate("op-gain-choice", {**arguments, "kinds": ", ".join(names)})
        return self.translate(
            f"op-{key}", {name: int(n) if not isinstance(n, str) else n for name, n in arguments.items()}
        )

    def kind(self, resource: str) -> str:
        """The name of a resource, without a number."""
        assert resource in RESOURCES
        return self.translate("kind", {"resource": resource})

    def _choice(self, row: int) -> str:
        rows = [self.rules.context.operand(row, n) for n in range(1, ops.MAX_ALTERNATIVES + 1)]
        alternatives = f" {self.translate('op-or')} ".join(self.effect(begins) for begins in rows if begins)
        return f"{self.translate('op-choice')} {alternatives}"

    # Blue halves, events, scorings.

    def blue(self, poem: int, blue: Row) -> str:
        """The text of the triggers and modifiers of a blue poem."""
        lookup = self.rules.lookup
        texts = []
        for name in triggers_of(blue):
            trigger = TRIGGERS.index(name)
            row = int(lookup.trigger_row[trigger * SHORT_POEMS + poem])
            texts.append(f"{self.translate('trigger', {'trigger': name.replace('_', '-')})} {self.effect(row)}")
        for name, n in modifiers_of(blue).items():
            texts.append(self.translate("modifier", {"modifier": name.replace("_", "-"), "amount": n}))
        return " ".join(texts)

    def event(self, modifier: Row) -> str:
        """The text of an event card."""
        names = [(name.replace("_", "-"), int(n)) for name, n in modifier.items()]
        return " ".join(
            self.translate("event-modifier", {"modifier": name, "amount": abs(n), "sign": "less" if n < 0 else "more"})
            for name, n in names
        )

    def scoring(self, scoring: Row) -> str:
        """The text of the scoring of a long poem or a trade card."""
        of = str(scoring.get("of", scoring.get("rank"))).replace("_", "-")
        if "rank" in scoring:
            return self.translate("scores-rank", {"of": of})
        return self.translate("scores-each", {"of": of, "each": scoring["each"], "max": scoring.get("max", 0)})

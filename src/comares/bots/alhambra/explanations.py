"""What an option of Alhambra gains, prepares and denies, from the engine's own figures."""

from __future__ import annotations

from comares.alhambra.components import (
    CURRENCIES,
    HIGHEST_VALUE,
    KIND,
    KINDS,
    PRICE,
    SLOTS,
    card_name,
    money,
)
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.market import Buy
from comares.alhambra.modules.building_sites.module import Finish
from comares.alhambra.money import JUST_CARDS, PAYMENT_BITS, Take, money_held
from comares.alhambra.placing import TileStep
from comares.alhambra.point_sources import gains_by_source
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.bots.explanations import Choice, Explainer
from comares.bots.guide import Guide
from comares.i18n.sentences import Sentence
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

SOURCES = (*KINDS, "wall", "falcons")
NO_CARD = ""


class AlhambraExplainer(Explainer):
    """Explains options of Alhambra."""

    ends = frozenset(("refill", "scoring", "next-turn", "reveal", "left-over", "final-scoring"))

    def __init__(self, rules: AlhambraRules, guide: Guide) -> None:
        super().__init__(rules, guide)
        self.hooks = rules.hooks
        self.buying = next(step for step in rules.steps if isinstance(step, Buy))

    def public(self) -> frozenset[str]:
        return super().public() | {"bots-alhambra-scores", "bots-alhambra-turn"}

    # The move.

    def move(self, base: State, option: int) -> Sentence:
        state, step = alhambra(base), self.rules.steps[option & 255]
        key = f"alhambra-move-{step.name}"
        if isinstance(step, Take):
            cards: list[str | Sentence] = [_card(card) for card in Take.cards(option)]
            return Sentence(key, {f"card{n}": card for n, card in enumerate(_padded(cards), 1)})
        if isinstance(step, Buy):
            slot = int(Buy.slot(option))
            mode = self.buying.mode(option).word or "plain"
            paid = _paid(self.rules.code(option), 2)
            return Sentence(key, {**_tile(int(state.market[slot])), "currency": CURRENCIES[slot], **paid, "mode": mode})
        if isinstance(step, TileStep):
            where = _where(int(TileStep.cell(option))) if step.on_cell else {}
            return Sentence(key, {**_tile(int(TileStep.tile(option))), **where})
        if isinstance(step, Finish):
            tile = int(Finish.tile(option))
            currency = CURRENCIES[int(step.module.state_of(state).token(tile))]
            return Sentence(key, {**_tile(tile), "currency": currency, **_paid(self.rules.code(option), 2)})
        return Sentence(key, self._of_module(step, option))

    def _of_module(self, step: Step, option: int) -> dict[str, str | int | Sentence]:
        """The arguments of an option of a module."""
        code = self.rules.code(option)
        fields = step.fields(option)
        match step.name:
            case "falcon":
                colour, first, other = code.split()[1].split("-")
                return {"colour": colour, "first": first, "second": other, "x": fields["x"], "y": fields["y"]}
            case "portal":
                turned = code.split()[2]
                return {"kind": str(fields["kind"]), "turned": turned, **_at(int(fields["x"]), int(fields["y"]))}
            case "pay":
                word = code.split()[1]
                return {"card": word if word == "credit" else "card", "what": _card_named(word)}
            case "keep" | "marker":
                return {"currency": code.split()[1]}
        return {}

    # Why.

    def gains(self, choice: Choice) -> list[Sentence]:
        before, after = alhambra(choice.preview.before), alhambra(choice.preview.after)
        notes: list[Sentence] = []
        step = self.rules.steps[choice.option & 255]
        if isinstance(step, Take):
            cards = Take.cards(choice.option)
            coins = sum(card % HIGHEST_VALUE + 1 for card in cards)
            if len(cards) > 1:  # of one card the move says it
                taken = {"seat": choice.seat, "coins": coins, "cards": len(cards)}
                notes.append(Sentence("bots-alhambra-takes", {**taken}))
        if isinstance(step, Buy) and after.step() == before.step() and after.arg0() > before.arg0():
            notes.append(Sentence("bots-alhambra-again", {"seat": choice.seat}))
        return notes + self._scores("bots-alhambra-scores", before, after, choice.seat)

    def prepares(self, choice: Choice) -> list[Sentence]:
        before, after, seat = alhambra(choice.preview.before), alhambra(choice.preview.after), choice.seat
        notes: list[Sentence] = []
        if choice.end is not None and self.standing(choice.end, seat) > self.standing(after, seat):
            notes += self._scores("bots-alhambra-turn", before, alhambra(choice.end), seat)
        if self.rules.steps[choice.option & 255].name not in ("take", "buy") or int(after.turn) != seat:
            return notes
        could, can = self.payable(before), self.payable(after)
        new = [tile for tile in can if can[tile] and not could.get(tile)]
        if new:
            best = max(new, key=PRICE.__getitem__)
            notes.append(Sentence("bots-alhambra-exact", {"seat": seat, **_tile(best)}))
        else:
            new = [tile for tile in can if tile not in could]
            if new:
                best = max(new, key=PRICE.__getitem__)
                notes.append(Sentence("bots-alhambra-enough", {"seat": seat, **_tile(best)}))
        safe = [tile for tile in can if can[tile] and could.get(tile) and not self.payers(choice, tile)]
        if safe:
            best = max(safe, key=PRICE.__getitem__)
            notes.append(Sentence("bots-alhambra-waits", {"seat": seat, **_tile(best)}))
        return notes

    def denies(self, choice: Choice) -> list[Sentence]:
        notes = super().denies(choice)
        step, before = self.rules.steps[choice.option & 255], alhambra(choice.preview.before)
        if not notes and isinstance(step, Buy):
            tile = int(before.market[Buy.slot(choice.option)])
            payers = self.payers(choice, tile, in_all_worlds=True)
            if payers:
                notes.append(Sentence("bots-alhambra-rival", {"whom": payers[0], **_tile(tile)}))
        return notes

    def _scores(self, key: str, before: AlhambraState, after: AlhambraState, seat: int) -> list[Sentence]:
        gains = gains_by_source(self.rules, before, after, seat)
        points = sum(gains.values())
        if points <= 0:
            return []
        sources = {source: gains.get(source, 0) for source in SOURCES}
        return [Sentence(key, {"seat": seat, "points": points, **sources})]

    def payable(self, state: AlhambraState) -> dict[int, bool]:
        """The tiles of the market that the seat whose turn it is can pay for, and whether it can pay exactly."""
        out = Options()
        self.buying.options(state, out)
        found: dict[int, bool] = {}
        for option in out.to_list():
            if not Buy.mode_index(option):
                slot = int(Buy.slot(option))
                tile = int(state.market[slot])
                exact = self._worth(state, slot, int(Buy.payment(option))) == PRICE[tile]
                found[tile] = exact or found.get(tile, False)
        return found

    def _worth(self, state: AlhambraState, currency: int, payment: int) -> int:
        worth = int(money(payment & JUST_CARDS))
        if payment >> PAYMENT_BITS:  # C3: with a credit
            worth += sum(int(module.held(state, state.turn, currency)) for module in self.hooks.held)
        return worth

    def payers(self, choice: Choice, tile: int, in_all_worlds: bool = False) -> list[int]:
        """The others who hold enough for a tile of the market: in some state that fits the view, or in all of them."""
        slot = [int(each) for each in alhambra(choice.preview.before).market].index(tile)

        def can_pay(world: State, seat: int) -> bool:
            return int(money_held(alhambra(world), seat, slot, self.hooks)) >= PRICE[tile]

        matters = all if in_all_worlds else any
        others = [seat for seat in range(int(self.rules.seats)) if seat != choice.seat]
        return [seat for seat in others if matters(can_pay(world, seat) for world in choice.worlds)]


def _tile(tile: int) -> dict[str, str | int | Sentence]:
    assert tile != NO_TILE
    return {"kind": KINDS[KIND[tile]], "price": int(PRICE[tile])}


def _card(card: int) -> Sentence:
    return _card_named(card_name(card))


def _card_named(word: str) -> Sentence:
    currency, _, value = word.partition("-")
    return Sentence("alhambra-card", {"currency": currency, "value": int(value or 0)})


def _padded(cards: list[str | Sentence]) -> list[str | Sentence]:
    return [*cards, *[NO_CARD] * (SLOTS - len(cards))]


def _paid(code: str, word: int) -> dict[str, str | int | Sentence]:
    """The values of a payment, and whether a credit is among them or all of it."""
    values = code.split()[word].split("+")
    cards = [value for value in values if value != "credit"]
    credit = "no" if len(cards) == len(values) else "also" if cards else "only"
    return {"values": " + ".join(cards), "credit": credit}


def _where(cell: int) -> dict[str, str | int | Sentence]:
    return _at(int(cell_x(cell)), int(cell_y(cell)))


def _at(x: int, y: int) -> dict[str, str | int | Sentence]:
    """Steps from the fountain in each direction."""
    return {"east": max(x, 0), "west": max(-x, 0), "north": max(-y, 0), "south": max(y, 0)}

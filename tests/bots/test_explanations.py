"""Hints: every figure of a reason is the engine's own, and every sentence is whole in every language."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from helpers.sabika.ledger import owned

from comares.alhambra.components import CURRENCIES, HIGHEST_VALUE, KIND, KINDS, PRICE, SLOTS
from comares.alhambra.state import AlhambraState, alhambra
from comares.bots.alhambra.explanations import SOURCES
from comares.bots.bot import explained, seen_by
from comares.bots.explanations import Explainer, Reason
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import make_bot
from comares.bots.sabika.explanations import THINGS, given_by
from comares.compiled import is_compiled
from comares.games import GAMES
from comares.i18n import LANGUAGES
from comares.i18n.sentences import Sentence, say
from comares.kernel.chance import SeededChance
from comares.kernel.preview import preview_until
from comares.kernel.state import State
from comares.kernel.step import LEGAL
from comares.kernel.table import Table
from comares.sabika import state as s
from comares.sabika.state import sabika

LONG = bool(os.environ.get("COMARES_LONG")) and is_compiled()
HINTS = 500 if LONG else 6  # of each game and mode
BOT = "master@48" if LONG else "master@12"
A_HINT_EVERY = 12  # decisions
NAMES = ["Ana", "Boabdil", "Zoraya", "Ibn", "Fatima", "Dov"]

ALHAMBRA = [
    (2, {}),
    (3, {}),
    (4, {"portals": "on", "falconers": "on"}),
    (3, {"building-sites": "on", "exchange-certificates": "on"}),
]
SABIKA = [(1, {"difficulty": "normal"}), (2, {"events": "2"}), (3, {}), (4, {})]

# What no sentence of a hint may contain: doubled or loose punctuation, keys, empty brackets.
BROKEN = re.compile(r"\.\.|,,|::| [.,;:!?)]|\( |\(\)|  |[{}]|None|(alhambra|sabika|bots)-|[.,:;] ?[,;.]")


class Hint(NamedTuple):
    """A hint, and the true state before and after the move."""

    table: Table
    code: str
    reason: Reason
    before: State
    after: State
    end: State | None  # of the turn, if the bot goes on
    seat: int

    def all(self) -> dict[str, dict[str, str | int | Sentence]]:
        """The arguments of its sentences, by key."""
        return {said.key: said.arguments for said in (*self.reason.gains, *self.reason.prepares, *self.reason.denies)}


def hints(game: str, seats: int, settings: dict[str, str]) -> Iterator[Hint]:
    """Hints in random positions."""
    knowledge, luck, left = knowledge_of(game), random.Random(11), HINTS
    for seed in range(1000):
        table = Table(GAMES[game], seats, settings, SeededChance(seed))
        bot, explainer = make_bot(BOT, table.rules, seed, knowledge), knowledge.explainer(table.rules)
        while decision := table.decision():
            if not luck.randrange(A_HINT_EVERY) and len(decision.codes) > 1:
                view = table.view(decision.seat)
                bot.remember(view, seen_by(table, decision.seat))
                answer = explained(bot.choose(view, decision), view, explainer)
                yield truth(table, answer.code, answer.reason, explainer)
                left -= 1
                if not left:
                    return
            table.play(decision.seat, luck.choice(decision.codes))


def truth(table: Table, code: str, reason: Reason, explainer: Explainer) -> Hint:
    """What the move does in the true state, by the engine."""
    preview = preview_until(table.rules, table.state, table.rules.parse(code), explainer.ends)
    end = preview.after
    for each in reason.plan:
        option = table.rules.parse(each)
        assert table.rules.why_not(end, option) == LEGAL, "the plan can be carried out"
        end = preview_until(table.rules, end, option, explainer.ends).after
    after = preview.after
    return Hint(table, code, reason, table.state.copy(), after, end if reason.plan else None, int(table.state.seat))


def standing(hint: Hint, state: State, seat: int) -> int:
    return hint.table.rules.outcome(state).standing()[seat]


def numbers(arguments: dict[str, str | int | Sentence], names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(value) for name in names if isinstance(value := arguments[name], int) and value}


def check_sentences(hint: Hint, game: str) -> None:
    reason = hint.reason
    said = reason.sentences()
    assert reason.move is not None
    keys = [each.key for each in said]
    assert keys[0] == "bots-move"
    assert len(set(keys)) == len(keys), "nothing is said twice"
    assert ("bots-quiet" in keys) == (not reason.gains + reason.prepares + reason.denies)
    for language in LANGUAGES:
        for reader in (hint.seat, None):
            for each in [*said, *([reason.told] if reason.told else [])]:
                words = say(each, game, NAMES, language, reader)
                assert not BROKEN.search(words), (language, words)
                assert words[0] == words[0].upper(), (language, words)
                assert words.endswith("."), (language, words)


def check_second(hint: Hint) -> None:
    second = hint.reason.second
    if second is None:  # the other one reads the same
        return
    assert second.tenths >= 0
    assert second.move != hint.reason.move, "the second best is another move"
    if "points" in second.sentence().arguments:
        points = second.sentence().arguments["points"]
        assert isinstance(points, int)
        assert abs(10 * points - second.tenths) <= 5


def check_denial(hint: Hint) -> None:
    if denied := hint.all().get("bots-denies"):
        whom = denied["whom"]
        assert isinstance(whom, int)
        assert denied["points"] == standing(hint, hint.before, whom) - standing(hint, hint.after, whom)


# Alhambra.


def hand(state: AlhambraState, seat: int, currency: int) -> list[int]:
    """The values of the money cards."""
    cards = int(state.hands[seat * SLOTS + currency])
    return [value + 1 for value in range(HIGHEST_VALUE) for _ in range(cards >> 2 * value & 3)]


def sums(values: list[int]) -> set[int]:
    return {sum(some) for n in range(1, len(values) + 1) for some in combinations(values, n)}


def tile_in_market(state: AlhambraState, arguments: dict[str, str | int | Sentence]) -> list[int]:
    """The slots with a tile of that kind and price."""
    wanted = (arguments["kind"], arguments["price"])
    return [n for n, tile in enumerate(state.market) if tile and (KINDS[KIND[tile]], PRICE[tile]) == wanted]


def check_alhambra(hint: Hint, with_credits: bool) -> None:
    before, after, seat, said = alhambra(hint.before), alhambra(hint.after), hint.seat, hint.all()
    verb, *words = hint.code.split()
    if verb == "take":
        values = [int(card.split("-")[1]) for card in words]
        taken = said.get("bots-alhambra-takes", {"coins": sum(values), "cards": 1})
        assert (taken["coins"], taken["cards"]) == (
            sum(values),
            len(values),
        )
    if verb == "buy":
        assert hint.reason.move is not None
        move, slot = hint.reason.move.arguments, int(words[0]) - 1
        assert tile_in_market(before, move).count(slot) == 1
        assert move["currency"] == CURRENCIES[slot]
        assert move["values"] == " + ".join(value for value in words[1].split("+") if value != "credit")
        assert ("bots-alhambra-again" in said) == (hint.table.rules.steps[after.step()].name == "action")
    for key, upto in (("bots-alhambra-scores", hint.after), ("bots-alhambra-turn", hint.end)):
        if key in said:
            assert upto is not None
            gain = standing(hint, upto, seat) - standing(hint, hint.before, seat)
            assert said[key]["points"] == gain
            assert sum(numbers(said[key], SOURCES).values()) == gain
    if turn := said.get("bots-alhambra-turn"):
        now = said.get("bots-alhambra-scores", {"points": 0})
        assert int(str(turn["points"])) > int(str(now["points"])), "the turn brings more than the move alone"
    check_money(hint, before, after, with_credits)


def check_money(hint: Hint, before: AlhambraState, after: AlhambraState, with_credits: bool) -> None:
    """What can be paid exactly or at all; with credits only the engine knows."""
    said, seat = hint.all(), hint.seat
    if with_credits:
        return
    for key in ("bots-alhambra-exact", "bots-alhambra-enough", "bots-alhambra-waits"):
        if key not in said:
            continue
        price = said[key]["price"]
        for slot in tile_in_market(after, said[key]):
            had, has = hand(before, seat, slot), hand(after, seat, slot)
            if key == "bots-alhambra-exact" and price in sums(has) - sums(had):
                break
            if key == "bots-alhambra-enough" and sum(had) < int(str(price)) <= sum(has):
                break
            others = [sum(hand(before, other, slot)) for other in range(len(before.palaces)) if other != seat]
            if key == "bots-alhambra-waits" and price in sums(had) & sums(has) and max(others) < int(str(price)):
                break
        else:
            pytest.fail(f"{hint.code}: {key} {said[key]}")
    if rival := said.get("bots-alhambra-rival"):
        slot, whom = int(hint.code.split()[1]) - 1, rival["whom"]
        assert isinstance(whom, int)
        assert rival["price"] == PRICE[before.market[slot]], "the tile that is bought, not one that can wait"
        assert sum(hand(before, whom, slot)) >= PRICE[before.market[slot]]


@pytest.mark.parametrize(("seats", "settings"), ALHAMBRA)
def test_the_hints_of_alhambra_tell_the_engines_figures_in_whole_sentences(
    seats: int, settings: dict[str, str]
) -> None:
    for hint in hints("alhambra", seats, settings):
        check_sentences(hint, "alhambra")
        check_second(hint)
        check_denial(hint)
        check_alhambra(hint, "exchange-certificates" in settings)


# Sabika.


def change(hint: Hint, after: State) -> dict[str, int]:
    """What the seat has more or less, by the ledger of the tests."""
    seats, seat = int(hint.table.rules.seats), hint.seat
    had, has = owned(hint.before, seats), owned(after, seats)
    changed = {name: has[owner, name] - had[owner, name] for owner, name in has if owner == seat}
    for name, field in {"reward": s.REWARD, "boxes": s.BOXES}.items():
        changed[name] = int(sabika(after).get(seat, field)) - int(sabika(hint.before).get(seat, field))
    return {name: n for name, n in changed.items() if n}


def check_sabika(hint: Hint) -> None:
    said = hint.all()
    now = change(hint, hint.after)
    gained = numbers(said["bots-sabika-now"], THINGS) if "bots-sabika-now" in said else {}
    given = numbers(said["bots-sabika-costs"], THINGS) if "bots-sabika-costs" in said else {}
    assert gained == {name: n for name, n in now.items() if n > 0}
    truly = {name: -n for name, n in now.items() if n < 0}
    assert given == truly or (not given and set(truly) <= given_by(hint.code)), "the move says what it gives away"
    if "bots-sabika-turn" in said:
        assert hint.end is not None
        turn = change(hint, hint.end)
        assert numbers(said["bots-sabika-turn"], THINGS) == {name: n for name, n in turn.items() if n > 0}
        assert numbers(said["bots-sabika-turn"], THINGS) != gained, "nothing is said twice"
    if "bots-sabika-end" in said:
        upto = hint.end or hint.after
        later = standing(hint, upto, hint.seat) - standing(hint, hint.before, hint.seat)
        assert said["bots-sabika-end"]["points"] == later - change(hint, upto).get("vp", 0)


@pytest.mark.parametrize(("seats", "settings"), SABIKA)
def test_the_hints_of_sabika_tell_the_engines_figures_in_whole_sentences(seats: int, settings: dict[str, str]) -> None:
    for hint in hints("sabika", seats, settings):
        check_sentences(hint, "sabika")
        check_second(hint)
        check_denial(hint)
        check_sabika(hint)


@pytest.mark.parametrize(("game", "seats", "settings"), [("alhambra", 3, {}), ("sabika", 3, {})])
def test_the_log_tells_nothing_of_a_bots_hand(game: str, seats: int, settings: dict[str, str]) -> None:
    """The same reason for the log, whatever the others cannot see."""
    private = {"bots-alhambra-exact", "bots-alhambra-enough", "bots-alhambra-waits", "bots-alhambra-rival"}
    for hint in hints(game, seats, settings):
        assert hint.reason.told is None or hint.reason.told.key not in private


def test_a_move_has_words_in_every_language_whatever_it_is() -> None:
    settings = {"portals": "on", "falconers": "on", "building-sites": "on", "exchange-certificates": "on"}
    for game, seats, chosen in (("alhambra", 3, settings), ("alhambra", 2, {}), ("sabika", 1, {}), ("sabika", 3, {})):
        knowledge, luck, named = knowledge_of(game), random.Random(5), set()
        for seed in range(3 if LONG else 1):
            table = Table(GAMES[game], seats, chosen, SeededChance(seed))
            explainer = knowledge.explainer(table.rules)
            while decision := table.decision():
                by_verb = {code.split()[0]: code for code in decision.codes}
                for verb, code in by_verb.items():
                    if verb not in named:
                        for language in LANGUAGES:
                            words = say(explainer.move(table.state, table.rules.parse(code)), game, NAMES, language)
                            assert words, code
                            assert not BROKEN.search(words), (code, words)
                        named.add(verb)
                table.play(decision.seat, luck.choice(decision.codes))

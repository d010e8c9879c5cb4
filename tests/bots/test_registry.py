"""The bots: they play legal options, use only their view, are reproducible and explain themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from helpers.engine.contracts import MANY, pick_kind_first
from helpers.engine.toy_game import TOY, TOY_GAMES

from comares.alhambra.view import alhambra_view
from comares.bots.bot import ask, explained, seen_by
from comares.bots.guide import Guide
from comares.bots.knowledge import LEVELS, knowledge_of
from comares.bots.registry import level_spec, make_bot, thinking_time, without_clock
from comares.bots.spec import seat_bot
from comares.games import GAMES
from comares.i18n import LANGUAGES
from comares.i18n.sentences import Sentence, say
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game
from comares.kernel.table import Table

ALHAMBRA = GAMES["alhambra"]
MODULES = {setting.name: "on" for setting in ALHAMBRA.settings if "on" in setting.values}
POSITIONS = 500 if MANY else 25
A_REASON_EVERY = 8  # positions
SABIKA = GAMES["sabika"]
MODES: dict[str, tuple[Game, int, dict[str, str]]] = {
    "alhambra for 2": (ALHAMBRA, 2, {}),
    "alhambra for 3, all modules": (ALHAMBRA, 3, MODULES),
    "alhambra for 6": (ALHAMBRA, 6, {}),
    "sabika alone": (SABIKA, 1, {}),
    "sabika for 2": (SABIKA, 2, {}),
    "sabika for 4, events": (SABIKA, 4, {"events": "any"}),
}
SPECS = ("random", "beginner", "greedy", "greedy-learned", "strong@8", "master-0.1@8", "master@8")


def guide_of(table: Table) -> Guide:
    return knowledge_of(table.game.name).guide(table.rules)


def how_many(name: str) -> int:
    """The number of positions to test a bot on: fewer for one that searches, except in the long run."""
    return POSITIONS // 10 if "@" in name and not MANY else POSITIONS


def positions(seats: int, settings: dict[str, str], seed: int, apart: int, game: Game = ALHAMBRA) -> Iterator[Table]:
    """A table played at random, every `apart` choices; endless, with new games."""
    dice = random.Random(seed)
    while True:
        table = Table(game, seats, settings, SeededChance(dice.randrange(1 << 30)))
        plies = dice.randrange(apart)
        while table.decision():
            if plies % apart == 0:
                yield table
                if table.state.over:  # the caller has played it to its end
                    break
            table.play(int(table.state.seat), pick_kind_first(dice, table))
            plies += 1


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("mode", MODES)
def test_a_bot_plays_a_legal_option_and_gives_a_reason(name: str, mode: str) -> None:
    game, seats, settings = MODES[mode]
    for number, table in zip(range(how_many(name)), positions(seats, settings, seats, 13, game)):
        answer = ask(seat_bot(name, table, number), table)
        decision = table.decision()
        assert decision is not None
        assert answer.code in decision.codes
        if number % A_REASON_EVERY:
            continue
        reason = explained(answer, table.view(decision.seat), knowledge_of(game.name).explainer(table.rules)).reason
        for language in LANGUAGES:
            words = " ".join(say(said, game.name, language=language) for said in reason.sentences())
            assert len(words.split()) > 1, "a few words at least"
            assert not set(words) & set("{}$"), "nothing left to fill in"


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("mode", MODES)
def test_a_bot_depends_only_on_what_its_seat_may_know(name: str, mode: str) -> None:
    game, seats, settings = MODES[mode]
    for number, table in zip(range(how_many(name)), positions(seats, settings, 5, 17, game)):
        decision = table.decision()
        assert decision is not None
        happened = seen_by(table, decision.seat)
        view = table.view(decision.seat)
        other = table.rules.imagine(view, SeededChance(number + 1))
        answers = []
        for seen in (view, table.rules.view(other, decision.seat)):
            bot = seat_bot(name, table, number)
            bot.remember(seen, happened)
            answers.append(bot.choose(seen, decision))
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", SPECS)
def test_a_bot_with_the_same_seed_gives_the_same_answer(name: str) -> None:
    for number, table in zip(range(3), positions(4, {}, 9, 30)):
        answers = [ask(seat_bot(name, table, number), table) for _ in range(2)]
        assert answers[0] == answers[1]


def greedy_against_random(deal: int) -> list[int]:
    """The points of a game for two on that deal, greedy's first; the seats alternate with the deals."""
    table = Table(ALHAMBRA, 2, None, SeededChance(deal))
    greedy = deal % 2
    bots = [seat_bot("greedy" if seat == greedy else "random", table, deal) for seat in range(2)]
    while table.decision():
        seat = int(table.state.seat)
        table.play(seat, ask(bots[seat], table).code)
    return [table.points()[greedy], table.points()[1 - greedy]]


def test_greedy_beats_random() -> None:
    deals = 100 if MANY else 2
    won = sum(mine > other for mine, other in map(greedy_against_random, range(deals)))
    assert won >= 0.95 * deals


@pytest.mark.parametrize("settings", [{}, MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a12_3_card_tracking_knows_every_hand(seats: int, settings: dict[str, str]) -> None:
    for _, table in zip(range(POSITIONS), positions(seats, settings, 3, 11)):
        check_memory(table)


def test_b5_card_tracking_knows_the_hands_after_a_discard_at_the_end() -> None:
    seen = 0
    for table in positions(2, {"building-sites": "on"}, 3, 1):
        if any(event.kind.name == "site-discarded" for event in table.record.lines[-1].events):
            check_memory(table)
            seen += 1
            if seen == 2:
                break


def check_memory(table: Table) -> None:
    """The seat that decides remembers exactly the cards in all hands."""
    seats, viewer = range(table.record.seats), int(table.state.seat)
    view = alhambra_view(table.view(viewer))
    guide_of(table).remember(view, seen_by(table, viewer))
    hands = [alhambra_view(table.view(seat)).seats[seat].hand for seat in seats]
    assert [sorted(part.remembered, key=lambda card: card.number) for part in view.seats] == hands
    imagined = table.rules.imagine(view, SeededChance(1))
    assert [alhambra_view(table.rules.view(imagined, seat)).seats[seat].hand for seat in seats] == hands


def test_undone_events_are_not_remembered() -> None:
    for _, table in zip(range(POSITIONS), positions(3, {}, 1, 1)):
        seat = int(table.state.seat)
        before = seen_by(table, seat)
        decision = table.decision()
        assert decision is not None
        table.play(seat, decision.codes[-1])
        if table.can_undo():
            table.undo(seat)
            assert seen_by(table, seat) == before


def test_the_reason_for_taking_money_is_the_coins() -> None:
    table = Table(ALHAMBRA, 2, {}, SeededChance(4))
    decision = table.decision()
    assert decision is not None
    code = max((code for code in decision.codes if code.startswith("take")), key=lambda code: len(code.split()))
    cards = code.split()[1:]
    assert len(cards) > 1
    coins = sum(int(card.rpartition("-")[2]) for card in cards)
    reason = knowledge_of("alhambra").explainer(table.rules).reason(table.view(decision.seat), code)
    assert reason.gains[0] == Sentence(
        "bots-alhambra-takes", {"seat": decision.seat, "coins": coins, "cards": len(cards)}
    )


def test_a_reason_names_the_other_player() -> None:
    denial = Sentence("bots-denies", {"whom": 1, "points": 3})
    words = say(denial, "alhambra", ["Ana", "Boabdil"])
    assert words == "If we scored now, Boabdil would have 3 points less."


def test_the_reader_is_addressed_as_you() -> None:
    again = Sentence("bots-alhambra-again", {"seat": 0})
    assert say(again, "alhambra", ["Ana"], reader=0) == "You pay exactly and may play again."
    assert say(again, "alhambra", ["Ana"]) == "Ana pays exactly and may play again."


@pytest.mark.parametrize(
    ("alias", "name"), [("swift", "greedy-learned"), ("mason", "apprentice@1"), ("architect@8", "master@8")]
)
def test_an_alias_plays_like_the_bot_it_names(alias: str, name: str) -> None:
    for number, table in zip(range(3), positions(2, {}, 9, 30)):
        assert ask(seat_bot(alias, table, number), table) == ask(seat_bot(name, table, number), table)


@pytest.mark.parametrize(
    ("spec", "sentence"), [("genius", "there is no bot 'genius'"), ("strong@soon", "'soon' is not a budget")]
)
def test_an_unknown_bot_or_budget_is_refused_with_what_would_be_right(spec: str, sentence: str) -> None:
    rules = ALHAMBRA.rules(2)
    with pytest.raises(BadSetup, match=sentence):
        make_bot(spec, rules, 1, knowledge_of("alhambra"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_each_bot_of_a_level_plays_in_some_games_and_none_thinks_longer_than_is_said(game: str, level: str) -> None:
    knowledge = knowledge_of(game)
    bots = knowledge.levels[level]
    assert {level_spec(level, knowledge, form) for form in range(20)} == set(bots)
    assert thinking_time(level, knowledge) == max(thinking_time(bot, knowledge) for bot in bots)
    assert all(thinking_time(without_clock(bot, knowledge), knowledge) == 0.0 for bot in bots)
    assert level_spec(level, knowledge, 1, "40cpu").endswith("@40cpu")


def test_a_game_without_knowledge_is_played_by_points_alone() -> None:
    table = Table(TOY, 2, {}, SeededChance(1))
    knowledge = knowledge_of("toy", TOY_GAMES)
    for spec in SPECS:
        answer = ask(make_bot(spec, table.rules, 1, knowledge), table)
        decision = table.decision()
        assert decision is not None
        assert answer.code in decision.codes
    with pytest.raises(BadSetup, match="no features to learn"):
        knowledge.features(table.rules)

"""One game between bots, and what came of it."""

from __future__ import annotations

from contextlib import ExitStack
from time import perf_counter
from typing import NamedTuple

from comares.arena.match import Match, Pairing
from comares.bots.bot import Bot, ask
from comares.bots.external import ForeignBot
from comares.bots.spec import seat_bot
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.table import Table


class Clock(NamedTuple):
    """What a seat's bot took for its choices, in seconds."""

    choices: int
    total: float
    worst: float

    def after(self, seconds: float) -> Clock:
        """With one choice more."""
        return Clock(self.choices + 1, self.total + seconds, max(self.worst, seconds))


class Forfeit(NamedTuple):
    """Whose bot failed, and how."""

    seat: int
    why: str


class Result(NamedTuple):
    """A game that was played, seat by seat."""

    pairing: Pairing
    bots: list[str]
    points: list[int]
    winners: list[int]
    clocks: list[Clock]
    forfeit: Forfeit | None

    def shares(self) -> list[float]:
        """Of the victory: a shared one in equal parts. Who forfeits leaves it to the others."""
        winners = self.winners
        if self.forfeit:
            winners = [seat for seat in range(len(self.bots)) if seat != self.forfeit.seat]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.bots))]


class Played(NamedTuple):
    """A result, and the record if it was asked for."""

    result: Result
    record: str


def contest(match: Match, pairing: Pairing, recorded: bool) -> Played:
    """Play the game of this deal with these seats."""
    table = Table(match.game, len(match.bots), match.settings, SeededChance(match.deal_seed(pairing.deal)))
    specs = match.seating(pairing.rotation)
    clocks = [Clock(0, 0.0, 0.0) for _ in specs]
    with ExitStack() as programs:
        bots: list[Bot] = []
        for seat, spec in enumerate(specs):
            bots.append(seat_bot(spec, table, match.bot_seed(pairing, seat)))
            if isinstance(bot := bots[-1], ForeignBot):
                programs.callback(bot.close)
        forfeit = play_out(table, bots, clocks)
        outcome = table.outcome()
        for bot in bots:
            if isinstance(bot, ForeignBot):
                bot.end(outcome)
    result = Result(pairing, list(specs), outcome.points, outcome.winners, clocks, forfeit)
    return Played(result, table.text(everything=True) if recorded else "")


def play_out(table: Table, bots: list[Bot], clocks: list[Clock]) -> Forfeit | None:
    """Let the bots choose until the game is over or one of them fails. Where there is no choice none is asked."""
    while decision := table.decision():
        seat = decision.seat
        if len(decision.codes) == 1:
            table.play(seat, decision.codes[0])
            continue
        begun = perf_counter()
        try:
            answer = ask(bots[seat], table)
        except ComaresError as error:
            return Forfeit(seat, str(error))
        except Exception as error:  # whatever is wrong with one bot, the others' games go on
            return Forfeit(seat, f"{type(error).__name__}: {error}")
        clocks[seat] = clocks[seat].after(perf_counter() - begun)
        try:
            table.play(seat, answer.code)
        except ComaresError as error:
            return Forfeit(seat, str(error))
    return None

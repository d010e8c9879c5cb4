# compiled
"""Many games at once, stepped in compiled code. Masks and observations are bytes that numpy reads without a copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from comares.kernel.chance import Chance, SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.research.actions import NO_SYMBOL, SYMBOL, Actions, Runs, keep_symbol
from comares.research.observer import PREFIX_SYMBOLS, Observer, clear, write_prefix

SEEDS: Final = (1 << 64) - 1
NOBODY: Final = -1
_NO_SYMBOLS: Final = vec[i64]([0] * PREFIX_SYMBOLS)


class Episode:
    """A game, its decision, and how far the path of an option is chosen."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.options: Options = Options()
        self.runs: Runs = Runs()  # of the options, by their symbols at this place of the path
        self.depth: i64 = 0
        self.chosen: vec[i64] = _NO_SYMBOLS[:]
        self.deal(rules, seed)

    def deal(self, rules: Rules, seed: int) -> None:
        """Begin a game with this seed."""
        self.chance: SeededChance = SeededChance(seed)
        self.state: State = rules.setup(self.chance, SILENT)
        self.viewer: i64 = NOBODY  # the seat whose observation of this game was written last


class Batch:
    """`games` games of the same rules. After each step: `masks` says which symbols are legal, `observations` what the
    seat that decides sees, `seats` which seat that is. A game that ends is dealt again at once, with the next seed.

    A step first plays in all games and then shows all of them: a processor keeps the code of one kind of work at hand,
    not that of both."""

    def __init__(self, rules: Rules, actions: Actions, observer: Observer, games: int, seed: int) -> None:
        self.rules: Rules = rules
        self.actions: Actions = actions
        self.observer: Observer = observer
        self.games: i64 = games
        self.seed: int = seed
        self.masks: vec[u8] = vec[u8]([0] * (games * int(actions.size)))
        self.observations: vec[i64] = vec[i64]([0] * (games * int(observer.words)))
        self.seats: vec[u8] = vec[u8]([0] * games)
        self.ended: vec[u8] = vec[u8]([0] * games)  # 1 if the last step ended the game
        self.points: vec[i64] = vec[i64]([0] * (games * int(rules.seats)))  # of the last game that ended
        self.winners: vec[u8] = vec[u8]([0] * (games * int(rules.seats)))  # 1: has won it, perhaps with others
        self.seen: vec[i64] = vec[i64]([0] * int(observer.words))  # what `look` has written
        self.decisions: i64 = 0  # options played so far
        self.dealt: int = 0  # games dealt so far
        self.redeals: bool = True  # whether a game that ends is dealt again
        self.episodes: list[Episode] = []
        self.quick: vec[Episode] = vec[Episode]()  # the same: a list would check the type of each
        for _ in range(games):
            episode = Episode(rules, self._next_seed())
            self.episodes.append(episode)
            self.quick = append(self.quick, episode)
        game: i64 = 0
        while game < self.games:
            self._begin(self.quick[game])
            self._show(self.quick[game], game)
            game += 1

    def _next_seed(self) -> int:
        self.dealt += 1
        return (self.seed + self.dealt - 1) & SEEDS

    def memory(self) -> list[memoryview]:
        """The memory of masks, observations, seats, ended, points, winners and seen."""
        return [
            memoryview(self.masks),
            memoryview(self.observations),
            memoryview(self.seats),
            memoryview(self.ended),
            memoryview(self.points),
            memoryview(self.winners),
            memoryview(self.seen),
        ]

    def deal(self, game: i64, seed: int) -> None:
        """Begin a game anew, with this seed."""
        self.ended[game] = 0
        episode = self.quick[game]
        self._clear_mask(episode, game)
        episode.deal(self.rules, seed)
        self._begin(episode)
        self._show(episode, game)

    def set_state(self, game: i64, state: State) -> None:
        """Go on from this state, with the chance that the game has."""
        self.ended[game] = 1 if state.over else 0
        episode = self.quick[game]
        episode.state = state
        episode.viewer = NOBODY
        self._clear_mask(episode, game)
        self._begin(episode)
        self._show(episode, game)

    def step(self, symbols: list[int]) -> None:
        """Choose a symbol in every game. A ValueError names the first game whose symbol is not legal; then no game is
        stepped."""
        if len(symbols) != self.games:
            raise ValueError(f"{len(symbols)} actions for {self.games} games")
        game: i64 = 0
        for symbol in symbols:
            self._check(game, symbol)
            game += 1
        game = 0
        for symbol in symbols:
            self._choose(self.quick[game], game, symbol)
            game += 1
        self._show_all()

    def choose(self, game: i64, symbol: i64) -> bool:
        """Choose a symbol in one game. Returns whether that made a whole option, which has been played."""
        self._check(game, symbol)
        episode = self.quick[game]
        self._choose(episode, game, symbol)
        self._show(episode, game)
        return not episode.depth

    def _check(self, game: i64, symbol: i64) -> None:
        """Refuse a symbol that is not legal."""
        size: i64 = self.actions.size
        if symbol < 0 or symbol >= size or not self.masks[game * size + symbol]:
            raise ValueError(f"action {symbol} is not legal in game {game}; its mask says which are")

    def _choose(self, episode: Episode, game: i64, symbol: i64) -> None:
        """Go on with the options that have this symbol; if that is one, play it."""
        options = episode.options
        keep_symbol(options, episode.runs, symbol, self.masks, game * self.actions.size)
        self.ended[game] = 0
        if options.n > 1:
            if episode.depth < PREFIX_SYMBOLS:
                episode.chosen[episode.depth] = symbol
            episode.depth += 1
            return
        state = episode.state
        self.rules.apply(state, options.codes[0], episode.chance, SILENT)
        self.decisions += 1
        if state.over:
            self._end(state, game)
            if self.redeals:
                episode.deal(self.rules, self._next_seed())
        self._begin(episode)

    def _begin(self, episode: Episode) -> None:
        """A new decision: its options."""
        episode.depth = 0
        self.rules.options(episode.state, episode.options)

    def _show_all(self) -> None:
        game: i64 = 0
        while game < self.games:
            self._show(self.quick[game], game)
            game += 1

    def _show(self, episode: Episode, game: i64) -> None:
        """Write the mask (the symbols with which the options that are left go on) and the observation."""
        options = episode.options
        runs = episode.runs
        runs.make_room(options.n)
        self.actions.spell(options, episode.depth, runs, self.masks, game * self.actions.size)
        at: i64 = game * self.observer.words
        if not episode.depth:
            state = episode.state
            self.seats[game] = u8(state.seat & 255)
            if episode.viewer == NOBODY:
                clear(self.observations, at, self.observer.words)
            self.observer.write(state, state.seat, self.observations, at, episode.viewer == state.seat)
            episode.viewer = state.seat
        write_prefix(episode.depth, episode.chosen, self.observations, at)

    def _clear_mask(self, episode: Episode, game: i64) -> None:
        keep_symbol(episode.options, episode.runs, NO_SYMBOL, self.masks, game * self.actions.size)

    def _end(self, state: State, game: i64) -> None:
        """Keep the result of a game that is over."""
        self.ended[game] = 1
        outcome = self.rules.outcome(state)
        at: i64 = game * self.rules.seats
        seat: i64 = 0
        for points in outcome.points:
            self.points[at + seat] = points
            self.winners[at + seat] = 1 if int(seat) in outcome.winners else 0
            seat += 1

    def legal(self, game: i64) -> list[int]:
        """The legal symbols of a game, in no particular order; none if it is over and not dealt again."""
        runs = self.quick[game].runs
        return list({entry & SYMBOL for entry in runs.entries[: runs.n]})

    def play_random(self, picks: Chance, decisions: i64) -> None:
        """Step all games by turns until so many options have been played, each with the same probability."""
        until: i64 = self.decisions + decisions
        while self.decisions < until:
            game: i64 = 0
            while game < self.games:
                episode = self.quick[game]
                self._choose(episode, game, episode.runs.symbol_of(picks.draw(0, episode.options.n)))
                game += 1
            self._show_all()

    def look(self, game: i64, viewer: i64) -> None:
        """Write what a seat sees of a game to `seen`, whether it decides or not; no path of another seat's option."""
        episode = self.quick[game]
        clear(self.seen, 0, self.observer.words)
        self.observer.write(episode.state, viewer, self.seen, 0, False)
        if viewer == episode.state.seat:
            write_prefix(episode.depth, episode.chosen, self.seen, 0)

"""Learns to play Sabika from the master's evaluation, in positions of its own games (DAgger), and plays against greedy.

    python examples/train_policy.py learn policy.pt --rounds 6
    python examples/train_policy.py match policy.pt --deals 50

Each round two processes play games of a batch with the policy so far, and ask the teacher at every decision: the bot
`greedy-learned`, which looks one turn ahead with the master's evaluation. It needs torch (comares[train]).
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

import comares
from comares.bots.knowledge import knowledge_of
from comares.bots.turn_lookahead import TurnLookahead
from comares.kernel.chance import SeededChance
from comares.kernel.state import State
from comares.research.batches import Games
from comares.research.codec import codec

GAME, PLAYERS = "sabika", 2
GAMES, HIDDEN, WORKERS, CODEC = 32, 128, 2, codec(GAME, PLAYERS)
Weights = dict[str, Any]
Samples = tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.int64]]  # observations, masks in bits, answers


def new_policy() -> Any:
    """A network from the bits of an observation to a number for each action."""
    nn, sizes = torch.nn, (8 * CODEC.observation_size, HIDDEN, HIDDEN, CODEC.size)
    first, second, last = (nn.Linear(inner, outer) for inner, outer in pairwise(sizes))
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)


def scores(policy: Any, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> Any:
    """The policy's number for each action; what is not legal has the lowest."""
    seen = torch.from_numpy(np.unpackbits(observations, axis=1)).float()
    return policy(seen).masked_fill(torch.from_numpy(masks == 0), -1e9)


class Teacher:
    """Looks one turn ahead with the learned evaluation, from what the seat that decides may know."""

    def __init__(self, seed: int) -> None:
        self.lookahead = TurnLookahead(CODEC.rules, knowledge_of(GAME).learned_guide(CODEC.rules))
        self.chance = SeededChance(seed)

    def path(self, state: State) -> list[int]:
        """The actions that lead to its choice."""
        imagined = CODEC.rules.imagine(CODEC.rules.view(state, int(state.seat)), self.chance)
        option = int(self.lookahead.best(imagined, SeededChance(int(self.chance.draw(0, 1 << 30)))))
        return CODEC.shortest(option, CODEC.options(state))


def collect(weights: Weights | None, seed: int, decisions: int) -> Samples:
    """Play so many decisions with the policy (without one: with the teacher), and ask the teacher at each."""
    torch.set_num_threads(1)
    policy = new_policy()
    policy.load_state_dict(weights or policy.state_dict())
    games, teacher, dice = Games(GAME, GAMES, PLAYERS, seed=seed), Teacher(seed), np.random.default_rng(seed)
    answers: list[list[int]] = [[] for _ in range(GAMES)]  # the rest of the teacher's path, by game
    seen, masks, labels = [], [], list[int]()
    while len(labels) < decisions:
        for game, episode in enumerate(games.batch.episodes):
            if not episode.depth:
                answers[game] = teacher.path(episode.state)
        with torch.no_grad():
            mine = scores(policy, games.observations, games.masks).argmax(1).numpy()
        follow = (dice.random(GAMES) < 0.1) | (weights is None)
        actions = mine.tolist()
        for game, answer in enumerate(answers):
            if answer:
                seen.append(games.observations[game].copy())
                masks.append(np.packbits(games.masks[game]))
                labels.append(answer[0])
                actions[game] = answer[0] if follow[game] else actions[game]
                answers[game] = answer[1:] if actions[game] == answer[0] else []
        games.step(actions)
    return np.array(seen), np.array(masks), np.array(labels)


def fit(policy: Any, samples: Samples, epochs: int) -> float:
    """Learn the answers; how often the policy gives the same one in the last epoch."""
    torch.set_num_threads(WORKERS)
    observations, masks, labels = samples
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3, weight_decay=1e-5)
    right = 0
    for epoch in range(epochs):
        for part in np.array_split(np.random.default_rng(epoch).permutation(len(labels)), len(labels) // 256 + 1):
            legal = np.unpackbits(masks[part], axis=1, count=CODEC.size)
            given, wanted = scores(policy, observations[part], legal), torch.from_numpy(labels[part])
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(given, wanted).backward()
            optimizer.step()
            right += int((given.argmax(1) == wanted).sum()) if epoch == epochs - 1 else 0
    return right / len(labels)


def learn(file: str, rounds: int, decisions: int, epochs: int) -> None:
    """Collect and learn by turns; the policy is saved after each round."""
    policy, known = new_policy(), list[Samples]()
    with ProcessPoolExecutor(WORKERS) as pool:
        for number in range(rounds):
            weights = policy.state_dict() if number else None
            seeds = [number * 1_000_000 + worker * 100_000 for worker in range(WORKERS)]
            jobs = [pool.submit(collect, weights, seed, decisions // WORKERS) for seed in seeds]
            known += [job.result() for job in jobs]
            observations, masks, labels = (np.concatenate(parts) for parts in zip(*known))
            agreed = fit(policy, (observations, masks, labels), epochs)
            torch.save(policy.state_dict(), file)
            print(f"round {number + 1}: {len(labels):,} answers, {agreed:.1%} alike", flush=True)


class Player:
    """Plays the action that the policy likes best, from what its seat may know."""

    def __init__(self, file: str) -> None:
        self.policy = new_policy()
        self.policy.load_state_dict(torch.load(file))

    def choose(self, table: comares.Table[comares.View]) -> str:
        view, path = table.view(table.decision.seat), list[int]()
        options = [int(CODEC.rules.parse(option.code)) for option in table.decision.options]
        while len(options) > 1:
            mask = np.zeros((1, CODEC.size), np.uint8)
            mask[0, CODEC.legal(options, len(path))] = 1
            seen = np.frombuffer(CODEC.observe_view(view, path), np.uint8)[None]
            with torch.no_grad():
                path.append(int(scores(self.policy, seen, mask).argmax()))
            options = [each for each in options if CODEC.actions.symbol(each, len(path) - 1) == path[-1]]
        return CODEC.rules.code(options[0])


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="learn a policy, or let it play against a bot")
    arguments.add_argument("what", choices=["learn", "match"])
    arguments.add_argument("file", help="the policy")
    for name, default in {"rounds": 6, "decisions": 20_000, "epochs": 2, "deals": 20, "seed": 1}.items():
        arguments.add_argument(f"--{name}", type=int, default=default)
    arguments.add_argument("--against", default="greedy", help="the other bot (default: greedy)")
    args = arguments.parse_args()
    if args.what == "learn":
        learn(args.file, args.rounds, args.decisions, args.epochs)
    else:
        print(comares.match(GAME, [Player(args.file), args.against], deals=args.deals, seed=args.seed))

"""The mean of two files of weights, which were learned in different ways and err in different ways:

    python -m comares.arena.training.mean_weights search.weights contrasts.weights > mean.weights

Games of the search (`search_games.py`) are those that the master plays, but whoever stands well there has usually
played well in other respects too. Contrasts (`contrasts.py`) compare options of one decision, but go on by the rollout
policy.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from comares.bots.knowledge import knowledge_of
from comares.bots.weights import read_all_weights, remarks_of, write_weights
from comares.games import GAMES


def mean_of(game: str, texts: list[str]) -> str:
    """The mean of the weights in these files of the game. The remarks of each stand above it."""
    features = knowledge_of(game).features(GAMES[game].rules(GAMES[game].min_players + 1, {}))
    columns = [read_all_weights(features, text) for text in texts]
    means = [sum(row) / len(row) for row in zip(*columns)]
    remarks = [f"The mean of {len(texts)} files of weights."]
    remarks += [remark for text in texts for remark in remarks_of(text)]
    return write_weights(features, means, remarks)


def main() -> None:
    """Print the mean."""
    parser = argparse.ArgumentParser(description="the mean of files of weights")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--game", choices=sorted(GAMES), default="alhambra")
    args = parser.parse_args()
    sys.stdout.write(mean_of(args.game, [file.read_text("utf-8") for file in args.files]))


if __name__ == "__main__":
    main()

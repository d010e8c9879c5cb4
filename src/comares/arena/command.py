"""The arguments of `comares arena`, `comares review`, `comares learn` and `comares practise`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path

from comares.kernel.errors import BadSetup
from comares.kernel.game import Game


def add_arena(arena: ArgumentParser) -> None:
    """What `comares arena` can be told beside the game."""
    arena.add_argument(
        "--bots",
        required=True,
        metavar="BOT,...",
        help="who plays: greedy, strong@200ms, master@1600, cmd:./mybot.py ...; the last one takes all seats left over",
    )
    arena.add_argument("--deals", type=int, default=100, metavar="N", help="each is played once for every rotation")
    arena.add_argument("--seed", type=int, default=0, help="which deals")
    arena.add_argument("--cores", type=int, metavar="N", help="games played at once; without it as many as there are")
    arena.add_argument("--out", type=Path, metavar="FOLDER", help="keep results there, and go on with what is there")
    arena.add_argument("--records", action="store_true", help="keep the records of the games there too")
    arena.add_argument("--json", action="store_true", help="for machines")


def add_review(review: ArgumentParser) -> None:
    """What `comares review` can be told."""
    review.add_argument("file", type=Path, help="the record of a finished game")
    review.add_argument("--budget", default="200", metavar="N|Nms", help="playouts or milliseconds a decision")
    review.add_argument("--json", action="store_true", help="for machines")


def add_learn(learn: ArgumentParser) -> None:
    """What `comares learn` can be told."""
    learn.add_argument("folders", type=Path, nargs="+", help="of matches that were played with --out and --records")


def add_practise(practise: ArgumentParser) -> None:
    """What `comares practise` can be told beside the game."""
    practise.add_argument("--rounds", type=int, default=10, metavar="N", help="each learns from all before it")
    practise.add_argument("--games", type=int, default=2000, metavar="N", help="in a round")
    practise.add_argument("--seed", type=int, default=0, help="which deals")


def run_arena(chosen: Namespace, game: Game, options: dict[str, str]) -> int:
    """Play the match."""
    from comares.arena.match import new_match
    from comares.arena.match_folder import Folder
    from comares.arena.report import Plan, arena
    from comares.arena.workers import cores_here

    if chosen.deals < 1:
        raise BadSetup(f"a match has at least 1 deal, not {chosen.deals}")
    if chosen.cores is not None and chosen.cores < 1:
        raise BadSetup(f"a match is played on at least 1 core, not {chosen.cores}")
    if chosen.records and not chosen.out:
        raise BadSetup("--records are kept in a folder: say which with --out")
    match = new_match(game, options, chosen.players, chosen.bots.split(","), chosen.seed)
    plan = Plan(chosen.deals, chosen.cores or cores_here(), chosen.records, chosen.json)
    return arena(match, plan, Folder(chosen.out, match, chosen.records) if chosen.out else None)


def run_review(chosen: Namespace, games: Mapping[str, Game]) -> int:
    """Look at the record again."""
    from comares.arena.review_report import show_review

    return show_review(chosen.file, games, chosen.budget, chosen.json)


def run_learn(chosen: Namespace) -> int:
    """Print what the games teach, as it goes into the package."""
    from comares.arena.training.train_from_records import learn

    print(learn(chosen.folders), end="")
    return 0


def run_practise(chosen: Namespace, game: Game, options: dict[str, str]) -> int:
    """Print what playing against oneself teaches, as it goes into the package."""
    from comares.arena.training.self_play import Plan, practise

    for name in ("rounds", "games"):
        if getattr(chosen, name) < 1:
            raise BadSetup(f"--{name} is at least 1, not {getattr(chosen, name)}")
    print(practise(Plan(game, chosen.players, options, chosen.rounds, chosen.games, chosen.seed)), end="")
    return 0

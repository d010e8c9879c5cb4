"""Games that the person at a page has finished: results, deals, records to review."""

from __future__ import annotations

from helpers.server.client import ServerProcess
from helpers.server.finished_games import finish_deal, finish_game, player_of
from web.playing import Page

WISH = {"game": "alhambra", "settings": {}, "seats": [{"kind": "me"}, {"kind": "here"}], "pace": "live", "open": False}
ASK = """async (wish) => (await (await fetch("/api/tables", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)})).json()).id"""


def whose(page: Page, served: ServerProcess) -> str:
    """The player behind the page, by a table that is made for it."""
    return player_of(served.settings.database, page.evaluate(ASK, WISH))


def finished_games(page: Page, served: ServerProcess) -> list[str]:
    """Four games of the person, the last one of Sabika; their tables."""
    player, database = whose(page, served), served.settings.database
    return [
        finish_game(database, player, "alhambra", {}, "gardener", 1),
        finish_game(database, player, "alhambra", {"falconers": "on"}, "mason", 2),
        finish_game(database, player, "sabika", {}, "gardener", 3),
        finish_game(database, player, "sabika", {}, "geometer", 4),
    ]


def finished_deal(page: Page, served: ServerProcess, game: str, seed: int = 1) -> str:
    """The person's try of the deal of the day; its table."""
    return finish_deal(served.settings.database, whose(page, served), game, seed)

"""Reference data that does not change while the server runs: catalogues, components, cards, the rulebook."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from comares.i18n import LANGUAGES
from comares.server.errors import Refusal
from comares.server.games.adapter import Adapter
from comares.server.games.hosted import HostedGames
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.rulebook import rulebook
from comares.server.http.types import AnyRequest
from comares.server.play.ids import is_id
from comares.server.play.rooms import Rooms
from comares.server.play.work import in_thread

Fingerprint = Annotated[str, QueryParameter(max_length=40)]


@get("/api/games/{game:str}/components", summary="Everything in the box", responses=REFUSALS)
async def components(games: HostedGames, rooms: Rooms, game: str, edition: Fingerprint = "") -> dict[str, Any]:
    if game not in games.registry:
        raise Refusal("not-here")
    return (await adapter_of(games, rooms, game, edition)).components


@get(
    "/api/games/{game:str}/cards/{language:str}",
    summary="The text of every card",
    responses=REFUSALS,
)
async def cards(
    games: HostedGames, rooms: Rooms, game: str, language: str, edition: Fingerprint = ""
) -> dict[str, Any]:
    if game not in games.registry or language not in LANGUAGES:
        raise Refusal("not-here")
    adapter = await adapter_of(games, rooms, game, edition)
    return await in_thread(adapter.cards, language)


async def adapter_of(games: HostedGames, rooms: Rooms, game: str, edition: str) -> Adapter:
    """The adapter of the game with that edition: one of the server, or the one that a table is played with."""
    if not is_id(edition) or games.knows(game, edition):
        return games.adapter(game, edition)
    stored = await rooms.storage.find_components(edition)
    if stored is None or stored.game != game:
        return games.adapter(game)
    return (await rooms.editions.made_of(stored)).adapter(game, stored.fingerprint)


@get(
    "/api/words/{language:str}",
    summary="The catalogue of a language",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def words(
    request: AnyRequest, language: str, part: Annotated[str, QueryParameter(max_length=20)] = ""
) -> Response[str]:
    if language not in LANGUAGES or (part and part not in PARTS):
        raise Refusal("not-here")
    text = catalogue(language, part)
    etag = f'"{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def catalogue(language: str, part: str = "") -> str:
    """The Fluent source of a language without its comments: that of every page, or of one screen."""
    folder = files("comares.i18n") / language
    names = sorted(path.name for path in folder.iterdir() if is_for_client(path.name, part))
    lines = "\n".join((folder / name).read_text("utf-8") for name in names).splitlines()
    return "\n".join(line for line in lines if line.strip() and not line.startswith("#")) + "\n"


# No page shows what commands say, and the texts of lessons come with their lesson.
NOT_FOR_CLIENTS = ("arena.", "bench.", "lessons-", "terminal.")
# The catalogues of a single screen, by their first letters: sent when it opens.
PARTS = {
    "account": ("notices.", "web-account."),
    "games": ("web-games.",),
    "own": ("data.", "web-own."),
    "people": ("web-people.",),
    "puzzles": ("web-puzzles.",),
    "review": ("web-review.",),
}


def is_for_client(file: str, part: str) -> bool:
    """Whether a catalogue belongs to that part; no part: whether it is sent to every client."""
    of_screens = tuple(start for starts in PARTS.values() for start in starts)
    if part:
        return file.startswith(PARTS[part])
    return file.endswith(".ftl") and not file.startswith((*NOT_FOR_CLIENTS, *of_screens))


HANDLERS = [components, cards, words, rulebook]

"""The calls of the owner's page: editions of a player, their rows, and what they are as a zip."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from litestar import Response, delete, get, patch, post, put

from comares.kernel.mistakes import Mistake
from comares.server.errors import Refusal
from comares.server.games.boxes import BOXES, Files
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.refusals import preferred_language
from comares.server.http.types import AnyRequest
from comares.server.messages.editions import (
    DataMistake,
    EditionChange,
    EditionInfo,
    EditionPage,
    EntryField,
    EntryForm,
    EntryPart,
    NewEdition,
    RowChange,
    RowCount,
    SavedRow,
    ShownRow,
)
from comares.server.messages.fields import Name
from comares.server.play.editions import Editions, files_of, rows_of
from comares.server.play.storage import EditionRow, Player
from comares.server.play.work import in_thread

MAX_ZIP_BYTES = 400_000
MAX_SHOWN = 300  # mistakes


@get("/api/boxes/{game:str}", summary="What can be entered for a game", responses=REFUSALS, sync_to_thread=False)
def entry_form(editions: Editions, game: str) -> EntryForm:
    form = editions.box(game).form
    return EntryForm(
        tables={
            file: {table: [_field(each) for each in fields] for table, fields in tables.items()}
            for file, tables in form.tables.items()
        },
        effects=[_part(each) for each in form.effects],
        blue=[_part(each) for each in form.blue],
        events=[_part(each) for each in form.events],
        counters=list(form.counters),
        resources=list(form.resources),
        types=list(form.types),
        conditions={name: list(values) for name, values in form.conditions.items()},
        reward_counters=list(form.reward_counters),
        free=list(form.free),
        max_items=form.max_items,
    )


def _field(field: Any) -> EntryField:
    return EntryField(**{**field._asdict(), "values": list(field.values)})


def _part(part: Any) -> EntryPart:
    return EntryPart(**{**part._asdict(), "values": list(part.values)})


@get("/api/editions", summary="My editions", responses=REFUSALS)
async def list_editions(known: Player, editions: Editions) -> list[EditionInfo]:
    return [info_of(row) for row in await editions.of(known)]


@post("/api/editions", summary="Begin an edition", responses=REFUSALS)
async def new_edition(data: NewEdition, known: Player, editions: Editions) -> EditionInfo:
    return info_of(await editions.begin(known, data.game, data.name, data.like))


@post(
    "/api/editions/{game:str}/zip",
    summary="Begin an edition from a zip of TOML files",
    responses=REFUSALS,
    request_max_body_size=MAX_ZIP_BYTES,
)
async def import_edition(
    request: AnyRequest, game: str, known: Player, editions: Editions, name: Name = ""
) -> EditionInfo:
    return info_of(await editions.take_in(known, game, name, await request.body()))


@get("/api/editions/{edition:str}", summary="One of my editions", responses=REFUSALS)
async def get_edition(edition: str, known: Player, editions: Editions) -> EditionPage:
    row = await editions.find(known, edition)
    files = files_of(row)
    return EditionPage(info_of(row), files, await in_thread(mistakes_of, row.game, files))


@patch("/api/editions/{edition:str}", summary="Rename an edition, or use it for new tables", responses=REFUSALS)
async def change_edition(data: EditionChange, edition: str, known: Player, editions: Editions) -> EditionInfo:
    row = await editions.find(known, edition)
    if data.name is not None:
        row = await editions.rename(known, edition, data.name)
    if data.used is not None:
        row = await editions.use(known, edition, data.used)
    return info_of(row)


@delete("/api/editions/{edition:str}", summary="Delete an edition", responses=REFUSALS)
async def delete_edition(edition: str, known: Player, editions: Editions) -> None:
    await editions.delete(known, edition)


@get("/api/editions/{edition:str}/zip", summary="The edition as a zip of TOML files", responses=REFUSALS)
async def export_edition(edition: str, known: Player, editions: Editions) -> Response[bytes]:
    content = await editions.hand_out(known, edition)
    row = await editions.find(known, edition)
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.id}.zip"{own_name(row.name)}'}
    return Response(content, media_type="application/zip", headers=headers)


def own_name(name: str) -> str:
    """The name of an edition as that of its zip (RFC 6266), so that it has the name again when it is taken in. Letters,
    digits, blanks and dashes only: nothing else belongs in the name of a file."""
    plain = " ".join("".join(letter for letter in name if letter.isalnum() or letter in " -_").split())
    return f"; filename*=UTF-8''{quote(plain)}.zip" if plain else ""


@put("/api/editions/{edition:str}/row", summary="Save a row", responses=REFUSALS)
async def save_row(request: AnyRequest, data: RowChange, edition: str, known: Player, editions: Editions) -> SavedRow:
    row = await editions.save_row(known, edition, data.file, data.table, data.at, data.row)
    return await in_thread(saved, row, data, language_of(request))


@post(
    "/api/editions/{edition:str}/shown", summary="A row as a table would show it", responses=REFUSALS, status_code=200
)
async def show_row(request: AnyRequest, data: RowChange, edition: str, known: Player, editions: Editions) -> ShownRow:
    row = await editions.find(known, edition)
    rows_of(files_of(row), data.file, data.table, data.at)
    return await in_thread(shown, row.game, data.file, data.table, data.at, data.row, language_of(request))


@post("/api/editions/{edition:str}/rows", summary="Add or remove a row", responses=REFUSALS, status_code=200)
async def resize_table(data: RowCount, edition: str, known: Player, editions: Editions) -> EditionPage:
    row = await editions.resize(known, edition, data.file, data.table, data.at, data.remove)
    files = files_of(row)
    return EditionPage(info_of(row), files, await in_thread(mistakes_of, row.game, files))


def language_of(request: AnyRequest) -> str:
    """The language of the reader."""
    return preferred_language(request.headers.get("accept-language", ""))


def saved(row: EditionRow, change: RowChange, language: str) -> SavedRow:
    """What the row and the edition are now."""
    files = files_of(row)
    now = rows_of(files, change.file, change.table, change.at)[change.at]
    face = shown(row.game, change.file, change.table, change.at, now, language)
    return SavedRow(info_of(row), now, face, mistakes_of(row.game, files))


def shown(game: str, file: str, table: str, at: int, row: dict[str, Any], language: str) -> ShownRow:
    """The row as a table would show it."""
    box = BOXES[game]
    if table not in box.form.tables.get(file, {}):
        raise Refusal("edition", problem="no-table", file=file, table=table)
    if box.row_mistakes(file, table, at, row):
        return ShownRow([], [])
    found = box.show(file, table, at, row, language)
    return ShownRow(found.words, found.face)


def info_of(row: EditionRow) -> EditionInfo:
    """The edition as lists show it."""
    return EditionInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        fingerprint=row.fingerprint,
        pieces=row.pieces,
        printed=row.printed,
        mistakes=row.mistakes,
        used=row.used,
        version=row.version,
        updated=row.updated,
    )


def mistakes_of(game: str, files: Files) -> list[DataMistake]:
    """Every mistake, at a field that the form has."""
    box = BOXES[game]
    found = box.mistakes(files)[:MAX_SHOWN]
    return [_mistake(each, [field.name for field in box.form.tables[each.file][each.table]]) for each in found]


def _mistake(mistake: Mistake, fields: list[str]) -> DataMistake:
    known = mistake.field in fields or not mistake.field
    field = mistake.field if known else "blue" if "blue" in fields else ""
    return DataMistake(mistake.file, mistake.table, mistake.row, field, mistake.problem.key, mistake.problem.arguments)


HANDLERS = [
    entry_form,
    list_editions,
    new_edition,
    import_edition,
    get_edition,
    change_edition,
    delete_edition,
    export_edition,
    save_row,
    show_row,
    resize_table,
]

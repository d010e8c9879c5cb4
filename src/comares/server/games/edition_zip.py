"""An edition as a zip of TOML files: the folder that `--data` takes."""

from __future__ import annotations

import io
import tomllib
import zipfile
import zlib
from typing import Any, Final

from comares.kernel.toml_text import toml_text
from comares.server.errors import Refusal
from comares.server.games.boxes import FILE_NAMES, Files

MAX_ENTRIES: Final = 60
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
SAME_DATE: Final = (2000, 1, 1, 0, 0, 0)  # the same edition is the same file
HEADING: Final = "Every row has its status: rulebook, rulebook_inferred, public, reconstructed or printed."
BROKEN: Final = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError)


def write_zip(files: Files) -> bytes:
    """The files as a folder in a zip."""
    to = io.BytesIO()
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, tables in files.items():
            archive.writestr(zipfile.ZipInfo(f"{name}.toml", SAME_DATE), toml_text(tables, HEADING))
    return to.getvalue()


def read_zip(content: bytes, game: str, max_bytes: int) -> dict[str, dict[str, Any]]:
    """The files of the game in a zip, whatever folder of it they are in; a Refusal says what is wrong. Nothing is
    written to a disk, and nothing is unpacked beyond `max_bytes`."""
    wanted = {f"{name}.toml": name for name in FILE_NAMES[game]}
    texts: dict[str, str] = {}
    left = max_bytes
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            entries = archive.infolist()
            if len(entries) > MAX_ENTRIES:
                raise Refusal("edition", problem="entries", found=len(entries), most=MAX_ENTRIES)
            for entry in entries:
                name = wanted.get(entry.filename.replace("\\", "/").rpartition("/")[2])
                if name is None or entry.is_dir():
                    continue
                if name in texts:
                    raise Refusal("edition", problem="twice", file=f"{name}.toml")
                texts[name] = _text(archive, entry, left)
                left -= len(texts[name])
    except BROKEN:
        raise Refusal("edition", problem="zip") from None
    missing = [name for name in wanted if wanted[name] not in texts]
    if missing:
        raise Refusal("edition", problem="missing", files=", ".join(missing))
    return {wanted[name]: _tables(wanted[name], texts[wanted[name]]) for name in wanted}


def _text(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int) -> str:
    if entry.flag_bits & 1 or entry.compress_type not in METHODS:
        raise Refusal("edition", problem="packed")
    with archive.open(entry) as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise Refusal("edition", problem="size")
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("edition", problem="utf-8", file=entry.filename.rpartition("/")[2]) from None


def _tables(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("edition", problem="toml", file=f"{name}.toml", what=str(error)[:100]) from None

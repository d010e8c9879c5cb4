"""The log: lines for people or JSON lines, each with the ids of its call and table, and without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Final, TextIO

from comares.server.observe.context import where
from comares.server.settings import masked

# What an error of a library may bring along: values of SQL statements, cookies.
PARAMETERS: Final = re.compile(r"\[parameters: .*?\](?=\n|$)|^DETAIL: .*$", re.DOTALL | re.MULTILINE)
COOKIES: Final = re.compile(r"(comares(?:-\w+)?=)[\w.~-]+")


def without_secrets(text: str) -> str:
    """The text without passwords, values of SQL statements and cookies."""
    return COOKIES.sub(r"\1***", PARAMETERS.sub("[parameters: ***]", masked(text)))


class Context(logging.Filter):
    """Adds the ids of the call and the table to every record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.where = where()
        return True


class TextFormat(logging.Formatter):
    """A line for people: time, level, ids, message; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        ids = "".join(f" {name}={value}" for name, value in getattr(record, "where", {}).items())
        head = f"{self.formatTime(record)} {record.levelname.lower()}{ids}: "
        return head + without_secrets(super().format(record))


class JsonFormat(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **getattr(record, "where", {}),
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


FORMATS: Final[dict[str, type[logging.Formatter]]] = {"text": TextFormat, "json": JsonFormat}


def set_up_logs(level: str, form: str, stream: TextIO | None = None) -> None:
    """From now on, write the messages of all libraries from this level on, to the standard error by default."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(Context())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    logging.captureWarnings(True)

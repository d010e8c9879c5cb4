"""Admin commands in the process of the test."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple

from comares.cli import main
from helpers.server.client import ServerProcess


class Said(NamedTuple):
    """What a command has printed, and its exit code."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


class Admin:
    """`comares admin` on one database."""

    def __init__(self, database: str) -> None:
        self.database = database

    def __call__(self, *arguments: str) -> Said:
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = main(["admin", *arguments, "--database", self.database])
        return Said(code, out.getvalue(), err.getvalue())

    def json(self, *arguments: str) -> Any:
        """The JSON that the command prints."""
        return self(*arguments, "--json").json()


class Hosted(NamedTuple):
    """A server and the admin commands on its database."""

    server: ServerProcess
    admin: Admin

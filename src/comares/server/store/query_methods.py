"""Queries as methods of a storage: each runs as a job of its database."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Query = Callable[Concatenate[Connection, Arguments], Result]
Method = Callable[Concatenate[Any, Arguments], Coroutine[Any, Any, Result]]


def reads(query: Query[Arguments, Result]) -> Method[Arguments, Result]:
    """A method that reads; the object has a `database`."""

    async def read(self: Any, /, *values: Arguments.args, **named: Arguments.kwargs) -> Result:
        found: Result = await self.database.read(lambda on: query(on, *values, **named))
        return found

    return read


def writes(query: Query[Arguments, Result]) -> Method[Arguments, Result]:
    """A method that writes; it returns after the commit."""

    async def write(self: Any, /, *values: Arguments.args, **named: Arguments.kwargs) -> Result:
        done: Result = await self.database.write(lambda to: query(to, *values, **named))
        return done

    return write

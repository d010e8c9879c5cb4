"""What the fields of messages may hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MAX_CODES = 500
MAX_CODE_LENGTH = 200
MAX_POSITION_LENGTH = 40_000  # characters; the longest of a game is a quarter of that
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LineNumber = Annotated[int, Meta(ge=-1, le=1_000_000)]
Code = Annotated[str, Meta(min_length=1, max_length=MAX_CODE_LENGTH)]
Codes = Annotated[list[Code], Meta(max_length=MAX_CODES)]
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=8, max_length=80)]
PositionText = Annotated[str, Meta(max_length=MAX_POSITION_LENGTH)]
Rounds = Annotated[int, Meta(ge=1, le=24)]

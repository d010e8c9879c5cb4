"""The refusals of every call, for the OpenAPI description."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from comares.server.errors import STATUS
from comares.server.messages.lobby import ErrorBody

REFUSALS = {
    status: ResponseSpec(
        ErrorBody,
        generate_examples=False,
        description=f"Refused: {', '.join(key for key, code in STATUS.items() if code == status)}",
    )
    for status in sorted(set(STATUS.values()) - {500})
}

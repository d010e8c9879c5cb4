"""What any call may be answered with besides what it asks for: the same for all, described once."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from comares.server.errors import STATUS
from comares.server.messages import ErrorCard

REFUSED = {
    status: ResponseSpec(
        ErrorCard,
        generate_examples=False,
        description=f"Refused: {', '.join(key for key, code in STATUS.items() if code == status)}",
    )
    for status in sorted(set(STATUS.values()) - {500})
}

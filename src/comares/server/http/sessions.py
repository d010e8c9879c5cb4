"""The session of a call: whose cookie came with it, and which one goes with the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comares.server.identity import Identity, Session, new_session

State = Any  # of an ASGI scope


def read_session(state: State, cookies: Mapping[str, str], identity: Identity) -> None:
    """Note in the state of the call who makes it, and whether a cookie is due with the answer."""
    known = identity.session_of(cookies)
    begin_session(state, known or new_session())
    state["sets_cookie"] = known is None or identity.is_due(known, cookies)


def begin_session(state: State, session: Session) -> None:
    """From now on the call is made by that player; the answer sets the cookie."""
    state["session"], state["player"], state["sets_cookie"] = session, session.player, True

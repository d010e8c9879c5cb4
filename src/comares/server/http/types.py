"""Types of the parameters of handlers."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket
from litestar.params import SkipValidation

from comares.server.play.accounts import AccountStorage
from comares.server.play.clubs import ClubStorage
from comares.server.play.counted_games import RatingStorage
from comares.server.play.export import Stores
from comares.server.play.friends import FriendStorage
from comares.server.play.notices import NoticeStorage
from comares.server.play.storage import Storage

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
TheStorage = SkipValidation[Storage]  # a protocol cannot be validated at run time
TheNotices = SkipValidation[NoticeStorage]
TheAccounts = SkipValidation[AccountStorage]
TheRatings = SkipValidation[RatingStorage]
TheFriends = SkipValidation[FriendStorage]
TheClubs = SkipValidation[ClubStorage]
TheStores = SkipValidation[Stores]

"""An account as its holder sees it."""

from __future__ import annotations

from comares.server.messages.account import AccountInfo, DeviceInfo, PasskeyInfo
from comares.server.play.accounts import AccountStorage
from comares.server.play.storage import Player


async def account_info(known: Player, device: str, accounts: AccountStorage, mail: bool) -> AccountInfo:
    """The account of the player, or what one could have; `mail`: this server sends some."""
    found = await accounts.find_account(known.id) if known.account else None
    if found is None:
        return AccountInfo(False, known.name, None, mail, [], [], 0, "", 0.0)
    return AccountInfo(
        account=True,
        name=known.name,
        email=found.email,
        mail=mail,
        passkeys=[
            PasskeyInfo(each.id, each.name, each.created, each.used) for each in await accounts.passkeys_of(known.id)
        ],
        devices=[
            DeviceInfo(each.id, each.name, each.created, each.seen, each.id == device)
            for each in await accounts.devices_of(known.id)
        ],
        recovery_codes=await accounts.count_recovery_codes(known.id),
        settings=found.settings,
        created=found.created,
    )

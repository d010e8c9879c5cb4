"""The storage of accounts over SQLAlchemy."""

from __future__ import annotations

from comares.server.store import account_queries
from comares.server.store.database import Database
from comares.server.store.query_methods import reads, writes


class SqlAccounts:
    """Stores accounts in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    find_account = reads(account_queries.find_account)
    account_of_email = reads(account_queries.account_of_email)
    open_account = writes(account_queries.open_account)
    remove_email = writes(account_queries.remove_email)
    save_settings = writes(account_queries.save_settings)

    # Passkeys.

    find_passkey = reads(account_queries.find_passkey)
    passkeys_of = reads(account_queries.passkeys_of)
    use_passkey = writes(account_queries.use_passkey)
    remove_passkey = writes(account_queries.remove_passkey)

    # Devices.

    devices_of = reads(account_queries.devices_of)
    find_device = reads(account_queries.find_device)
    add_device = writes(account_queries.add_device)
    see_device = writes(account_queries.see_device)
    remove_device = writes(account_queries.remove_device)
    remove_other_devices = writes(account_queries.remove_other_devices)

    # What can be used once.

    set_recovery_codes = writes(account_queries.set_recovery_codes)
    count_recovery_codes = reads(account_queries.count_recovery_codes)
    use_recovery_code = writes(account_queries.use_recovery_code)
    add_token = writes(account_queries.add_token)
    find_token = reads(account_queries.find_token)
    use_token = writes(account_queries.use_token)
    count_tokens = reads(account_queries.count_tokens)

    # Guests and leaving.

    bring_guest = writes(account_queries.bring_guest)
    delete_player = writes(account_queries.delete_player)

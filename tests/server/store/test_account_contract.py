"""What every storage of accounts promises, in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from helpers.server.in_memory import HOSTED
from helpers.server.storages import KINDS, open_storage

from comares.server.identity import new_player
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.accounts import (
    MAX_DEVICES,
    MAX_PASSKEYS,
    AccountStorage,
    Device,
    LastWay,
    Passkey,
    Token,
    TooMany,
    hash_of,
)
from comares.server.play.ids import new_secret
from comares.server.play.memory_accounts import MemoryAccounts
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table
from comares.server.play.storage import Conflict, Player, Storage, StoredTalk
from comares.server.store.sql_accounts import SqlAccounts


class Stores(NamedTuple):
    storage: Storage
    accounts: AccountStorage


@pytest.fixture(scope="module", params=KINDS)
def stores(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stores]:
    with open_storage(request.param, tmp_path_factory.mktemp("accounts")) as opened:
        if isinstance(opened, MemoryStorage):
            yield Stores(opened, MemoryAccounts(opened))
        else:
            yield Stores(opened, SqlAccounts(opened.database))


def somebody() -> Player:
    return Player(new_player(), "Ada", "en")


def device_of(player: Player, seen: float = 1.0) -> Device:
    return Device(new_player(), player.id, "Firefox · Linux", seen, seen)


def passkey_of(player: Player, made: float = 1.0) -> Passkey:
    return Passkey(new_player(), player.id, b"\x00key\xff", 0, "Firefox", made, made)


def test_the_first_passkey_makes_an_account_and_made_again_changes_nothing(stores: Stores) -> None:
    async def story() -> None:
        ada = somebody()
        device, passkey = device_of(ada), passkey_of(ada)
        for _ in range(2):
            found, is_new = await stores.accounts.open_account(ada, device, passkey)
            assert (found.account, is_new) == (True, True)
        assert await stores.accounts.passkeys_of(ada.id) == [passkey]
        assert await stores.accounts.devices_of(ada.id) == [device]
        assert await stores.storage.find_player(ada.id) == ada._replace(account=True)
        again = await stores.accounts.open_account(ada, device_of(ada), passkey_of(ada, 2.0))
        assert not again.is_new
        assert len(await stores.accounts.passkeys_of(ada.id)) == 2
        await stores.storage.save_player(ada._replace(name="Ada L."))
        assert (await stores.storage.find_player(ada.id)) == ada._replace(name="Ada L.", account=True)

    asyncio.run(story())


def test_nobody_takes_the_passkey_or_the_address_of_another(stores: Stores) -> None:
    async def story() -> None:
        ada, ben = somebody(), somebody()
        passkey, address = passkey_of(ada), f"{ada.id.lower()}@example.org"
        await stores.accounts.open_account(ada, device_of(ada), passkey, address)
        with pytest.raises(Conflict):
            await stores.accounts.open_account(ben, device_of(ben), passkey._replace(player=ben.id))
        with pytest.raises(Conflict):
            await stores.accounts.open_account(ben, device_of(ben), email=address)
        assert await stores.accounts.find_account(ben.id) is None
        found = await stores.accounts.account_of_email(address)
        assert found is not None
        assert found.player == ada.id

    asyncio.run(story())


def test_the_last_way_in_stays(stores: Stores) -> None:
    async def story() -> None:
        ada = somebody()
        passkey = passkey_of(ada)
        await stores.accounts.open_account(ada, device_of(ada), passkey)
        with pytest.raises(LastWay):
            await stores.accounts.remove_passkey(ada.id, passkey.id)
        await stores.accounts.open_account(ada, device_of(ada), email=f"{ada.id.lower()}@example.org")
        assert not await stores.accounts.remove_passkey("somebody-else", passkey.id)
        assert await stores.accounts.remove_passkey(ada.id, passkey.id)
        with pytest.raises(LastWay):
            await stores.accounts.remove_email(ada.id)

    asyncio.run(story())


def test_passkeys_and_devices_are_bounded(stores: Stores) -> None:
    async def story() -> None:
        ada = somebody()
        for number in range(MAX_PASSKEYS):
            await stores.accounts.open_account(ada, device_of(ada, float(number)), passkey_of(ada, float(number)))
        with pytest.raises(TooMany):
            await stores.accounts.open_account(ada, device_of(ada), passkey_of(ada))
        for number in range(MAX_DEVICES):
            await stores.accounts.add_device(device_of(ada, 100.0 + number))
        devices = await stores.accounts.devices_of(ada.id)
        assert len(devices) == MAX_DEVICES
        assert min(device.seen for device in devices) == 100.0, "those not seen for longest made room"

    asyncio.run(story())


def test_a_device_is_signed_out_alone_or_with_all_others(stores: Stores) -> None:
    async def story() -> None:
        ada = somebody()
        devices = [device_of(ada, float(number)) for number in range(3)]
        await stores.accounts.open_account(ada, devices[0], passkey_of(ada))
        for device in devices[1:]:
            await stores.accounts.add_device(device)
        assert not await stores.accounts.remove_device("ben", devices[0].id)
        assert await stores.accounts.remove_device(ada.id, devices[0].id)
        assert await stores.accounts.find_device(ada.id, devices[0].id) is None
        await stores.accounts.see_device(devices[1].id, 9.0)
        assert (await stores.accounts.devices_of(ada.id))[0] == devices[1]._replace(seen=9.0)
        await stores.accounts.remove_other_devices(ada.id, devices[2].id)
        assert await stores.accounts.devices_of(ada.id) == [devices[2]]

    asyncio.run(story())


def test_a_recovery_code_and_a_token_are_used_once(stores: Stores) -> None:
    async def story() -> None:
        ada = somebody()
        await stores.accounts.open_account(ada, device_of(ada), passkey_of(ada))
        codes = [hash_of(new_player()) for _ in range(3)]
        await stores.accounts.set_recovery_codes(ada.id, [hash_of(new_player())])
        await stores.accounts.set_recovery_codes(ada.id, codes)
        assert await stores.accounts.count_recovery_codes(ada.id) == 3
        assert await stores.accounts.use_recovery_code(codes[0], "first") == ada.id
        assert await stores.accounts.use_recovery_code(codes[0], "first") == ada.id, "the same attempt, made again"
        assert await stores.accounts.use_recovery_code(codes[0], "second") is None
        assert await stores.accounts.count_recovery_codes(ada.id) == 2
        token = Token(hash_of(new_player()), "mail", "ada@example.org", 100.0, 200.0)
        await stores.accounts.add_token(token)
        assert await stores.accounts.count_tokens("mail", "ada@example.org", 50.0) == 1
        assert await stores.accounts.find_token(token.hash, "mail", 150.0) == token
        assert await stores.accounts.use_token(token.hash, "sign-in", 150.0, "x") is None
        assert await stores.accounts.use_token(token.hash, "mail", 200.0, "x") is None, "it is too old"
        assert await stores.accounts.use_token(token.hash, "mail", 150.0, "first") == token
        assert await stores.accounts.use_token(token.hash, "mail", 150.0, "second") is None
        assert await stores.accounts.find_token(token.hash, "mail", 150.0) is None

    asyncio.run(story())


async def table_of(player: Player, stores: Stores) -> str:
    row, lines = new_table(NewTable([NewSeat("me"), NewSeat("bot", level="mason")], "alhambra"), player, HOSTED)
    await stores.storage.add_table(row, lines)
    return row.id


def test_the_games_of_a_guest_become_the_accounts_and_an_account_is_no_guest(stores: Stores) -> None:
    async def story() -> None:
        guest, ada, ben = somebody(), somebody(), somebody()
        await stores.storage.save_player(guest)
        for player in (ada, ben):
            await stores.accounts.open_account(player, device_of(player), passkey_of(player))
        table, other = await table_of(guest, stores), await table_of(ben, stores)
        for _ in range(2):
            await stores.accounts.bring_guest(guest.id, ada.id)
            await stores.accounts.bring_guest(ben.id, ada.id)
        assert [row.id for row in await stores.storage.games_of(ada.id)] == [table]
        assert [row.id for row in await stores.storage.games_of(ben.id)] == [other]
        assert await stores.storage.find_player(guest.id) is None
        row = await stores.storage.find_table(table)
        assert row is not None
        assert (row.host, row.seats[0].player) == (ada.id, ada.id)

    asyncio.run(story())


async def words_of(player: Player, other: Player, table: str, stores: Stores) -> None:
    """Something said, noted, reported and marked by the player; the other has said something before."""
    for number, speaker in enumerate((other, player)):
        said = StoredTalk(-1, new_secret(), 1.0, speaker.id, speaker.name, None, "aside", "", "words")
        assert await stores.storage.add_talk(table, said, 10) == number
    await stores.storage.report_talk(table, 0, player.id)
    await stores.storage.save_notepad(table, player.id, "notes")
    await stores.storage.set_mark(player.id, other.id, "mute", True)
    await stores.storage.set_mark(other.id, player.id, "mute", True)


def test_what_a_guest_said_noted_and_marked_becomes_the_accounts(stores: Stores) -> None:
    async def story() -> None:
        ada, guest, ben = somebody(), somebody(), somebody()
        await stores.accounts.open_account(ada, device_of(ada), passkey_of(ada))
        table = await table_of(guest, stores)
        await words_of(guest, ben, table, stores)
        await stores.accounts.bring_guest(guest.id, ada.id)
        first, second = await stores.storage.talk_after(table, -1, 10)
        assert (first.reporters, second.player, second.text) == ((ada.id,), ada.id, "words")
        assert await stores.storage.notepad(table, ada.id) == "notes"
        assert await stores.storage.marked(ada.id, "mute") == [ben.id]
        assert await stores.storage.marked(ben.id, "mute") == [ada.id]

    asyncio.run(story())


def test_what_a_deleted_player_said_is_empty_and_its_number_is_not_given_again(stores: Stores) -> None:
    async def story() -> None:
        ada, ben = somebody(), somebody()
        table = await table_of(ada, stores)
        await words_of(ada, ben, table, stores)
        await stores.accounts.delete_player(ada.id)
        first, second = await stores.storage.talk_after(table, -1, 10)
        assert (first.text, first.reporters) == ("words", ())
        assert (second.number, second.player, second.name, second.phrase, second.text) == (1, "", "", "", "")
        assert await stores.storage.notepad(table, ada.id) == ""
        assert (await stores.storage.marked(ada.id, "mute"), await stores.storage.marked(ben.id, "mute")) == ([], [])
        said = StoredTalk(-1, new_secret(), 2.0, ben.id, ben.name, None, "aside", "", "more")
        assert await stores.storage.add_talk(table, said, 10) == 2, "who has heard number 1 hears this one"

    asyncio.run(story())


def test_a_deleted_player_leaves_nothing_but_the_games(stores: Stores) -> None:
    async def story() -> None:
        ada = somebody()
        address = f"{ada.id.lower()}@example.org"
        passkey, device, code = passkey_of(ada), device_of(ada), hash_of(new_player())
        await stores.accounts.open_account(ada, device, passkey, address)
        await stores.accounts.set_recovery_codes(ada.id, [code])
        await stores.accounts.save_settings(ada.id, '{"theme": "stucco"}')
        table = await table_of(ada, stores)
        tokens = [Token(hash_of(new_player()), "mail", value, 100.0, 200.0) for value in (address, ada.id)]
        for token in tokens:
            await stores.accounts.add_token(token)
        for _ in range(2):
            await stores.accounts.delete_player(ada.id)
        for token in tokens:
            assert await stores.accounts.find_token(token.hash, "mail", 150.0) is None
        assert await stores.storage.find_player(ada.id) is None
        assert await stores.accounts.find_account(ada.id) is None
        assert await stores.accounts.account_of_email(address) is None
        assert await stores.accounts.find_passkey(passkey.id) is None
        assert await stores.accounts.find_device(ada.id, device.id) is None
        assert await stores.accounts.use_recovery_code(code, "x") is None
        row = await stores.storage.find_table(table)
        assert row is not None
        assert (row.host, row.seats[0].kind, row.seats[0].name, row.seats[0].player) == (None, "open", "", None)

    asyncio.run(story())

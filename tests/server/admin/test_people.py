"""For the holder of an account who has lost everything, and for the host who sets up mail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.server.admin import Hosted
from helpers.server.browser import Browser, close_browsers
from helpers.server.mail_server import mail_server
from helpers.server.postgres import driven
from sqlalchemy import create_engine, update

from comares.server.play.counted_games import CountedGame, CountedSeat, Pool
from comares.server.store.people_schema import RATINGS
from comares.server.store.rating_queries import count_game


@pytest.fixture(autouse=True)
def browsers() -> Iterator[None]:
    yield
    close_browsers()


def test_a_recovery_code_of_the_host_signs_in_once(hosted: Hosted) -> None:
    ada, phone = Browser(hosted.server), Browser(hosted.server)
    ada.rename("Xenia")
    [player] = hosted.admin.json("players", "list", "--name", "Xenia")
    refused = hosted.admin("players", "recovery-code", player["id"])
    assert refused.code != 0
    assert "has no account" in refused.err
    ada.make_passkey()
    code = hosted.admin.json("players", "recovery-code", player["id"])["code"]
    phone.call("POST", "sign-in/recovery", code=code)
    assert phone.name() == "Xenia"
    assert Browser(hosted.server).call("POST", "sign-in/recovery", 403, code=code)["error"] == "sign-in-failed"


def test_a_player_whom_the_host_deletes_or_signs_out_has_no_device_left(hosted: Hosted) -> None:
    ada = Browser(hosted.server)
    ada.rename("Wanda")
    ada.make_passkey()
    [player] = hosted.admin.json("players", "list", "--name", "Wanda")
    hosted.admin.json("players", "sign-out", player["id"])
    assert ada.name() == ""
    ada.sign_in(ada.authenticator)
    assert ada.name() == "Wanda"
    hosted.admin.json("players", "delete", player["id"])
    assert ada.name() == ""
    signed = ada.authenticator.sign(ada.call("POST", "sign-in/options")["options"])
    assert ada.call("POST", "sign-in", 403, credential=signed)["error"] == "sign-in-failed"


def test_a_mail_tries_the_settings(hosted: Hosted) -> None:
    assert "mail.server" in hosted.admin("mail", "ada@example.org").err
    with mail_server() as mails:
        settings = ("--mail-server", mails.url, "--mail-sender", "t@example.org", "--public-url", "http://localhost/")
        assert hosted.admin.json("mail", "ada@example.org", *settings) == {"address": "ada@example.org"}
        assert mails.wait(1)[0]["To"] == "ada@example.org"
        assert "no address" in hosted.admin("mail", "nobody", *settings).err
        mails.answer = "550 no"
        assert "550" in hosted.admin("mail", "ada@example.org", *settings).err


def test_ratings_are_listed_and_computed_again_beside_the_server(hosted: Hosted) -> None:
    people = {name: Browser(hosted.server) for name in ("Quentin", "Rosa")}
    for name, browser in people.items():
        browser.rename(name)
    ids = [hosted.admin.json("players", "list", "--name", name)[0]["id"] for name in people]
    engine = create_engine(driven(hosted.server.settings.database))
    with engine.begin() as connection:
        for number in range(3):
            seats = tuple(CountedSeat(seat, player, "", seat + 1, 50 - seat) for seat, player in enumerate(ids))
            count_game(connection, CountedGame(f"rated{number}", Pool("sabika", 2), float(number), True, None, seats))
    listed = hosted.admin.json("ratings", "list")
    assert [(each["name"], each["games"], each["provisional"]) for each in listed] == [
        ("Quentin", 3, True),
        ("Rosa", 3, True),
    ]
    with engine.begin() as connection:
        connection.execute(update(RATINGS).values(mu=1.0, games=99))
    engine.dispose()
    assert "sabika for 2 from 3 games" in hosted.admin("ratings", "recompute").out
    assert hosted.admin.json("ratings", "list") == listed
    assert people["Rosa"].call("GET", "ratings")["own"][0]["rating"]["games"] == 3

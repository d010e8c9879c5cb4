"""For the holder of an account who has lost everything, and for the host who sets up mail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.server.admin import Hosted
from helpers.server.browser import Browser, close_browsers
from helpers.server.mail_server import mail_server


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

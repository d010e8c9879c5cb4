"""A push service and a webhook's receiver on the loopback. It keeps every call; pushes are decrypted as browsers do."""

from __future__ import annotations

import json
import secrets
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Answers every call with `status`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.status = 201
        self.calls: list[Received] = []
        self.refused = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def at(self, path: str) -> list[Received]:
        return [call for call in self.calls if call.path == path]

    def wait(self, path: str, number: int, seconds: float = 30.0) -> list[Received]:
        """The calls at the path, once there are so many."""
        end = time.monotonic() + seconds
        while len(self.at(path)) < number and time.monotonic() < end:
            time.sleep(0.02)
        assert len(self.at(path)) >= number, f"{len(self.at(path))} calls of {number}"
        return self.at(path)


class PushBrowser:
    """A browser that gets pushes: its endpoint and its keys."""

    def __init__(self, receiver: Receiver) -> None:
        self._receiver = receiver
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.path = f"/push/{secrets.token_urlsafe(8)}"

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self._receiver.url + self.path, "key": _text(point), "auth": _text(self._auth)}

    def messages(self, number: int) -> list[dict[str, Any]]:
        """What was pushed, once there are so many."""
        return [self.open(call) for call in self._receiver.wait(self.path, number)]

    def open(self, call: Received) -> dict[str, Any]:
        """Decrypt a push (RFC 8291)."""
        body = call.body
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        own = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derive(self._auth, shared, b"WebPush: info\x00" + own + sender, 32)
        key = _derive(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derive(salt, secret, b"Content-Encoding: nonce\x00", 12)
        message: dict[str, Any] = json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")[:-1])
        return message


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def claims_in(call: Received) -> dict[str, Any]:
    """The claims of the server in a push, with its signature checked."""
    parts = dict(part.strip().split("=", 1) for part in call.headers["authorization"].removeprefix("vapid ").split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = _bytes(signature)
    numbers = [int.from_bytes(raw[at : at + 32], "big") for at in (0, 32)]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(_bytes(signed.split(".")[1]))
    return claims


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A receiver that runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kept = Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            if receiving.status < 300:
                receiving.calls.append(kept)
            else:
                receiving.refused += 1
            self.send_response(receiving.status)
            self.send_header("Location", f"{receiving.url}/elsewhere")
            self.end_headers()

        def log_message(self, *what: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiving = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiving
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

"""Web Push: a message encrypted for one browser (RFC 8291, aes128gcm of RFC 8188), signed by this server (VAPID,
RFC 8292)."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve's group
RECORD_SIZE: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600  # that a signature lasts
AUTH_BYTES: Final = 16
POINT_BYTES: Final = 65


def encode(data: bytes) -> str:
    """In base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """From base64url, with or without padding; a ValueError if it is none."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """The key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, auth: str) -> None:
    """A ValueError if these are no keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    if len(decode(auth)) != AUTH_BYTES:
        raise ValueError("auth must have 16 bytes")


class Vapid:
    """The key of this server, made of one of its secrets, so that every process has the same."""

    def __init__(self, secret: str, contact: str) -> None:
        """`contact`: where a push service reaches the host: mailto: or https:."""
        number = int.from_bytes(hashlib.sha512(secret.encode()).digest(), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact
        self.public = encode(point_of(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """The header that says who sends a push to that endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        header = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (header, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def encrypt(
    message: bytes, key: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The message for the browser with these keys. `own` and `salt` are made anew for every message."""
    receiver = decode(key)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    sender = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    secret = _derive(decode(auth), shared, b"WebPush: info\x00" + receiver + sender, 32)
    content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes."""
    extracted = hmac.digest(salt, material, "sha256")
    return hmac.digest(extracted, info + b"\x01", "sha256")[:length]

"""A name is one line of visible text."""

from __future__ import annotations

import pytest

from comares.server.names import clean_name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\nBen\tCem\r", "Ada Ben Cem"),
        ("Ada\u202egniP", "AdagniP"),  # right to left from here
        ("\u2067Ada\u2069", "Ada"),
        ("Ada\x00\x07\x1b[31m", "Ada[31m"),
        ("Ada\u2028Ben", "AdaBen"),
        ("\ufeff\u200bAda", "Ada"),
        ("\U000e0041Ada\ue000", "Ada"),
        ("e\u0301", "é"),
        ("A" + "\u0335" * 30, "A" + "\u0335" * 3),
        ("\u200d\u200c", ""),
        ("\ud800Ada", "Ada"),
        ("Đặng Thị Ngọc", "Đặng Thị Ngọc"),
        ("Ольга Яковлевна", "Ольга Яковлевна"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("नमस्ते", "नमस्ते"),
    ],
)
def test_what_cannot_be_seen_is_left_out_and_every_language_stays(given: str, shown: str) -> None:
    assert clean_name(given) == shown

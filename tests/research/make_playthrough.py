"""Writes the playthrough of OpenSpiel that test_openspiel.py compares with."""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from comares.research import openspiel

if __name__ == "__main__":
    assert openspiel.PREFIX
    text = generate_playthrough.playthrough("comares_sabika(players=1)", action_sequence=[], seed=3)
    Path(__file__).with_name("comares_sabika.playthrough").write_text(text + "\n", encoding="utf-8")

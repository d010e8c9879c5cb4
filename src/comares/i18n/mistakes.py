"""Mistakes in data as sentences."""

from __future__ import annotations

from comares.i18n import translate
from comares.kernel.mistakes import Mistake, Problem


def problem_words(problem: Problem, language: str = "en") -> str:
    """What is wrong and what would be right, as a clause."""
    return translate(f"wrong-{problem.key}", problem.arguments, language)


def mistake_words(mistake: Mistake, language: str = "en") -> str:
    """The mistake with its place."""
    where = ", ".join(part for part in (f"{mistake.file}.toml", mistake.place, mistake.field) if part)
    return f"{where}: {problem_words(mistake.problem, language)}"

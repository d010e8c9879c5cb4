"""The table of all settings in docs/hosting.md: `python -m comares.server.configuration.documentation` prints it."""

from __future__ import annotations

from collections.abc import Iterator

from comares.server.configuration.declarations import SETTINGS, Declared

HEAD = ("| key in the file | environment | flag | default | meaning |", "|---|---|---|---|---|")


def settings_table() -> str:
    """Every setting: a row of Markdown each."""
    return "\n".join((*HEAD, *_rows())) + "\n"


def _rows() -> Iterator[str]:
    for each in SETTINGS:
        placeholder = each.kind.placeholder.replace("|", "\\|")
        flag = f"`{each.flag}`" if placeholder == "yes\\|no" else f"`{each.flag} {placeholder}`"
        yield f"| `{each.key}` | `{each.variable}` | {flag} | {_default(each)} | {each.meaning} |"


def _default(each: Declared) -> str:
    shown = each.shown_default or each.kind.show(each.default_value())
    return shown if each.shown_default or not shown else f"`{shown}`"


if __name__ == "__main__":
    print(settings_table(), end="")

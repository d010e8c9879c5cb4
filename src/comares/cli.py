"""The command line."""

import sys

from comares.engine import describe


def main() -> int:
    """Runs the command that the arguments name; the exit code."""
    print(describe())
    return 0 if sys.argv[1:] in (["--version"], ["play", "--version"]) else 2

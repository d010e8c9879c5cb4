"""The terminal's loop: one person plays against bots, in any game of the registry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from comares.bots.bot import Bot, ask, explained
from comares.bots.explanations import explain
from comares.bots.knowledge import knowledge_of
from comares.i18n.current import current_language, narrate, translate
from comares.i18n.errors import error_sentence
from comares.i18n.sentences import Sentence
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError, Illegal
from comares.kernel.outcome import Outcome
from comares.kernel.record import Line
from comares.kernel.table import Decision, Table
from comares.terminal.option_list import numbered
from comares.terminal.renderer import Entry, Renderer, Scene
from comares.terminal.score_tables import scored_now, scored_so_far

SHOWN = 20  # options of a kind that are listed unless all are asked for
RECENT = 12  # lines that the log command shows


class Quit(Exception):
    """The person leaves the game."""


class Session:
    """Plays a game to its end or until the person leaves."""

    def __init__(
        self,
        table: Table,
        renderer: Renderer,
        seat: int,
        bots: dict[int, Bot],
        names: list[str],
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.table = table
        self.renderer = renderer
        self.seat = seat
        self.bots = bots
        self.names = names
        self.console = console
        self.read = read
        self.entries: list[Entry] = []
        self.all_listed = False
        self.explainer = knowledge_of(table.game.name).explainer(table.rules)
        self.last_told: Sentence | None = None

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.translate("terminal-welcome", seat=self.names[self.seat])
        try:
            while decision := self.table.decision():
                if decision.seat in self.bots:
                    self.bot_plays(decision.seat)
                else:
                    self.person_plays(decision)
            self.draw()
            self.console.print(scored_so_far(self.table, self.names))
        except (Quit, EOFError, KeyboardInterrupt):
            self.translate("terminal-goodbye")

    def bot_plays(self, seat: int) -> None:
        """Let a bot play, and print what it did and why."""
        answer = ask(self.bots[seat], self.table)
        reason = explained(answer, self.table.view(seat), self.explainer).reason
        line = self.table.play(seat, answer.code)
        self.console.print(self.narrated(line))
        if reason.told and reason.told != self.last_told:  # the decisions of one turn often have the same reason
            self.last_told = reason.told
            words = explain(self.table.game.name, reason, self.names, current_language())
            self.console.print(Padding(Text(words, "bright_black"), (0, 0, 0, 4)))

    def person_plays(self, decision: Decision) -> None:
        """Show the table and read commands until one changes it."""
        view = self.table.view(self.seat)
        self.entries = numbered(self.table.rules, self.renderer, view, decision)
        self.all_listed = False
        self.draw()
        self.list_entries()
        while self.table.decision() == decision and not self.execute(self.read(self.prompt(decision)).strip()):
            pass

    def prompt(self, decision: Decision) -> str:
        return translate("terminal-prompt", {"seat": self.names[self.seat], "decision": decision.kind}) + " "

    # Commands.

    def execute(self, words: str) -> bool:
        """Execute a command; returns whether the table changed."""
        command, _, rest = words.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "table": lambda rest: self.draw(),
            "options": self.list_all,
            "scores": self.scores,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
        }
        lines = len(self.table.record.lines)
        try:
            if command in commands:
                commands[command](rest.strip())
            elif command == "undo":
                self.report_undo(self.table.undo(self.seat))
            elif words:
                self.play(words)
        except Illegal as error:
            self.console.print(
                Text(f"{error_sentence(error, self.table.game.name, current_language())} ({error.rule})", "red")
            )
        except ComaresError as error:
            self.console.print(Text(error_sentence(error, self.table.game.name, current_language()), "red"))
        except OSError as error:
            self.console.print(Text(str(error), "red"))
        return len(self.table.record.lines) != lines

    def play(self, words: str) -> None:
        """Play an option by its number or its code."""
        if words.isdigit():
            codes = [entry.code for entry in self.entries if entry.number == int(words)]
            if not codes:
                self.translate("terminal-no-such-number", number=words, most=len(self.entries))
                return
            words = codes[0]
        self.console.print(self.narrated(self.table.play(self.seat, words)))

    def help(self, rest: str) -> None:
        """Print all commands and the grammar of codes."""
        self.translate("terminal-help", usages="\n  ".join(self.table.usages()))

    def list_all(self, rest: str) -> None:
        """List all options."""
        self.all_listed = True
        self.list_entries()

    def scores(self, rest: str) -> None:
        """Print what a scoring now would add."""
        self.console.print(scored_now(self.table.game.name, self.outcome(), self.names))

    def log(self, rest: str) -> None:
        """Print the last lines, or all lines."""
        lines = self.table.record.lines
        for line in lines if rest == "all" else lines[-RECENT:]:
            self.console.print(Text.assemble((f"{line.number:4} ", "bright_black"), self.narrated(line)))

    def save(self, rest: str) -> None:
        """Write the record, without what the person may not know."""
        if not rest:
            self.translate("terminal-save-where")
            return
        Path(rest).expanduser().write_text(self.table.text(self.seat), encoding="utf-8")
        self.translate("terminal-saved", file=rest)

    def quit(self, rest: str) -> None:
        """Leave the game."""
        raise Quit

    # Output.

    def translate(self, key: str, **arguments: str | int) -> None:
        self.console.print(Text(translate(key, arguments)))

    def outcome(self) -> Outcome:
        """The outcome as far as the person may know it."""
        rules = self.table.rules
        return rules.outcome(rules.imagine(self.table.view(self.seat), SeededChance(0)))

    def draw(self) -> None:
        """Draw the table."""
        view = self.table.view(self.seat)
        entries = [] if self.table.state.over else self.entries
        self.console.print()
        self.console.print(self.renderer.draw(Scene(view, self.outcome(), self.names, entries)))

    def list_entries(self) -> None:
        """List the options by kind; the first few of each unless all are asked for."""
        view = self.table.view(self.seat)
        for kind in dict.fromkeys(entry.kind for entry in self.entries):
            of_kind = [entry for entry in self.entries if entry.kind == kind]
            shown = of_kind if self.all_listed else of_kind[:SHOWN]
            items = [self.listed(entry, self.renderer.gloss(view, entry)) for entry in shown]
            if len(shown) < len(of_kind):
                items.append(Text(translate("terminal-more", {"n": len(of_kind) - len(shown)}), "bright_black"))
            self.console.print(Columns(items, equal=True, padding=(0, 2)))

    def listed(self, entry: Entry, gloss: str) -> Text:
        text = Text.assemble((f"{entry.number:3} ", "bold cyan"), entry.code)
        if entry.gain:
            text.append(f" {entry.gain:+}", "green" if entry.gain > 0 else "red")
        return text.append(f" {gloss}", "bright_black") if gloss else text

    def narrated(self, line: Line) -> Text:
        """A line in words, as far as the person may know it."""
        seen = [event for event in line.events if event.seen_by(self.seat)]
        return Text(narrate(self.table.game.name, seen, self.names) or line.code)

    def report_undo(self, line: Line) -> None:
        self.translate("terminal-undone", line=line.code.split()[1])

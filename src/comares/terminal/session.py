"""A game at the terminal: one person, bots in the other seats, any game that has a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from comares.bots.bot import Bot, ask
from comares.bots.explanations import Reason, explain
from comares.i18n.current import narrate, say, spoken
from comares.i18n.errors import error_sentence
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError, Illegal
from comares.kernel.outcome import Outcome
from comares.kernel.record import Line
from comares.kernel.table import Decision, Table
from comares.terminal.option_list import numbered
from comares.terminal.renderer import Drawing, Entry, Scene
from comares.terminal.score_tables import scored_now, scored_so_far

SHOWN = 20  # options of a kind that are listed unasked
RECENT = 12  # lines of the log


class Quit(Exception):
    """The person leaves the table."""


class Session:
    """Plays a table to its end, or until the person leaves."""

    def __init__(
        self,
        table: Table,
        drawing: Drawing,
        seat: int,
        bots: dict[int, Bot],
        names: list[str],
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.table = table
        self.drawing = drawing
        self.seat = seat
        self.bots = bots
        self.names = names
        self.console = console
        self.read = read
        self.entries: list[Entry] = []
        self.all_listed = False
        self.told_reason: Reason | None = None

    def run(self) -> None:
        """Take turns until the game is over; the person may leave before."""
        self.say("terminal-welcome", seat=self.names[self.seat])
        try:
            while decision := self.table.decision():
                if decision.seat in self.bots:
                    self.bot_plays(decision.seat)
                else:
                    self.person_plays(decision)
            self.draw()
            self.console.print(scored_so_far(self.table, self.names))
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("terminal-goodbye")

    def bot_plays(self, seat: int) -> None:
        """A bot chooses; what it did is told, and why."""
        answer = ask(self.bots[seat], self.table)
        line = self.table.play(seat, answer.code)
        self.console.print(self.told(line))
        if answer.reason != self.told_reason:  # a whole turn may have one
            self.told_reason = answer.reason
            reason = explain(self.table.game.name, answer.reason, self.names, spoken())
            self.console.print(Padding(Text(reason, "bright_black"), (0, 0, 0, 4)))

    def person_plays(self, decision: Decision) -> None:
        """Show the table and take commands until one changes it."""
        view = self.table.view(self.seat)
        self.entries = numbered(self.table.rules, self.drawing, view, decision)
        self.all_listed = False
        self.draw()
        self.list_entries()
        while self.table.decision() == decision and not self.obey(self.read(self.prompt(decision)).strip()):
            pass

    def prompt(self, decision: Decision) -> str:
        return say("terminal-prompt", {"seat": self.names[self.seat], "decision": decision.kind}) + " "

    # What a person may say.

    def obey(self, words: str) -> bool:
        """Carry a command out; whether the table changed."""
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
                self.told_back(self.table.undo(self.seat))
            elif words:
                self.play(words)
        except Illegal as error:
            self.console.print(Text(f"{error_sentence(error, self.table.game.name, spoken())} ({error.rule})", "red"))
        except ComaresError as error:
            self.console.print(Text(error_sentence(error, self.table.game.name, spoken()), "red"))
        except OSError as error:
            self.console.print(Text(str(error), "red"))
        return len(self.table.record.lines) != lines

    def play(self, words: str) -> None:
        """Choose an option by its number or its code."""
        if words.isdigit():
            chosen = [entry.code for entry in self.entries if entry.number == int(words)]
            if not chosen:
                self.say("terminal-no-such-number", number=words, most=len(self.entries))
                return
            words = chosen[0]
        self.console.print(self.told(self.table.play(self.seat, words)))

    def help(self, rest: str) -> None:
        """All commands, and how a code is written."""
        self.say("terminal-help", usages="\n  ".join(self.table.usages()))

    def list_all(self, rest: str) -> None:
        """Every option, none left out."""
        self.all_listed = True
        self.list_entries()

    def scores(self, rest: str) -> None:
        """If we scored now."""
        self.console.print(scored_now(self.table.game.name, self.outcome(), self.names))

    def log(self, rest: str) -> None:
        """What happened last, or all of it."""
        lines = self.table.record.lines
        for line in lines if rest == "all" else lines[-RECENT:]:
            self.console.print(Text.assemble((f"{line.number:4} ", "bright_black"), self.told(line)))

    def save(self, rest: str) -> None:
        """Write the record, as far as the person may know it."""
        if not rest:
            self.say("terminal-save-where")
            return
        Path(rest).expanduser().write_text(self.table.text(self.seat), encoding="utf-8")
        self.say("terminal-saved", file=rest)

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Quit

    # What is shown.

    def say(self, key: str, **arguments: str | int) -> None:
        self.console.print(Text(say(key, arguments)))

    def outcome(self) -> Outcome:
        """How things stand, as far as the person may know."""
        rules = self.table.rules
        return rules.outcome(rules.imagine(self.table.view(self.seat), SeededChance(0)))

    def draw(self) -> None:
        """The whole table."""
        view = self.table.view(self.seat)
        entries = [] if self.table.state.over else self.entries
        self.console.print()
        self.console.print(self.drawing.draw(Scene(view, self.outcome(), self.names, entries)))

    def list_entries(self) -> None:
        """The options kind by kind, the first few of each."""
        view = self.table.view(self.seat)
        for kind in dict.fromkeys(entry.kind for entry in self.entries):
            of_kind = [entry for entry in self.entries if entry.kind == kind]
            shown = of_kind if self.all_listed else of_kind[:SHOWN]
            items = [self.to_list(entry, self.drawing.gloss(view, entry)) for entry in shown]
            if len(shown) < len(of_kind):
                items.append(Text(say("terminal-more", {"n": len(of_kind) - len(shown)}), "bright_black"))
            self.console.print(Columns(items, equal=True, padding=(0, 2)))

    def to_list(self, entry: Entry, gloss: str) -> Text:
        text = Text.assemble((f"{entry.number:3} ", "bold cyan"), entry.code)
        if entry.gain:
            text.append(f" {entry.gain:+}", "green" if entry.gain > 0 else "red")
        return text.append(f" {gloss}", "bright_black") if gloss else text

    def told(self, line: Line) -> Text:
        """What happened in a line, as far as the person may know."""
        seen = [event for event in line.events if event.seen_by(self.seat)]
        return Text(narrate(self.table.game.name, seen, self.names) or line.code)

    def told_back(self, line: Line) -> None:
        self.say("terminal-undone", line=line.code.split()[1])

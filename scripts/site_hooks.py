"""Hooks of the documentation site (mkdocs.yml): pages from outside docs/, links to sources, diagrams in words, no
inline script, and the doctests of docstrings as code."""

import hashlib
import posixpath
import re
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
RULEBOOKS = "src/comares/i18n/en"
# Pages by their place in the site, with the file they are made from.
PAGES = {
    "rulebooks/alhambra.md": f"{RULEBOOKS}/rulebook-alhambra.md",
    "rulebooks/sabika.md": f"{RULEBOOKS}/rulebook-sabika.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "web/README.md": "web/README.md",
}
PLACES = {source: place for place, source in PAGES.items()}
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]\n]+)\]\((?P<to>[^)\s]+)\)")
INLINE_SCRIPT = re.compile(r"<script>(?P<code>.*?)</script>", re.DOTALL)
SCRIPTS = "assets/inline"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Pages of docs/ that mkdocs.yml has no place for come last."""
    assert config.nav is not None
    others = [path.name for path in sorted((ROOT / "docs").glob("*.md")) if path.name not in str(config.nav)]
    if others:
        config.nav.append({"More": others})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand elsewhere in the repository."""
    for place, source in PAGES.items():
        files.append(File.generated(config, place, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to where their target is in the site. A source file is no page: of its link the words remain."""
    place = page.file.src_uri
    source = PAGES.get(place, f"docs/{place}")
    if place.startswith("rulebooks/"):
        markdown = rulebook(markdown)
    markdown = spaced_lists(DIAGRAM.sub(lambda diagram: in_words(diagram["code"]), markdown))

    def moved(link: re.Match[str]) -> str:
        target, hash_, anchor = link["to"].partition("#")
        if not target or "://" in target or target.startswith("mailto:"):
            return link[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        there = PLACES.get(path, path.removeprefix("docs/") if path.startswith("docs/") else None)
        if there is None and (ROOT / path).exists():
            return link["text"] if "`" in link["text"] else f"`{link['text']}`"
        if there is None or files.get_file_from_path(there) is None:
            return link[0]  # the build says that it leads nowhere
        return f"[{link['text']}]({posixpath.relpath(there, posixpath.dirname(place) or '.')}{hash_}{anchor})"

    return LINK.sub(moved, markdown)


DIAGRAM = re.compile(r"^```mermaid\n(?P<code>.*?)^```\n", re.DOTALL | re.MULTILINE)
NODE = r"(?P<{0}>\w+)(?:\[\"?(?P<{0}_words>[^\]\"]+)\"?\])?"
ARROW = re.compile(rf"{NODE.format('one')} --> {NODE.format('other')}")
PARTICIPANT = re.compile(r"participant (?P<name>\w+) as (?P<words>.+)")
MESSAGE = re.compile(r"(?P<one>\w+)--?>>(?P<other>\w+): (?P<words>.+)")
ASIDE = re.compile(r"(?:Note over \w+: |loop )(?P<words>.+)")


def in_words(code: str) -> str:
    """A diagram in words: what would draw it comes from elsewhere. A flowchart becomes a table, a sequence a list."""
    lines = [line.strip() for line in code.splitlines()]
    arrows = [arrow for line in lines if (arrow := ARROW.fullmatch(line))]
    if arrows:
        words = {a[end]: a[f"{end}_words"] for a in arrows for end in ("one", "other") if a[f"{end}_words"]}
        others: dict[str, list[str]] = {}
        for arrow in arrows:
            others.setdefault(arrow["one"], []).append(f"`{arrow['other']}`")
        rows = [f"| {words.get(one, one)} | {', '.join(to)} |" for one, to in others.items()]
        return "\n".join(["| room | imports |", "|---|---|", *rows, ""])
    names = {found["name"]: found["words"] for line in lines if (found := PARTICIPANT.fullmatch(line))}
    steps = []
    for line in lines:
        if message := MESSAGE.fullmatch(line):
            ends = list(dict.fromkeys([names[message["one"]], names[message["other"]]]))
            steps.append(f"1. **{' → '.join(ends)}**: `{message['words']}`")
        elif aside := ASIDE.fullmatch(line):
            steps.append(f"1. *{aside['words']}*")
    return "\n".join([*steps, ""])


RULE = re.compile(r"^(?P<number>[AS]\d+\.\d+[a-z]?|[a-z]+(?:-[a-z]+)*-\d+) (?P<text>.*)$")


def rulebook(text: str) -> str:
    """A rulebook as Markdown. Its own form is a line for each rule, with its table and examples right below."""
    introduction, _, rules = text.partition("\n## ")
    lines: list[str] = [introduction]
    for line in f"## {rules}".splitlines():
        in_table = line.startswith("|")
        if not (in_table and lines and lines[-1].startswith("|")):
            lines.append("")
        rule = RULE.match(line)
        lines.append(f"**{rule['number']}** {rule['text']}" if rule else line)
    return "\n".join(lines) + "\n"


def spaced_lists(text: str) -> str:
    """The text with an empty line before each list, which this Markdown needs and others do not."""
    lines: list[str] = []
    is_code = False
    for line in text.splitlines():
        is_code ^= line.startswith("```")
        before = lines[-1] if lines else ""
        if not is_code and line.startswith("- ") and before and not before.startswith(("- ", " ", "#")):
            lines.append("")
        lines.append(line)
    return "\n".join(lines) + "\n"


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Move every inline script into a file: the table's content security policy allows none in a page."""
    up = posixpath.relpath(".", posixpath.dirname(page.file.dest_uri) or ".")
    return externalized(output, up, Path(config.site_dir))


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """The same for the page that says that there is no such page."""
    return (
        externalized(output_content, ".", Path(config.site_dir)) if template_name.endswith(".html") else output_content
    )


def externalized(html: str, up: str, site: Path) -> str:
    """The page with its inline scripts as files."""

    def file_of(script: re.Match[str]) -> str:
        name = f"{SCRIPTS}/{hashlib.sha256(script['code'].encode()).hexdigest()[:12]}.js"
        path = site / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script["code"], encoding="utf-8")
        return f'<script src="{up}/{name}"></script>'

    return INLINE_SCRIPT.sub(file_of, html)


class Doctests(griffe.Extension):
    """Fences every doctest."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Change the docstring of an object, if it has one."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with a fence around each doctest. A doctest ends with an empty line."""
    lines: list[str] = []
    is_inside = False
    for line in text.splitlines():
        if line.startswith(">>>") and not is_inside:
            lines.append("```pycon")
            is_inside = True
        elif not line.strip() and is_inside:
            lines.append("```")
            is_inside = False
        lines.append(line)
    if is_inside:
        lines.append("```")
    return "\n".join(lines)

"""Tries deploy/Containerfile without a container engine: each stage is a copy of a bare Debian, each step a chroot.

    debootstrap --variant=minbase bookworm /tmp/debian      # as root, once
    python scripts/try_containerfile.py /tmp/debian /tmp/stages [FILE ...] [--database URL]

Each FILE or folder of this machine (the settings of its package mirrors, certificates) is copied to the same path of
every stage. At the end the server runs as the user of the last stage, its health check must pass, its first page be
there and a table is made where a bot plays; with --database once more, on that empty database.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

ROOT = Path(__file__).parent.parent
FILE = ROOT / "deploy" / "Containerfile"
IGNORED = shutil.ignore_patterns(
    ".build", ".git", ".mypy_cache", ".tools", ".venv*", "__pycache__", "node_modules", "dist"
)
SECONDS_TO_START = 120.0
SECONDS_FOR_A_BOT = 10.0
ADDRESS = "http://127.0.0.1:8080/"


class Stage:
    """A Debian in a folder, and what the instructions have set for it."""

    def __init__(self, debian: Path, folder: Path, files: list[str]) -> None:
        self.folder = folder
        self.environment = {
            name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "NODE_"))
        }
        self.environment["PATH"] = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        self.work = "/"
        self.user = "root"
        self.health = self.command = ""
        subprocess.run(["cp", "-a", "--reflink=auto", f"{debian}/.", str(folder)], check=True)
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        shared = folder / "dev" / "shm"  # a container engine mounts it; worker processes need it
        shared.mkdir(exist_ok=True)
        shared.chmod(0o1777)
        self._files = files

    def bring_files(self) -> None:
        """Copy the files of this machine, again before each step: a package may have replaced one."""
        for file in self._files:
            target = self.folder / file.lstrip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            if Path(file).is_dir():
                shutil.copytree(file, target, dirs_exist_ok=True)
            else:
                shutil.copy(file, target)

    def chroot(self, command: str) -> list[str]:
        """The command line that runs a command in this stage as its user."""
        user = [] if self.user == "root" else [f"--userspec={self.user}"]
        return ["chroot", *user, str(self.folder), "/bin/sh", "-c", f"cd {self.work} && {command}"]


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of the file with their arguments."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def build(debian: Path, folder: Path, files: list[str]) -> Stage:
    """Carry out all instructions; the last stage."""
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for word, rest in instructions(FILE.read_text(encoding="utf-8")):
        print(f"{word} {rest}", flush=True)
        if word == "FROM":
            name = rest.partition(" AS ")[2] or str(len(stages))
            (folder / name).mkdir(parents=True)
            stages[name] = stage = Stage(debian, folder / name, files)
            continue
        assert stage is not None, "the first instruction is FROM"
        carry_out(stage, stages, word, rest)
    assert stage is not None
    return stage


def carry_out(stage: Stage, stages: dict[str, Stage], word: str, rest: str) -> None:
    """Carry out one instruction of a stage."""
    if word == "RUN":
        stage.bring_files()
        subprocess.run(stage.chroot(rest), env=stage.environment, check=True, stdout=subprocess.DEVNULL)
    elif word == "COPY" and (copied := re.fullmatch(r"--from=(\S+) (\S+) (\S+)", rest)):
        source = stages[copied[1]].folder / copied[2].lstrip("/")
        shutil.copytree(source, stage.folder / copied[3].lstrip("/"), symlinks=True)
    elif word == "COPY":
        target = rest.split()[1]
        shutil.copytree(ROOT, stage.folder / target.lstrip("/"), symlinks=True, ignore=IGNORED)
    elif word == "ENV":
        name, _, value = rest.partition("=")
        stage.environment[name] = value
    elif word == "WORKDIR":
        stage.work = rest
    elif word == "USER":
        stage.user = rest
    elif word == "HEALTHCHECK":
        stage.health = rest.partition("CMD ")[2]
    elif word == "CMD":
        stage.command = rest
    elif word not in ("VOLUME", "EXPOSE"):
        raise SystemExit(f"{FILE}: {word} is not tried by this script")


def try_server(stage: Stage) -> None:
    """Start the server as the image would, and ask it."""
    stage.work = "/"
    print(f"serve {stage.environment['COMARES_DATABASE']}", flush=True)
    log = stage.folder.with_suffix(".log")
    with log.open("wb") as said:
        server = subprocess.Popen(
            stage.chroot(f"exec {stage.command}"), env=stage.environment, stdout=said, stderr=subprocess.STDOUT
        )
    try:
        until = time.monotonic() + SECONDS_TO_START
        while subprocess.run(stage.chroot(stage.health), env=stage.environment, stderr=subprocess.DEVNULL).returncode:
            if server.poll() is not None or time.monotonic() > until:
                raise SystemExit("the health check does not pass")
            time.sleep(0.5)
        make_table()
        time.sleep(SECONDS_FOR_A_BOT)
    finally:
        server.terminate()
        server.wait(30)
    told = log.read_text(encoding="utf-8")
    if '"level": "error"' in told:
        raise SystemExit(f"the server had an error:\n{told}")


def make_table() -> None:
    """Ask for the first page as a browser does, and make a table against a bot."""
    browser = build_opener(HTTPCookieProcessor())
    assert b"<title>" in browser.open(ADDRESS, timeout=10).read(), "the first page is not the client"
    browser.open(f"{ADDRESS}api/me", timeout=10).read()
    wanted = {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "bot", "level": "mason"}]}
    request = Request(f"{ADDRESS}api/tables", json.dumps(wanted).encode(), {"Content-Type": "application/json"})
    with browser.open(request, timeout=10) as answer:
        print(f"a table: {json.load(answer)['id']}", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description="try deploy/Containerfile in a bare Debian")
    arguments.add_argument("debian", type=Path)
    arguments.add_argument("folder", type=Path, help="where the stages are made; it must not exist")
    arguments.add_argument("files", nargs="*", help="files and folders of this machine that every stage gets")
    arguments.add_argument("--database", metavar="URL", help="try the server on this database too")
    args = arguments.parse_args()
    stage = build(args.debian, args.folder, args.files)
    try_server(stage)
    if args.database:
        stage.environment["COMARES_DATABASE"] = args.database
        try_server(stage)
    facts = "/opt/comares/bin/comares --version; id; du -sh /opt/comares; ls -ld /data /data/tables.db"
    subprocess.run(stage.chroot(facts), env=stage.environment, check=True)
    print("the container file works")


if __name__ == "__main__":
    main()

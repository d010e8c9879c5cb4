"""Tries deploy/comares.service and deploy/nginx.conf with a real systemd and nginx, booted in a container. As root:

    debootstrap --include=systemd,systemd-sysv,dbus,python3-venv,nginx-light,openssl bookworm /tmp/debian
    pip download --no-deps --require-hashes -r requirements/run.txt -d /tmp/wheels
    python scripts/try_service.py /tmp/debian /tmp/wheels dist/comares-*.whl

It needs systemd-nspawn (Debian: systemd-container). The container has no network but its own loopback. A table is made
and played through the proxy; the server is killed, stopped, started, given wrong settings; the games must go on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = "/opt/comares/bin/python"
PLAYER = "/srv/service_player.py"
SETTINGS = "/etc/comares/comares.toml"
JOURNAL = "journalctl --boot --unit comares --no-pager"
LET_THROUGH = 100  # sockets of one address, as nginx.conf says
BOOT_SECONDS = 90.0


class Container:
    """A Debian in a folder, booted by its systemd."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network", "--boot"]
        self._nspawn = subprocess.Popen(
            [*command, "--directory", str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        until(lambda: self.run("systemctl is-system-running --wait", check=False) == "running")

    def run(self, command: str, check: bool = True) -> str:
        """What a command inside of it prints."""
        leader = Path(f"/proc/{self._nspawn.pid}/task/{self._nspawn.pid}/children").read_text().split()
        if not leader:
            return ""
        enter = ["nsenter", "--target", leader[0], "--all", "--root", "--wd", "sh", "-c", command]
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        done = subprocess.run(enter, check=False, capture_output=True, text=True, env=environment)
        if check and done.returncode:
            raise RuntimeError(f"{command}: {done.stdout}{done.stderr}")
        return (done.stdout + done.stderr).strip()

    def player(self, *arguments: object) -> str:
        """What scripts/service_player.py prints."""
        return self.run(" ".join([PYTHON, PLAYER, *map(str, arguments)]))

    def stop(self) -> None:
        """Shut it down."""
        self.run("systemctl poweroff", check=False)
        self._nspawn.wait(60)


def until(holds: Callable[[], bool]) -> None:
    """Wait until it holds."""
    tired = time.monotonic() + BOOT_SECONDS
    while not holds():
        if time.monotonic() > tired:
            raise TimeoutError(f"not within {BOOT_SECONDS:g} s")
        time.sleep(0.5)


def install(debian: Path, wheels: Path, comares: Path) -> None:
    """As docs/hosting.md says, from a folder of wheels."""
    shutil.copytree(wheels, debian / "srv/wheels", dirs_exist_ok=True)
    for file in (comares, ROOT / "requirements/run.txt", ROOT / "scripts/service_player.py"):
        shutil.copy(file, debian / "srv")
    shutil.copy(ROOT / "deploy/comares.service", debian / "etc/systemd/system")
    shutil.copy(ROOT / "deploy/nginx.conf", debian / "etc/nginx/conf.d/comares.conf")
    Path(debian, SETTINGS.lstrip("/")).parent.mkdir(exist_ok=True)
    shutil.copy(ROOT / "deploy/comares.toml", debian / SETTINGS.lstrip("/"))
    pip = "/opt/comares/bin/pip install --quiet --no-deps"
    pem, key = "/etc/ssl/table.example.pem", "/etc/ssl/table.example.key"
    certificate = "openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=table.example"
    for command in (
        "python3 -m venv --clear /opt/comares",
        f"{pip} --no-index --find-links /srv/wheels --require-hashes -r /srv/run.txt",
        f"{pip} --no-index /srv/{comares.name}",
        f"{certificate} -addext subjectAltName=DNS:table.example -keyout {key} -out {pem}",
        "echo 127.0.0.1 localhost table.example > /etc/hosts",
        "systemctl enable comares nginx",
    ):
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "PIP_CONFIG_FILE": os.devnull}
        subprocess.run(["chroot", str(debian), "sh", "-c", command], check=True, env=environment, capture_output=True)


def check_service(inside: Container) -> None:
    """The games go on through a kill, a stop and wrong settings; bots play as they should."""
    table, cookie = inside.player("new").split()
    say("a move through the proxy", inside.player("play", 4, table, cookie) == "4")
    inside.run("systemctl kill --signal=KILL --kill-who=main comares")
    until(lambda: inside.run("systemctl show --property=NRestarts --value comares") == "1")
    until(lambda: inside.run("systemctl is-active comares", check=False) == "active")
    say("after kill -9 the server is back, with the game", inside.player("play", 1, table, cookie) == "5")
    inside.run("systemctl stop comares")
    inside.run("systemctl start comares")
    say("after a stop and a start, too", inside.player("play", 1, table, cookie) == "6")
    for level in ("gardener", "master"):
        say(f"the {level} answers", int(inside.player("bot", level)) > 0)
    log = inside.run(JOURNAL)
    say("no worker and no call failed", "Traceback" not in log and "crashed" not in log)
    say(
        "root reads the tables",
        table in inside.run(f"COMARES_CONFIG={SETTINGS} /opt/comares/bin/comares admin tables list"),
    )
    inside.run(f"sed -i s/^port/prot/ {SETTINGS}")
    inside.run("systemctl restart comares", check=False)
    say("wrong settings are refused in words", "prot is no setting; did you mean port?" in inside.run(JOURNAL))
    inside.run(f"sed -i s/^prot/port/ {SETTINGS}")
    until(lambda: inside.run("systemctl is-active comares", check=False) == "active")


def check_proxy(inside: Container) -> None:
    """Limits by address, HSTS, and pages for the host alone."""
    through = int(inside.player("sockets", LET_THROUGH + 15))
    say(f"of {LET_THROUGH + 15} sockets {through} came through", through == LET_THROUGH)
    header = inside.player("hsts")
    say("browsers are told to come back with https only", "max-age=63072000" in header)


def say(what: str, holds: bool) -> None:
    """Print what holds; an error if it does not."""
    if not holds:
        raise RuntimeError(f"not so: {what}")
    print(f"ok: {what}", flush=True)


def main() -> None:
    """Install, boot, try, shut down."""
    debian, wheels, comares = map(Path, sys.argv[1:4])
    install(debian, wheels, comares)
    inside = Container(debian)
    try:
        check_service(inside)
        check_proxy(inside)
        print(inside.run("systemd-analyze security comares --no-pager").splitlines()[-1])
    finally:
        inside.stop()


if __name__ == "__main__":
    main()

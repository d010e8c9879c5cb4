"""Whether the packages of the server are installed. They are missing if Comares was installed without dependencies."""

from __future__ import annotations

from importlib import import_module

from comares.kernel.errors import BadSetup

PACKAGES = ("litestar", "sqlalchemy", "uvicorn")  # those that are imported first


def require_server_extra(command: str) -> None:
    """Raise a BadSetup that says what to install, if the server's packages are missing."""
    for package in PACKAGES:
        try:
            import_module(package)
        except ImportError:
            raise BadSetup(
                f"{command} needs the server, which is not installed ({package} is missing): "
                "install comares with its dependencies, or play in the terminal with comares play --terminal"
            ) from None

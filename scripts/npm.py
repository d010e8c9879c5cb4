"""Runs npm on the client as it is built into the wheel, with the node of the package registry: npm.py run check."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import built_client, find_npm  # noqa: E402

if __name__ == "__main__":
    built_client(ROOT)
    npm, _ = find_npm()
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ["PATH"]])
    command = [*npm, *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=ROOT / ".build/web", env={**os.environ, "PATH": path}, check=False).returncode)

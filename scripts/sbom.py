"""Writes the software bill of materials (CycloneDX 1.6, JSON) from the lock files, offline: sbom.py [FILE].

It lists what an installed server holds: the Python packages of requirements/run.txt, those of the extra `telemetry` as
optional ones, and the packages in the built client. Equal lock files give an equal file.
"""

import base64
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

ROOT = Path(__file__).parent.parent
PYTHON_LOCKS = {"run": ComponentScope.REQUIRED, "telemetry": ComponentScope.OPTIONAL}
PACKAGE = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?P<rest>(?:.*\\\n)*.*)$", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def python_components(root: Path) -> Iterator[Component]:
    """The packages of the Python lock files; a package has a hash for each of its files."""
    seen: set[str] = set()
    for lock, scope in PYTHON_LOCKS.items():
        for package in PACKAGE.finditer((root / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")):
            name, version = package["name"], package["version"]
            if name not in seen:
                seen.add(name)
                hashes = [HashType(alg=HashAlgorithm.SHA_256, content=digest) for digest in HASH.findall(package[0])]
                yield component(PackageURL("pypi", None, name, version), scope, hashes)


def client_components(root: Path) -> Iterator[Component]:
    """The packages of the client's lock file that are not only for building it."""
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for path, entry in lock["packages"].items():
        if not path or entry.get("dev"):
            continue
        group, _, name = path.rpartition("node_modules/")[2].rpartition("/")
        digest = base64.b64decode(entry["integrity"].removeprefix("sha512-")).hex()
        hashes = [HashType(alg=HashAlgorithm.SHA_512, content=digest)]
        yield component(PackageURL("npm", group, name, entry["version"]), ComponentScope.REQUIRED, hashes)


def component(purl: PackageURL, scope: ComponentScope, hashes: list[HashType]) -> Component:
    """One library."""
    return Component(
        type=ComponentType.LIBRARY,
        group=purl.namespace,
        name=purl.name,
        version=purl.version,
        purl=purl,
        bom_ref=str(purl),
        scope=scope,
        hashes=hashes,
    )


def bill_of_materials(root: Path) -> str:
    """The document as JSON."""
    version = re.search(r'__version__ = "(.+)"', (root / "src/comares/__init__.py").read_text(encoding="utf-8"))
    assert version is not None
    bom = Bom(components=[*python_components(root), *client_components(root)])
    table = Component(type=ComponentType.APPLICATION, name="comares", version=version[1], bom_ref="comares")
    bom.metadata.component = table
    bom.register_dependency(table, bom.components)
    bom.serial_number = uuid5(NAMESPACE_URL, "\n".join(sorted(str(each.purl) for each in bom.components)))
    document = json.loads(make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string())
    del document["metadata"]["timestamp"]
    return json.dumps(document, indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    text = bill_of_materials(ROOT)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)

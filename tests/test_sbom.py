"""The bill of materials names every package that an installed server holds, and no other."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sbom", ROOT / "scripts" / "sbom.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_valid_cyclonedx_and_the_same_every_time(script: ModuleType) -> None:
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    text = script.bill_of_materials(ROOT)
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    assert text == script.bill_of_materials(ROOT)


def test_it_names_every_locked_package_with_its_hashes(script: ModuleType) -> None:
    document = json.loads(script.bill_of_materials(ROOT))
    listed = {each["purl"]: each for each in document["components"]}
    lock = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([a-z0-9-]+)==([^ ]+)", lock, re.MULTILINE):
        assert listed[f"pkg:pypi/{name}@{version}"]["scope"] == "required"
    assert all(each["hashes"] for each in listed.values())
    assert any(purl.startswith("pkg:npm/%40fluent/bundle@") for purl in listed)
    assert not any("pytest" in purl or "vitest" in purl for purl in listed)

"""The data are validated when they are loaded. An error names the file, row and field. A folder can replace them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord, BadSetup
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.table import Table
from comares.sabika.game import SABIKA, sabika_with
from comares.sabika.loading.load import FILES, BadData, earlier_editions, load, load_earlier
from comares.sabika.text.cards import cards, check

OURS = Path(str(files("comares.sabika") / "data"))
Edit = Callable[[str, str, str], Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A copy of the data with one text replaced."""

    def edited(file: str, old: str, new: str) -> Path:
        folder = tmp_path / "mine"
        shutil.copytree(OURS, folder, dirs_exist_ok=True)
        path = folder / f"{file}.toml"
        text = path.read_text("utf-8")
        assert old in text, old
        path.write_text(text.replace(old, new, 1), "utf-8")
        return folder

    return edited


WRONG = [
    # file, old text, new text, the row and field that the error names
    ("storehouses", '{id = 7, boxes = 1', '{id = 7, boxes = 0', "id 7", "boxes"),
    ("storehouses", '{id = 7, boxes = 1', '{id = 8, boxes = 1', "id 8", "id"),
    ("storehouses", 'dinars = 4', 'dinar = 4', "id 3", "bonus"),
    ("start", '{id = 10', '{id = 11', "id 11", "id"),
    ("poems_short", "free_steps = 4", "free_step = 4", "id 3", "free_step"),
    ("poems_short", 'action = "quarry_large"', 'action = "reactivate"', "id 6", "red"),
    ("poems_short", 'of = "poems"', 'of = "songs"', "id 10", "red"),
    ("poems_long", 'id = "F1"', 'id = "E3"', "cards", "id"),
    ("poems_long", 'rank = "poems"', 'rank = "songs"', "id A1", "scoring"),
    ("trade", 'a = "granada", b = "fez"', 'a = "granada", b = "rome"', "row 1", "b"),
    ("trade", 'demand = ["clothes"], bonus', 'demand = ["silk"], bonus', "id 2", "demand"),
    ("trade", 'action = "engrave"', 'action = "reactivate"', "id 2", "action"),
    ("trade", 'colour = "red", demand = ["sugar"]', 'colour = "blue", demand = ["sugar"]', "id 3", "income"),
    ("buildings_large", 'era = "I", type = "gate"', 'era = "II", type = "gate"', "tokens", "era"),
    ("buildings_small", 'base = "gypsum"', 'base = "tile"', "id 1", "base"),
    ("sultan", 'letter = "B"', 'letter = "C"', "tokens", "letter"),
    ("events", "buy = -1", "rob = -1", "id 1", "modifier"),
    ("yusuf", 'actions = ["construct_large"]', 'actions = ["export"]', "id A01", "actions"),
    ("board", 'action = "market"', 'action = "export"', "outer", "action"),
    ("board", "only_with_4 = true", "only_with_4 = false", "secondary_spaces", "only_with_4"),
    ("board", 'status = "reconstructed"', 'status = "guessed"', "i 0", "status"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "row", "field"), WRONG)
def test_an_error_names_file_row_and_field(edit: Edit, file: str, old: str, new: str, row: str, field: str) -> None:
    with pytest.raises(BadData) as caught:
        load(edit(file, old, new))
    error = caught.value
    assert (error.file, error.field) == (file, field)
    assert error.row.endswith(row)
    assert str(error).startswith(f"{file}.toml, ")


LOOPS = [
    ("trade", "bonus = [{gain = {dinars = 2}}], action", "bonus = [{city_bonus = 1}], action"),
    ("trade", "bonus = [{gain = {dinars = 2}}], action", 'bonus = [{action = "production"}], action'),
    ("storehouses", "bonus = [{gain = {tile = 1}}]", 'bonus = [{action = "storehouse"}]'),
    ("storehouses", "bonus = [{gain = {tile = 1}}]", "bonus = [{activate_storehouse = 1}]"),
    ("board", "bonus = [{gain = {tile = 1}}]", "bonus = [{advance_reward = 1}]"),
    ("buildings_large", "bonus = [{gain = {vp = 4}}]", "bonus = [{large_bonus_available = 1}]"),
    ("buildings_small", 'bonus = [{gain_choice', 'bonus = [{balance_bonus = "any"}, {gain_choice'),
    ("poems_short", "on_quarry = [{choice", 'on_quarry = [{action = "quarry_small"}, {choice'),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new"), LOOPS)
def test_no_effect_can_set_itself_off_for_ever(edit: Edit, file: str, old: str, new: str) -> None:
    with pytest.raises(BadData, match="forever"):
        load(edit(file, old, new))


def test_the_map_must_hang_together(edit: Edit) -> None:
    folder = edit("trade", '    {a = "damascus", b = "cairo", cost = 1, status = "reconstructed"},\n', "")
    path = folder / "trade.toml"
    text = path.read_text("utf-8")
    path.write_text(
        text.replace('    {a = "constantinople", b = "damascus", cost = 2, status = "reconstructed"},\n', ""), "utf-8"
    )
    with pytest.raises(BadData, match="expected a way from granada"):
        load(folder)


def test_a_missing_and_an_unreadable_file(edit: Edit, tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"board.toml: the file is missing"):
        load(tmp_path)
    with pytest.raises(BadData, match=r"start.toml: the file cannot be read"):
        load(edit("start", "tokens = [", "tokens = ["[:-1]))
    with pytest.raises(BadData, match="there are 9 rows"):
        load(edit("start", "    {id = 10", "    #{id = 10"))


def test_remarks_do_not_change_the_fingerprint_and_values_do(edit: Edit) -> None:
    ours = load().fingerprint()
    assert load(OURS).fingerprint() == ours
    printed = edit("storehouses", 'bonus = [{gain = {tile = 1}}], status = "reconstructed"',
                   'bonus = [{gain = {tile = 1}}], status = "printed"')  # fmt: skip
    assert load(printed).fingerprint() == ours
    assert load(edit("storehouses", "tile = 1", "tile = 2")).fingerprint() != ours


def test_a_folder_of_ones_own_is_played_and_its_record_carries_its_fingerprint(edit: Edit) -> None:
    folder = edit("storehouses", "bonus = [{gain = {tile = 1}}]", "bonus = [{gain = {tile = 2}}]")
    mine = sabika_with(folder)
    table = Table(mine, 2, {}, SeededChance(1))
    text = table.text(everything=True)
    assert f"option data {load(folder).fingerprint()}" in text
    assert replay(read(text, {"sabika": mine}), SeededChance(1)).table.text(everything=True) == text
    with pytest.raises(BadRecord) as caught:
        read(text, {"sabika": SABIKA})
    assert load(folder).fingerprint() in str(caught.value)
    assert load().fingerprint() in str(caught.value)
    assert "data" in str(caught.value)


@pytest.mark.parametrize(("space", "kind", "ring"), [("R3", "raw", "outer"), ("M5", "marble", "inner")])
def test_s8_two_secondary_spaces_of_a_kind_joined_to_one_space_of_a_ring_are_refused(
    edit: Edit, space: str, kind: str, ring: str
) -> None:
    rows = {row["id"]: row for row in load().rows("board", "secondary_spaces") if row["side"] == "small"}
    other = next(row for row in rows.values() if row["kind"] == kind and row["id"] != space)
    text = (OURS / "board.toml").read_text("utf-8")
    line = next(row for row in text.splitlines() if f'side = "small", id = "{space}"' in row)
    folder = edit("board", line, line.replace(f"{ring} = {rows[space][ring]}", f"{ring} = {other[ring]}"))
    with pytest.raises(
        BadData, match=f"joined to space {other[ring]} of the {ring} ring too, expected at most one {kind} space"
    ):
        load(folder)


def test_earlier_data_of_this_package_are_kept_for_records_and_offered_to_nobody() -> None:
    (setting,) = (setting for setting in SABIKA.settings if setting.name == "data")
    assert setting.kept == tuple(earlier_editions())
    assert setting.kept
    for fingerprint in earlier_editions():
        assert load_earlier(fingerprint).fingerprint() == fingerprint
        assert SABIKA.rules(2, {"data": fingerprint}).seats == 2
    assert SABIKA.offered({"data": setting.kept[0], "events": "any"}) == {"events": "any"}


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadSetup, match="'events' of sabika only applies with 2 or 3 or 4 players"):
        SABIKA.rules(1, {"events": "1"})
    with pytest.raises(BadSetup, match="'difficulty' of sabika only applies with 1 player;"):
        SABIKA.rules(2, {"difficulty": "hard"})


def test_cards_says_every_row_with_its_status() -> None:
    data = load()
    lines = cards().splitlines()
    rows = list(data.all_rows())
    assert len(lines) == len(rows) + 22, "a short poem has two halves"
    assert all(line.endswith("]") for line in lines)
    after_a_quarry = "Choose one: Gain 1 raw of your choice. Or: Gain 1 of the materials from this quarry."
    by_field = "as the rulebook implies (blue: as the rulebook implies; red: as the rulebook states)"
    assert f"Poem 21, blue: After a quarry action: {after_a_quarry} [{by_field}]" in lines
    assert {file for file, _, _ in rows} == set(FILES)


def test_check_tells_an_owner_what_is_wrong_or_that_all_is_sound(edit: Edit) -> None:
    assert check(OURS)[0]
    sound, words = check(edit("start", "taxes = 1", "tax = 1"))
    assert not sound
    assert "start.toml, tokens id 1, bonus" in words

"""The text of every card, token and space, made of the data with the catalogue, and the status of its row."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from comares.i18n import translate
from comares.i18n.mistakes import mistake_words
from comares.sabika.components import COLOURS
from comares.sabika.loading.load import BadData, Row, load
from comares.sabika.text.effects import Arguments, Wording

Texts = Callable[[Wording, int, Row], list[str]]


def _bonus(key: str, table: str, fields: Callable[[Wording, Row], Arguments]) -> Texts:
    """The text of rows with a bonus. `table`: the lookup array with the rows where they begin."""

    def texts(words: Wording, i: int, row: Row) -> list[str]:
        rows: Any = getattr(words.rules.lookup, table)
        text = words.effect(int(rows[i]))
        return [words.translate(key, {"number": i + 1, **fields(words, row), "text": text})]

    return texts


def _nothing(words: Wording, row: Row) -> Arguments:
    return {}


def _space(ring: str) -> Texts:
    def texts(words: Wording, i: int, row: Row) -> list[str]:
        action = row["action"].replace("_", "-")
        stack = row.get("stack", "none")
        return [words.translate("card-space", {"ring": ring, "number": i + 1, "action": action, "stack": stack})]

    return texts


def _secondary(words: Wording, i: int, row: Row) -> list[str]:
    touches = {ring: row.get(ring, -1) + 1 for ring in ("outer", "middle", "inner")}
    closed = int(row.get("only_with_4", False))
    arguments = {"kind": row["kind"], "id": row["id"], "side": row["side"], "closed": closed}
    return [words.translate("card-secondary", {**arguments, **touches})]


def _sultan(words: Wording, i: int, row: Row) -> list[str]:
    def numbers(spaces: list[int]) -> str:
        return " ".join(str(space + 1) for space in spaces) or "–"

    rings = {ring: numbers(row[ring]) for ring in ("outer", "middle", "inner")}
    return [words.translate("card-sultan", {"players": " ".join(map(str, row["players"])), **rings})]


def _round(words: Wording, i: int, row: Row) -> list[str]:
    arguments = {
        "number": i + 1,
        "era": row["era"],
        "tax": row["tax"],
        "wish": int(row["wish"]),
        "event": int(row["event"]),
    }
    return [words.translate("card-round", arguments)]


def _display(words: Wording, i: int, row: Row) -> list[str]:
    spaces = [n + 1 for n in row["yusuf_order"]] if "yusuf_order" in row else row["count_by_players"]
    arguments = {"display": row["id"].replace("_", "-"), "spaces": " ".join(map(str, spaces))}
    return [words.translate("card-display", arguments)]


def _small(words: Wording, i: int, row: Row) -> list[str]:
    arguments = {"number": i + 1, "type": row["type"], "stock": row["base"], "left": row["left"], "right": row["right"]}
    return [words.translate("card-small", arguments)]


def _reward(words: Wording, i: int, row: Row) -> list[str]:
    text = words.effect(int(words.rules.lookup.reward_row[i + 1]))
    return [words.translate("card-reward", {"number": i + 1, "text": text})]


def _balance_bonus(words: Wording, i: int, row: Row) -> list[str]:
    text = words.effect(int(words.rules.lookup.balance_row[COLOURS.index(row["id"])]))
    return [words.translate("card-balance-bonus", {"colour": row["id"], "text": text})]


def _short(words: Wording, i: int, row: Row) -> list[str]:
    red = words.effect(int(words.rules.lookup.red_row[i]))
    return [
        words.translate("card-blue", {"number": i + 1, "text": words.blue(i, row["blue"])}),
        words.translate("card-red", {"number": i + 1, "text": red}),
    ]


def _long(words: Wording, i: int, row: Row) -> list[str]:
    removed = int(row.get("solo_removed", False))
    arguments = {"id": row["id"], "removed": removed, "text": words.scoring(row["scoring"])}
    return [words.translate("card-long", arguments)]


def _wish(words: Wording, i: int, row: Row) -> list[str]:
    if isinstance(row["count_of"], str):
        return [words.translate("card-wish", {"id": row["id"], "of": row["count_of"].replace("_", "-")})]
    types = ", ".join(words.translate("type", {"type": name}) for name in row["count_of"]["types"])
    return [words.translate("card-wish-types", {"id": row["id"], "types": types})]


def _city_token(words: Wording, i: int, row: Row) -> list[str]:
    lookup = words.rules.lookup
    text = words.effect(int(lookup.city_row[i]))
    if "action" in row:
        then = words.translate("card-city-action", {"action": row["action"].replace("_", "-")})
    else:
        then = words.translate("card-city-income", {"text": words.effect(int(lookup.income_row[i]))})
    wants = ", ".join(words.translate("good-name", {"good": good}) for good in row["demand"])
    arguments = {"number": i + 1, "colour": row["colour"], "wants": wants, "text": f"{text} {then}"}
    return [words.translate("card-city-token", arguments)]


def _trade(words: Wording, i: int, row: Row) -> list[str]:
    condition = row["yusuf_condition"]
    arguments = {"condition": next(iter(condition), "any"), "good": condition.get("demand", "")}
    yusuf = words.translate("card-condition", {**arguments, "colour": condition.get("colour", "")})
    return [words.translate("card-trade", {"number": i + 1, "text": f"{words.scoring(row['scoring'])} {yusuf}"})]


def _route(words: Wording, i: int, row: Row) -> list[str]:
    ends = {end: words.translate("city", {"city": row[key]}) for end, key in (("from", "a"), ("to", "b"))}
    return [words.translate("card-route", {**ends, "amount": row["cost"]})]


def _yusufs_reward(words: Wording, reward: Row) -> str:
    vp, per, taxes = reward.get("vp", 0), reward.get("per", "none"), reward.get("taxes", 0)
    parts = []
    if vp or per != "none":
        parts.append(words.translate("card-yusuf-reward", {"amount": vp, "per": per, "of": per}))
    if taxes:
        parts.append(words.translate("card-yusuf-taxes", {"taxes": taxes}))
    return f"{', '.join(parts)}." if parts else words.translate("card-yusuf-no-reward", {})


def _yusuf(worker: str) -> Texts:
    def texts(words: Wording, i: int, row: Row) -> list[str]:
        actions = [words.translate("card-yusuf-action", {"action": name.replace("_", "-")}) for name in row["actions"]]
        text = " ".join([*actions, _yusufs_reward(words, row["reward"])])
        where = {"worker": worker, "id": row["id"], "number": row["space"] + 1, "discards": int(row["discard"])}
        return [words.translate("card-yusuf", {**where, "text": text})]

    return texts


CARD_TEXTS: dict[tuple[str, str], Texts] = {
    ("board", "outer"): _space("outer"),
    ("board", "middle"): _space("middle"),
    ("board", "inner"): _space("inner"),
    ("board", "secondary_spaces"): _secondary,
    ("board", "sultan_workers"): _sultan,
    ("board", "round_track"): _round,
    ("board", "tower"): lambda words, i, row: [words.translate("card-tower", {"number": i + 1, "amount": row["vp"]})],
    ("board", "reward_track"): _reward,
    ("board", "displays"): _display,
    ("buildings_large", "every_token_first"): lambda words, i, row: [
        words.translate("card-every-large", {"text": words.effect(int(words.rules.lookup.first_row))})
    ],
    ("buildings_large", "tokens"): _bonus(
        "card-large",
        "large_row",
        lambda words, row: {
            "era": row["era"],
            "type": row["type"],
            "removed": int(row.get("removed_with_2", False)),
        },
    ),
    ("buildings_small", "balance_bonuses"): _balance_bonus,
    ("buildings_small", "balance_cards"): lambda words, i, row: [
        words.translate("card-balance", {"number": i + 1, "colour": row["left"]})
    ],
    ("buildings_small", "cards"): _small,
    ("events", "events"): lambda words, i, row: [
        words.translate("card-event", {"number": i + 1, "kind": row["kind"], "text": words.event(row["modifier"])})
    ],
    ("poems_long", "cards"): _long,
    ("poems_short", "cards"): _short,
    ("start", "dinars"): lambda words, i, row: [
        words.translate("card-dinars", {"number": i + 1, "amount": row["dinars"]})
    ],
    ("start", "tokens"): _bonus("card-start", "start_row", _nothing),
    ("storehouses", "tokens"): _bonus("card-storehouse", "storehouse_row", lambda words, row: {"amount": row["boxes"]}),
    ("sultan", "tokens"): _wish,
    ("trade", "cities"): lambda words, i, row: [words.translate("card-city", {"city": row["id"]})],
    ("trade", "routes"): _route,
    ("trade", "tokens"): _city_token,
    ("trade", "trade_cards"): _trade,
    **{("yusuf", worker): _yusuf(worker) for worker in ("architect", "merchant", "poet")},
}


def status(row: Row, language: str = "en") -> str:
    """The status of a row in words, and of each field that differs."""
    text = translate("sabika-status", {"status": row["status"].replace("_", "-")}, language)
    fields = row.get("status_by_field", {})
    parts = [
        f"{name}: {translate('sabika-status', {'status': value.replace('_', '-')}, language)}"
        for name, value in fields.items()
    ]
    return f"{text} ({'; '.join(parts)})" if parts else text


def cards(folder: Path | None = None, language: str = "en") -> str:
    """The text of every card, token and space, one on each line, with its status."""
    data = load(folder)
    words = Wording(data, language)
    lines = []
    numbers: dict[tuple[str, str], int] = {}
    for file, table, row in data.all_rows():
        i = numbers.get((file, table), 0)
        numbers[file, table] = i + 1
        lines += [f"{line} [{status(row, language)}]" for line in CARD_TEXTS[file, table](words, i, row)]
    return "\n".join(lines) + "\n"


def check(folder: Path, language: str = "en") -> tuple[bool, str]:
    """Whether a folder has valid data, and a sentence about it for its owner; or every mistake on a line."""
    try:
        data = load(folder)
    except BadData as error:
        count = translate("data-mistakes", {"mistakes": len(error.mistakes)}, language)
        return False, "\n".join([*(mistake_words(mistake, language) for mistake in error.mistakes), count])
    rows = [row["status"] for _, _, row in data.all_rows()]
    arguments: Arguments = {"rows": len(rows), "printed": rows.count("printed"), "fingerprint": data.fingerprint()}
    return True, translate("sabika-data-sound", arguments, language)

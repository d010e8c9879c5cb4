"""The editions of a player among the settings of a game."""

from __future__ import annotations

from comares.server.games.boxes import BOXES, Box
from comares.server.messages.lobby import GameInfo, Reconstruction, SettingInfo
from comares.server.play.storage import EditionRow


def with_editions(game: GameInfo, own: list[EditionRow]) -> GameInfo:
    """The game with these editions to choose from; the one for new tables comes first."""
    if not own:
        return game
    box = BOXES[game.name]
    setting = next((each for each in game.settings if each.name == box.setting), None)
    if setting is None:
        setting = SettingInfo(box.setting, [box.ours], box.needs, [])
        game.settings.append(setting)
    named = {each.fingerprint: each for each in own if each.used or each.fingerprint not in setting.values}
    used = [each.fingerprint for each in own if each.used]
    before = list(setting.values)
    setting.values = list(dict.fromkeys([*used, *before, *named]))
    setting.names = {**setting.names, **{value: each.name for value, each in named.items()}}
    game.reconstructions = [
        *(part for each in game.reconstructions for part in _without(each, box, before, named)),
        *(
            Reconstruction(box.pieces, each.pieces, each.reconstructed, (box.setting, value))
            for value, each in named.items()
            if each.reconstructed
        ),
    ]
    return game


def _without(part: Reconstruction, box: Box, values: list[str], named: dict[str, EditionRow]) -> list[Reconstruction]:
    """What the server says of its own components, for those values that name them."""
    if part.name != box.pieces or (part.needs and part.needs[0] == box.setting):
        return [part] if not part.needs or part.needs[1] not in named else []
    return [
        Reconstruction(part.name, part.pieces, part.reconstructed, (box.setting, value))
        for value in values
        if value not in named
    ]

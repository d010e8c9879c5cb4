"""Scores a position: what each of Alhambra's scorings would give, with the reasons. See docs/position.md."""

import sys
from pathlib import Path

import comares

if len(sys.argv) > 1:
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
else:  # without a file, the middle of a game
    game = comares.new_table("alhambra", players=2, seed=7)
    bot = comares.bot("greedy", seed=1)
    while len(game.lines) < 60:
        game.play(bot.choose(game))
    text = game.position()

table = comares.position("alhambra", text)
for number in (1, 2, 3):
    print(f"scoring {number}: {table.score(scoring=number).points}")
for entry in table.score().entries:
    print(f"  {entry.points:2} points by {entry.rule}: {entry.words}")
for seat, player in enumerate(table.view(None).seats):
    print(f"seat {seat} has {len(player.palace)} tiles and {player.hand_size} cards")

"""A game of random moves, from the deal to the end."""

import random

import comares

table = comares.new_table("alhambra", players=3, settings={"portals": "on"}, seed=7)
dice = random.Random(7)
while not table.over:
    line = table.play(dice.choice(table.decision.options))
    if line.number <= 5:
        print(line.words)

print("...")
print(f"{len(table.lines)} lines, points {table.points}, won by seat {table.winners}")

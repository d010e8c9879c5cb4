"""Goes through a record: when which seat scored, and why the game ended as it did."""

import sys

import comares

if len(sys.argv) > 1:
    source = sys.argv[1]
else:  # without a file, a game between two bots
    table = comares.new_table("alhambra", players=2, seed=7)
    bots = [comares.bot("greedy", seed=1), comares.bot("random", seed=2)]
    while not table.over:
        table.play(bots[table.decision.seat].choose(table))
    source = table.text()

before: list[int] | None = None
for table_then in comares.replay(source):
    if table_then.points != before:
        line = table_then.lines[-1]
        print(f"line {line.number}: {line.code}, points {table_then.points}")
        before = table_then.points
print("won by seat", comares.load(source).winners)

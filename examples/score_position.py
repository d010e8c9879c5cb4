"""Scores a position: what each of Alhambra's scorings would give now, with the reasons."""

import comares

table = comares.new_table("alhambra", players=2, seed=7)
bot = comares.bot("greedy", seed=1)
while len(table.lines) < 60:
    table.play(bot.choose(table))

for number in (1, 2, 3):
    score = table.score(scoring=number)
    print(f"scoring {number}: {score.points}")
for entry in table.score().entries:
    print(f"  {entry.points:2} points by {entry.rule}: {entry.words}")

view = table.view(table.decision.seat)
print(f"seat {view.seat} decides; its options: {', '.join(table.decision.codes[:3])} ...")

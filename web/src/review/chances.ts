/** The chances to win over a game, as numbers and as lines of a chart. */

export type Chances = [line: number, chances: number[]][];

/** The chances after the last known line up to that one; null: nothing is known there. */
export function chancesAt(chances: Chances, line: number): number[] | null {
  return chances.findLast(([at]) => at <= line)?.[1] ?? null;
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** The points of a seat's line in a chart of 0 to 1000 by 0 to 100, the best chances on top. */
export function chartPoints(chances: Chances, seat: number, last: number): string {
  const x = (line: number): number => Math.round((line / Math.max(1, last)) * 10000) / 10;
  return chances.map(([line, of]) => `${x(line)},${Math.round((1 - (of[seat] ?? 0)) * 1000) / 10}`).join(" ");
}

/** The line of the decision nearest to a place in the chart, from 0 (left) to 1 (right). */
export function nearestLine(lines: readonly number[], place: number, last: number): number | null {
  const wanted = place * last;
  return lines.reduce<number | null>(
    (best, line) => (best === null || Math.abs(line - wanted) < Math.abs(best - wanted) ? line : best),
    null,
  );
}

/** The next line of a list after the one that is shown, or the one before it; null: there is none. */
export function neighbour(lines: readonly number[], line: number, by: 1 | -1): number | null {
  return (by > 0 ? lines.find((each) => each > line) : lines.findLast((each) => each < line)) ?? null;
}

/** How much a choice lost: nothing worth a word, a little, a mistake, a turning point. */
export function weight(loss: number): "best" | "slight" | "mistake" | "blunder" {
  if (loss < 0.01) return "best";
  if (loss < 0.05) return "slight";
  return loss < 0.15 ? "mistake" : "blunder";
}

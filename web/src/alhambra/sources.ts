/** Where points come from: the kinds in their order, then the wall, then what modules add. */

import { standing } from "../lib/lines";
import type { NewsLine, Said, Scored } from "../lib/protocol";

export interface Part {
  source: string; // a kind, "wall", "falcons", or the key of something newer
  points: number;
}

const PREFIX = "alhambra-scored-";

export const isScored = (said: Said): boolean => said.key.startsWith(PREFIX);

export const sourceOf = (said: Said): string => (said.key === `${PREFIX}kind` ? String(said.args.kind) : said.key.slice(PREFIX.length));

/** What each seat would get, source by source. */
export function partsNow(now: Scored[], seat: number): Part[] {
  const parts = new Map<string, number>();
  for (const scored of now) {
    if (scored.seat === seat) parts.set(sourceOf(scored.why), (parts.get(sourceOf(scored.why)) ?? 0) + scored.points);
  }
  return [...parts].map(([source, points]) => ({ source, points }));
}

/** What a seat got in each scoring, source by source. */
export function partsOfScorings(log: NewsLine[], seat: number): Part[][] {
  const scorings: Part[][] = [[], [], []];
  for (const said of standing(log).flatMap((line) => line.words)) {
    if (!isScored(said) || said.args.seat !== seat) continue;
    scorings[Number(said.args.scoring) - 1]?.push({ source: sourceOf(said), points: Number(said.args.points) });
  }
  return scorings.map((parts) => {
    const sums = new Map<string, number>();
    for (const { source, points } of parts) sums.set(source, (sums.get(source) ?? 0) + points);
    return [...sums].map(([source, points]) => ({ source, points }));
  });
}

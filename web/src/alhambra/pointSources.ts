/** Where points come from: the kinds in their order, then the wall, then what modules add. */

import { KIND_NAMES } from "../art/symbols";
import { standing } from "../lib/recordLines";
import type { NewsLine, Said, Scored } from "../lib/protocol";

export interface Part {
  source: string; // a kind, "wall", "falcons", or the key of something newer
  points: number;
  why?: Said[]; // in words, each with its points
}

const PREFIX = "alhambra-scored-";

export const isScored = (said: Said): boolean => said.key.startsWith(PREFIX);

export const sourceOf = (said: Said): string => (said.key === `${PREFIX}kind` ? String(said.args.kind) : said.key.slice(PREFIX.length));

export const isKind = (source: string): boolean => (KIND_NAMES as readonly string[]).includes(source);

const GAIN = "gain-";

/** What a choice would gain or lose, source by source, the most first. */
export function gainsOf(changes: Record<string, number> = {}): Part[] {
  const gains = Object.entries(changes).filter(([name]) => name.startsWith(GAIN));
  return gains.map(([name, points]) => ({ source: name.slice(GAIN.length), points })).sort((a, b) => b.points - a.points);
}

/** What each seat would get, source by source. */
export function partsNow(now: Scored[], seat: number): Part[] {
  return summed(now.filter((scored) => scored.seat === seat).map((scored) => ({ source: sourceOf(scored.why), points: scored.points, why: [scored.why] })));
}

/** Parts of the same source as one. */
function summed(parts: Part[]): Part[] {
  const sums = new Map<string, Part>();
  for (const { source, points, why = [] } of parts) {
    const had = sums.get(source);
    sums.set(source, { source, points: (had?.points ?? 0) + points, why: [...(had?.why ?? []), ...why] });
  }
  return [...sums.values()];
}

/** What a seat got in each scoring, source by source. */
export function partsOfScorings(log: NewsLine[], seat: number): Part[][] {
  const scorings: Part[][] = [[], [], []];
  for (const said of standing(log).flatMap((line) => line.words)) {
    if (!isScored(said) || said.args.seat !== seat) continue;
    scorings[Number(said.args.scoring) - 1]?.push({ source: sourceOf(said), points: Number(said.args.points), why: [said] });
  }
  return scorings.map(summed);
}

export const total = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.points, 0);

/** How long a seat's wall was at each scoring. */
export function wallsAtScorings(scorings: Part[][]): number[] {
  return scorings.map((parts) => Number(parts.find((part) => part.source === "wall")?.why?.[0]?.args.length ?? 0));
}

/** The scoring from which on the winner was never behind again, from 1. */
export function turningPoint(sums: number[][], winner: number): number {
  const behind = sums.map((after) => Math.max(...after) > after[winner]!);
  return behind.lastIndexOf(true) + 2;
}

/** Where points come from: the kinds in their order, then the wall, then what modules add. */

import { KIND_NAMES } from "../art/symbols";
import { withoutUndone } from "../lib/recordLines";
import type { NewsLine, Words, Scored } from "../lib/protocol";

export interface SourcePoints {
  source: string; // a kind, "wall", "falcons", or the key of something newer
  points: number;
  why?: Words[]; // in words, each with its points
}

const PREFIX = "alhambra-scored-";

export const isScored = (sentence: Words): boolean => sentence.key.startsWith(PREFIX);

export const sourceOf = (sentence: Words): string => (sentence.key === `${PREFIX}kind` ? String(sentence.args.kind) : sentence.key.slice(PREFIX.length));

export const isKind = (source: string): boolean => (KIND_NAMES as readonly string[]).includes(source);

const GAIN = "gain-";

/** What a choice would gain or lose, source by source, the most first. */
export function gainsBySource(changes: Record<string, number> = {}): SourcePoints[] {
  const gains = Object.entries(changes).filter(([name]) => name.startsWith(GAIN));
  return gains.map(([name, points]) => ({ source: name.slice(GAIN.length), points })).sort((a, b) => b.points - a.points);
}

/** What each seat would get, source by source. */
export function pointsIfScoredNow(now: Scored[], seat: number): SourcePoints[] {
  return summed(now.filter((scored) => scored.seat === seat).map((scored) => ({ source: sourceOf(scored.why), points: scored.points, why: [scored.why] })));
}

/** Parts of the same source as one. */
function summed(parts: SourcePoints[]): SourcePoints[] {
  const sums = new Map<string, SourcePoints>();
  for (const { source, points, why = [] } of parts) {
    const had = sums.get(source);
    sums.set(source, { source, points: (had?.points ?? 0) + points, why: [...(had?.why ?? []), ...why] });
  }
  return [...sums.values()];
}

/** What a seat got in each scoring, source by source. */
export function pointsByScoring(log: NewsLine[], seat: number): SourcePoints[][] {
  const scorings: SourcePoints[][] = [[], [], []];
  for (const sentence of withoutUndone(log).flatMap((line) => line.words)) {
    if (!isScored(sentence) || sentence.args.seat !== seat) continue;
    scorings[Number(sentence.args.scoring) - 1]?.push({ source: sourceOf(sentence), points: Number(sentence.args.points), why: [sentence] });
  }
  return scorings.map(summed);
}

export const total = (parts: SourcePoints[]): number => parts.reduce((sum, part) => sum + part.points, 0);

/** How long a seat's wall was at each scoring. */
export function wallsAtScorings(scorings: SourcePoints[][]): number[] {
  return scorings.map((parts) => Number(parts.find((part) => part.source === "wall")?.why?.[0]?.args.length ?? 0));
}

/** The scoring from which on the winner was never behind again, from 1. */
export function turningPoint(sums: number[][], winner: number): number {
  const behind = sums.map((after) => Math.max(...after) > after[winner]!);
  return behind.lastIndexOf(true) + 2;
}

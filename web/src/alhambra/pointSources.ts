/** The sources of points: the kinds in their order, the wall, then the modules. */

import { KIND_NAMES } from "../art/symbols";
import type { NewsLine, Scored, Words } from "../lib/protocol";
import { withoutUndone } from "../lib/recordLines";

export interface SourcePoints {
  source: string; // a kind, "wall", "falcons", or the key of an unknown source
  points: number;
  why?: Words[]; // sentences with their points
}

const PREFIX = "alhambra-scored-";

export const isScored = (sentence: Words): boolean => sentence.key.startsWith(PREFIX);

export const sourceOf = (sentence: Words): string =>
  sentence.key === `${PREFIX}kind` ? String(sentence.args.kind) : sentence.key.slice(PREFIX.length);

export const isKind = (source: string): boolean => (KIND_NAMES as readonly string[]).includes(source);

const GAIN = "gain-";

/** The gains and losses of an option by source, largest first. */
export function gainsBySource(changes: Record<string, number> = {}): SourcePoints[] {
  const gains = Object.entries(changes).filter(([name]) => name.startsWith(GAIN));
  return gains
    .map(([name, points]) => ({ source: name.slice(GAIN.length), points }))
    .sort((a, b) => b.points - a.points);
}

/** The points that a seat would get in a scoring now, by source. */
export function pointsIfScoredNow(now: Scored[], seat: number): SourcePoints[] {
  return summed(
    now
      .filter((scored) => scored.seat === seat)
      .map((scored) => ({ source: sourceOf(scored.why), points: scored.points, why: [scored.why] })),
  );
}

/** The points of a seat in the whole game, by source. */
export const pointsInAll = (log: NewsLine[], seat: number): SourcePoints[] => summed(pointsByScoring(log, seat).flat());

/** The source that made the largest difference between two seats, in favour of the first one. */
export function decisiveSource(first: SourcePoints[], second: SourcePoints[]): string | null {
  const lead = (source: string): number => pointsOf(first, source) - pointsOf(second, source);
  const best = first.map(({ source }) => source).sort((a, b) => lead(b) - lead(a))[0];
  return best !== undefined && lead(best) > 0 ? best : null;
}

export const pointsOf = (parts: SourcePoints[], source: string): number =>
  parts.find((part) => part.source === source)?.points ?? 0;

/** Merges the parts of each source. */
function summed(parts: SourcePoints[]): SourcePoints[] {
  const sums = new Map<string, SourcePoints>();
  for (const { source, points, why = [] } of parts) {
    const had = sums.get(source);
    sums.set(source, { source, points: (had?.points ?? 0) + points, why: [...(had?.why ?? []), ...why] });
  }
  return [...sums.values()];
}

/** The points of a seat in each scoring, by source. */
export function pointsByScoring(log: NewsLine[], seat: number): SourcePoints[][] {
  const scorings: SourcePoints[][] = [[], [], []];
  for (const sentence of withoutUndone(log).flatMap((line) => line.words)) {
    if (!isScored(sentence) || sentence.args.seat !== seat) continue;
    scorings[Number(sentence.args.scoring) - 1]?.push({
      source: sourceOf(sentence),
      points: Number(sentence.args.points),
      why: [sentence],
    });
  }
  return scorings.map(summed);
}

export const total = (parts: SourcePoints[]): number => parts.reduce((sum, part) => sum + part.points, 0);

/** The length of the wall at each scoring. */
export function wallsAtScorings(scorings: SourcePoints[][]): number[] {
  return scorings.map((parts) => Number(parts.find((part) => part.source === "wall")?.why?.[0]?.args.length ?? 0));
}

/** The scoring, from 1, from which on the winner was never behind. */
export function turningPoint(sums: number[][], winner: number): number {
  const behind = sums.map((after) => Math.max(...after) > after[winner]!);
  return behind.lastIndexOf(true) + 2;
}

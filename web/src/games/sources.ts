/** Points by source in the colours of each game. Sources have the names that the server gives them. */

import { slicesOf as alhambraSlices } from "../alhambra/scoreSlices";
import { slicesOf as sabikaSlices, underHeads } from "../sabika/pointSources";
import type { Slice } from "../table/slices";

type Sources = Record<string, number>;

const SLICES: Record<string, (sources: Sources) => Slice[]> = {
  alhambra: (sources) =>
    alhambraSlices(
      Object.entries(sources).map(([source, points]) => ({ source, points })),
      [],
    ),
  sabika: (sources) => sabikaSlices(underHeads(sources)),
};

/** The slices of a bar, in whole points, the largest first. */
export const sourceSlices = (game: string, sources: Sources): Slice[] =>
  (SLICES[game]?.(sources) ?? [])
    .map((slice) => {
      const points = Math.round(slice.points);
      return { ...slice, points, words: `${slice.name}: ${points}` };
    })
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points);

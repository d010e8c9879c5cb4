/** The geometry of the rondel: rings of sectors round a fountain. */

import type { Ring } from "./codes";

export const HALF = 560; // from the middle to the edge of the drawing
export const CENTRE = 84;
export const RADII: Record<Ring, [inner: number, outer: number]> = {
  outer: [404, 520],
  middle: [242, 344],
  inner: [98, 184],
};
export const BANDS = { raw: 374, marble: 213 };
const SPACES: Record<Ring, number> = { outer: 8, middle: 6, inner: 6 };
const GAP = 7;

const round = (n: number): number => Math.round(n * 10) / 10;

/** The point at a radius and an angle in degrees, clockwise from the top. */
export function at(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The path of a sector, with a gap to its neighbours. `inset` shrinks it on all sides. */
export function sector(ring: Ring, angle: number, spaces: number, inset = 0): string {
  const [r1, r2] = [RADII[ring][0] + inset, RADII[ring][1] - inset];
  const half = 180 / spaces;
  const edge = (radius: number): number => ((GAP / 2 + inset) / radius) * (180 / Math.PI);
  const [a, b, c, d] = [
    at(r2, angle - half + edge(r2)),
    at(r2, angle + half - edge(r2)),
    at(r1, angle + half - edge(r1)),
    at(r1, angle - half + edge(r1)),
  ];
  return `M${a.x} ${a.y}A${r2} ${r2} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${r1} ${r1} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The distance of the picture and of a single worker from the middle of a space, in degrees. */
const ASIDE: Record<Ring, [picture: number, figures: number]> = { outer: [9, 9], middle: [13, 13], inner: [15, 15] };
const SHOULDER: Record<Ring, number> = { outer: 46, middle: 40, inner: 36 };
const LETTERING: Record<Ring, number> = { outer: 12, middle: 11, inner: 9 }; // how far a name moves the picture and the workers inwards

export const middleRadius = (ring: Ring): number => (RADII[ring][0] + RADII[ring][1]) / 2;

/** The position of the picture of a space: its middle, or to the side if a worker is there. */
export const picturePosition = (ring: Ring, angle: number, taken: boolean, named: boolean): { x: number; y: number } =>
  at(middleRadius(ring) - (named ? LETTERING[ring] : 0), angle - (taken ? ASIDE[ring][0] : 0));

/** The position of worker i of n on a space: side by side, closer together if there are many. */
export function workerPosition(
  ring: Ring,
  angle: number,
  i: number,
  n: number,
  named = false,
): { x: number; y: number } {
  const half = 180 / SPACES[ring];
  const shoulder = (SHOULDER[ring] / middleRadius(ring)) * (180 / Math.PI);
  const last = n > 1 ? half - shoulder * 0.62 : ASIDE[ring][1];
  const step = n > 1 ? Math.min(shoulder, (last + half * 0.12) / (n - 1)) : 0;
  const { x, y } = at(middleRadius(ring) - (named ? LETTERING[ring] : 0), angle + last - (n - 1 - i) * step);
  return { x, y: y + 6 };
}

/** The largest font size of each ring, and the distance of names from the rim. */
const LETTERS: Record<Ring, number> = { outer: 27, middle: 25, inner: 21 };
const MARGIN = 9;
const WIDTH = 0.5; // the width of a letter, relative to the font size

export interface Lettering {
  path: string;
  size: number;
}

/** The path and font size of the name of a space: along the rim, never upside down, as large as fits. */
export function lettering(ring: Ring, angle: number, name: string): Lettering {
  const half = 180 / SPACES[ring];
  const room = 2 * half * (Math.PI / 180) * (RADII[ring][1] - 30) * 0.88;
  const size = Math.min(LETTERS[ring], room / (name.length * WIDTH));
  const below = Math.cos((angle * Math.PI) / 180) < -0.01;
  const radius = round(RADII[ring][1] - MARGIN - (below ? 2 : size * 0.74));
  const [a, b] = [at(radius, angle - half), at(radius, angle + half)];
  const path = below
    ? `M${b.x} ${b.y}A${radius} ${radius} 0 0 0 ${a.x} ${a.y}`
    : `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`;
  return { path, size: round(size) };
}

/** The path of a worker from one space clockwise to another. */
export function walkPath(ring: Ring, from: number, to: number): string {
  const radius = RADII[ring][0] + 14;
  const [a, b] = [at(radius, from), at(radius, to)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${(to - from + 360) % 360 > 180 ? 1 : 0} 1 ${b.x} ${b.y}`;
}

/** The position of the cost of a space: at the inner edge, where workers enter. */
export const costPosition = (ring: Ring, angle: number): { x: number; y: number } =>
  at(RADII[ring][0] + 26, angle - 180 / SPACES[ring] + { outer: 4.4, middle: 7, inner: 10.5 }[ring]);

/** The colour and texture of a space, by its main action. */
export const GLAZE: Record<string, string> = {
  "quarry-small": "chambers",
  "quarry-large": "chambers",
  storehouse: "seraglio",
  market: "arcades",
  construct: "pavilion",
  export: "pavilion",
  consolidate: "tower",
  production: "garden",
  engrave: "tower",
  reactivate: "seraglio",
  craft: "arcades",
};

/** The geometry of the rondel: rings of sectors round a fountain. */

import type { Ring } from "./codes";

export const HALF = 560; // from the middle to the edge of the drawing
export const CENTRE = 62;
export const RADII: Record<Ring, [inner: number, outer: number]> = {
  outer: [390, 524],
  middle: [222, 334],
  inner: [76, 168],
};
export const BANDS = { raw: 362, marble: 195 };
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

export const middleRadius = (ring: Ring): number => (RADII[ring][0] + RADII[ring][1]) / 2;

/** From the rim inwards: the name, what the space does, the workers and the cost. The inner ring has them side by side. */
const FACE: Record<Ring, number> = { outer: 462, middle: 277, inner: 124 };
const FACE_UNNAMED: Record<Ring, number> = { outer: 478, middle: 292, inner: 136 };
const FEET: Record<Ring, number> = { outer: 416, middle: 244, inner: 112 };
const SHOULDER: Record<Ring, number> = { outer: 47, middle: 40, inner: 34 };
const ASIDE = 15; // degrees, in the inner ring

/** The middle of what a space shows of its action. */
export function facePosition(
  ring: Ring,
  angle: number,
  taken: boolean,
  named: boolean,
  along: number, // from the middle, clockwise
): { x: number; y: number } {
  const radius = (named ? FACE : FACE_UNNAMED)[ring];
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const below = cos < -0.01 || (cos < 0.01 && sin < 0); // there clockwise is to the left or upwards
  const turn = ((below ? -along : along) / radius) * (180 / Math.PI);
  return at(radius, angle + turn - (taken && ring === "inner" ? ASIDE : 0));
}

/** The width that the face of a space may have. */
export const faceRoom = (ring: Ring): number => 2 * FACE[ring] * Math.sin(Math.PI / SPACES[ring]) - 56;

/** The position of worker i of n on a space: side by side, closer together if there are many; the cost is left of them. */
export function workerPosition(ring: Ring, angle: number, i: number, n: number): { x: number; y: number } {
  const half = 180 / SPACES[ring];
  const shoulder = (SHOULDER[ring] / FEET[ring]) * (180 / Math.PI);
  const last = n > 1 ? half - shoulder * 0.66 : ring === "inner" ? ASIDE : shoulder * 0.6;
  const step = n > 1 ? Math.min(shoulder, (last + half * 0.34) / (n - 1)) : 0;
  const { x, y } = at(FEET[ring], angle + last - (n - 1 - i) * step);
  return { x, y: y + 6 };
}

/** The largest font size of each ring, and the distance of names from the rim. */
const LETTERS: Record<Ring, number> = { outer: 31, middle: 30, inner: 27 };
const MARGIN = 8;
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
  const radius = RADII[ring][0] + 8;
  const [a, b] = [at(radius, from), at(radius, to)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${(to - from + 360) % 360 > 180 ? 1 : 0} 1 ${b.x} ${b.y}`;
}

/** The position of the cost of a space: inside its first corner, where workers enter. */
export const costPosition = (ring: Ring, angle: number): { x: number; y: number } =>
  at(
    RADII[ring][0] + { outer: 30, middle: 28, inner: 22 }[ring],
    angle - 180 / SPACES[ring] + { outer: 6.6, middle: 10, inner: 15 }[ring],
  );

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

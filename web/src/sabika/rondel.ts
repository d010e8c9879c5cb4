/** The shape of the rondel: rings of sectors round a fountain, in units of its own. */

import type { Ring } from "./codes";

export const HALF = 560; // from the middle to the edge of the drawing
export const CENTRE = 84;
export const RADII: Record<Ring, [inner: number, outer: number]> = { outer: [404, 520], middle: [242, 344], inner: [98, 184] };
export const BANDS = { raw: 374, marble: 213 };
const GAP = 7;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A point at so many degrees clockwise from the top. */
export function at(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** A sector of a ring, a little narrower than its share, so that a joint is seen; `inset` for a line within it. */
export function sector(ring: Ring, angle: number, spaces: number, inset = 0): string {
  const [r1, r2] = [RADII[ring][0] + inset, RADII[ring][1] - inset];
  const half = 180 / spaces;
  const edge = (radius: number): number => ((GAP / 2 + inset) / radius) * (180 / Math.PI);
  const [a, b, c, d] = [at(r2, angle - half + edge(r2)), at(r2, angle + half - edge(r2)), at(r1, angle + half - edge(r1)), at(r1, angle - half + edge(r1))];
  return `M${a.x} ${a.y}A${r2} ${r2} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${r1} ${r1} 0 0 0 ${d.x} ${d.y}Z`;
}

/** Where the figures on a space stand: side by side along its inner half. */
export function footing(ring: Ring, angle: number, i: number, n: number): { x: number; y: number } {
  const [r1, r2] = RADII[ring];
  const radius = r1 + (r2 - r1) * 0.3;
  const step = Math.min(52 / radius, (ring === "outer" ? 0.62 : 0.8) / Math.max(n, 1));
  return at(radius, angle + (((i - (n - 1) / 2) * step) / Math.PI) * 180);
}

/** The glaze of a space, by its main action: colour and texture of the tiles. */
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

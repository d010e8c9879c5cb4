/** Arrow keys on the rondel: along a ring, or to the nearest space of the next ring. */

import type { Space } from "./box";
import { RINGS } from "./codes";
import { BANDS, middleRadius } from "./rondel";
import type { Secondary } from "./components";

export interface Stop {
  item: string;
  radius: number;
  angle: number;
}

export function arrowStops(rings: Space[][], secondaries: Secondary[]): Stop[] {
  return [
    ...rings.flatMap((spaces, r) =>
      spaces.map(({ ring, number, angle }) => ({ item: `${ring}:${number}`, radius: middleRadius(RINGS[r]!), angle })),
    ),
    ...secondaries.map(({ id, kind, angle }) => ({ item: `secondary:${id}`, radius: BANDS[kind], angle })),
  ];
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
const nearest = (some: Stop[], angle: number): Stop | undefined =>
  [...some].sort((a, b) => apart(a.angle, angle) - apart(b.angle, angle))[0];

/** The item that an arrow key leads to: right is clockwise, left counter-clockwise, up outwards, down inwards. */
export function nextStop(all: Stop[], from: string, key: string): string | null {
  const here = all.find(({ item }) => item === from);
  if (!here) return null;
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const ring = all.filter(({ radius }) => radius === here.radius).sort((a, b) => a.angle - b.angle);
    return ring[(ring.indexOf(here) + (key === "ArrowRight" ? 1 : ring.length - 1)) % ring.length]!.item;
  }
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const beyond = all
    .filter(({ radius }) => (key === "ArrowUp" ? radius > here.radius : radius < here.radius))
    .map(({ radius }) => radius);
  if (!beyond.length) return null;
  const radius = key === "ArrowUp" ? Math.min(...beyond) : Math.max(...beyond);
  return (
    nearest(
      all.filter((stop) => stop.radius === radius),
      here.angle,
    )?.item ?? null
  );
}

/** The line to draw along the outside of a palace where its longest wall stands. How long it is, the server says. */

import type { Piece } from "./pieces";

export interface Segment {
  from: [number, number];
  to: [number, number];
  walled: boolean;
}

const HALF_QUARTERS: Record<string, string> = { NE: "NE", SE: "ES", SW: "SW", NW: "NW" };
const CORNERS: Record<string, [number, number][]> = { N: [[0, 0], [1, 0]], E: [[1, 0], [1, 1]], S: [[1, 1], [0, 1]], W: [[0, 1], [0, 0]] };
const LONG_SIDE: Record<string, [number, number][]> = { NE: [[1, 1], [0, 0]], SE: [[0, 1], [1, 0]], SW: [[0, 0], [1, 1]], NW: [[1, 0], [0, 1]] };
const BESIDE: Record<string, [number, number, string]> = { N: [0, -1, "S"], E: [1, 0, "W"], S: [0, 1, "N"], W: [-1, 0, "E"] };

const key = (x: number, y: number): string => `${x},${y}`;
const quarters = (piece: Piece | undefined): string => (!piece ? "" : piece.portal ? HALF_QUARTERS[piece.portal.turned]! : "NESW");

/** Every side of the palace that faces outwards, the palace on its right. */
export function outerSides(pieces: Piece[]): Segment[] {
  const at = new Map(pieces.map((piece) => [key(piece.x, piece.y), piece]));
  const segments: Segment[] = [];
  const add = (piece: Piece, ends: [number, number][], walled: boolean): void => {
    const [from, to] = ends.map(([dx, dy]): [number, number] => [piece.x + dx, piece.y + dy]);
    segments.push({ from: from!, to: to!, walled });
  };
  for (const piece of pieces) {
    for (const side of quarters(piece)) {
      const [dx, dy, facing] = BESIDE[side]!;
      const near = at.get(key(piece.x + dx, piece.y + dy));
      if (!quarters(near).includes(facing)) add(piece, CORNERS[side]!, piece.walls.includes(side));
    }
    if (piece.portal) add(piece, LONG_SIDE[piece.portal.turned]!, true);
  }
  return segments;
}

/** The sides in the order in which one walks round. Where two corners touch, one keeps to the palace. */
export function walk(sides: Segment[]): Segment[] {
  const left = new Set(sides);
  const order: Segment[] = [];
  let now: Segment | undefined = sides[0];
  while (now) {
    left.delete(now);
    order.push(now);
    const [dx, dy] = [now.to[0] - now.from[0], now.to[1] - now.from[1]];
    const here: Segment = now;
    const next: Segment[] = [...left].filter((side) => side.from[0] === here.to[0] && side.from[1] === here.to[1]);
    const turn = (side: Segment): number => {
      const [ex, ey] = [side.to[0] - side.from[0], side.to[1] - side.from[1]];
      return Math.atan2(dx * ey - dy * ex, dx * ex + dy * ey);
    };
    now = next.sort((a, b) => turn(b) - turn(a))[0];
  }
  return order;
}

/** The longest stretch of wall on the way round, as a list of points; empty where there is none. */
export function longestWall(pieces: Piece[]): [number, number][] {
  const order = walk(outerSides(pieces));
  const n = order.length;
  let best: Segment[] = [];
  let run: Segment[] = [];
  for (let i = 0; i < 2 * n && run.length < n; i++) {
    const side = order[i % n]!;
    run = side.walled ? [...run, side] : [];
    if (run.length > best.length || (run.length === best.length && slanting(run) > slanting(best))) best = run;
  }
  return best.length ? [best[0]!.from, ...best.map((side) => side.to)] : [];
}

const slanting = (run: Segment[]): number => run.filter((side) => side.from[0] !== side.to[0] && side.from[1] !== side.to[1]).length;

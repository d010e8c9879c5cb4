/** The components of the game, looked up by the numbers and names that views use. */

import type { Components, FalconFacts, TileFacts } from "./components";
import type { FalconersView, Piece, Point } from "./view";

export interface FalconOnPalace extends Point {
  falcon: FalconFacts;
}

/** The empty cells that touch a piece. */
export function cellsBeside(pieces: Piece[]): Point[] {
  const taken = new Set(pieces.map(({ x, y }) => `${x},${y}`));
  const beside = pieces.flatMap(
    ({ x, y }) =>
      [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const,
  );
  return [...new Map(beside.map(([x, y]) => [`${x},${y}`, { x, y }]))]
    .filter(([name]) => !taken.has(name))
    .map(([, cell]) => cell);
}

export class Box {
  private readonly byNumber: Map<number, TileFacts>;
  private readonly fountain: Piece;

  constructor(readonly components: Components) {
    this.byNumber = new Map(components.tiles.map((tile) => [tile.tile, tile]));
    const look = { kind: "fountain", walls: "", quarters: "NESW" };
    this.fountain = { x: 0, y: 0, tile: components.fountain, price: null, ...look };
  }

  tile(number: number): TileFacts {
    return this.byNumber.get(number) ?? { tile: number, kind: "fountain", price: 0, walls: "" };
  }

  /** A palace with its fountain. Views do not list the fountain. */
  withFountain(palace: Piece[]): Piece[] {
    return [this.fountain, ...palace];
  }

  falconsOf(falconers: FalconersView | undefined, seat: number): FalconOnPalace[] {
    const placed = falconers?.placed.filter((one) => one.seat === seat) ?? [];
    return placed.map(({ falcon, x, y }) => ({ falcon: this.falcon(falcon), x, y }));
  }

  falcon(name: string): FalconFacts {
    return this.components.falcons.find((falcon) => falcon.name === name)!;
  }

  /** The number of tiles of each kind. */
  kindCounts(kinds: string[]): number[] {
    return this.components.kinds.map((kind) => kinds.filter((other) => other === kind).length);
  }
}

/** The components of the game, looked up by the numbers that views use. */

import type { Components, FalconFacts, Row, TileFacts } from "./view";

export interface MoneyCard {
  name: string; // as in option codes
  currency: string;
  value: number;
}

export interface Piece {
  x: number;
  y: number;
  tile: TileFacts | null; // null: a portal or the fountain
  portal: { kind: string; turned: string } | null;
  walls: string;
}

export interface PlacedFalcon {
  falcon: FalconFacts;
  x: number;
  y: number;
}

const MIDDLE = 128;
const SIDES = "NESW";
const TURNED: Record<number, string> = { 3: "NE", 6: "SE", 12: "SW", 9: "NW" };

/** The empty cells that touch a piece. */
export function cellsBeside(pieces: Piece[]): { x: number; y: number }[] {
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

/** Decodes the numbers of a view. */
export class Box {
  private readonly byNumber: Map<number, TileFacts>;

  constructor(readonly components: Components) {
    this.byNumber = new Map(components.tiles.map((tile) => [tile.tile, tile]));
  }

  tile(number: number): TileFacts {
    return this.byNumber.get(number) ?? { tile: number, kind: "fountain", price: 0, walls: "" };
  }

  card(number: number): MoneyCard {
    const currency = this.components.currencies[Math.floor(number / this.components.highest)]!;
    const value = (number % this.components.highest) + 1;
    return { name: `${currency}-${value}`, currency, value };
  }

  currency(number: number): string {
    return this.components.currencies[number]!;
  }

  piece([cell, number, quarters, walls]: Row): Piece {
    const at = { x: (cell & 255) - MIDDLE, y: (cell >> 8) - MIDDLE };
    const kind = this.components.kinds[number - this.components.first_portal];
    const letters = [...SIDES].filter((_, side) => (walls >> side) & 1).join("");
    if (kind) return { ...at, tile: null, portal: { kind, turned: TURNED[quarters] ?? "NE" }, walls: letters };
    return { ...at, tile: this.tile(number), portal: null, walls: letters };
  }

  /** A palace with its fountain. Views do not list the fountain. */
  palace(rows: Row[]): Piece[] {
    const fountain: Piece = { x: 0, y: 0, tile: this.tile(this.components.fountain), portal: null, walls: "" };
    return [fountain, ...rows.map((row) => this.piece(row))];
  }

  /** The number of buildings of each kind in a palace. An unfinished building site has no kind. */
  buildingCounts(rows: Row[]): number[] {
    const buildings = rows.filter((row) => row[1] < this.components.fountain);
    return this.components.kinds.map((_, kind) => buildings.filter((row) => row[4] === kind).length);
  }

  falconsOf(perches: number[], seat: number): PlacedFalcon[] {
    return perches.flatMap((perch, n) => {
      if (perch < 0 || perch >> 16 !== seat) return [];
      return [{ falcon: this.components.falcons[n]!, x: (perch & 255) - MIDDLE, y: ((perch >> 8) & 255) - MIDDLE }];
    });
  }

  freeFalcons(perches: number[]): FalconFacts[] {
    return this.components.falcons.filter((_, n) => perches[n]! < 0);
  }

  /** The credit of a seat, if it has one. */
  credit(credits: number[] | undefined, seat: number): { currency: string; value: number } | null {
    const credit = credits?.[seat] ?? 0;
    return credit ? { currency: this.currency(credit >> 4), value: credit & 15 } : null;
  }
}

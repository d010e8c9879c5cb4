import { describe, expect, it } from "vitest";
import { longestWall } from "../src/alhambra/outline";
import type { Piece } from "../src/alhambra/pieces";

const piece = (x: number, y: number, walls = ""): Piece => ({ x, y, walls, portal: null, tile: { tile: 1, kind: "tower", price: 1, walls } });
const portal = (x: number, y: number, turned: string): Piece => ({ x, y, walls: "", tile: null, portal: { kind: "tower", turned } });
const length = (pieces: Piece[]): number => Math.max(0, longestWall(pieces).length - 1);

describe("the line along the longest wall", () => {
  it("is nothing round a fountain alone", () => expect(length([piece(0, 0)])).toBe(0));

  it("goes on round corners and over joints", () => expect(length([piece(0, 0), piece(1, 0, "NE"), piece(1, 1, "ES")])).toBe(4));

  it("does not count walls between two tiles", () => expect(length([piece(0, 0), piece(1, 0, "S"), piece(1, 1, "NE"), piece(0, 1, "N")])).toBe(1));

  it("closes where all of the outline is walled", () => expect(length([piece(0, 0, "NW"), piece(1, 0, "NES"), piece(0, 1, "ESW")])).toBe(8));

  it("runs along the long side of a portal (P8)", () => {
    const pieces = [piece(0, 0), piece(1, 0, "N"), piece(1, 1, "S"), piece(2, 1, "E"), portal(2, 0, "SW")];
    expect(length(pieces)).toBe(3);
  });
});

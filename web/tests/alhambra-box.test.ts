import { describe, expect, it } from "vitest";
import { Box, cellsBeside } from "../src/alhambra/box";
import type { Components } from "../src/alhambra/components";
import type { Piece } from "../src/alhambra/view";

const FALCON = { name: "black-tower-arcades", colour: "black", kinds: ["tower", "arcades"], status: "printed" };
const COMPONENTS = {
  kinds: ["pavilion", "tower"],
  fountain: 55,
  tiles: [],
  falcons: [FALCON],
} as unknown as Components;
const TOWER: Piece = { x: 1, y: 0, tile: 50, kind: "tower", price: 11, walls: "N", quarters: "NESW" };

describe("a palace", () => {
  const box = new Box(COMPONENTS);

  it("has a fountain, which views do not list", () => {
    const fountain = { x: 0, y: 0, kind: "fountain", walls: "" };
    expect(box.withFountain([TOWER])).toEqual([expect.objectContaining(fountain), TOWER]);
  });

  it("has an empty cell on each free side of its pieces", () => {
    const beside = cellsBeside(box.withFountain([TOWER])).map(({ x, y }) => `${x},${y}`);
    expect(beside.sort()).toEqual(["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"]);
  });

  it("has the falcons of its seat", () => {
    const placed = [{ falcon: FALCON.name, seat: 1, x: 1, y: 1 }];
    expect(box.falconsOf({ free: [], placed }, 1)).toEqual([{ falcon: FALCON, x: 1, y: 1 }]);
    expect(box.falconsOf({ free: [], placed }, 0)).toEqual([]);
    expect(box.falconsOf(undefined, 0)).toEqual([]);
  });
});

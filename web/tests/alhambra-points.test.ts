import { describe, expect, it } from "vitest";
import { gainsBySource, turningPoint } from "../src/alhambra/pointSources";

describe("the preview of an option", () => {
  it("lists the gains by source, largest first, without the other changes", () => {
    expect(gainsBySource({ room: 4, "gain-wall": 1, "gain-garden": 5, "gain-tower": -2 })).toEqual([
      { source: "garden", points: 5 },
      { source: "wall", points: 1 },
      { source: "tower", points: -2 },
    ]);
  });
});

describe("the turning point", () => {
  it("is the scoring from which on the winner was never behind", () => {
    expect(
      turningPoint(
        [
          [3, 5],
          [20, 12],
          [40, 30],
        ],
        0,
      ),
    ).toBe(2);
    expect(
      turningPoint(
        [
          [5, 5],
          [20, 12],
          [40, 30],
        ],
        0,
      ),
    ).toBe(1);
    expect(
      turningPoint(
        [
          [3, 5],
          [10, 12],
          [40, 30],
        ],
        0,
      ),
    ).toBe(3);
  });
});

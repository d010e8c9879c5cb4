import { describe, expect, it } from "vitest";
import { nearestAhead } from "../src/lib/rovingFocus";
import { gainsBySource, turningPoint } from "../src/alhambra/pointSources";

describe("arrow keys", () => {
  const points = [{ x: 0, y: -1 }, { x: 2, y: 0 }, { x: 3, y: 1 }, { x: -1, y: 0 }];

  it("go to the nearest place that lies that way", () => {
    expect(nearestAhead({ x: 0, y: 0 }, points, "ArrowRight")).toEqual({ x: 2, y: 0 });
    expect(nearestAhead({ x: 2, y: 0 }, points, "ArrowRight")).toEqual({ x: 3, y: 1 });
    expect(nearestAhead({ x: 2, y: 0 }, points, "ArrowUp")).toEqual({ x: 0, y: -1 });
  });

  it("stay where nothing lies that way, and are the only keys that go anywhere", () => {
    expect(nearestAhead({ x: 3, y: 1 }, points, "ArrowDown")).toBeNull();
    expect(nearestAhead({ x: 0, y: 0 }, points, "Enter")).toBeNull();
  });
});

describe("what the server tells of a choice", () => {
  it("is shown by source, the most first, and nothing else of it", () => {
    expect(gainsBySource({ room: 4, "gain-wall": 1, "gain-garden": 5, "gain-tower": -2 })).toEqual([
      { source: "garden", points: 5 },
      { source: "wall", points: 1 },
      { source: "tower", points: -2 },
    ]);
  });
});

describe("the turning point", () => {
  it("is the scoring after which the winner was never behind", () => {
    expect(turningPoint([[3, 5], [20, 12], [40, 30]], 0)).toBe(2);
    expect(turningPoint([[5, 5], [20, 12], [40, 30]], 0)).toBe(1);
    expect(turningPoint([[3, 5], [10, 12], [40, 30]], 0)).toBe(3);
  });
});

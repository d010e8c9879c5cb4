import { describe, expect, it } from "vitest";
import { nearestAhead } from "../src/lib/rovingFocus";

describe("arrow keys on a plane", () => {
  const points = [
    { x: 0, y: -1 },
    { x: 2, y: 0 },
    { x: 3, y: 1 },
    { x: -1, y: 0 },
  ];

  it("go to the nearest point in their direction", () => {
    expect(nearestAhead({ x: 0, y: 0 }, points, "ArrowRight")).toEqual({ x: 2, y: 0 });
    expect(nearestAhead({ x: 2, y: 0 }, points, "ArrowRight")).toEqual({ x: 3, y: 1 });
    expect(nearestAhead({ x: 2, y: 0 }, points, "ArrowUp")).toEqual({ x: 0, y: -1 });
  });

  it("stay without a point in their direction", () => {
    expect(nearestAhead({ x: 3, y: 1 }, points, "ArrowDown")).toBeNull();
  });

  it("are the only keys that move", () => {
    expect(nearestAhead({ x: 0, y: 0 }, points, "Enter")).toBeNull();
  });
});

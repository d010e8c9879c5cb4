/** Which items of a Sabika table light up after a step: those that changed, once. */

import { describe, expect, it } from "vitest";
import { changedItems } from "../src/sabika/changedItems";
import type { SabikaView } from "../src/sabika/view";

const withShips = (left: string[], right: string[]): SabikaView =>
  ({
    parties: [{ left, right, workers: [], reward: 0 }],
    raw_spaces: [],
    small_open: [],
    short_open: [],
    storehouses: [],
  }) as unknown as SabikaView;

describe("ships", () => {
  it("light a city up when they arrive and when they are consolidated", () => {
    expect(changedItems(withShips([], []), withShips(["tunis"], []))).toEqual(["city:tunis"]);
    expect(changedItems(withShips(["tunis"], []), withShips([], ["tunis"]))).toEqual(["city:tunis"]);
  });

  it("light nothing up where they stayed", () => {
    const view = withShips(["fez"], ["tunis"]);
    expect(changedItems(view, view)).toEqual([]);
  });
});

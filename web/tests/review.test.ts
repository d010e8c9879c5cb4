/** The review: the chances over a game, and the way through its decisions. */

import { describe, expect, it } from "vitest";
import { placesOf as alhambraPlaces } from "../src/alhambra/places";
import { type Chances, chancesAt, chartPoints, nearestLine, neighbour, percent, weight } from "../src/review/chances";
import { placesOf as sabikaPlaces } from "../src/sabika/places";

const CHANCES: Chances = [
  [0, [0.5, 0.5]],
  [4, [0.25, 0.75]],
  [10, [1, 0]],
];

describe("the chances", () => {
  it("of a line are those after the last known line before it", () => {
    expect(chancesAt(CHANCES, 7)).toEqual([0.25, 0.75]);
    expect(chancesAt(CHANCES, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt([], 3)).toBeNull();
    expect(percent(0.127)).toBe(13);
  });
  it("are drawn over the whole game, the better ones higher", () => {
    expect(chartPoints(CHANCES, 0, 10)).toBe("0,50 400,75 1000,0");
    expect(chartPoints([], 0, 0)).toBe("");
  });
});

describe("the way through the decisions", () => {
  it("goes to the nearest one, the next and the one before", () => {
    expect(nearestLine([2, 5, 9], 0.55, 10)).toBe(5);
    expect(nearestLine([], 0.5, 10)).toBeNull();
    expect(neighbour([2, 5, 9], 5, 1)).toBe(9);
    expect(neighbour([2, 5, 9], 5, -1)).toBe(2);
    expect(neighbour([2, 5, 9], 9, 1)).toBeNull();
    expect(neighbour([2, 5, 9], 0, 1)).toBe(2);
  });
  it("weighs what was lost", () => {
    expect([0, 0.03, 0.08, 0.4].map(weight)).toEqual(["best", "slight", "mistake", "blunder"]);
  });
});

describe("the places of a move", () => {
  it("are the pieces that it is about", () => {
    const view = { market: [{ currency: "ducat", tile: 3 }] };
    expect(alhambraPlaces("buy 1 5+4", view)).toEqual([
      ['[data-spot="market:0"]'],
      ['[data-spot="hand:ducat-5"]'],
      ['[data-spot="hand:ducat-4"]'],
    ]);
    expect(alhambraPlaces("take florin-2 dinar-1", view)).toHaveLength(2);
    expect(alhambraPlaces("place 3 1,0", view)).toEqual([['[data-drawn="place 3 1,0"]']]);
    expect(alhambraPlaces("stop", view)).toEqual([]);
    expect(sabikaPlaces("work merchant 5")).toEqual([['[data-thing="middle:5"]']]);
    expect(sabikaPlaces("main")).toEqual([]);
  });
});

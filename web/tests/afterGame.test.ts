/** The result in a sentence: it names the winner of the result, and no lead is ever negative. */

import { beforeAll, describe, expect, it } from "vitest";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "../src/lib/catalogue";
import { i18n } from "../src/lib/i18n.svelte";
import { hasLeft, placeOf, resultText } from "../src/table/afterGame";

// The built copy of the client, which is tested as well, lies one folder deeper than its sources.
const WORDS = ["../../src", "../../../src"]
  .map((src) => join(import.meta.dirname, src, "comares/i18n/en"))
  .find((folder) => existsSync(folder))!;
const outcome = (winners: number[], places: number[]) => ({ points: [], now: [], winners, places });
const NAMES = ["Ada", "Dan", "Eve"];

beforeAll(() => {
  const texts = readdirSync(WORDS).filter((name) => name.endsWith(".ftl"));
  i18n.catalogue = new Catalogue("en", texts.map((name) => readFileSync(join(WORDS, name), "utf8")).join("\n"));
});

describe("the result of a game in which the leader left", () => {
  const left = outcome([0], [1, 2]);

  it("is the win of whoever stayed, with what the other has", () => {
    expect(resultText([85, 122], NAMES, left, 0)).toBe("You win with 85 points. Dan has 122, but left the game.");
  });
  it("is no win for the leader", () => {
    expect(resultText([85, 122], NAMES, left, 1)).toBe(
      "You left the game: you finish in place 2 with 122 points. Ada wins with 85.",
    );
  });
  it("compares the winner with the best of those who stayed", () => {
    expect(resultText([85, 122, 80], NAMES, outcome([0], [1, 3, 2]), 0)).toBe(
      "You win with 85 points, 5 ahead of Eve.",
    );
  });
  it("marks who left, and nobody else", () => {
    const three = outcome([0], [1, 3, 2]);
    expect([0, 1, 2].map((seat) => hasLeft([85, 122, 80], three, seat))).toEqual([false, true, false]);
    expect([0, 1].map((seat) => hasLeft([85, 85], outcome([1], [2, 1]), seat))).toEqual([false, false]);
  });
});

describe("the result of other games", () => {
  it("names the margin", () => {
    expect(resultText([85, 80, 99], NAMES, outcome([2], [2, 3, 1]), 0)).toBe(
      "A good game: you finish in place 2 with 85 points, 14 behind Eve.",
    );
  });
  it("says who wins a tie that the rules break", () => {
    expect(resultText([85, 85], NAMES, outcome([0], [1, 2]), 0)).toContain("you win the tie");
    expect(resultText([85, 85], NAMES, outcome([0], [1, 2]), 1)).toContain("Ada has as many and wins the tie");
  });
  it("knows a party without a seat", () => {
    expect(resultText([85, 90], ["Ada", "Yusuf"], outcome([-1], [2]), 0)).toBe(
      "A good game: you finish in place 2 with 85 points, 5 behind Yusuf.",
    );
    expect([placeOf(outcome([-1], [2]), 1), placeOf(outcome([0], [1]), 1)]).toEqual([1, 2]);
  });
});

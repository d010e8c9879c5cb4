import { describe, expect, it } from "vitest";
import type { TableSummary } from "../src/lib/protocol";
import { isFound, winnersOf } from "../src/lobby/tableFilter";

const table = {
  id: "k3v9",
  game: "alhambra",
  pace: "turns",
  seats: [{ name: "José" }, { name: "Ada" }],
  result: { points: [12, 30], places: [2, 1] },
} as TableSummary;
const ANY = { text: "", game: "", pace: "" };

describe("a table", () => {
  it("is found by a name without its accents, by its id, by game and pace", () => {
    expect(isFound(table, ANY)).toBe(true);
    expect(isFound(table, { ...ANY, text: " jose" })).toBe(true);
    expect(isFound(table, { ...ANY, text: "k3v9" })).toBe(true);
    expect(isFound(table, { ...ANY, text: "Zoraya" })).toBe(false);
    expect(isFound(table, { ...ANY, game: "sabika" })).toBe(false);
    expect(isFound(table, { text: "ada", game: "alhambra", pace: "turns" })).toBe(true);
    expect(isFound(table, { ...ANY, pace: "live" })).toBe(false);
  });

  it("tells who won with how many points", () => {
    expect(winnersOf(table)).toEqual([{ seat: 1, points: 30 }]);
    expect(winnersOf({ ...table, result: null })).toEqual([]);
  });
});

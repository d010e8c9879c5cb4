import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../src/lib/protocol";

const GAME: GameInfo = {
  name: "alhambra",
  min_players: 2,
  max_players: 6,
  settings: [],
  reconstructions: [],
  levels: ["apprentice", "mason", "architect"],
};
const SEATS = [{ kind: "me" }, { kind: "bot", level: "mason" }];

beforeAll(() => {
  const saved = { lastTables: { alhambra: { game: "alhambra", options: { portals: "on" }, seats: SEATS } } };
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(saved), setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

describe("the last table", () => {
  it("is read as older versions saved it, with `options` for its settings", async () => {
    const { lastTable } = await import("../src/lobby/newTables");
    expect(lastTable(GAME)).toMatchObject({ game: "alhambra", settings: { portals: "on" }, seats: SEATS });
  });

  it("is the default table in a game that was never set up: the player and two bots of the middle level", async () => {
    const { lastTable } = await import("../src/lobby/newTables");
    const { seats, settings } = lastTable({ ...GAME, name: "sabika" });
    expect(seats.map(({ kind, level }) => [kind, level])).toEqual([
      ["me", undefined],
      ["bot", "mason"],
      ["bot", "mason"],
    ]);
    expect(settings).toEqual({});
  });
});

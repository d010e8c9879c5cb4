/** Yusuf's turn and the final scoring, as read from the log; arrow keys and names on the rondel. */

import { describe, expect, it } from "vitest";
import type { NewsLine, StageInfo, Words } from "../src/lib/protocol";
import { arrowStops, nextStop } from "../src/sabika/arrowKeys";
import { finalScoring, sumOf } from "../src/sabika/finalScoring";
import { lettering } from "../src/sabika/rondel";
import { lastTurn } from "../src/sabika/yusuf";

const event = (key: string, args: Words["args"] = {}): Words => ({ key: `sabika-${key}`, args });
const yusuf = (key: string, args: Words["args"] = {}): Words => event(key, { seat: -1, ...args });

const line = (words: Words[], stages?: StageInfo[]): NewsLine => ({
  line: 1,
  seat: 0,
  code: "rest poet",
  undo: null,
  words,
  points: null,
  stages,
});

describe("Yusuf's turn", () => {
  const stages = [
    { step: "yusuf-turn", words: 1 },
    { step: "", words: 2 },
    { step: "yusuf-turn", words: 4 },
    { step: "yusuf-turn", words: 8 },
    { step: "yusuf-turn", words: 10 },
    { step: "narrator", words: 12 },
  ];
  const words = [
    yusuf("yusuf-card", { worker: "merchant", card: 2 }),
    event("paid", { seat: 0, amount: 1 }),
    yusuf("yusuf-card", { worker: "architect", card: 5 }),
    yusuf("yusuf-discards"),
    yusuf("yusuf-goes-by", { criterion: "large-wished", rule: "S13.3" }),
    yusuf("built-large", { card: 9 }),
    yusuf("advanced", { space: 1 }),
    yusuf("small-laid", { card: 3 }),
    yusuf("yusuf-vp", { points: 2 }),
    yusuf("yusuf-taxes", { amount: 1 }),
    yusuf("narrator", { space: 2 }),
    yusuf("wish-vp", { points: 2 }),
  ];

  it("is his last one, with each action under its criterion and the reward of the card last", () => {
    const turn = lastTurn([line(words, stages)])!;
    expect(turn.card.args.card).toBe(5);
    expect(turn.steps.map(({ why, done }) => [why?.args.rule ?? null, done.map(({ key }) => key.slice(7))])).toEqual([
      [null, ["yusuf-discards"]],
      ["S13.3", ["built-large", "advanced"]],
      [null, ["yusuf-vp", "yusuf-taxes"]],
    ]);
  });

  it("is null before his first turn", () => {
    expect(lastTurn([line([event("paid", { seat: 0 })])])).toBeNull();
  });
});

describe("the final scoring", () => {
  const steps = finalScoring(
    [
      event("wish-vp", { seat: 0, points: 6, wish: "A1", amount: 3, each: 2 }),
      yusuf("wish-vp", { points: 2, wish: "A1", amount: 1, each: 2 }),
      event("tax-vp", { seat: 0, points: -2 }),
      event("left-dinars-vp", { seat: 0, points: 2, amount: 5 }),
      event("long-vp", { seat: 0, points: 14, long: "A2", amount: 4, each: 0 }),
      event("trade-vp", { seat: 0, points: 3, card: 4, amount: 1, each: 3 }),
    ],
    2,
    1,
  );

  it("follows S10.1: wishes, taxes, long poems, the trade card, leftovers", () => {
    expect(steps.map(({ head }) => head)).toEqual(["wishes", "taxes", "long", "card", "left"]);
  });

  it("shows the calculation for each party, Yusuf included", () => {
    expect(steps[0]!.rows).toEqual([
      {
        key: "sabika-wish-vp",
        what: "A1",
        cells: [
          { amount: 3, each: 2, points: 6 },
          { amount: 1, each: 2, points: 2 },
        ],
      },
    ]);
    expect(steps[4]!.rows[0]!.cells).toEqual([{ amount: 5, each: 0, points: 2 }, null]);
    expect([sumOf(steps, 0), sumOf(steps, 1)]).toEqual([23, 2]);
  });
});

describe("arrow keys on the rondel", () => {
  const ring = (name: "outer" | "middle" | "inner", n: number) =>
    Array.from({ length: n }, (_, i) => ({
      ring: name,
      number: i + 1,
      angle: (i * 360) / n,
      action: "market",
      stack: null,
    }));
  const all = arrowStops(
    [ring("outer", 8), ring("middle", 6), ring("inner", 6)],
    [{ id: "R1", kind: "raw", side: "small", angle: 52.5, status: "" }],
  );

  it("go round a ring, clockwise and counter-clockwise", () => {
    expect(nextStop(all, "outer:8", "ArrowRight")).toBe("outer:1");
    expect(nextStop(all, "middle:1", "ArrowLeft")).toBe("middle:6");
  });

  it("go to the nearest space of the next ring, and stay at the last ring", () => {
    expect(nextStop(all, "outer:2", "ArrowDown")).toBe("secondary:R1");
    expect(nextStop(all, "secondary:R1", "ArrowDown")).toBe("middle:2");
    expect(nextStop(all, "middle:4", "ArrowDown")).toBe("inner:4");
    expect(nextStop(all, "inner:4", "ArrowDown")).toBeNull();
    expect(nextStop(all, "outer:1", "ArrowUp")).toBeNull();
    expect(nextStop(all, "outer:1", "a")).toBeNull();
  });
});

describe("the names on the rondel", () => {
  it("are never upside down and shrink to fit their space", () => {
    const sweep = (path: string): string => path.split("A")[1]!.split(" ")[4]!;
    expect(sweep(lettering("outer", 0, "market").path)).toBe("1");
    expect(sweep(lettering("outer", 180, "market").path)).toBe("0");
    expect(lettering("inner", 0, "восстановление построек").size).toBeLessThan(lettering("inner", 0, "craft").size);
  });
});

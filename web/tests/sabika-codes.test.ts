import { describe, expect, it } from "vitest";
import {
  byTarget,
  codeLike,
  forcedOption,
  isEnding,
  mixOf,
  nearestPayment,
  paymentOf,
  readCode,
  targetOf,
} from "../src/sabika/codes";
import { headOf, vpByHead, vpByRound } from "../src/sabika/pointSources";
import { sector, workerPosition } from "../src/sabika/rondel";

const line = (
  number: number,
  words: { key: string; args: Record<string, string | number> }[],
  undo: number | null = null,
) => ({ line: number, seat: 0, code: "", undo, words, points: null });

describe("option codes", () => {
  it("name the item on the board that they refer to", () => {
    const targets: Record<string, string | null> = {
      "work architect-2 3": "outer:3",
      "work merchant 6": "middle:6",
      "work poet 1": "inner:1",
      "engrave 12 blue": "short:12",
      "engrave A1": "long:A1",
      "expand 14 1": "storehouse:14",
      "income poem 4": "short:4",
      "income fez": "city:fez",
      "raw clay R3": "secondary:R3",
      "raw silk": null,
      "first yusuf": "party:yusuf",
      "take wood+wood": null,
      stop: null,
    };
    for (const [code, target] of Object.entries(targets)) expect(targetOf(readCode(code)), code).toBe(target);
  });

  it("are grouped by item, without a loss", () => {
    const found = byTarget(
      ["work architect-1 3", "work architect-2 3", "engrave 5 red", "engrave 5 blue", "done"].map(readCode),
    );
    expect([...found].map(([name, some]) => [name, some.length])).toEqual([
      ["outer:3", 2],
      ["short:5", 2],
    ]);
  });

  it("are forced only if there is exactly one and it is not optional", () => {
    expect(forcedOption(["use wood"])).toBe("use wood");
    expect(forcedOption(["stop"])).toBeNull();
    expect(forcedOption(["decline"])).toBeNull();
    expect(forcedOption(["done"])).toBeNull();
    expect(forcedOption(["use wood", "use marble"])).toBeNull();
    expect(forcedOption([])).toBeNull();
    expect(isEnding(readCode("stop"))).toBe(true);
  });

  it("count the contents of a mix", () => {
    expect(mixOf(readCode("take wood+wood+marble"))).toEqual([
      ["wood", 2],
      ["marble", 1],
    ]);
    expect(mixOf(readCode("deliver nothing"))).toEqual([]);
  });

  it("pay a tax in any mix; a changed amount keeps the others as near as possible", () => {
    const options = ["pay marker 1 vp 1", "pay marker 1 dinars 2", "pay dinars 2 vp 1", "pay dinars 4", "pay vp 2"].map(
      readCode,
    );
    expect(paymentOf(options[0]!)).toEqual({ marker: 1, dinars: 0, seals: 0, vp: 1 });
    expect(nearestPayment(options, { marker: 0, dinars: 4, seals: 0, vp: 0 }, "dinars")?.code).toBe("pay dinars 4");
    expect(nearestPayment(options, { marker: 0, dinars: 0, seals: 0, vp: 1 }, "vp")?.code).toBe("pay marker 1 vp 1");
  });
});

describe("the code for an illegal item", () => {
  const turn = ["work architect-2 3", "work merchant 1", "rest architect-2", "rest merchant"].map(readCode);
  it("is made from the code of a similar item", () => {
    expect(codeLike("outer:5", turn)).toBe("work architect-2 5");
    expect(codeLike("city:cairo", ["export fez"].map(readCode))).toBe("export cairo");
    expect(codeLike("short:7", ["engrave 3 blue", "engrave 3 red"].map(readCode))).toBe("engrave 7 blue");
  });
  it("exists for every space of the rondel on the own turn, and not for other items", () => {
    expect(codeLike("inner:2", turn)).toBe("work poet 2");
    expect(codeLike("city:fez", turn)).toBeNull();
    expect(codeLike("inner:2", ["export fez"].map(readCode))).toBeNull();
  });
});

describe("the rondel", () => {
  it("has closed sectors, and workers within their own sector", () => {
    expect(sector("outer", 0, 8)).toMatch(/^M.*Z$/);
    for (const n of [1, 2, 3, 6])
      for (let i = 0; i < n; i++) {
        const { x, y } = workerPosition("outer", 0, i, n);
        const degrees = (Math.atan2(x, -(y - 6)) * 180) / Math.PI;
        expect(Math.abs(degrees)).toBeLessThan(22.5);
      }
  });
});

describe("sources of VP", () => {
  const log = [
    line(0, [
      { key: "sabika-start-vp", args: { seat: 0, points: 5 } },
      { key: "sabika-start-vp", args: { seat: -1, points: 5 } },
    ]),
    line(1, [{ key: "sabika-rest-vp", args: { seat: 0, points: -1 } }]),
    line(2, [], 1),
    line(3, [
      { key: "sabika-gained-large-vp", args: { seat: 0, points: 2 } },
      { key: "sabika-stood-up", args: { seat: -1 } },
      { key: "sabika-left-goods-vp", args: { seat: 0, points: 3 } },
    ]),
  ];
  it("are grouped by head, without undone lines; Yusuf is the party after the last seat", () => {
    expect(headOf({ key: "sabika-worked", args: {} })).toBeNull();
    expect(vpByHead(log, 0, 1)).toEqual([
      { head: "start", points: 5 },
      { head: "bonuses", points: 2 },
      { head: "left", points: 3 },
    ]);
    expect(vpByHead(log, 1, 1)).toEqual([{ head: "start", points: 5 }]);
  });
  it("add up by round", () => {
    expect(vpByRound(log, 2, 1)).toEqual([
      [7, 5],
      [10, 5],
    ]);
  });
});

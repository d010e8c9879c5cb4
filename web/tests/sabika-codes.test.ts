import { describe, expect, it } from "vitest";
import { byTarget, codeFor, isEnding, mixOf, nearestPayment, onlyOne, paymentOf, read, targetOf } from "../src/sabika/codes";
import { footing, sector } from "../src/sabika/rondel";
import { byRound, headOf, partsOf } from "../src/sabika/pointSources";

const line = (number: number, words: { key: string; args: Record<string, string | number> }[], undo: number | null = null) => ({ line: number, seat: 0, code: "", undo, words, points: null });

describe("option codes", () => {
  it("name the thing on the table that they take hold of", () => {
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
    for (const [code, target] of Object.entries(targets)) expect(targetOf(read(code)), code).toBe(target);
  });

  it("are gathered by their target, none is lost", () => {
    const found = byTarget(["work architect-1 3", "work architect-2 3", "engrave 5 red", "engrave 5 blue", "done"].map(read));
    expect([...found].map(([name, some]) => [name, some.length])).toEqual([["outer:3", 2], ["short:5", 2]]);
  });

  it("are chosen for one only if there is one and it is not a may", () => {
    expect(onlyOne(["use wood"])).toBe("use wood");
    expect(onlyOne(["stop"])).toBeNull();
    expect(onlyOne(["decline"])).toBeNull();
    expect(onlyOne(["done"])).toBeNull();
    expect(onlyOne(["use wood", "use marble"])).toBeNull();
    expect(onlyOne([])).toBeNull();
    expect(isEnding(read("stop"))).toBe(true);
  });

  it("count what a mix holds", () => {
    expect(mixOf(read("take wood+wood+marble"))).toEqual([["wood", 2], ["marble", 1]]);
    expect(mixOf(read("deliver nothing"))).toEqual([]);
  });

  it("pay a tax in any mix; turning one amount keeps the others as near as can be", () => {
    const options = ["pay marker 1 vp 1", "pay marker 1 dinars 2", "pay dinars 2 vp 1", "pay dinars 4", "pay vp 2"].map(read);
    expect(paymentOf(options[0]!)).toEqual({ marker: 1, dinars: 0, seals: 0, vp: 1 });
    expect(nearestPayment(options, { marker: 0, dinars: 4, seals: 0, vp: 0 }, "dinars")?.code).toBe("pay dinars 4");
    expect(nearestPayment(options, { marker: 0, dinars: 0, seals: 0, vp: 1 }, "vp")?.code).toBe("pay marker 1 vp 1");
  });
});

describe("what cannot be chosen", () => {
  const turn = ["work architect-2 3", "work merchant 1", "rest architect-2", "rest merchant"].map(read);
  it("is asked about as its like would be", () => {
    expect(codeFor("outer:5", turn)).toBe("work architect-2 5");
    expect(codeFor("city:cairo", ["export fez"].map(read))).toBe("export cairo");
    expect(codeFor("short:7", ["engrave 3 blue", "engrave 3 red"].map(read))).toBe("engrave 7 blue");
  });
  it("is asked about though nothing like it can be chosen, if it is a space of the rondel", () => {
    expect(codeFor("inner:2", turn)).toBe("work poet 2");
    expect(codeFor("city:fez", turn)).toBeNull();
    expect(codeFor("inner:2", ["export fez"].map(read))).toBeNull();
  });
});

describe("the rondel", () => {
  it("has sectors that close, and figures on their own side of the joint", () => {
    expect(sector("outer", 0, 8)).toMatch(/^M.*Z$/);
    for (const n of [1, 2, 3, 6]) for (let i = 0; i < n; i++) {
      const { x, y } = footing("outer", 0, i, n);
      const degrees = (Math.atan2(x, -(y - 6)) * 180) / Math.PI;
      expect(Math.abs(degrees)).toBeLessThan(22.5);
    }
  });
});

describe("sources of VP", () => {
  const log = [
    line(0, [{ key: "sabika-start-vp", args: { seat: 0, points: 5 } }, { key: "sabika-start-vp", args: { seat: -1, points: 5 } }]),
    line(1, [{ key: "sabika-rest-vp", args: { seat: 0, points: -1 } }]),
    line(2, [], 1),
    line(3, [{ key: "sabika-gained-large-vp", args: { seat: 0, points: 2 } }, { key: "sabika-stood-up", args: { seat: -1 } }, { key: "sabika-left-goods-vp", args: { seat: 0, points: 3 } }]),
  ];
  it("stand under a head, those taken back do not count, Yusuf sits behind the last seat", () => {
    expect(headOf({ key: "sabika-worked", args: {} })).toBeNull();
    expect(partsOf(log, 0, 1)).toEqual([{ head: "start", points: 5 }, { head: "bonuses", points: 2 }, { head: "left", points: 3 }]);
    expect(partsOf(log, 1, 1)).toEqual([{ head: "start", points: 5 }]);
  });
  it("add up round by round", () => {
    expect(byRound(log, 2, 1)).toEqual([[7, 5], [10, 5]]);
  });
});

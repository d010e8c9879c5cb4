/** The end of a round, as read from the log. */

import { describe, expect, it } from "vitest";
import type { NewsLine, StageInfo, Words } from "../src/lib/protocol";
import { lastRoundEnd, roundsEnded } from "../src/sabika/roundEnd";

const event = (key: string, args: Words["args"] = {}): Words => ({ key: `sabika-${key}`, args: { seat: -1, ...args } });
const line = (n: number, code: string, words: Words[], stages?: StageInfo[]): NewsLine => ({
  line: n,
  seat: 0,
  code,
  undo: null,
  words,
  points: null,
  stages,
});

const log = [
  line(
    1,
    "rest poet",
    [
      event("rested", { seat: 0, amount: 3 }),
      event("rest-vp", { seat: 0, points: -1 }),
      event("gained", { seat: 0, amount: 2, resource: "dinars" }),
      event("gained-income-vp", { seat: 1, points: 1, card: 4 }),
      event("narrator", { space: 3 }),
      event("wish-vp", { seat: 0, points: 6, wish: "A1", amount: 3, each: 2 }),
    ],
    [
      { step: "", words: 2 },
      { step: "income", words: 4 },
      { step: "narrator", words: 6 },
    ],
  ),
  line(2, "pay marker 1 vp 2", [event("tax-back", { seat: 0, amount: 1 }), event("tax-vp", { seat: 0, points: -2 })]),
  line(
    3,
    "pay dinars 4",
    [
      event("tax-dinars", { seat: 1, amount: 4 }),
      event("event-on", { card: 2 }),
      event("stood-up"),
      event("named-first", { seat: 1 }),
      event("raw-laid", { raw: "cane" }),
    ],
    [
      { step: "", words: 1 },
      { step: "change-event", words: 2 },
      { step: "stand-up", words: 5 },
    ],
  ),
];

describe("the end of a round", () => {
  const end = lastRoundEnd(log, 2, 2)!;

  it("has income, wishes, taxes, the event and the workers of each party", () => {
    expect(end.round).toBe(2);
    expect(end.income).toEqual([[{ what: "dinars", n: 2 }], [{ what: "vp", n: 1 }]]);
    expect(end.wishes).toEqual([{ wish: "A1", cells: [{ amount: 3, each: 2, points: 6 }, null] }]);
    expect(end.taxes).toEqual([
      [
        { what: "taxes", n: -1 },
        { what: "vp", n: -2 },
      ],
      [{ what: "dinars", n: -4 }],
    ]);
    expect(end.events.map(({ key }) => key)).toEqual(["sabika-event-on"]);
    expect(end.workers.map(({ key }) => key)).toEqual(["sabika-stood-up", "sabika-named-first"]);
  });

  it("sums up the VP of the end of the round, without those of the last turn", () => {
    expect(end.vp).toEqual([4, 1]);
  });

  it("is null while the first round runs, and counts the rounds", () => {
    expect(lastRoundEnd(log.slice(0, 2), 2, 2)).toBeNull();
    expect(roundsEnded(log)).toBe(1);
  });
});

/** The pending steps of a view: the next step is the last of the list. */

import { describe, expect, it } from "vitest";
import type { PendingStep } from "../src/lib/protocol";
import { Box } from "../src/sabika/box";
import { actingOn, nextField } from "../src/sabika/pendingSteps";
import { actionUnderWay } from "../src/sabika/turnShape";

const rows = (...actions: string[]) => actions.map((action) => ({ action, angle: 0, status: "printed" }));
const box = new Box({
  files: {
    board: {
      outer: rows("market", "quarry_small"),
      middle: rows("export", "consolidate", "production"),
      inner: rows("craft"),
    },
  },
  faces: {},
  costs: {},
  secondary_costs: [],
  rank_points: [],
  secondary: [],
  rules: {},
  materials: [],
  raws: [],
  goods: [],
});
const pending: PendingStep[] = [
  { step: "turn", fields: { begun: 1 } },
  { step: "act", fields: { worker: "merchant", space: 3, done: "none" } },
  { step: "effect", fields: { effect: 40, quarry: "none" } },
  { step: "effect", fields: { effect: 12, quarry: "none" } },
  { step: "produce", fields: { amount: 2, produced: 0, required: 0 } },
];

describe("the pending steps", () => {
  it("give the fields of the next one", () => {
    expect(nextField(pending, "amount")).toBe(2);
    expect(nextField(pending, "effect")).toBeUndefined();
    expect(nextField([], "amount")).toBeUndefined();
  });

  it("tell the action that is really under way, not that of the space", () => {
    const act = { step: "act", fields: { worker: "merchant", space: 1, done: "none" } };
    const inside: PendingStep[] = [act, { step: "bonus", fields: {} }, { step: "deliver", fields: { city: "tunis" } }];
    expect(actionUnderWay(inside)).toBe("export");
    expect(actionUnderWay([act, { step: "use", fields: { purpose: "poem" } }])).toBe("engrave");
    expect(actionUnderWay([{ step: "construct", fields: {} }, act])).toBe("");
  });

  it("tell the main action of the space where a worker acts; spaces count from 1", () => {
    expect(actingOn(pending, box)).toBe("production");
    const architect = { worker: "architect-2", space: 2, done: "none" };
    expect(actingOn([{ step: "act", fields: architect }], box)).toBe("quarry-small");
    expect(actingOn([{ step: "turn", fields: { begun: 1 } }], box)).toBe("");
  });
});

/** A long part of the log becomes one line with the sums. All its sentences stay inside the fold. */

import { describe, expect, it } from "vitest";
import { foldLog as alhambra } from "../src/alhambra/logFolding";
import { isFold } from "../src/lib/logFolding";
import type { Words } from "../src/lib/protocol";
import { foldLog as sabika } from "../src/sabika/logFolding";

const scored = (seat: number, points: number): Words => ({
  key: "alhambra-scored-kind",
  args: { seat, points, scoring: 2, kind: "tower" },
});
const NAMES = ["Ada", "Bela"];

describe("a scoring in the log", () => {
  const took: Words = { key: "alhambra-took", args: { seat: 0 } };
  const won: Words = { key: "alhambra-won", args: { seat: 1 } };

  it("is one line with the sum of each seat, largest first; other sentences stay around it", () => {
    const parts = alhambra([took, scored(0, 3), scored(1, 8), scored(0, 4), won], NAMES);
    expect(parts.map((part) => (isFold(part) ? part.words.length : part.key))).toEqual([
      "alhambra-took",
      3,
      "alhambra-won",
    ]);
    expect(parts.find(isFold)?.title).toContain("Bela +8, Ada +7");
  });

  it("is not folded if only one thing was scored", () => {
    expect(alhambra([scored(0, 3)], NAMES)).toEqual([scored(0, 3)]);
  });
});

describe("the wishes and the final scoring of Sabika", () => {
  it("are folded separately, with the name of Yusuf and with lost points", () => {
    const vp = (key: string, seat: number, points: number): Words => ({
      key: `sabika-${key}-vp`,
      args: { seat, points },
    });
    const parts = sabika(
      [vp("wish", 0, 3), vp("wish", -1, 4), vp("tax", 0, -2), vp("long", 0, 6), vp("left-goods", 0, -1)],
      NAMES,
    );
    expect(parts.map((part) => (isFold(part) ? part.words.length : part.key))).toEqual([2, "sabika-tax-vp", 2]);
    expect(parts.filter(isFold).map(({ title }) => title.split(": ")[1])).toEqual([
      "sabika-neutral +4, Ada +3.",
      "Ada +5.",
    ]);
  });
});

describe("the taxes of a player", () => {
  it("are one sentence, whatever they are paid with", () => {
    const paid = (kind: string, seat: number, amount: number): Words => ({
      key: `sabika-tax-${kind}`,
      args: { seat, amount },
    });
    const lost: Words = { key: "sabika-tax-vp", args: { seat: 1, points: -1 } };
    expect(sabika([paid("back", 0, 3), paid("dinars", 0, 2), paid("seals", 1, 1), lost], NAMES)).toEqual([
      { key: "web-sabika-taxes-paid", args: { seat: 0, steps: 3, dinars: 2, seals: 0 } },
      { key: "web-sabika-taxes-paid", args: { seat: 1, steps: 0, dinars: 0, seals: 1 } },
      lost,
    ]);
  });
});

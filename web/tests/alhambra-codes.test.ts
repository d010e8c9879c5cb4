import { describe, expect, it } from "vitest";
import { canTake, cheapestFirst, groupCodes, takeWith } from "../src/alhambra/codes";

describe("option codes", () => {
  it("are each in exactly one group, unknown ones too", () => {
    const codes = [
      "take florin-2 ducat-3",
      "buy 2 5+4",
      "buy 2 9 portal",
      "buy 4 2+credit site",
      "place 23 1,-2",
      "move 7 0,1",
      "exchange 7 -1,0",
      "reserve 23",
      "give 23",
      "remove 12",
      "falcon black-tower-arcades 1,1",
      "pay dinar-4",
      "pay credit",
      "portal garden SW 2,0",
      "keep ducat",
      "finish 12 7+credit",
      "marker florin",
      "stop",
      "pass",
      "enough",
      "decline",
      "a verb of tomorrow",
    ];
    const grouped = groupCodes(codes);
    const found = Object.values(grouped).flatMap((list: (string | { code: string })[]) =>
      list.map((one) => (typeof one === "string" ? one : one.code)),
    );
    expect(found.sort()).toEqual([...codes].sort());
  });

  it("are parsed into slots from 0, purchase modes and cells", () => {
    const { buys, cells, portals, finishes } = groupCodes([
      "buy 2 5+4",
      "buy 4 2+credit site",
      "place 23 1,-2",
      "portal garden SW 2,0",
      "finish 12 7+credit",
    ]);
    expect(buys[0]).toMatchObject({ slot: 1, values: [5, 4], total: 9, credit: false, way: "" });
    expect(buys[1]).toMatchObject({ slot: 3, values: [2], total: 2, credit: true, way: "site" });
    expect(cells[0]).toMatchObject({ verb: "place", tile: 23, x: 1, y: -2 });
    expect(portals[0]).toMatchObject({ kind: "garden", turned: "SW", x: 2, y: 0 });
    expect(finishes[0]).toMatchObject({ tile: 12, total: 7, credit: true });
  });

  it("sort payments by price, those with a credit after others of the same price", () => {
    const { buys } = groupCodes(["buy 1 9", "buy 1 5+2", "buy 1 4+credit", "buy 1 7", "buy 1 8"]);
    expect(cheapestFirst(buys, (paid) => paid.total + (paid.credit ? 3 : 0)).map((buy) => buy.code)).toEqual([
      "buy 1 7",
      "buy 1 5+2",
      "buy 1 4+credit",
      "buy 1 8",
      "buy 1 9",
    ]);
  });

  it("match the selected cards, two equal ones included, and tell whether more can be added", () => {
    const { takes } = groupCodes(["take florin-1", "take florin-1 florin-1", "take florin-1 dinar-3", "take dinar-3"]);
    expect(takeWith(takes, ["florin-1", "florin-1"])?.code).toBe("take florin-1 florin-1");
    expect(canTake(takes, ["dinar-3", "florin-1"])).toBe(true);
    expect(canTake(takes, ["dinar-3", "dinar-3"])).toBe(false);
  });
});

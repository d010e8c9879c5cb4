import { describe, expect, it } from "vitest";
import { awayFor } from "../src/together/awayFor";
import { clockText, leftNow } from "../src/together/clockText";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [59.2, "1:00"],
    [61, "1:01"],
    [3_909, "1:05:09"],
  ])("shows %s seconds as %s", (seconds, text) => expect(clockText(seconds, "en")).toBe(text));

  it("shows days with hours and minutes", () => expect(clockText(2 * 86_400 + 3 * 3600 + 600, "en")).toBe("2d 03:10"));

  it("counts down only while it ticks, and never below nothing", () => {
    expect(leftNow(10, true, 4)).toBe(6);
    expect(leftNow(10, false, 4)).toBe(10);
    expect(leftNow(10, true, 40)).toBe(0);
    expect(leftNow(null, true, 4)).toBeNull();
  });
});

describe("an absence", () => {
  it.each([
    [5, "1 minute"],
    [200, "3 minutes"],
    [7_300, "2 hours"],
    [3 * 86_400, "3 days"],
  ])("of %s seconds is told as %s", (seconds, text) => expect(awayFor(1000, 1000 + seconds, "en")).toBe(text));
});

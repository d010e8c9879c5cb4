import { describe, expect, it } from "vitest";
import { askMissing, withLines } from "../src/lib/logPages";
import type { NewsLine } from "../src/lib/protocol";

function lines(from: number, to: number): NewsLine[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ line: from + i, seat: 0 }) as NewsLine);
}

describe("the log of a long game", () => {
  it("asks for the newest lines that are missing", () => {
    expect(askMissing(lines(300, 599))).toEqual({ do: "lines", since: -1, before: 300 });
    expect(askMissing([...lines(0, 9), ...lines(20, 29), ...lines(40, 49)])).toEqual({
      do: "lines",
      since: 29,
      before: 40,
    });
  });

  it("asks for nothing when it is complete or empty", () => {
    expect(askMissing([])).toBeNull();
    expect(askMissing(lines(0, 0))).toBeNull();
    expect(askMissing(lines(0, 99))).toBeNull();
  });

  it("is complete and in order once all pages came, also when one came twice", () => {
    let log = lines(700, 999);
    for (let ask = askMissing(log); ask; ask = askMissing(log))
      log = withLines(log, [...lines(Math.max(0, ask.before - 300), ask.before - 1), ...lines(900, 999)]);
    expect(log.map((line) => line.line)).toEqual(lines(0, 999).map((line) => line.line));
  });
});

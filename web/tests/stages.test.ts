/** The stages of a line: shown one after the other, with the log in step. */

import { describe, expect, it } from "vitest";
import type { NewsLine, TableMessage, View, Words } from "../src/lib/protocol";
import { byStage, shownLines, toShow } from "../src/lib/stages";

const words: Words[] = ["a", "b", "c"].map((key) => ({ key, args: {} }));
const line: NewsLine = {
  line: 7,
  seat: 0,
  code: "rest poet",
  undo: null,
  words,
  points: [3],
  stages: [
    { step: "", words: 1 },
    { step: "yusuf-turn", words: 3 },
  ],
};
const views = [{ over: false }, { over: true }] as unknown as View[];
const message = {
  line: 7,
  view: views[1],
  stages: views,
  news: [line],
  decision: { seat: 0 },
  outcome: { points: [3], now: [], winners: [0] },
} as unknown as TableMessage;

describe("a message with stages", () => {
  const [first, last] = byStage(message);

  it("is shown stage by stage, and nobody decides before the last one", () => {
    expect(byStage(message)).toHaveLength(2);
    expect(first!.view).toBe(views[0]);
    expect(first!.decision).toBeNull();
    expect(first!.outcome.winners).toEqual([]);
    expect(last!.view).toBe(views[1]);
    expect(last!.decision).toEqual({ seat: 0 });
    expect(first!.news[0]!.words.map(({ key }) => key)).toEqual(["a"]);
    expect(last!.news[0]!.words.map(({ key }) => key)).toEqual(["b", "c"]);
  });

  it("tells the last stage, too, before somebody decides again", () => {
    const shown = toShow(message);
    expect(shown.map(({ decision }) => decision !== null)).toEqual([false, false, true]);
    expect(shown.map(({ view }) => view)).toEqual([views[0], views[1], views[1]]);
    expect(shown[1]!.news[0]!.words.map(({ key }) => key)).toEqual(["b", "c"]);
    expect(shown[2]!.news[0]!.words).toEqual([]);
  });

  it("is one message if the line has only one stage", () => {
    const plain = { ...message, stages: [], news: [{ ...line, stages: undefined }] };
    expect(byStage(plain)).toEqual([plain]);
  });

  it("keeps the log in step: neither later lines nor later stages", () => {
    const later = { ...line, line: 8 };
    expect(shownLines([line, later], first!).map((one) => [one.line, one.words.length])).toEqual([[7, 1]]);
    expect(shownLines([line, later], last!).map((one) => [one.line, one.words.length])).toEqual([[7, 3]]);
    expect(shownLines([line], null)).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { bindShortWords, splitReferences } from "../src/rules/references";

const anchors = new Set(["A6", "A6.3", "A6.5", "F1", "raw-1"]);
const linked = (text: string): string[] => splitReferences(text, anchors).flatMap((piece) => piece.anchor ?? []);

test("only the numbers of existing rules become links", () => {
  expect(linked("As in A6.3 to A6.5, (A6); see raw-1.")).toEqual(["A6.3", "A6.5", "A6", "raw-1"]);
  expect(linked("A99.1, tile 12, cell 1,1, SW, half-1")).toEqual([]);
});

test("the pieces of a text add up to the text", () => {
  for (const text of ["F1", "", "no number", "before A6.3, after"])
    expect(
      splitReferences(text, anchors)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
});

test("no line breaks after a word of one letter or within a sum", () => {
  expect(bindShortWords("Leží v paláci a v rezervě: 8 + 6 = 14.")).toBe(
    "Leží v\u00a0paláci a\u00a0v\u00a0rezervě: 8\u00a0+\u00a06\u00a0=\u00a014.",
  );
  expect(bindShortWords("1 − 2 × 3")).toBe("1\u00a0−\u00a02\u00a0×\u00a03");
  expect(bindShortWords("A tile (a tower) on 1,0")).toBe("A\u00a0tile (a\u00a0tower) on 1,0");
});

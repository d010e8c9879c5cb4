import { describe, expect, it } from "vitest";
import { keyLetter } from "../src/lib/keyLetter";

describe("the letter of a key", () => {
  it("is the one that it types, wherever it lies", () => {
    expect(keyLetter({ key: "z", code: "KeyY" })).toBe("z");
    expect(keyLetter({ key: "P", code: "KeyP" })).toBe("p");
  });
  it("is the one at its place if it types another alphabet", () => {
    expect(keyLetter({ key: "з", code: "KeyP" })).toBe("p");
    expect(keyLetter({ key: "Г", code: "KeyU" })).toBe("u");
  });
  it("is no letter for other keys", () => {
    expect(keyLetter({ key: "Enter", code: "Enter" })).toBe("enter");
  });
});

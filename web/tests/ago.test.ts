import { describe, expect, it } from "vitest";
import { ago } from "../src/lib/ago";

describe("a relative time", () => {
  it("uses the largest unit that has passed, in the reader's language", () => {
    expect(ago(1000, 1030, "en")).toBe("now");
    expect(ago(1000, 1000 + 5 * 60, "en")).toBe("5 minutes ago");
    expect(ago(1000, 1000 + 86_400, "en")).toBe("yesterday");
    expect(ago(1000, 1000 + 3 * 86_400 + 5, "de")).toBe("vor 3 Tagen");
    expect(ago(1000, 1000 + 3 * 3600, "ru")).toBe("3 часа назад");
  });

  it("is now for a time in the future", () => {
    expect(ago(1060, 1000, "en")).toBe("now");
  });
});

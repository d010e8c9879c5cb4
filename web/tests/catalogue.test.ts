import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/lib/catalogue";

// The built copy of the client, which is tested as well, lies one folder deeper than its sources.
const WORDS = ["../../src", "../../../src"]
  .map((src) => join(import.meta.dirname, src, "comares/i18n"))
  .find((folder) => existsSync(join(folder, "en/web.ftl")))!;
const SOURCES = join(import.meta.dirname, "../src");
const read = (language: string): string =>
  readdirSync(join(WORDS, language))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(WORDS, language, name), "utf8"))
    .join("\n");
const english = new Catalogue("en", read("en"));

describe("the catalogues", () => {
  it("have every key that the client uses", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const keys = files.flatMap((name) =>
      [...readFileSync(join(SOURCES, name), "utf8").matchAll(/\bt\("([a-z0-9-]+)"/g)].map((found) => found[1]!),
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });

  it.each(["de", "it", "cs", "ru"])("have every key of the client in %s", (language) => {
    const other = new Catalogue(language, read(language));
    const files = readdirSync(join(WORDS, "en")).filter((name) => /^web.*\.ftl$/.test(name));
    const keys = files.flatMap((name) =>
      [...readFileSync(join(WORDS, "en", name), "utf8").matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1]!),
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !other.has(key))).toEqual([]);
  });

  it("show seats as the names of the players, and the neutral player by its own name", () => {
    const took = { key: "alhambra-took", args: { seat: 1, currency: "ducat", value: 3 } };
    expect(english.formatWords(took, ["Ada", "Bela"], "alhambra")).toBe("Bela takes ducat 3.");
    const scored = {
      key: "alhambra-scored-kind",
      args: { seat: -1, points: 8, kind: "garden", place: 1, sharing: 1, buildings: 3, scoring: 2 },
    };
    expect(english.formatWords(scored, ["Ada"], "alhambra")).toContain("Dirk scores 8");
  });

  it("show every argument that is a seat as a name", () => {
    const named = { key: "sabika-named-first", args: { seat: 1, whom: 0, number: 1 } };
    expect(english.formatWords(named, ["Ada", "Bela"], "sabika")).toBe("Bela names Ada the next first player.");
  });

  it("format a phrase within a sentence, without a capital letter", () => {
    const card = { key: "alhambra-card", args: { currency: "dinar", value: 9 } };
    const move = { key: "alhambra-move-take", args: { card1: card, card2: "", card3: "", card4: "" } };
    const hint = { key: "bots-move", args: { move } };
    expect(english.formatWords(hint, ["Ada"], "alhambra")).toBe("Suggested move: take dinar 9.");
  });

  it("address the reader as you, and others by name", () => {
    const again = { key: "bots-alhambra-again", args: { seat: 0 } };
    expect(english.formatWords(again, ["Ada"], "alhambra", 0)).toBe("You pay exactly and may play again.");
    expect(english.formatWords(again, ["Ada"], "alhambra", 1)).toBe("Ada pays exactly and may play again.");
  });

  it("start a sentence with a capital letter", () => {
    expect(english.formatWords({ key: "alhambra-laid", args: { currency: "dinar", value: 2 } }, [], "alhambra")).toBe(
      "Dinar 2 is laid out.",
    );
  });

  it.each([
    ["en", "Ada uses 1 gypsum, 1 wood and 2 tiles."],
    ["de", "Ada verwendet 1 Gips, 1 Holz und 2 Fliesen."],
    ["it", "Ada usa 1 gesso, 1 legno e 2 piastrelle."],
    ["cs", "Ada používá 1 sádru, 1 dřevo a 2 dlaždice."],
    ["ru", "Ada использует 1 гипс, 1 древесину и 2 изразца."],
  ])("list the amounts in %s and leave out zeros", (language, words) => {
    const used = { key: "sabika-used", args: { seat: 0, gypsum: 1, wood: 1, marble: 0, tile: 2 } };
    expect(new Catalogue(language, read(language)).formatWords(used, ["Ada"], "sabika")).toBe(words);
  });

  it("give the reason for a rule", () => {
    expect(english.whyNot("alhambra", "A6.6")).toBe("it would leave a hole");
    expect(english.whyNot("alhambra", "-")).toBe(english.format("not-now"));
  });
});

/** How faces are drawn, and where a card that is held large is shown. */

import { describe, expect, it } from "vitest";
import { countedGlyphs, glyphsOf, whenGlyphs } from "../src/sabika/art/glyphs";
import { ICONS } from "../src/sabika/art/icons";
import { heldPlace, shared } from "../src/sabika/heldPlace";
import { CITIES, drawRoute, MAP } from "../src/sabika/mapPlaces";

const part = (op: string, amount = 1, things: string[] = [], limit = 0) => ({
  op,
  amount,
  things,
  limit,
  alternative: 0,
});

describe("the pictograms of a part", () => {
  it("say how many, and of a limit the most", () => {
    expect(glyphsOf(part("gain", 2, ["dinars"]))).toEqual([{ text: "2" }, { icon: "dinars" }]);
    expect(glyphsOf(part("gain", 1, ["vp"]))).toEqual([{ icon: "vp" }]);
    expect(glyphsOf(part("vp-per", 2, ["presence"], 14)).at(-1)).toEqual({ text: "≤ 14" });
  });

  it("frame an action and separate what one may choose", () => {
    expect(glyphsOf(part("action", 1, ["market"]))).toEqual([{ icon: "market", action: true }]);
    expect(glyphsOf(part("gain-choice", 2, ["gypsum", "wood"])).map(({ icon, text }) => icon ?? text)).toEqual([
      "2",
      "gypsum",
      "/",
      "wood",
    ]);
  });

  it("differ for every trigger", () => {
    const triggers = [
      "on-income",
      "on-seal",
      "on-build-large",
      "on-build-small",
      "on-consolidate",
      "on-build-using-wood",
    ];
    const drawn = triggers.map((when) =>
      whenGlyphs(when)
        .map((name) => ICONS[name])
        .join(),
    );
    expect(new Set(drawn).size).toBe(triggers.length);
    expect(drawn.every(Boolean)).toBe(true);
  });

  it("show a demanding city as a ship and the good", () => {
    expect(countedGlyphs("presence-demand-sugar")).toEqual([{ icon: "presence" }, { icon: "sugar" }]);
  });

  it("tell materials, raw and goods apart without colour", () => {
    const shape = (name: string): string => ICONS[name]!.replace(/fill="[^"]*"|stroke="[^"]*"/g, "");
    const names = [
      "gypsum",
      "wood",
      "marble",
      "tile",
      "cane",
      "silk",
      "clay",
      "sugar",
      "clothes",
      "pottery",
      "raw",
      "goods",
    ];
    expect(new Set(names.map(shape)).size).toBe(names.length);
  });
});

describe("a card that is held large", () => {
  const screen = { width: 1000, height: 700 };
  const size = { width: 300, height: 200 };
  const own = { left: 900, top: 300, right: 960, bottom: 360 };
  const area = ({ left, top }: { left: number; top: number }) => ({ left, top, right: left + 300, bottom: top + 200 });

  it("is near its element and does not cover it", () => {
    const place = heldPlace(own, [], size, screen);
    expect(shared(area(place), own)).toBe(0);
    expect(place.left).toBeGreaterThan(500);
  });

  it("covers no prompt if there is room elsewhere", () => {
    const prompt = { left: 500, top: 200, right: 1000, bottom: 700 };
    expect(shared(area(heldPlace(own, [[prompt, 12]], size, screen)), prompt)).toBe(0);
  });

  it("stays on the screen", () => {
    const { left, top } = heldPlace({ left: -20, top: 690, right: 20, bottom: 730 }, [], size, screen);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top + size.height).toBeLessThanOrEqual(screen.height);
  });
});

describe("the map", () => {
  it("has a place for every city and for the cost of every route", () => {
    for (const [x, y] of Object.values(CITIES)) {
      expect(x).toBeLessThan(MAP.width);
      expect(y).toBeLessThan(MAP.height);
    }
    expect(drawRoute("granada", "fez")).toMatchObject({
      key: "granada-fez",
      x: (CITIES.granada![0] + CITIES.fez![0]) / 2,
      y: (CITIES.granada![1] + CITIES.fez![1]) / 2,
    });
  });
});

/** How the parts of a face are drawn: pictograms, numbers and signs. The server says what a card does; this says how it looks. */

import type { Part } from "../faces";

export interface Glyph {
  icon?: string;
  text?: string;
  action?: boolean; // framed: a whole action
  member?: boolean; // of a set: close to the one before it
}

const icon = (name: string): Glyph => ({ icon: name });
const text = (words: string): Glyph => ({ text: words });
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const some = (n: number): Glyph[] => (n === 1 ? [] : [text(String(n))]);
const between = (names: string[], sign: string): Glyph[] =>
  names.flatMap((name, i) => (i ? [text(sign), icon(name)] : [icon(name)]));

const ALL_MATERIALS = 4;
const OF_QUARRY = ["gypsum", "wood", "marble"]; // whatever the quarry has
/** One or several materials of which one may choose. */
const either = (names: string[]): Glyph[] =>
  names.length >= ALL_MATERIALS ? [icon("material")] : between(names.length ? names : OF_QUARRY, "/");

/** The pictograms of what a card counts. Demanding cities, sets and pairs are drawn as what they are made of. */
const COUNTED: Record<string, string[]> = {
  "sets-large-types": ["palace", "fountain", "gate"],
  "sets-poem-colours": ["poems-blue", "poems-red", "poems-grey"],
  "pairs-large-small": ["large", "small"],
};
const DEMANDING = "presence-demand-";
export function countedGlyphs(counter: string): Glyph[] {
  if (counter.startsWith(DEMANDING)) return [icon("presence"), icon(counter.slice(DEMANDING.length))];
  return (COUNTED[counter] ?? [counter]).map((name, i) => (i ? { icon: name, member: true } : icon(name)));
}

const change =
  (subject: string, what: string): ((part: Part) => Glyph[]) =>
  ({ amount }) => [icon(subject), text(signed(amount)), icon(what)];
const less =
  (subject: string): ((part: Part) => Glyph[]) =>
  ({ amount }) => [icon(subject), text(signed(-amount)), icon("dinars")];
const gives =
  (subject: string, what: string): ((part: Part) => Glyph[]) =>
  ({ amount }) => [icon(subject), text(`= ${amount}`), icon(what)];

const DRAWN: Record<string, (part: Part) => Glyph[]> = {
  gain: ({ amount, things }) => [...some(amount), icon(things[0]!)],
  "gain-choice": ({ amount, things }) => [text(String(amount)), ...either(things)],
  action: ({ things }) => [{ icon: things[0]!, action: true }],
  "vp-per": ({ amount, things, limit }) => [
    text(String(amount)),
    icon("vp"),
    text("×"),
    ...countedGlyphs(things[0]!),
    ...(limit ? [text(`≤ ${limit}`)] : []),
  ],
  rank: ({ things }) => [...countedGlyphs(things[0]!)],
  wish: ({ things }) => things.flatMap((thing, i) => [...(i ? [text("+")] : []), ...countedGlyphs(thing)]),
  wanted: ({ things }) => things.map(icon),
  "balance-bonus": () => [text("1"), icon("balances")],
  "red-city-action": () => [{ icon: "red-city", action: true }],
  "free-ship": ({ amount, things }) => [
    icon("ship"),
    text("= 0"),
    icon("dinars"),
    ...(amount ? [text(`≤ ${amount}`), icon("goods")] : []),
    ...things.map((thing) => icon(thing === "seal" ? "seals" : "city-bonus")),
  ],
  "dinars-per-poems": ({ amount, limit }) => [text(`+${amount}`), icon("dinars"), text(`/ ${limit}`), icon("poems")],
  deliver: ({ amount }) => [text(`≤ ${amount}`), icon("goods")],
  "city-bonus": ({ amount }) => [...some(amount), icon("city-bonus")],
  produce: ({ amount }) => [...some(amount), icon("produce")],
  // Costs.
  use: ({ things }) => either(things),
  "use-printed": () => [icon("material")],
  "use-more": ({ amount, things }) => [text(`+ ≤ ${amount}`), ...either(things)],
  pay: ({ amount }) => [text(`${amount}+`), icon("dinars")],
  // Modifiers of blue poems.
  "free-steps": ({ amount }) => [icon("steps"), text(`${amount} = 0`), icon("dinars")],
  "occupancy-free": () => [icon("crowd"), text("= 0"), icon("dinars")],
  "market-extra-operations": ({ amount }) => [icon("market"), text(signed(amount)), icon("operations")],
  "secondary-discount": less("secondary"),
  "route-discount": less("route"),
  "engrave-discount": less("engrave"),
  "engrave-extra-materials": change("engrave", "material"),
  "engrave-vp-per-material": change("material", "vp"),
  "goods-boxes": ({ amount }) => [text(String(amount)), icon("boxes"), icon("goods")],
  "export-vp": gives("deliver", "vp"),
  "export-taxes": gives("deliver", "taxes"),
  "rest-dinars": gives("rest", "dinars"),
  "rest-vp": gives("rest", "vp"),
  // Event cards.
  "event-buy": change("buy", "dinars"),
  "event-sell": change("sell", "dinars"),
  "event-engrave-cost": change("engrave", "dinars"),
  "event-export-tax-per-good": change("deliver", "taxes"),
  "event-same-materials-allowed": () => [icon("material"), text("="), icon("material")],
  "event-tax-due": change("narrator", "taxes"),
  "event-material-vp": change("material", "vp"),
  "event-route-cost-each": change("route", "dinars"),
  "event-consolidate-cost": change("consolidate", "dinars"),
  "event-free-steps": ({ amount }) => [icon("steps"), text(`${amount} = 0`), icon("dinars")],
  "event-occupancy-cost": gives("crowd", "dinars"),
  "event-secondary-cost": change("secondary", "dinars"),
  "event-tax-step-dinar-or-vp": ({ amount }) => [
    icon("taxes"),
    text(`−${amount}`),
    icon("dinars"),
    text(`/ −${amount}`),
    icon("vp"),
  ],
};

/** The pictograms of a part; one that has no drawing of its own shows its name's pictogram with the number. */
export const glyphsOf = (part: Part): Glyph[] =>
  (DRAWN[part.op] ?? (() => [...some(part.amount), icon(part.op)]))(part);

/** When a blue poem works. */
const WHEN: Record<string, string[]> = {
  "on-income": ["income"],
  "on-become-first-player": ["first-player"],
  "on-seal": ["seals"],
  "on-build-large": ["large"],
  "on-build-small": ["small"],
  "on-balance": ["balances"],
  "on-quarry": ["quarry-small"],
  "on-produce-good": ["produce"],
  "on-consolidate": ["consolidate"],
  "on-use-tile": ["tile"],
  "on-storehouse-action": ["storehouse"],
  "on-store-good": ["boxes"],
};
const BUILT_WITH = "on-build-using-";
/** The pictograms of a trigger; none if the clause works at once or always. */
export const whenGlyphs = (when: string): string[] =>
  when.startsWith(BUILT_WITH) ? ["construct", when.slice(BUILT_WITH.length)] : (WHEN[when] ?? []);

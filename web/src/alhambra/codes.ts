/** Parses option codes. The server lists the legal options; this file knows no rules. */

import type { Card } from "./view";

export interface Take {
  code: string;
  cards: string[];
}

export interface Payment {
  code: string;
  values: number[];
  credit: boolean;
  total: number; // of the cards, without the credit
}

export type PurchaseMode = "" | "portal" | "site";

export interface Buy extends Payment {
  slot: number; // from 0
  way: PurchaseMode;
}

export interface Finish extends Payment {
  tile: number;
}

export interface OnCell {
  code: string;
  verb: "place" | "move" | "exchange";
  tile: number;
  x: number;
  y: number;
}

export interface PortalOnCell {
  code: string;
  kind: string;
  turned: string;
  x: number;
  y: number;
}

export interface FalconOnPoint {
  code: string;
  falcon: string;
  x: number;
  y: number;
}

export interface Named {
  code: string;
  name: string;
}

export interface OfTile {
  code: string;
  tile: number;
}

/** The codes of a decision. Each code is in exactly one list. */
export interface Grouped {
  takes: Take[];
  buys: Buy[];
  cells: OnCell[];
  reserves: OfTile[];
  gives: OfTile[];
  removes: OfTile[];
  falcons: FalconOnPoint[];
  pays: Named[]; // a card, or "credit"
  portals: PortalOnCell[];
  keeps: Named[];
  finishes: Finish[];
  markers: Named[];
  words: string[]; // stop, pass, enough, decline and unknown codes
}

const nothing = (): Grouped => ({
  takes: [],
  buys: [],
  cells: [],
  reserves: [],
  gives: [],
  removes: [],
  falcons: [],
  pays: [],
  portals: [],
  keeps: [],
  finishes: [],
  markers: [],
  words: [],
});

function payment(code: string, word: string): Payment {
  const parts = word.split("+");
  const values = parts.filter((part) => part !== "credit").map(Number);
  return { code, values, credit: parts.includes("credit"), total: values.reduce((sum, value) => sum + value, 0) };
}

function cell(word: string): { x: number; y: number } {
  const [x, y] = word.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

const READERS: Record<string, (into: Grouped, code: string, words: string[]) => void> = {
  take: (into, code, cards) => into.takes.push({ code, cards }),
  buy: (into, code, [slot, paid, way]) =>
    into.buys.push({ ...payment(code, paid!), slot: Number(slot) - 1, way: (way ?? "") as PurchaseMode }),
  finish: (into, code, [tile, paid]) => into.finishes.push({ ...payment(code, paid!), tile: Number(tile) }),
  place: (into, code, [tile, at]) => into.cells.push({ code, verb: "place", tile: Number(tile), ...cell(at!) }),
  move: (into, code, [tile, at]) => into.cells.push({ code, verb: "move", tile: Number(tile), ...cell(at!) }),
  exchange: (into, code, [tile, at]) => into.cells.push({ code, verb: "exchange", tile: Number(tile), ...cell(at!) }),
  reserve: (into, code, [tile]) => into.reserves.push({ code, tile: Number(tile) }),
  give: (into, code, [tile]) => into.gives.push({ code, tile: Number(tile) }),
  remove: (into, code, [tile]) => into.removes.push({ code, tile: Number(tile) }),
  falcon: (into, code, [falcon, at]) => into.falcons.push({ code, falcon: falcon!, ...cell(at!) }),
  pay: (into, code, [name]) => into.pays.push({ code, name: name! }),
  portal: (into, code, [kind, turned, at]) => into.portals.push({ code, kind: kind!, turned: turned!, ...cell(at!) }),
  keep: (into, code, [name]) => into.keeps.push({ code, name: name! }),
  marker: (into, code, [name]) => into.markers.push({ code, name: name! }),
};

export function groupCodes(codes: readonly string[]): Grouped {
  const grouped = nothing();
  for (const code of codes) {
    const [verb = "", ...words] = code.split(" ");
    const read = READERS[verb];
    if (read && words.length) read(grouped, code, words);
    else grouped.words.push(code);
  }
  return grouped;
}

/** Sorts payments: the cheapest first, then without credit, then with the fewest cards. */
export function cheapestFirst<P extends Payment>(payments: readonly P[], worth: (paid: P) => number): P[] {
  return [...payments].sort(
    (a, b) => worth(a) - worth(b) || Number(a.credit) - Number(b.credit) || a.values.length - b.values.length,
  );
}

/** A card as option codes name it. */
export const cardCode = ({ currency, value }: Card): string => `${currency}-${value}`;

const sorted = (cards: readonly string[]): string => [...cards].sort().join(" ");

/** The option that takes exactly these cards. */
export const takeWith = (takes: Take[], cards: readonly string[]): Take | undefined =>
  takes.find((take) => sorted(take.cards) === sorted(cards));

/** Whether an option takes all of these cards, and perhaps others. */
export function canTake(takes: Take[], cards: readonly string[]): boolean {
  return takes.some((take) => {
    const left = [...take.cards];
    return cards.every((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** The final scoring as a table: steps, rows, and the calculation for each party. */

import type { Words } from "../lib/protocol";
import { type Head, headOf, partyOf } from "./pointSources";

export interface Counted {
  amount: number | null; // the counted number; null if nothing is counted
  each: number; // VP for each; 0 if places are ranked or several things give one VP
  points: number;
}

export interface FinalRow {
  key: string; // the key of the sentence
  what: string; // the wish, poem or card; "" for leftovers and taxes
  cells: (Counted | null)[]; // by party
}

export interface FinalStep {
  head: Head;
  rows: FinalRow[];
}

const WHAT = ["wish", "long", "card"];
const ORDER: Head[] = ["wishes", "taxes", "long", "card", "left"];
const whatOf = (sentence: Words, head: Head): string =>
  head === "left" || head === "taxes"
    ? ""
    : String(WHAT.map((name) => sentence.args[name]).find((value) => value !== undefined) ?? "");
const numberOf = (value: string | number | undefined): number | null => (value === undefined ? null : Number(value));

/** S10.1: wishes, taxes, long poems, the trade card, leftovers. */
export function finalScoring(words: Words[], parties: number, seats: number): FinalStep[] {
  const steps = ORDER.map((head): FinalStep => ({ head, rows: [] }));
  for (const sentence of words) {
    const head = headOf(sentence);
    const step = steps.find((one) => one.head === head);
    if (!head || !step) continue;
    const what = whatOf(sentence, head);
    let row = step.rows.find((one) => one.key === sentence.key && one.what === what);
    if (!row) step.rows.push((row = { key: sentence.key, what, cells: Array<Counted | null>(parties).fill(null) }));
    const party = partyOf(Number(sentence.args.seat), seats);
    const before = row.cells[party]?.points ?? 0;
    row.cells[party] = {
      amount: numberOf(sentence.args.amount),
      each: Number(sentence.args.each ?? 0),
      points: before + Number(sentence.args.points),
    };
  }
  return steps.filter((step) => step.rows.length);
}

/** The VP of a party in these steps. */
export const sumOf = (steps: FinalStep[], party: number): number =>
  steps.flatMap((step) => step.rows).reduce((sum, row) => sum + (row.cells[party]?.points ?? 0), 0);

/** The last scoring as a table: step after step what is counted, and for each party the arithmetic of its VP. */

import type { Words } from "../lib/protocol";
import { headOf, partyOf, type Head } from "./pointSources";

export interface Counted {
  amount: number | null; // how many things; null where nothing is counted
  each: number; // VP of each; 0 where places are ranked or it is one for several
  points: number;
}

export interface FinalRow {
  key: string; // what is told
  what: string; // the wish, poem or card; "" for what is left
  cells: (Counted | null)[]; // by party
}

export interface FinalStep {
  head: Head;
  rows: FinalRow[];
}

const WHAT = ["wish", "long", "card"];
const ORDER: Head[] = ["wishes", "taxes", "long", "card", "left"];
const whatOf = (sentence: Words, head: Head): string => (head === "left" || head === "taxes" ? "" : String(WHAT.map((name) => sentence.args[name]).find((value) => value !== undefined) ?? ""));
const numberOf = (value: string | number | undefined): number | null => (value === undefined ? null : Number(value));

/** S10.1: wishes and taxes, long poems, the trade card, what is left. */
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
    row.cells[party] = { amount: numberOf(sentence.args.amount), each: Number(sentence.args.each ?? 0), points: before + Number(sentence.args.points) };
  }
  return steps.filter((step) => step.rows.length);
}

/** What a party got in those steps. */
export const sumOf = (steps: FinalStep[], party: number): number => steps.flatMap((step) => step.rows).reduce((sum, row) => sum + (row.cells[party]?.points ?? 0), 0);

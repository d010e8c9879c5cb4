/** The end of a round, read from the log: income, wishes, taxes, the event, the workers. */

import type { NewsLine, Words } from "../lib/protocol";
import { withoutUndone } from "../lib/recordLines";
import { headOf, partyOf } from "./pointSources";

export const STOOD_UP = "sabika-stood-up";
const NARRATOR = "sabika-narrator";
const PAYMENTS: Record<string, string> = {
  "sabika-tax-back": "taxes",
  "sabika-tax-dinars": "dinars",
  "sabika-tax-seals": "seals",
  "sabika-tax-vp": "vp",
  "sabika-paid": "dinars",
  "sabika-spent-seals": "seals",
  "sabika-event-vp": "vp",
};

/** An amount that a party gains or, if it is negative, pays. */
export interface Amount {
  what: string;
  n: number;
}
export interface WishRow {
  wish: string;
  cells: ({ amount: number; each: number; points: number } | null)[]; // by party
}
export interface RoundEnd {
  round: number;
  income: Amount[][]; // by party
  wishes: WishRow[];
  taxes: Amount[][]; // by party
  events: Words[];
  workers: Words[];
  vp: number[]; // the change of each party in all
}

interface Told {
  sentence: Words;
  step: string;
  isIncome: boolean; // a line in which an income is chosen
}

function told(log: NewsLine[]): Told[] {
  return withoutUndone(log).flatMap((line) =>
    line.words.map((sentence, i) => ({
      sentence,
      step: line.stages?.find(({ words }) => i < words)?.step ?? "",
      isIncome: line.code?.startsWith("income ") ?? false,
    })),
  );
}

/** How many rounds have ended. */
export const roundsEnded = (log: NewsLine[]): number =>
  withoutUndone(log).filter(({ words }) => words.some(({ key }) => key === STOOD_UP)).length;

/** The last round that has ended; null if there is none. */
export function lastRoundEnd(log: NewsLine[], parties: number, seats: number): RoundEnd | null {
  const all = told(log);
  const end = all.findLastIndex(({ sentence }) => sentence.key === STOOD_UP);
  if (end < 0) return null;
  const narrator = all.findLastIndex(({ sentence }, i) => i < end && sentence.key === NARRATOR);
  const before = all.findLastIndex(({ sentence }, i) => i < end && sentence.key === STOOD_UP);
  const from = all.findIndex(({ step, isIncome }, i) => i > before && i < narrator && (step === "income" || isIncome));
  const of = (sentence: Words): number => partyOf(Number(sentence.args.seat), seats);
  const vp = Array<number>(parties).fill(0);
  const columns = (): Amount[][] => Array.from({ length: parties }, () => []);
  const [income, taxes] = [columns(), columns()];
  for (const { sentence } of all.slice(from < 0 ? narrator : from, end)) {
    if (headOf(sentence)) vp[of(sentence)]! += Number(sentence.args.points);
  }
  for (const { sentence } of from < 0 ? [] : all.slice(from, narrator)) add(income[of(sentence)], gained(sentence));
  const middle = all.slice(narrator + 1, end).map(({ sentence }) => sentence);
  for (const sentence of middle) add(taxes[of(sentence)], paid(sentence));
  const last = all.findIndex(({ step }, i) => i > end && step === "yusuf-turn");
  const after = all.slice(end, last < 0 ? undefined : last).map(({ sentence }) => sentence);
  return {
    round: Number(all[narrator]?.sentence.args.space ?? 2) - 1,
    income,
    wishes: wishRows(middle, parties, of),
    taxes,
    events: middle.filter(({ key }) => key === "sabika-event-on" || key === "sabika-event-next"),
    workers: after.filter(({ key }) => ["sabika-stood-up", "sabika-named-first", "sabika-era-begins"].includes(key)),
    vp,
  };
}

function add(column: Amount[] | undefined, amount: Amount | null): void {
  if (!column || !amount || !amount.n) return;
  const same = column.find(({ what }) => what === amount.what);
  if (same) same.n += amount.n;
  else column.push(amount);
}

function gained({ key, args }: Words): Amount | null {
  if (key.endsWith("-vp")) return { what: "vp", n: Number(args.points) };
  if (key === "sabika-gained") return { what: String(args.resource), n: Number(args.amount) };
  if (key === "sabika-got-raw") return { what: String(args.raw), n: 1 };
  if (key === "sabika-got-good" || key === "sabika-produced") return { what: String(args.good), n: 1 };
  return null;
}

function paid({ key, args }: Words): Amount | null {
  const what = PAYMENTS[key];
  if (!what) return null;
  return { what, n: what === "vp" ? Number(args.points) : -Number(args.amount) };
}

function wishRows(words: Words[], parties: number, of: (sentence: Words) => number): WishRow[] {
  const rows: WishRow[] = [];
  for (const sentence of words.filter(({ key }) => key === "sabika-wish-vp")) {
    const wish = String(sentence.args.wish);
    let row = rows.find((one) => one.wish === wish);
    if (!row) rows.push((row = { wish, cells: Array<WishRow["cells"][number]>(parties).fill(null) }));
    const { amount, each, points } = sentence.args;
    row.cells[of(sentence)] = { amount: Number(amount), each: Number(each), points: Number(points) };
  }
  return rows;
}

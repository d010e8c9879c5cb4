/** Rows of the data as somebody enters them, and safe looks into values that may be of any kind. */

import type { EntryField } from "../lib/protocol";

export type DataRow = Record<string, unknown>;
export type Item = Record<string, unknown>; // of an effect: one op with its value

export interface Place {
  file: string;
  table: string;
  at: number;
}

export const sameplace = (one: Place | null, other: Place | null): boolean =>
  !!one && !!other && one.file === other.file && one.table === other.table && one.at === other.at;

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asTable = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
export const asNumber = (value: unknown): number => (typeof value === "number" ? value : 0);
export const asText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
export const asItems = (value: unknown): Item[] => asList(value).map(asTable);
export const opOf = (item: Item): string => Object.keys(item)[0] ?? "";

/** The fields to enter: some depend on the value of another one, and what is fixed stands in the title. */
export const fieldsOf = (fields: EntryField[], row: DataRow): EntryField[] =>
  fields.filter(({ kind, needs }) => kind !== "fixed" && (!needs || row[needs[0]] === needs[1]));

/** The row with another value of a field. Fields that depend on it come with their defaults, or go. */
export function withField(fields: EntryField[], row: DataRow, name: string, value: unknown): DataRow {
  const next: DataRow = { ...row };
  const field = fields.find((one) => one.name === name);
  if (value === undefined || (field?.optional && value === false)) delete next[name];
  else next[name] = value;
  const dependent = fields.filter(({ needs }) => needs?.[0] === name);
  for (const each of dependent)
    if (!dependent.some((one) => one.name === each.name && next[name] === one.needs![1])) delete next[each.name];
  for (const each of dependent)
    if (next[name] === each.needs![1] && !(each.name in next)) next[each.name] = each.default;
  return next;
}

/** The row with another status for all its fields. */
export function withStatus(row: DataRow, status: string): DataRow {
  const next: DataRow = { ...row, status };
  delete next.status_by_field;
  return next;
}

/** The item of the board that a row draws, for its face; null if it has none. */
const ITEM_KINDS: Record<string, string> = {
  "board/outer": "outer",
  "board/middle": "middle",
  "board/inner": "inner",
  "board/reward_track": "reward",
  "buildings_small/cards": "small",
  "buildings_small/balance_cards": "balance",
  "buildings_small/balance_bonuses": "colour",
  "buildings_large/tokens": "large",
  "poems_short/cards": "short",
  "poems_long/cards": "long",
  "storehouses/tokens": "storehouse",
  "trade/tokens": "token",
  "trade/trade_cards": "trade",
  "sultan/tokens": "wish",
  "events/events": "event",
  "start/tokens": "start",
  "yusuf/architect": "yusuf-architect",
  "yusuf/merchant": "yusuf-merchant",
  "yusuf/poet": "yusuf-poet",
};
const BY_NUMBER = new Set(["outer", "middle", "inner"]);
export function itemOf({ file, table, at }: Place, row: DataRow): string | null {
  const kind = ITEM_KINDS[`${file}/${table}`];
  if (!kind) return null;
  return `${kind}:${typeof row.id === "string" && !BY_NUMBER.has(kind) ? row.id : at + 1}`;
}

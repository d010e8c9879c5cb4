/** What lies in the box, and how a view names it. */

import type { Ring } from "./codes";

export type Effect = Record<string, unknown>;

export interface Row {
  id?: string | number;
  status: string;
  [field: string]: unknown;
}

export interface Secondary extends Row {
  id: string;
  side: string;
  kind: "raw" | "marble";
  angle: number;
}

export interface Components {
  files: Record<string, Record<string, Row[]>>;
  secondary: Secondary[][]; // by the number of players less one
  steps: string[];
  rules: Record<string, string>; // behind each kind of thing and each action
  materials: string[];
  raws: string[];
  goods: string[];
}

export interface SaidRow {
  words: string[];
  status: string;
}

export interface Said {
  said: Record<string, Record<string, SaidRow[]>>;
  choices: Record<string, string[]>;
}

export interface Party {
  dinars: number;
  seals: number;
  vp: number;
  taxes: number;
  reward: number;
  boxes: number;
  stock: number[];
  special: number[];
  raw: number[];
  left: string[];
  right: string[];
  blue: number[];
  red: number[];
  grey: string[];
  large: number[];
  row: [place: number, card: number][];
  balance: number;
  storehouses: number[][];
  workers: [space: number, lies: number][];
  piled: number[];
}

export interface SabikaView {
  viewer: number | null;
  seat: number;
  over: boolean;
  pending: number[];
  parties: Party[];
  stack: number[];
  narrator: number;
  first: number;
  turn: number;
  sultan: number[][];
  raw_spaces: number[];
  marble_spaces: number;
  bag: number;
  discard: number[];
  small_open: number[];
  small_deck: number;
  short_open: number[];
  short_deck: number;
  long_open: string[];
  large_open: number[];
  storehouses: number[];
  stacks: number[];
  cities: number[];
  seals: string[];
  trade_card: number;
  wishes: string[];
  event: number;
  next_event: number;
  event_left: number;
  dealt: number[] | null;
  kept: (number | null)[];
  tokens: number[];
  used: number[][];
}

export interface Space {
  ring: Ring;
  number: number; // from 1
  angle: number;
  action: string;
  stack: string | null;
}

/** Where the words of a thing stand: by the first part of its name. */
const SHELVES: Record<string, [file: string, table: string]> = {
  outer: ["board", "outer"],
  middle: ["board", "middle"],
  inner: ["board", "inner"],
  secondary: ["board", "secondary_spaces"],
  round: ["board", "round_track"],
  tower: ["board", "tower"],
  reward: ["board", "reward_track"],
  small: ["buildings_small", "cards"],
  balance: ["buildings_small", "balance_cards"],
  colour: ["buildings_small", "balance_bonuses"],
  large: ["buildings_large", "tokens"],
  short: ["poems_short", "cards"],
  long: ["poems_long", "cards"],
  storehouse: ["storehouses", "tokens"],
  city: ["trade", "cities"],
  token: ["trade", "tokens"],
  trade: ["trade", "trade_cards"],
  wish: ["sultan", "tokens"],
  event: ["events", "events"],
  start: ["start", "tokens"],
};

export const dashed = (name: string): string => name.replaceAll("_", "-");

export class Box {
  constructor(readonly components: Components) {}

  rows(file: string, table: string): Row[] {
    return this.components.files[file]?.[table] ?? [];
  }

  /** Where a thing stands in the data: "small:12", "long:A1", "secondary:R1" (with so many players). */
  place(thing: string, seats: number): { file: string; table: string; at: number; row: Row } | null {
    const [kind = "", name = ""] = thing.split(":");
    const shelf = SHELVES[kind];
    if (!shelf) return null;
    const rows = this.rows(...shelf);
    const side = seats <= 2 ? "small" : "large";
    const at = rows.findIndex((row, i) =>
      kind === "secondary" ? row.id === name && row.side === side : typeof row.id === "string" && !["outer", "middle", "inner"].includes(kind) ? row.id === name : String(i + 1) === name,
    );
    const row = rows[at];
    return row ? { file: shelf[0], table: shelf[1], at, row } : null;
  }

  row(thing: string, seats = 1): Row | null {
    return this.place(thing, seats)?.row ?? null;
  }

  spaces(ring: Ring): Space[] {
    return this.rows("board", ring).map((row, i) => ({
      ring,
      number: i + 1,
      angle: Number(row.angle),
      action: dashed(String(row.action)),
      stack: (row.stack as string | undefined) ?? null,
    }));
  }

  secondaries(seats: number): Secondary[] {
    return this.components.secondary[seats - 1] ?? [];
  }

  get cities(): string[] {
    return this.rows("trade", "cities").map((row) => String(row.id));
  }

  get stock(): string[] {
    return [...this.components.materials, ...this.components.goods];
  }
}

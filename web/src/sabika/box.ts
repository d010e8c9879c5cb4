/** The components of the game, looked up by the names that views and options use. */

import type { Ring } from "./codes";
import type { Components, Row, Secondary } from "./components";
import type { Clause } from "./faces";

export interface Space {
  ring: Ring;
  number: number; // from 1
  angle: number;
  action: string;
  stack: string | null;
}

/** The data table of an item, by the first part of its name. */
const DATA_TABLES: Record<string, [file: string, table: string]> = {
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
  "yusuf-architect": ["yusuf", "architect"],
  "yusuf-merchant": ["yusuf", "merchant"],
  "yusuf-poet": ["yusuf", "poet"],
};

export const dashed = (name: string): string => name.replaceAll("_", "-");

export class Box {
  constructor(readonly components: Components) {}

  rows(file: string, table: string): Row[] {
    return this.components.files[file]?.[table] ?? [];
  }

  /** The data row of an item such as "small:12", "long:A1" or "secondary:R1". Secondary spaces depend on the number of seats. */
  place(item: string, seats: number): { file: string; table: string; at: number; row: Row } | null {
    const [kind = "", name = ""] = item.split(":");
    const dataTable = DATA_TABLES[kind];
    if (!dataTable) return null;
    const rows = this.rows(...dataTable);
    const side = seats <= 2 ? "small" : "large";
    const at = rows.findIndex((row, i) =>
      kind === "secondary"
        ? row.id === name && row.side === side
        : typeof row.id === "string" && !["outer", "middle", "inner"].includes(kind)
          ? row.id === name
          : String(i + 1) === name,
    );
    const row = rows[at];
    return row ? { file: dataTable[0], table: dataTable[1], at, row } : null;
  }

  row(item: string, seats = 1): Row | null {
    return this.place(item, seats)?.row ?? null;
  }

  /** What the face of an item shows; nothing if the item does nothing by itself. */
  face(item: string): Clause[] {
    const place = this.place(item, 1);
    return place ? (this.components.faces[place.file]?.[place.table]?.[place.at] ?? []) : [];
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
}

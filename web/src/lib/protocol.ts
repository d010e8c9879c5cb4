/** The shapes of docs/protocol.md. */

export type Args = Record<string, string | number>;

export interface Said {
  key: string;
  args: Args;
}

export interface Me {
  name: string;
  language: string;
  address: string; // where others find this server, if its host has said so
}

export interface Choice {
  name: string;
  values: string[];
  needs: [string, string] | null; // another option and the value it must have
  seats: number[]; // for so many players; none: for any number
  names: Record<string, string>; // what the host calls some of them
}

export interface GameOnShelf {
  name: string;
  fewest: number;
  most: number;
  choices: Choice[];
  levels: string[];
}

export type SeatWish = { kind: "me" | "here" | "open" | "bot"; name?: string; level?: string };

export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  level?: string | null;
  here?: boolean;
}

export interface Card {
  id: string;
  game: string;
  options: Record<string, string>;
  pace: string;
  open: boolean;
  state: "running" | "over" | "record";
  seats: Seat[];
  you: number[];
  turn: number | null;
  line: number;
  created: number;
  updated: number;
  rematch: string | null;
  invitations: { seat: number; code: string }[];
  secrets: { seat: number; secret: string }[];
}

/** What an invitation is to: a seat, by whom, at which table. */
export interface Invitation {
  seat: number;
  host: string;
  table: Card;
}

export interface Tables {
  mine: Card[];
  open: Card[];
  watch: Card[];
}

export interface Scored {
  seat: number;
  points: number;
  rule: string;
  why: Said;
}

export interface NewsLine {
  line: number;
  seat: number;
  code: string | null;
  undo: number | null;
  words: Said[];
  points: number[] | null;
  place?: number; // where no words are: what the code speaks of
}

export interface Decision {
  seat: number;
  kind: string;
  codes?: string[] | null;
  can_undo?: boolean;
  can_rewind?: boolean;
}

export interface TableMessage {
  type: "table";
  table: string;
  game: string;
  options: Record<string, string>;
  line: number;
  you: number[];
  viewer: number | null;
  seats: Seat[];
  view: unknown;
  decision: Decision | null;
  outcome: { points: number[]; now: Scored[]; winners: number[] };
  news: NewsLine[];
  state: string;
  rematch: string | null;
}

export interface Preview {
  points: number[][] | null; // for each seat, or null where something is drawn
  wall: number | null;
  changes?: Record<string, number>; // for whoever chooses; `cost` is what the choice itself costs
}

export interface Foreseen {
  line: number;
  code: string;
  final: boolean; // it could not be taken back
  words: Said[];
  preview: Preview | null;
}

export type ServerMessage =
  | TableMessage
  | { type: "previews"; line: number; previews: Record<string, Preview> }
  | ({ type: "foreseen" } & Foreseen)
  | { type: "reasons"; line: number; reasons: Record<string, string | null> }
  | { type: "hint"; line: number; code: string; reason: Said }
  | { type: "refused"; error: string; message: string; rule?: string }
  | { type: "seats"; seats: Seat[]; you: number[]; rematch: string | null }
  | { type: "pong" };

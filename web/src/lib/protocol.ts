/** The messages of docs/protocol.md. The type names are those of the server; the views of the games have files of their own. */

export type Args = Record<string, string | number>;

/** A key of the catalogues with its arguments: one sentence. */
export interface Words {
  key: string;
  args: Args;
}

export interface Me {
  name: string;
  language: string;
  address: string; // the public address of this server; empty if the host has set none
}

/** The body of an HTTP error. */
export interface ErrorBody {
  error: string;
  message: string;
}

export interface SettingInfo {
  name: string;
  values: string[];
  needs: [string, string] | null; // another setting and the value it must have
  seats: number[]; // the numbers of players it applies to; empty: all
  names: Record<string, string>; // the host's names for some of the values
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  choices: SettingInfo[];
  levels: string[];
}

export type NewSeat = { kind: "me" | "here" | "open" | "bot"; name?: string; level?: string };

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  pace: "live" | "turns";
  open: boolean;
}

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string;
  level?: string | null;
  here?: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, string>;
  pace: string;
  open: boolean;
  state: "running" | "over" | "record";
  seats: SeatInfo[];
  you: number[];
  turn: number | null;
  line: number;
  created: number;
  updated: number;
  rematch: string | null;
  invitations: { seat: number; code: string }[];
  secrets: { seat: number; secret: string }[];
}

/** The offered seat, the name of the host, and the table. */
export interface InvitationInfo {
  seat: number;
  host: string;
  table: TableSummary;
}

export interface Lobby {
  mine: TableSummary[];
  open: TableSummary[];
  watch: TableSummary[];
}

export interface Scored {
  seat: number;
  points: number;
  rule: string;
  why: Words;
}

export interface NewsLine {
  line: number;
  seat: number;
  code: string | null;
  undo: number | null;
  words: Words[];
  points: number[] | null;
  place?: number; // only without words: the place in the effect program that the code belongs to
}

export interface DecisionMessage {
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
  seats: SeatInfo[];
  view: unknown;
  decision: DecisionMessage | null;
  outcome: { points: number[]; now: Scored[]; winners: number[] };
  news: NewsLine[];
  state: string;
  rematch: string | null;
}

export interface Preview {
  points: number[][] | null; // for each seat: before and after; null if the option draws something
  wall: number | null;
  changes?: Record<string, number>; // for the deciding seat; `cost` is the price of the option itself
}

/** The answer to a dry run of an option. */
export interface DryRunMessage {
  line: number;
  code: string;
  final: boolean; // it cannot be undone
  words: Words[];
  preview: Preview | null;
}

export type ServerMessage =
  | TableMessage
  | { type: "previews"; line: number; previews: Record<string, Preview> }
  | ({ type: "foreseen" } & DryRunMessage)
  | { type: "reasons"; line: number; reasons: Record<string, string | null> }
  | { type: "hint"; line: number; code: string; reason: Words }
  | { type: "refused"; error: string; message: string; rule?: string }
  | { type: "seats"; seats: SeatInfo[]; you: number[]; rematch: string | null }
  | { type: "pong" };

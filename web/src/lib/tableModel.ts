/** The table as the components of a game see it. A live table and a replay both implement it. */

import type { NewsLine, RefusedMessage, SeatInfo, TableMessage } from "./protocol";
import type { ServerAnswers } from "./serverAnswers.svelte";

export interface TableModel {
  readonly id: string;
  readonly shown: TableMessage | null;
  readonly queue: TableMessage[]; // received, not shown yet
  readonly log: NewsLine[];
  readonly seats: SeatInfo[];
  readonly answers: ServerAnswers;
  readonly refused: RefusedMessage | null;
  readonly sent: boolean; // a move is on its way to the server
  readonly idle: boolean; // this player waits for another one
  readonly watching: boolean; // a running game, without a seat for this player
  readonly redoable: string | null;
  describeCode: ((code: string) => string) | null; // the game's words for a code
  onStep: ((before: TableMessage, after: TableMessage) => Promise<void> | void) | null;
  play(code: string): void;
  undo(): void;
  redo(): void;
  reset(): void;
  preview(codes: string[]): void;
  why(codes: string[]): void;
  askHint(): void;
  skip(): void;
}

/** What the board needs of a table, be it live or replayed. */

import type { Answers } from "./serverAnswers.svelte";
import type { NewsLine, Seat, TableMessage } from "./protocol";

export interface TableSource {
  readonly id: string;
  readonly shown: TableMessage | null;
  readonly waiting: TableMessage[];
  readonly log: NewsLine[];
  readonly seats: Seat[];
  readonly answers: Answers;
  readonly refused: { message: string; rule?: string } | null;
  readonly sent: boolean;
  readonly idle: boolean; // somebody else decides
  readonly watching: boolean; // a game that goes on, without a seat of one's own
  readonly redoable: string | null;
  naming: ((code: string) => string) | null; // the game's words for a code
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

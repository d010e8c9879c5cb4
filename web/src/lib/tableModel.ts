/** The table as the components of a game see it. A live table and a replay both implement it. */

import type { DryRunMessage, NewsLine, RefusedMessage, SeatInfo } from "./protocol";
import type { ServerAnswers } from "./serverAnswers.svelte";
import type { Confirm } from "./settings.svelte";
import type { ShownTable } from "./stages";

export interface TableModel {
  readonly id: string;
  readonly shown: ShownTable | null;
  readonly queue: ShownTable[]; // received, not shown yet
  readonly log: NewsLine[]; // all lines received
  readonly shownLog: NewsLine[]; // the lines up to what is shown
  readonly isReplay: boolean;
  readonly seats: SeatInfo[];
  readonly answers: ServerAnswers;
  readonly refused: RefusedMessage | null;
  readonly sent: boolean; // a move is on its way to the server
  readonly waiting: boolean; // that move is kept until there is a connection
  readonly idle: boolean; // this player waits for another one
  readonly watching: boolean; // a running game, without a seat for this player
  readonly closed: boolean; // by the host of the server, so nobody can choose
  readonly redoable: string | null;
  describeCode: ((code: string, isFinal?: boolean) => string) | null; // the game's words for a code
  warningsOf: ((move: DryRunMessage) => string[]) | null; // what the game warns of before a move is confirmed
  gainOf: ((move: DryRunMessage) => number) | null; // the points that a move brings if the game scored now
  confirmSetting: (() => Confirm) | null; // the game's own setting; null: that of all games
  onStep: ((before: ShownTable, after: ShownTable) => Promise<void> | void) | null;
  play(code: string): void;
  undo(): void;
  redo(): void;
  reset(): void;
  preview(codes: string[]): void;
  why(codes: string[]): void;
  askHint(): void;
  skip(): void;
}

/** The table of a puzzle. It behaves like a live table at which one makes one move, which is judged. */

import { messageOf } from "./messageOf";
import { puzzles } from "./puzzles";
import type { PuzzleAnswer, PuzzlePage, SeatInfo } from "./protocol";
import { ServerAnswers } from "./serverAnswers.svelte";
import { byStage, type ShownTable } from "./stages";
import type { TableModel } from "./tableModel";

export class PuzzleTable implements TableModel {
  readonly shown: ShownTable;
  readonly queue: ShownTable[] = [];
  readonly log = [];
  readonly shownLog = [];
  readonly isReplay = false;
  readonly seats: SeatInfo[];
  readonly answers = new ServerAnswers();
  readonly refused = null;
  readonly waiting = false;
  readonly idle = false;
  readonly watching = false;
  readonly closed = false;
  readonly redoable = null;
  sent = $state(false);
  answer = $state.raw<PuzzleAnswer | null>(null);
  error = $state<string | null>(null);
  hinted = $state(false); // the player has asked for the theme
  describeCode: TableModel["describeCode"] = null;
  warningsOf: TableModel["warningsOf"] = null;
  gainOf: TableModel["gainOf"] = null;
  confirmSetting: TableModel["confirmSetting"] = null;
  onStep: TableModel["onStep"] = null;

  constructor(readonly page: PuzzlePage) {
    this.shown = byStage(page.table).at(-1)!;
    this.seats = page.table.seats;
  }

  get id(): string {
    return this.page.info.id;
  }

  play(code: string): void {
    if (this.sent) return;
    this.sent = true;
    this.error = null;
    puzzles
      .answer(this.id, code)
      .then((answer) => (this.answer = answer))
      .catch((problem: unknown) => (this.error = messageOf(problem)))
      .finally(() => (this.sent = false));
  }

  preview(codes: string[]): void {
    const missing = this.answers
      .unanswered("previews", codes)
      .filter((code) => !this.answers.wanted.previews.includes(code));
    if (!missing.length) return;
    this.answers.want("previews", missing);
    puzzles
      .previews(this.id, missing)
      .then(({ previews }) => this.answers.receive({ type: "previews", line: 0, previews }))
      .catch(() => undefined);
  }

  why(codes: string[]): void {
    const missing = this.answers
      .unanswered("reasons", codes)
      .filter((code) => !this.answers.wanted.reasons.includes(code));
    if (!missing.length) return;
    this.answers.want("reasons", missing);
    puzzles
      .reasons(this.id, missing)
      .then(({ reasons }) => this.answers.receive({ type: "reasons", line: 0, reasons }))
      .catch(() => undefined);
  }

  undo(): void {}
  redo(): void {}
  reset(): void {}
  /** The hint of a puzzle is its theme. */
  askHint(): void {
    this.hinted = true;
  }
  skip(): void {}
}

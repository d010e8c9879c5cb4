/** What could have been: a table at a position of the game where every move can be tried. The server plays the choices
 * on a table of its own and asks the bots what they think of the next ones. */

import { api } from "../lib/api";
import { messageOf } from "../lib/messageOf";
import type { JudgedMove, NewsLine, RefusedMessage, SeatInfo } from "../lib/protocol";
import { ServerAnswers } from "../lib/serverAnswers.svelte";
import type { ShownTable } from "../lib/stages";
import type { TableModel } from "../lib/tableModel";

export class WhatIfTable implements TableModel {
  shown = $state.raw<ShownTable | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  log = $state.raw<NewsLine[]>([]);
  codes = $state.raw<string[]>([]); // the choices since the position
  deal = $state(0); // which cards were drawn for what the seat did not know
  turn = $state<number | null>(null); // the seat that decides
  moves = $state.raw<JudgedMove[]>([]);
  isThinking = $state(false);
  error = $state<string | null>(null);
  refused = $state.raw<RefusedMessage | null>(null);
  sent = $state(false);
  readonly answers = new ServerAnswers();
  readonly queue: ShownTable[] = [];
  readonly isReplay = false;
  readonly waiting = false;
  readonly idle = false;
  readonly watching = false;
  readonly closed = false;
  readonly redoable = null;
  describeCode: TableModel["describeCode"] = null;
  warningsOf: TableModel["warningsOf"] = null;
  gainOf: TableModel["gainOf"] = null;
  confirmSetting: TableModel["confirmSetting"] = null;
  onStep: TableModel["onStep"] = null;
  private asked = 0;

  /** `line`: after which the position stands; `seat`: whose knowledge it is. */
  constructor(
    readonly id: string,
    readonly line: number,
    readonly seat: number,
  ) {}

  get shownLog(): NewsLine[] {
    return this.log;
  }

  /** Resolves as soon as the table can be shown; the bots think on. */
  async open(): Promise<void> {
    await new Promise<void>((shown) => void this.go([], shown).then(shown));
  }
  play(code: string): void {
    void this.go([...this.codes, code]);
  }
  undo(): void {
    if (this.codes.length) void this.go(this.codes.slice(0, -1));
  }
  /** The same position again, with other hidden cards. */
  drawAnew(): void {
    this.deal += 1;
    void this.go([]);
  }
  reset(): void {
    void this.go([]);
  }
  askHint(): void {
    const [best] = this.moves;
    const { shown } = this;
    if (!best || !shown) return;
    const reason = [{ key: "bots-move", args: { move: best.move } }, ...best.why];
    this.answers.receive({ type: "hint", line: shown.line, code: best.code, reason });
  }
  redo(): void {}
  preview(): void {}
  why(): void {}
  skip(): void {}

  /** Shows the table at once, then what the bots think of it. */
  private async go(codes: string[], onshown: () => void = () => {}): Promise<void> {
    const question = ++this.asked;
    const asked = { line: this.line, seat: this.seat, codes, deal: this.deal };
    this.sent = this.isThinking = true;
    this.error = null;
    try {
      const { table, turn } = await api.explore(this.id, { ...asked, judge: false });
      if (question !== this.asked) return;
      this.answers.clear();
      this.moves = [];
      this.codes = codes;
      this.turn = turn;
      this.seats = table.seats;
      this.log = [...this.log.filter(({ line }) => line < table.line), ...table.news];
      this.shown = table;
      this.sent = false;
      onshown();
      const judged = await api.explore(this.id, { ...asked, judge: true });
      if (question === this.asked) this.moves = judged.moves;
    } catch (problem) {
      if (question === this.asked) this.error = messageOf(problem);
    } finally {
      if (question === this.asked) this.sent = this.isThinking = false;
    }
  }
}

/** A table as it was after any of its lines. It behaves like a live table at which nobody decides. */

import { api } from "./api";
import { askMissing, withLines } from "./logPages";
import type { NewsLine, SeatInfo, ServerMessage, Subscribe, TableSummary } from "./protocol";
import { ServerAnswers } from "./serverAnswers.svelte";
import { byStage, type ShownTable, shownLines } from "./stages";
import type { TableModel } from "./tableModel";

export class ReplayTable implements TableModel {
  private parts = $state.raw<ShownTable[]>([]); // the stages of the line
  private at = $state(0); // the part that is shown
  seats = $state.raw<SeatInfo[]>([]);
  last = $state(0);
  private allLines = $state.raw<NewsLine[]>([]);
  readonly queue: ShownTable[] = [];
  readonly isReplay = true;
  readonly answers = new ServerAnswers();
  readonly refused = null;
  readonly sent = false;
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
  seat: number | null = null; // that it looks from; null: as a spectator

  constructor(readonly id: string) {}

  get line(): number {
    return this.shown?.line ?? 0;
  }
  get shown(): ShownTable | null {
    return this.parts[this.at] ?? null;
  }
  get log(): NewsLine[] {
    return this.allLines.filter((line) => line.line <= this.line);
  }
  readonly shownLog = $derived.by(() => shownLines(this.allLines, this.shown));
  /** The numbers of all lines whose sentences have the key. */
  linesWith(key: string): number[] {
    return this.allLines.filter(({ words }) => words.some((sentence) => sentence.key === key)).map(({ line }) => line);
  }
  /** All lines of the game, shown or not. */
  get allNews(): NewsLine[] {
    return this.allLines;
  }
  get isAtStart(): boolean {
    return this.line <= 0;
  }
  get isAtEnd(): boolean {
    return this.line >= this.last && this.at >= this.parts.length - 1;
  }

  async open(summary: TableSummary, line: number): Promise<void> {
    this.last = summary.line;
    this.seats = summary.seats;
    this.seat = summary.you[0] ?? (summary.state === "running" || summary.state === "closed" ? null : 0);
    this.allLines = await this.fetchLines();
    this.last = this.allLines.at(-1)?.line ?? summary.line; // a damaged game opens only up to a line
    await this.to(line);
  }

  /** All lines of the log, as a spectator gets them. */
  private fetchLines(): Promise<NewsLine[]> {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    const first: Subscribe = { do: "look", seat: null, since: -1 };
    let lines: NewsLine[] = [];
    return new Promise((done) => {
      socket.onopen = () => socket.send(JSON.stringify(first));
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data as string) as ServerMessage;
        if (message.type !== "table" && message.type !== "lines") return;
        lines = withLines(lines, message.news);
        const missing = message.news.length ? askMissing(lines) : null;
        if (missing) socket.send(JSON.stringify(missing));
        else socket.close();
      };
      socket.onclose = () => done(lines);
    });
  }

  /** Goes to a line: to its end, or to its first stage. */
  async to(line: number, stage: "first" | "last" = "last"): Promise<void> {
    const wanted = Math.min(Math.max(line, 0), this.last);
    const message = await api.replay(this.id, wanted, this.seat);
    this.seats = message.seats;
    this.parts = byStage({ ...message, decision: null });
    this.at = stage === "first" ? 0 : this.parts.length - 1;
  }

  /** Goes to the next or previous stage, if the line has one, or to the next or previous line. */
  async step(by: 1 | -1): Promise<void> {
    if (this.parts[this.at + by]) this.at += by;
    else if (by > 0 && !this.isAtEnd) await this.to(this.line + 1, "first");
    else if (by < 0 && !this.isAtStart) await this.to(this.line - 1);
  }

  play(): void {}
  undo(): void {}
  redo(): void {}
  reset(): void {}
  preview(): void {}
  why(): void {}
  askHint(): void {}
  skip(): void {}
}

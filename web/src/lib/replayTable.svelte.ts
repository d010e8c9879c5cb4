/** A table as it was after any of its lines. It behaves like a live table at which nobody decides. */

import { api } from "./api";
import type { NewsLine, SeatInfo, ServerMessage, Subscribe, TableMessage, TableSummary } from "./protocol";
import { ServerAnswers } from "./serverAnswers.svelte";
import type { TableModel } from "./tableModel";

export class ReplayTable implements TableModel {
  shown = $state.raw<TableMessage | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  last = $state(0);
  private allLines = $state.raw<NewsLine[]>([]);
  readonly queue: TableMessage[] = [];
  readonly answers = new ServerAnswers();
  readonly refused = null;
  readonly sent = false;
  readonly idle = false;
  readonly watching = false;
  readonly redoable = null;
  describeCode: TableModel["describeCode"] = null;
  onStep: TableModel["onStep"] = null;
  private seat: number | null = null;

  constructor(readonly id: string) {}

  get line(): number {
    return this.shown?.line ?? 0;
  }
  get log(): NewsLine[] {
    return this.allLines.filter((line) => line.line <= this.line);
  }

  async open(summary: TableSummary, line: number): Promise<void> {
    this.last = summary.line;
    this.seats = summary.seats;
    this.seat = summary.you[0] ?? (summary.state === "running" ? null : 0);
    this.allLines = await this.fetchLines();
    await this.to(line);
  }

  /** All lines of the log, as a spectator gets them. */
  private fetchLines(): Promise<NewsLine[]> {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    return new Promise((done) => {
      const message: Subscribe = { do: "look", seat: null, since: -1 };
      socket.onopen = () => socket.send(JSON.stringify(message));
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data as string) as ServerMessage;
        if (message.type !== "table") return;
        done(message.news);
        socket.close();
      };
      socket.onerror = () => done([]);
    });
  }

  async to(line: number): Promise<void> {
    const wanted = Math.min(Math.max(line, 0), this.last);
    const message = await api.replay(this.id, wanted, this.seat);
    this.seats = message.seats;
    this.shown = { ...message, decision: null, news: message.news };
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

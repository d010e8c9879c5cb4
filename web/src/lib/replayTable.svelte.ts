/** A table as it was after any of its lines. It looks like an open one on which nobody decides. */

import { Answers } from "./serverAnswers.svelte";
import { api } from "./api";
import type { Card, NewsLine, Seat, ServerMessage, TableMessage } from "./protocol";
import type { TableSource } from "./tableModel";

export class ReplayedTable implements TableSource {
  shown = $state.raw<TableMessage | null>(null);
  seats = $state.raw<Seat[]>([]);
  last = $state(0);
  private whole = $state.raw<NewsLine[]>([]);
  readonly waiting: TableMessage[] = [];
  readonly answers = new Answers();
  readonly refused = null;
  readonly sent = false;
  readonly idle = false;
  readonly watching = false;
  readonly redoable = null;
  naming: TableSource["naming"] = null;
  onStep: TableSource["onStep"] = null;
  private seat: number | null = null;

  constructor(readonly id: string) {}

  get line(): number {
    return this.shown?.line ?? 0;
  }
  get log(): NewsLine[] {
    return this.whole.filter((line) => line.line <= this.line);
  }

  async open(card: Card, line: number): Promise<void> {
    this.last = card.line;
    this.seats = card.seats;
    this.seat = card.you[0] ?? (card.state === "running" ? null : 0);
    this.whole = await this.everything();
    await this.to(line);
  }

  /** All lines, as the table tells whoever looks at it. */
  private everything(): Promise<NewsLine[]> {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    return new Promise((done) => {
      socket.onopen = () => socket.send(JSON.stringify({ do: "look", seat: null, since: -1 }));
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
    const at = Math.min(Math.max(line, 0), this.last);
    const message = await api.replay(this.id, at, this.seat);
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

/** One open table: its socket, what it shows now, and what has happened but is not yet shown. */

import type { NewsLine, Preview, Said, Seat, ServerMessage, TableMessage } from "./protocol";
import { Connection } from "./connection";
import { standing } from "./lines";
import { PAUSE, settings, still } from "./settings.svelte";

const MOST_WAITING = 12; // more than that is not played back, only told

export class LiveTable {
  shown = $state.raw<TableMessage | null>(null);
  waiting = $state.raw<TableMessage[]>([]);
  log = $state.raw<NewsLine[]>([]);
  seats = $state.raw<Seat[]>([]);
  connection = $state<"opening" | "open" | "lost">("opening");
  previews = $state.raw<Record<string, Preview>>({});
  reasons = $state.raw<Record<string, string | null>>({});
  hint = $state.raw<{ code: string; reason: Said } | null>(null);
  refused = $state.raw<{ message: string; rule?: string } | null>(null);
  sent = $state(false);
  missed = $state.raw<NewsLine[]>([]);
  rematch = $state<string | null>(null);
  error = $state<string | null>(null);

  /** Called between what was shown and what is shown next; animations hang here. */
  onStep: ((before: TableMessage, after: TableMessage) => Promise<void> | void) | null = null;

  private undone = $state.raw<string[]>([]); // codes, the last one taken back at the end
  private resetting = false;
  private closed = false;
  private playing = false;
  private dropped = false;
  private readonly line: Connection;

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {
    const look = (): void => void this.send({ do: "look", seat: this.seat, since: this.lastLine() });
    this.line = new Connection(`/api/tables/${id}/live`, {
      opened: () => {
        this.connection = "open";
        this.sent = false;
        look();
      },
      heard: (message) => this.hear(message as ServerMessage),
      lost: () => {
        this.connection = "lost";
        this.dropped = this.shown !== null;
      },
      woken: look,
    });
  }

  close(): void {
    this.closed = true;
    this.line.close();
  }

  // What people do.

  play(code: string): void {
    const table = this.latest();
    if (!table?.decision || this.sent) return;
    this.undone = [];
    this.sent = this.send({ do: "play", seat: table.decision.seat, line: table.line, code });
  }

  undo(): void {
    const table = this.latest();
    if (!table?.decision || this.sent) return;
    const last = standing(this.log).at(-1);
    if (last?.code) this.undone = [...this.undone, last.code];
    this.sent = this.send({ do: "undo", seat: table.decision.seat, line: table.line });
  }

  /** Undo whatever can be undone: the turn begins again, as far as nothing has come to light. */
  reset(): void {
    this.resetting = true;
    this.undo();
  }

  /** What was taken back last, if it can be chosen again. */
  get redoable(): string | null {
    const code = this.undone.at(-1);
    return code && this.shown?.decision?.codes?.includes(code) ? code : null;
  }

  redo(): void {
    const code = this.redoable;
    if (!code) return;
    const left = this.undone.slice(0, -1);
    this.play(code);
    this.undone = left;
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.send({ do: "look", seat, since: this.lastLine() });
  }

  preview(codes: string[]): void {
    const table = this.latest();
    const unknown = codes.filter((code) => !(code in this.previews));
    if (table && unknown.length) this.send({ do: "preview", line: table.line, codes: unknown });
  }

  why(codes: string[]): void {
    const table = this.latest();
    const unknown = codes.filter((code) => !(code in this.reasons));
    if (table && unknown.length) this.send({ do: "why", line: table.line, codes: unknown });
  }

  askHint(): void {
    const table = this.latest();
    if (table) this.send({ do: "hint", line: table.line });
  }

  /** Show at once whatever has happened. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.show(last);
  }

  // What the server tells.

  private latest(): TableMessage | null {
    return this.waiting.at(-1) ?? this.shown;
  }

  private lastLine(): number {
    return this.log.at(-1)?.line ?? -1;
  }

  private send(message: object): boolean {
    return this.line.send(message);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "table") this.arrive(message);
    else if (message.type === "previews") this.previews = { ...this.previews, ...message.previews };
    else if (message.type === "reasons") this.reasons = { ...this.reasons, ...message.reasons };
    else if (message.type === "hint") this.hint = message;
    else if (message.type === "seats") {
      this.seats = message.seats;
      this.rematch = message.rematch;
    }
    else if (message.type === "refused") {
      this.refused = message;
      this.sent = false;
      if (!this.shown) this.error = message.message;
    }
  }

  private arrive(message: TableMessage): void {
    const before = this.latest();
    this.sent = false;
    this.seats = message.seats;
    this.rematch = message.rematch;
    const news = message.news.filter((line) => line.line > this.lastLine());
    if (news.length) this.log = [...this.log, ...news];
    if (this.dropped) {
      this.dropped = false;
      this.missed = news;
    }
    if (before && message.line === before.line && this.waiting.length === 0) this.show(message);
    else if (!this.shown || still() || news.length === 0) {
      this.waiting = [];
      this.show(message);
    } else {
      this.waiting = this.waiting.length >= MOST_WAITING ? [message] : [...this.waiting, message];
      void this.playOn();
    }
  }

  private async playOn(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.waiting.length && this.shown && !this.closed) {
      const next = this.waiting[0]!;
      const own = next.news.length > 0 && next.news.every((line) => this.shown!.you.includes(line.seat));
      await this.onStep?.(this.shown, next);
      if (this.waiting[0] !== next) continue; // skipped meanwhile
      this.waiting = this.waiting.slice(1);
      this.show(next);
      if (this.waiting.length && !own) await new Promise((done) => setTimeout(done, PAUSE[settings.speed]));
    }
    this.playing = false;
  }

  private show(message: TableMessage): void {
    if (message.line !== this.shown?.line) {
      this.previews = {};
      this.reasons = {};
      this.hint = null;
      this.refused = null;
    }
    this.shown = message;
    const { decision } = message;
    if (!decision?.codes) this.undone = [];
    if (this.resetting && decision?.codes && decision.can_undo) this.undo();
    else this.resetting = false;
  }
}

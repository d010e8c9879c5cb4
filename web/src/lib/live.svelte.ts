/** One open table: its socket, what it shows now, and what has happened but is not yet shown. */

import type { Foreseen, NewsLine, Preview, Said, Seat, ServerMessage, TableMessage } from "./protocol";
import { Connection } from "./connection";
import { standing } from "./lines";
import { Playback } from "./playback.svelte";
import { keepSeen, lastSeen } from "./seen";
import { settings } from "./settings.svelte";

export class LiveTable {
  log = $state.raw<NewsLine[]>([]);
  seats = $state.raw<Seat[]>([]);
  connection = $state<"opening" | "open" | "lost">("opening");
  previews = $state.raw<Record<string, Preview>>({});
  reasons = $state.raw<Record<string, string | null>>({});
  hint = $state.raw<{ code: string; reason: Said } | null>(null);
  refused = $state.raw<{ message: string; rule?: string } | null>(null);
  sent = $state(false);
  held = $state.raw<Foreseen | null>(null); // a choice that waits to be confirmed: the server knows nothing of it yet
  missed = $state.raw<NewsLine[]>([]); // what the others did while one was away
  rematch = $state<string | null>(null);
  error = $state<string | null>(null);

  private undone = $state.raw<string[]>([]); // codes, the last one taken back at the end
  private resetting = false;
  private away: number | null; // the last line seen before one was away
  private readonly line: Connection;
  private readonly playback = new Playback((message) => this.before(message));

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {
    this.away = lastSeen(id);
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
        this.away ??= this.shown?.line ?? null;
      },
      woken: look,
    });
  }

  close(): void {
    this.playback.close();
    this.line.close();
  }

  // What people do.

  /** Choose; what cannot be taken back waits to be confirmed, where one wants that. */
  play(code: string): void {
    const table = this.latest();
    if (!table?.decision || this.sent) return;
    this.undone = [];
    this.held = null;
    if (settings.confirm === "off" || (this.isOnly(table) && !table.decision.can_undo)) this.carryOut(code);
    else this.sent = this.send({ do: "foresee", line: table.line, code });
  }

  confirm(): void {
    if (this.held && !this.sent) this.carryOut(this.held.code);
  }

  /** Not that; and if there was nothing else to choose, not what led to it either. */
  takeBack(): void {
    const table = this.latest();
    this.held = null;
    if (table && this.isOnly(table) && table.decision?.can_undo) this.undo();
  }

  private isOnly(table: TableMessage): boolean {
    return table.decision?.codes?.length === 1;
  }

  private carryOut(code: string): void {
    const table = this.latest();
    if (!table?.decision) return;
    this.held = null;
    this.missed = [];
    this.sent = this.send({ do: "play", seat: table.decision.seat, line: table.line, code });
  }

  undo(): void {
    if (this.held) return this.takeBack();
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

  /** Where everybody else is a bot: begin again from an own choice, whatever came since. */
  rewind(line: NewsLine): void {
    const table = this.latest();
    if (!table?.decision?.can_rewind || this.sent) return;
    this.held = null;
    this.sent = this.send({ do: "undo", seat: line.seat, line: table.line, to: line.line });
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
    if (table) this.line.send({ do: "hint", line: table.line }, false);
  }

  // What is shown of it.

  get shown(): TableMessage | null {
    return this.playback.shown;
  }
  get waiting(): TableMessage[] {
    return this.playback.waiting;
  }
  get onStep(): Playback["onStep"] {
    return this.playback.onStep;
  }
  set onStep(step: Playback["onStep"]) {
    this.playback.onStep = step;
  }
  skip(): void {
    this.playback.skip();
  }

  // What the server tells.

  private latest(): TableMessage | null {
    return this.playback.latest;
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
    else if (message.type === "foreseen") this.foresee(message);
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

  private foresee(foreseen: Foreseen): void {
    this.sent = false;
    if (foreseen.line !== this.latest()?.line) return;
    if (foreseen.final) this.held = foreseen;
    else this.carryOut(foreseen.code);
  }

  private arrive(message: TableMessage): void {
    this.sent = false;
    this.seats = message.seats;
    this.rematch = message.rematch;
    const news = message.news.filter((line) => line.line > this.lastLine());
    if (news.length) this.log = [...this.log, ...news];
    if (this.away !== null) {
      const since = this.away;
      this.missed = standing(this.log).filter(({ line, seat, words }) => line > since && seat >= 0 && !message.you.includes(seat) && words.length);
      this.away = null;
    }
    this.playback.take(message, news.length > 0);
    this.after(message);
  }

  /** What was known of the line before is not true of the next. */
  private before(message: TableMessage): void {
    if (message.line !== this.shown?.line) {
      this.held = null;
      this.previews = {};
      this.reasons = {};
      this.hint = null;
      this.refused = null;
      keepSeen(this.id, message.line);
    }
    if (!message.decision?.codes) this.undone = [];
  }

  /** A turn that begins again is undone choice by choice. */
  private after({ decision }: TableMessage): void {
    if (this.resetting && decision?.codes && decision.can_undo) this.undo();
    else this.resetting = false;
  }
}

/** One open table: its socket, what it shows now, and what has happened but is not yet shown. */

import { Absence } from "./missedMoves.svelte";
import { Answers } from "./serverAnswers.svelte";
import { AGAIN } from "./api";
import { Choosing } from "./moveInFlight.svelte";
import { Connection } from "./connection";
import { Playback } from "./playback.svelte";
import type { NewsLine, Seat, ServerMessage, TableMessage } from "./protocol";

export class LiveTable {
  log = $state.raw<NewsLine[]>([]);
  seats = $state.raw<Seat[]>([]);
  connection = $state<"opening" | "open" | "lost">("opening");
  refused = $state.raw<{ message: string; rule?: string } | null>(null);
  rematch = $state<string | null>(null);
  error = $state<string | null>(null);

  naming: ((code: string) => string) | null = null;

  readonly choosing = new Choosing(this);
  readonly answers = new Answers();
  readonly absence: Absence;
  private readonly line: Connection;
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly playback = new Playback((message) => this.before(message));

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {
    this.absence = new Absence(id);
    this.line = new Connection(`/api/tables/${id}/live`, {
      opened: () => {
        this.connection = "open";
        this.choosing.reconnected();
        this.look(this.seat);
      },
      heard: (message) => this.hear(message as ServerMessage),
      lost: () => {
        this.connection = "lost";
        this.absence.begin(this.shown?.line ?? null);
      },
      woken: () => this.look(this.seat),
    });
  }

  close(): void {
    clearTimeout(this.later);
    this.playback.close();
    this.line.close();
  }

  // What people do.

  play(code: string): void {
    this.choosing.play(code);
  }
  undo(): void {
    this.choosing.undo();
  }
  redo(): void {
    this.choosing.redo();
  }
  reset(): void {
    this.choosing.reset();
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.send({ do: "look", seat, since: this.lastLine() });
  }

  preview(codes: string[]): void {
    this.ask("preview", this.answers.unknown("previews", codes));
  }

  why(codes: string[]): void {
    this.ask("why", this.answers.unknown("reasons", codes));
  }

  private ask(what: "preview" | "why", codes: string[]): void {
    const table = this.latest;
    if (table && codes.length) this.send({ do: what, line: table.line, codes });
  }

  askHint(): void {
    const table = this.latest;
    if (table) this.line.send({ do: "hint", line: table.line }, false);
  }

  // What is shown of it.

  get shown(): TableMessage | null {
    return this.playback.shown;
  }
  get sent(): boolean {
    return this.choosing.sent;
  }
  get idle(): boolean {
    return this.shown !== null && this.shown.you.length > 0 && !this.waiting.length && !this.shown.decision?.codes?.length;
  }
  get watching(): boolean {
    return this.shown?.state === "running" && !this.shown.you.length;
  }
  get redoable(): string | null {
    return this.choosing.redoable;
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

  get latest(): TableMessage | null {
    return this.playback.latest;
  }

  private lastLine(): number {
    return this.log.at(-1)?.line ?? -1;
  }

  send(message: object): boolean {
    return this.line.send(message);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "table") this.arrive(message);
    else if (message.type === "foreseen") this.choosing.foresee(message);
    else if (message.type === "seats") {
      this.seats = message.seats;
      this.rematch = message.rematch;
    } else if (message.type === "refused") {
      this.refused = message;
      this.choosing.answered(null);
      if (!this.shown) this.error = message.message;
      if (!this.shown && message.error === "storage") this.later = setTimeout(() => this.look(this.seat), AGAIN);
    } else this.answers.hear(message);
  }

  private arrive(message: TableMessage): void {
    this.error = null;
    this.seats = message.seats;
    this.rematch = message.rematch;
    const news = message.news.filter((line) => line.line > this.lastLine());
    if (news.length) this.log = [...this.log, ...news];
    this.absence.end(this.log, message.you);
    this.playback.take(message, news.length > 0);
    this.choosing.answered(message.line);
    this.choosing.goOn(message);
  }

  /** What was known of the line before is not true of the next. */
  private before(message: TableMessage): void {
    if (message.line !== this.shown?.line) {
      this.choosing.held = null;
      this.answers.forget();
      this.refused = null;
      this.absence.see(message.line);
    }
    if (!message.decision?.codes) this.choosing.forget();
  }
}

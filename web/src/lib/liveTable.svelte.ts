/** A live table: its socket, the message on the screen and those in the queue. */

import { RETRY_AFTER } from "./api";
import { Connection } from "./connection";
import { MissedMoves } from "./missedMoves.svelte";
import { MoveInFlight } from "./moveInFlight.svelte";
import { Playback } from "./playback.svelte";
import type { ClientMessage, NewsLine, RefusedMessage, SeatInfo, ServerMessage, TableMessage } from "./protocol";
import { ServerAnswers } from "./serverAnswers.svelte";
import type { TableModel } from "./tableModel";

export class LiveTable implements TableModel {
  log = $state.raw<NewsLine[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  connection = $state<"opening" | "open" | "lost">("opening");
  refused = $state.raw<RefusedMessage | null>(null);
  rematch = $state<string | null>(null);
  error = $state<string | null>(null);

  describeCode: ((code: string) => string) | null = null;

  readonly move = new MoveInFlight(this);
  readonly answers = new ServerAnswers();
  readonly missedMoves: MissedMoves;
  private readonly socket: Connection;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly playback = new Playback((message) => this.beforeShow(message));

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {
    this.missedMoves = new MissedMoves(id);
    this.socket = new Connection(`/api/tables/${id}/live`, {
      opened: () => {
        this.connection = "open";
        this.move.reconnected();
        this.subscribe(this.seat);
      },
      received: (message) => this.receive(message as ServerMessage),
      lost: () => {
        this.connection = "lost";
        this.missedMoves.startAbsence(this.shown?.line ?? null);
      },
      resumed: () => this.subscribe(this.seat),
    });
  }

  close(): void {
    clearTimeout(this.retryTimer);
    this.playback.close();
    this.socket.close();
  }

  // Actions of the player.

  play(code: string): void {
    this.move.play(code);
  }
  undo(): void {
    this.move.undo();
  }
  redo(): void {
    this.move.redo();
  }
  reset(): void {
    this.move.reset();
  }

  /** Asks for the table as the seat sees it; null: as a spectator. */
  subscribe(seat: number | null): void {
    this.seat = seat;
    this.send({ do: "look", seat, since: this.lastLine() });
  }

  preview(codes: string[]): void {
    this.ask("preview", this.answers.unanswered("previews", codes));
  }

  why(codes: string[]): void {
    this.ask("why", this.answers.unanswered("reasons", codes));
  }

  private ask(what: "preview" | "why", codes: string[]): void {
    const table = this.latest;
    if (table && codes.length) this.send({ do: what, line: table.line, codes });
  }

  askHint(): void {
    const table = this.latest;
    if (table) this.socket.send({ do: "hint", line: table.line }, false);
  }

  // The state on the screen.

  get shown(): TableMessage | null {
    return this.playback.shown;
  }
  get sent(): boolean {
    return this.move.sent;
  }
  get idle(): boolean {
    return (
      this.shown !== null && this.shown.you.length > 0 && !this.queue.length && !this.shown.decision?.codes?.length
    );
  }
  get watching(): boolean {
    return this.shown?.state === "running" && !this.shown.you.length;
  }
  get redoable(): string | null {
    return this.move.redoable;
  }
  get queue(): TableMessage[] {
    return this.playback.queue;
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

  // Messages of the server.

  get latest(): TableMessage | null {
    return this.playback.latest;
  }

  private lastLine(): number {
    return this.log.at(-1)?.line ?? -1;
  }

  send(message: ClientMessage): boolean {
    return this.socket.send(message);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.receiveTable(message);
    else if (message.type === "foreseen") this.move.receiveDryRun(message);
    else if (message.type === "seats") {
      this.seats = message.seats;
      this.rematch = message.rematch;
    } else if (message.type === "refused") {
      this.refused = message;
      this.move.answered(null);
      if (!this.shown) this.error = message.message;
      if (!this.shown && message.error === "storage")
        this.retryTimer = setTimeout(() => this.subscribe(this.seat), RETRY_AFTER);
    } else this.answers.receive(message);
  }

  private receiveTable(message: TableMessage): void {
    this.error = null;
    this.seats = message.seats;
    this.rematch = message.rematch;
    const news = message.news.filter((line) => line.line > this.lastLine());
    if (news.length) this.log = [...this.log, ...news];
    this.missedMoves.endAbsence(this.log, message.you);
    this.playback.receive(message, news.length > 0);
    this.move.answered(message.line);
    this.move.continueReset(message);
  }

  /** Drops what belongs to the previous line only. */
  private beforeShow(message: TableMessage): void {
    if (message.line !== this.shown?.line) {
      this.move.unconfirmed = null;
      this.answers.clear();
      this.refused = null;
      this.missedMoves.markSeen(message.line);
    }
    if (!message.decision?.codes) this.move.clearUndone();
  }
}

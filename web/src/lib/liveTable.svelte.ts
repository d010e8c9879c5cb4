/** A live table: its socket, the message on the screen and those in the queue. */

import { RETRY_AFTER } from "./api";
import { Coaching } from "./coaching.svelte";
import { Connection } from "./connection";
import { askMissing, withLines } from "./logPages";
import { MissedMoves } from "./missedMoves.svelte";
import { MoveInFlight } from "./moveInFlight.svelte";
import { Playback } from "./playback.svelte";
import type {
  ClientMessage,
  ClockInfo,
  NewsLine,
  RefusedMessage,
  SeatInfo,
  ServerMessage,
  TableMessage,
  WrongChoice,
} from "./protocol";
import { ServerAnswers } from "./serverAnswers.svelte";
import { Talk } from "./talk.svelte";
import type { Confirm } from "./settings.svelte";
import { type ShownTable, shownLines } from "./stages";
import type { TableModel } from "./tableModel";

export class LiveTable implements TableModel {
  log = $state.raw<NewsLine[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  connection = $state<"opening" | "open" | "lost">("opening");
  refused = $state.raw<RefusedMessage | null>(null);
  rematch = $state<string | null>(null);
  error = $state<string | null>(null);
  clock = $state.raw<ClockInfo | null>(null); // as it was told
  readonly talk = new Talk();
  clockAt = 0; // when, in milliseconds of this page
  wrong = $state.raw<WrongChoice | null>(null); // in a lesson: what a wrong choice would have led to

  describeCode: TableModel["describeCode"] = null;
  warningsOf: TableModel["warningsOf"] = null;
  gainOf: TableModel["gainOf"] = null;
  confirmSetting: (() => Confirm) | null = null;
  readonly isReplay = false;

  readonly answers = new ServerAnswers();
  readonly missedMoves: MissedMoves;
  readonly move: MoveInFlight;
  readonly coaching: Coaching;
  private readonly socket: Connection;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private hasLeft = false;
  private hasNewSocket = true; // questions over the socket before may be lost
  private readonly playback = new Playback((message) => this.beforeShow(message));

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {
    this.missedMoves = new MissedMoves(id);
    this.move = new MoveInFlight(this);
    this.coaching = new Coaching(this, (code) => this.move.play(code));
    this.socket = new Connection(`/api/tables/${id}/live`, {
      opened: () => {
        this.connection = "open";
        this.hasNewSocket = true;
        this.move.reconnected();
        this.subscribe(this.seat);
        this.send({ do: "talk", since: this.talk.last });
      },
      received: (message) => this.receive(message as ServerMessage),
      lost: () => {
        this.connection = "lost";
        this.missedMoves.startAbsence(this.shown?.line ?? null);
      },
      resumed: () => this.subscribe(this.seat),
    });
  }

  /** Leaves the table. The connection stays until a move that is under way is made. */
  close(): void {
    this.hasLeft = true;
    this.playback.close();
    if (!this.move.leave()) this.disconnect();
  }

  private disconnect(): void {
    clearTimeout(this.retryTimer);
    this.socket.close();
  }

  // Actions of the player.

  play(code: string): void {
    this.wrong = null;
    this.coaching.play(code);
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
    this.answers.want("previews", codes);
    this.ask("preview", this.answers.unanswered("previews", codes));
  }

  why(codes: string[]): void {
    this.answers.want("reasons", codes);
    this.ask("why", this.answers.unanswered("reasons", codes));
  }

  private ask(what: "preview" | "why", codes: string[]): void {
    const table = this.latest;
    if (table && codes.length) this.send({ do: what, line: table.line, codes });
  }

  askHint(): void {
    const table = this.latest;
    if (table?.decision && !table.decision.can_hint) return;
    this.answers.wantsHint = true;
    if (table) this.socket.send({ do: "hint", line: table.line }, false);
  }

  /** Asks again what was asked over an earlier socket and is not answered. */
  private askAgain(): void {
    const { wanted, wantsHint } = this.answers;
    this.preview(wanted.previews);
    this.why(wanted.reasons);
    if (wantsHint) this.askHint();
  }

  // The state on the screen.

  get shown(): ShownTable | null {
    return this.playback.shown;
  }
  readonly shownLog = $derived.by(() => shownLines(this.log, this.shown));
  get sent(): boolean {
    return this.move.sent || this.coaching.looks;
  }
  get waiting(): boolean {
    return this.move.sent && (this.connection !== "open" || this.move.undelivered !== null);
  }
  get idle(): boolean {
    return (
      this.shown !== null && this.shown.you.length > 0 && !this.queue.length && !this.shown.decision?.codes?.length
    );
  }
  get watching(): boolean {
    return this.shown?.state === "running" && !this.shown.you.length;
  }
  get closed(): boolean {
    return this.shown?.state === "closed";
  }
  get redoable(): string | null {
    return this.move.redoable;
  }
  get queue(): ShownTable[] {
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
    else if (message.type === "talk") this.talk.receive(message);
    else if (message.type === "lines") this.addLines(message.news);
    else if (message.type === "wrong") this.wrong = message;
    else if (message.type === "coached") this.coaching.receive(message);
    else if (message.type === "foreseen") this.move.receiveDryRun(message);
    else if (message.type === "seats") {
      this.seats = message.seats;
      this.rematch = message.rematch;
      this.setClock(message.clock ?? null);
    } else if (message.type === "refused") this.receiveRefusal(message);
    else this.answers.receive(message);
    if (this.hasLeft && !this.move.sent) this.disconnect();
  }

  private setClock(clock: ClockInfo | null): void {
    this.clockAt = performance.now();
    this.clock = clock;
  }

  private receiveRefusal(message: RefusedMessage): void {
    if (message.do === "hint") this.answers.wantsHint = false;
    if (message.do === "coach") return this.coaching.keep(); // without the coach, then
    if (this.move.refused(message) && this.shown && message.error !== "lesson") this.refused = message;
    if (message.do === "look" && message.error === "not-your-seat" && this.seat !== null) this.subscribe(null);
    else if (!this.shown) this.error = message.message;
    if (message.do === "look" && message.error === "storage")
      this.retryTimer = setTimeout(() => this.subscribe(this.seat), RETRY_AFTER);
  }

  private receiveTable(message: TableMessage): void {
    this.error = null;
    this.seats = message.seats;
    this.rematch = message.rematch;
    this.setClock(message.clock ?? null);
    const news = message.news.filter((line) => line.line > this.lastLine());
    if (news.length === 1 && news[0]!.line > this.lastLine() + 1) return this.subscribe(this.seat); // not even a page
    this.addLines(news);
    this.move.settle(message);
    if (this.hasLeft) return;
    this.missedMoves.endAbsence(this.log, message.you);
    this.playback.receive(message, news.length > 0);
    if (this.hasNewSocket && !news.length) this.askAgain();
    this.hasNewSocket = false;
  }

  /** Adds lines to the log; older ones that are missing are asked for, page by page. */
  private addLines(lines: NewsLine[]): void {
    this.log = withLines(this.log, lines);
    const missing = lines.length ? askMissing(this.log) : null;
    if (missing) this.send(missing);
  }

  /** Drops what belongs to the previous line only. */
  private beforeShow(message: TableMessage): void {
    if (message.line !== this.shown?.line) {
      this.answers.clear();
      this.refused = null;
      this.wrong = null;
      this.coaching.clear();
      this.missedMoves.markSeen(message.line);
    }
    if (!message.decision?.codes) this.move.clearUndone();
  }
}

/**
 * A player's move at a live table: awaiting confirmation, on its way to the server, undone, redone. A move is kept,
 * through a lost connection and a reload of the page, until the server has accepted it or it is known not to be made.
 */

import { RETRY_AFTER } from "./api";
import { unansweredStore } from "./localStore";
import type { MissedMoves } from "./missedMoves.svelte";
import type { ClientMessage, DryRunMessage, NewsLine, Play, RefusedMessage, TableMessage, Undo } from "./protocol";
import { withoutUndone } from "./recordLines";
import { type Confirm, settings } from "./settings.svelte";

/** The part of a live table that this class uses. */
interface OpenTable {
  readonly id: string;
  readonly shown: TableMessage | null;
  readonly latest: TableMessage | null;
  readonly log: NewsLine[];
  readonly missedMoves: MissedMoves;
  readonly confirmSetting: (() => Confirm) | null;
  readonly describeCode: ((code: string) => string) | null;
  send(message: ClientMessage): boolean;
}

export type MoveRequest = Play | Undo;

/** A move that the server has not accepted yet. */
interface KeptMove {
  request: MoveRequest;
  words: string; // the choice as it was called when it was made; empty for an undo
  isDryRun: boolean; // first the server says whether the player has to confirm it
  mayHaveArrived: boolean; // it was sent, so it can no longer be withdrawn
  isReset: boolean; // further moves are undone after this one
  undoes?: string; // the code that it undoes
}

/** A move that was not made, and the key of the sentence that says why. */
export interface NotMade {
  request: MoveRequest;
  words: string;
  why: string;
}

/** Refusals after which the player decides anew, and their sentences. Other refusals have a sentence of their own. */
const NOT_MADE: Record<string, string> = {
  late: "web-not-made-late",
  "not-your-seat": "web-not-made-seat",
  over: "web-not-made-over",
  "not-your-decision": "web-not-made-late",
};

const keptMoves = unansweredStore<KeptMove>();

/** Whether the line is what was asked for; null: the viewer may not know the code. */
export function isAnswerTo(request: MoveRequest, line: NewsLine): boolean | null {
  if (line.seat !== request.seat) return false;
  if (request.do === "undo") return line.undo !== null && (request.to == null || request.to === line.undo);
  return line.code === null && line.undo === null ? null : line.code === request.code;
}

export class MoveInFlight {
  unconfirmed = $state.raw<DryRunMessage | null>(null); // waits for the player's confirmation
  notMade = $state.raw<NotMade | null>(null);
  private kept = $state.raw<KeptMove | null>(null);
  private delivered = $state(false); // over the socket in use
  private undone = $state.raw<string[]>([]); // codes, the last one undone at the end
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private hasLeft = false; // the player has left the table

  constructor(private readonly table: OpenTable) {
    this.kept = keptMoves.get(table.id);
  }

  /** A move is under way: the next one has to wait. */
  get sent(): boolean {
    return this.kept !== null && !this.unconfirmed;
  }
  /** The move that could not be delivered yet. */
  get undelivered(): MoveRequest | null {
    return this.sent && !this.delivered ? this.kept!.request : null;
  }
  /** The move under way. */
  get underWay(): { request: MoveRequest; words: string } | null {
    return this.sent ? this.kept : null;
  }
  get canWithdraw(): boolean {
    return this.undelivered !== null && !this.kept!.mayHaveArrived;
  }

  /** Plays a code. A move that cannot be undone first asks for confirmation, if the settings say so. */
  play(code: string): void {
    const table = this.table.latest;
    if (!table?.decision || this.sent) return;
    this.undone = [];
    const isSure = this.confirms === "off" || (this.isOnlyOption(table) && !table.decision.can_undo);
    this.start({ do: "play", seat: table.decision.seat, line: table.line, code }, { isDryRun: !isSure });
  }

  get confirms(): Confirm {
    return this.table.confirmSetting?.() ?? settings.confirm;
  }

  confirm(): void {
    if (!this.unconfirmed || !this.kept) return;
    this.unconfirmed = null;
    this.keep({ ...this.kept, isDryRun: false });
    this.deliver();
  }

  /** Rejects the unconfirmed move. If it was the only option, undoes the move before it as well. */
  takeBack(): void {
    const table = this.table.latest;
    this.drop();
    if (table && this.isOnlyOption(table) && table.decision?.can_undo) this.undo();
  }

  /** Gives up a move that was never sent. */
  withdraw(): void {
    if (this.canWithdraw) this.drop();
  }

  private isOnlyOption(table: TableMessage): boolean {
    return table.decision?.codes?.length === 1;
  }

  undo(isReset = false): void {
    if (this.unconfirmed) return this.takeBack();
    const table = this.table.latest;
    if (!table?.decision || this.sent) return;
    const undoes = withoutUndone(this.table.log).at(-1)?.code ?? undefined;
    this.start({ do: "undo", seat: table.decision.seat, line: table.line }, { undoes, isReset });
  }

  /** Undoes as many moves as possible: back to the start of the turn, or to the last revealed information. */
  reset(): void {
    this.undo(true);
  }

  /** Against bots only: goes back to an own move, whatever happened since. */
  rewind(line: NewsLine): void {
    const table = this.table.latest;
    if (!table?.decision?.can_rewind || this.sent) return;
    this.start({ do: "undo", seat: line.seat, line: table.line, to: line.line });
  }

  /** The last undone code, if it can be played again. */
  get redoable(): string | null {
    const code = this.undone.at(-1);
    return code && this.table.shown?.decision?.codes?.includes(code) ? code : null;
  }

  redo(): void {
    const code = this.redoable;
    if (!code) return;
    const left = this.undone.slice(0, -1);
    this.play(code);
    this.undone = left;
  }

  /** Another player decides now, so nothing can be redone. */
  clearUndone(): void {
    this.undone = [];
  }

  // From the player's choice to the server's answer.

  private start(request: MoveRequest, more: Partial<KeptMove> = {}): void {
    this.unconfirmed = this.notMade = null;
    const words = request.do === "play" ? (this.table.describeCode?.(request.code) ?? request.code) : "";
    this.keep({ request, words, isDryRun: false, mayHaveArrived: false, isReset: false, ...more });
    this.deliver();
  }

  private keep(move: KeptMove | null): void {
    this.kept = move;
    keptMoves.set(this.table.id, move);
  }

  private drop(): void {
    clearTimeout(this.retryTimer);
    this.unconfirmed = null;
    this.keep(null);
  }

  /** Sends the move, or the dry run before it. Without a connection it waits for the next one. */
  private deliver(): void {
    clearTimeout(this.retryTimer);
    if (!this.kept) return;
    const { request, isDryRun } = this.kept;
    if (isDryRun && request.do === "play")
      this.delivered = this.table.send({ do: "foresee", line: request.line, code: request.code });
    else {
      this.table.missedMoves.lines = [];
      this.delivered = this.table.send(request);
      if (this.delivered) this.keep({ ...this.kept, mayHaveArrived: true });
    }
  }

  /** The socket is a new one. The next table message shows whether the move arrived. */
  reconnected(): void {
    this.delivered = false;
  }

  /** The table as it is: the move was made, or another one was made instead, or it is sent if that is to be done. */
  settle(table: TableMessage): void {
    const kept = this.kept;
    if (!kept) return;
    const { request, isDryRun } = kept;
    if (!table.you.includes(request.seat)) return this.fail("not-your-seat");
    if (table.line !== request.line) {
      const next = this.table.log.find(({ line }) => line === request.line + 1);
      if (!next && table.line > request.line) return; // the missing lines were asked for
      const made = next ? isAnswerTo(request, next) : false;
      if (made || (made === null && this.delivered)) this.accepted(kept, table);
      else if (made === null) this.deliver();
      else this.fail("late");
    } else if (!this.delivered && !this.unconfirmed && (!isDryRun || table.viewer === request.seat)) this.deliver();
  }

  private accepted({ undoes, isReset }: KeptMove, { decision }: TableMessage): void {
    this.drop();
    if (undoes) this.undone = [...this.undone, undoes];
    if (isReset && decision?.codes && decision.can_undo) this.reset();
  }

  /** The server refused a message. Returns whether the player has to see its sentence. */
  refused({ do: what, error }: RefusedMessage): boolean {
    const isMove = what === "play" || what === "undo" || what === "foresee";
    if (!isMove || !this.kept) return what !== "preview" && what !== "why";
    if (error === "storage") {
      this.delivered = false;
      this.retryTimer = setTimeout(() => this.deliver(), RETRY_AFTER);
    } else if (error in NOT_MADE) this.fail(error);
    else this.drop();
    return !(error in NOT_MADE) && error !== "storage";
  }

  private fail(error: string): void {
    const { request, words } = this.kept!;
    this.notMade = { request, words, why: NOT_MADE[error]! };
    if (this.hasLeft)
      this.kept = null; // it stays stored, so that the player hears of it on coming back
    else this.drop();
  }

  /** The player leaves the table. Returns whether a move is still under way. */
  leave(): boolean {
    this.hasLeft = true;
    return this.sent && !this.kept!.isDryRun;
  }

  /** The result of a dry run: a final move waits for confirmation, any other move is played. */
  receiveDryRun(dryRun: DryRunMessage): void {
    const kept = this.kept;
    if (!kept?.isDryRun || kept.request.do !== "play") return;
    if (dryRun.line !== kept.request.line || dryRun.code !== kept.request.code) return;
    if (dryRun.final) this.unconfirmed = dryRun;
    else {
      this.keep({ ...kept, isDryRun: false });
      this.deliver();
    }
  }
}

/** A player's move at a live table: awaiting confirmation, on its way to the server, undone, redone. */

import type { MissedMoves } from "./missedMoves.svelte";
import type { ClientMessage, DryRunMessage, NewsLine, Play, TableMessage, Undo } from "./protocol";
import { withoutUndone } from "./recordLines";
import { settings } from "./settings.svelte";

/** The part of a live table that this class uses. */
interface OpenTable {
  readonly shown: TableMessage | null;
  readonly latest: TableMessage | null;
  readonly log: NewsLine[];
  readonly missedMoves: MissedMoves;
  send(message: ClientMessage): boolean;
}

type MoveRequest = Play | Undo;

export class MoveInFlight {
  sent = $state(false);
  unconfirmed = $state.raw<DryRunMessage | null>(null); // waits for the player's confirmation, not sent yet
  private undone = $state.raw<string[]>([]); // codes, the last one undone at the end
  private resetting = false;
  private request: MoveRequest | null = null; // sent, not answered yet
  private maybeLost = false; // the connection broke after `request` was sent: it may or may not have arrived

  constructor(private readonly table: OpenTable) {}

  /** Plays a code. A move that cannot be undone first asks for confirmation, if the settings say so. */
  play(code: string): void {
    const table = this.table.latest;
    if (!table?.decision || this.sent) return;
    this.undone = [];
    this.unconfirmed = null;
    if (settings.confirm === "off" || (this.isOnlyOption(table) && !table.decision.can_undo)) this.submit(code);
    else this.sent = this.table.send({ do: "foresee", line: table.line, code });
  }

  confirm(): void {
    if (this.unconfirmed && !this.sent) this.submit(this.unconfirmed.code);
  }

  /** Rejects the unconfirmed move. If it was the only option, undoes the move before it as well. */
  takeBack(): void {
    const table = this.table.latest;
    this.unconfirmed = null;
    if (table && this.isOnlyOption(table) && table.decision?.can_undo) this.undo();
  }

  private isOnlyOption(table: TableMessage): boolean {
    return table.decision?.codes?.length === 1;
  }

  private submit(code: string): void {
    const table = this.table.latest;
    if (!table?.decision) return;
    this.unconfirmed = null;
    this.table.missedMoves.lines = [];
    this.send({ do: "play", seat: table.decision.seat, line: table.line, code });
  }

  undo(): void {
    if (this.unconfirmed) return this.takeBack();
    const table = this.table.latest;
    if (!table?.decision || this.sent) return;
    const last = withoutUndone(this.table.log).at(-1);
    if (last?.code) this.undone = [...this.undone, last.code];
    this.send({ do: "undo", seat: table.decision.seat, line: table.line });
  }

  /** Undoes as many moves as possible: back to the start of the turn, or to the last revealed information. */
  reset(): void {
    this.resetting = true;
    this.undo();
  }

  /** Against bots only: goes back to an own move, whatever happened since. */
  rewind(line: NewsLine): void {
    const table = this.table.latest;
    if (!table?.decision?.can_rewind || this.sent) return;
    this.unconfirmed = null;
    this.send({ do: "undo", seat: line.seat, line: table.line, to: line.line });
  }

  private send(request: MoveRequest): void {
    this.sent = this.table.send(request);
    this.request = this.sent ? request : null;
  }

  /** The socket is a new one. The next table message shows whether the request arrived. */
  reconnected(): void {
    this.maybeLost = this.request !== null;
    this.sent = this.maybeLost;
  }

  /** A table message or a refusal arrived. A lost request is sent again; the server recognises a repeated one. */
  answered(line: number | null): void {
    const lost = this.maybeLost && this.request?.line === line ? this.request : null;
    this.sent = this.maybeLost = false;
    this.request = null;
    if (lost) this.send(lost);
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

  /** The result of a dry run: a final move waits for confirmation, any other move is played. */
  receiveDryRun(dryRun: DryRunMessage): void {
    this.sent = false;
    if (dryRun.line !== this.table.latest?.line) return;
    if (dryRun.final) this.unconfirmed = dryRun;
    else this.submit(dryRun.code);
  }

  /** A reset undoes one move after the other. */
  continueReset({ decision }: TableMessage): void {
    if (this.resetting && decision?.codes && decision.can_undo) this.undo();
    else this.resetting = false;
  }

  /** Another player decides now, so nothing can be redone. */
  clearUndone(): void {
    this.undone = [];
  }
}

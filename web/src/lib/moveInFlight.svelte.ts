/** Choosing at an open table: what waits to be confirmed, what is on its way, what was taken back and can be chosen again. */

import type { Absence } from "./missedMoves.svelte";
import { standing } from "./recordLines";
import type { Foreseen, NewsLine, TableMessage } from "./protocol";
import { settings } from "./settings.svelte";

/** What choosing needs of its table. */
interface OpenTable {
  readonly shown: TableMessage | null;
  readonly latest: TableMessage | null;
  readonly log: NewsLine[];
  readonly absence: Absence;
  send(message: object): boolean;
}

/** A choice on its way to the server, with the line that it saw. */
interface Asked {
  do: "play" | "undo";
  seat: number;
  line: number;
  code?: string;
  to?: number;
}

export class Choosing {
  sent = $state(false);
  held = $state.raw<Foreseen | null>(null); // a choice that waits to be confirmed: the server knows nothing of it yet
  private undone = $state.raw<string[]>([]); // codes, the last one taken back at the end
  private resetting = false;
  private asked: Asked | null = null; // on its way
  private inDoubt = false; // the connection was lost meanwhile: it may have arrived or not

  constructor(private readonly table: OpenTable) {}

  /** Choose; what cannot be taken back waits to be confirmed, where one wants that. */
  play(code: string): void {
    const table = this.table.latest;
    if (!table?.decision || this.sent) return;
    this.undone = [];
    this.held = null;
    if (settings.confirm === "off" || (this.isOnly(table) && !table.decision.can_undo)) this.carryOut(code);
    else this.sent = this.table.send({ do: "foresee", line: table.line, code });
  }

  confirm(): void {
    if (this.held && !this.sent) this.carryOut(this.held.code);
  }

  /** Not that; and if there was nothing else to choose, not what led to it either. */
  takeBack(): void {
    const table = this.table.latest;
    this.held = null;
    if (table && this.isOnly(table) && table.decision?.can_undo) this.undo();
  }

  private isOnly(table: TableMessage): boolean {
    return table.decision?.codes?.length === 1;
  }

  private carryOut(code: string): void {
    const table = this.table.latest;
    if (!table?.decision) return;
    this.held = null;
    this.table.absence.missed = [];
    this.ask({ do: "play", seat: table.decision.seat, line: table.line, code });
  }

  undo(): void {
    if (this.held) return this.takeBack();
    const table = this.table.latest;
    if (!table?.decision || this.sent) return;
    const last = standing(this.table.log).at(-1);
    if (last?.code) this.undone = [...this.undone, last.code];
    this.ask({ do: "undo", seat: table.decision.seat, line: table.line });
  }

  /** Undo whatever can be undone: the turn begins again, as far as nothing has come to light. */
  reset(): void {
    this.resetting = true;
    this.undo();
  }

  /** Where everybody else is a bot: begin again from an own choice, whatever came since. */
  rewind(line: NewsLine): void {
    const table = this.table.latest;
    if (!table?.decision?.can_rewind || this.sent) return;
    this.held = null;
    this.ask({ do: "undo", seat: line.seat, line: table.line, to: line.line });
  }

  private ask(asked: Asked): void {
    this.sent = this.table.send(asked);
    this.asked = this.sent ? asked : null;
  }

  /** The connection is a new one; what the table is now will tell whether the choice arrived. */
  reconnected(): void {
    this.inDoubt = this.asked !== null;
    this.sent = this.inDoubt;
  }

  /** The table or a refusal came. A choice that got lost on its way is sent once more: if it did arrive, the server knows. */
  answered(line: number | null): void {
    const lost = this.inDoubt && this.asked?.line === line ? this.asked : null;
    this.sent = this.inDoubt = false;
    this.asked = null;
    if (lost) this.ask(lost);
  }

  /** What was taken back last, if it can be chosen again. */
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

  /** What a choice would make final waits to be confirmed; what it would not is done. */
  foresee(foreseen: Foreseen): void {
    this.sent = false;
    if (foreseen.line !== this.table.latest?.line) return;
    if (foreseen.final) this.held = foreseen;
    else this.carryOut(foreseen.code);
  }

  /** A turn that begins again is undone choice by choice. */
  goOn({ decision }: TableMessage): void {
    if (this.resetting && decision?.codes && decision.can_undo) this.undo();
    else this.resetting = false;
  }

  /** Somebody else decides: what was taken back is past. */
  forget(): void {
    this.undone = [];
  }
}

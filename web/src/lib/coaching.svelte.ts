/** The coach: looks at a choice before it is made, and says so if it gives much away. */

import type { ClientMessage, CoachMessage, TableMessage } from "./protocol";

/** The part of a live table that this class uses. */
interface CoachedTable {
  readonly latest: TableMessage | null;
  send(message: ClientMessage): boolean;
}

const PATIENCE = 10000; // milliseconds: without an answer the choice is made

export class Coaching {
  isOn = $state(false);
  advice = $state.raw<CoachMessage | null>(null); // a better choice, while the player thinks again
  private asked = $state.raw<{ line: number; code: string } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: CoachedTable,
    private readonly make: (code: string) => void,
  ) {}

  /** The coach looks at a choice. */
  get looks(): boolean {
    return this.asked !== null && this.advice === null;
  }

  /** Makes the choice, at once or after a look of the coach. */
  play(code: string): void {
    const table = this.table.latest;
    if (this.looks) return;
    if (!this.isOn || !table || table.lesson || table.rated || (table.decision?.codes?.length ?? 0) < 2)
      return this.make(code);
    this.asked = { line: table.line, code };
    if (!this.table.send({ do: "coach", line: table.line, code })) return this.keep();
    this.timer = setTimeout(() => this.keep(), PATIENCE);
  }

  receive(message: CoachMessage): void {
    if (message.line !== this.asked?.line || message.code !== this.asked.code) return;
    clearTimeout(this.timer);
    if (message.better === null) this.keep();
    else this.advice = message;
  }

  /** The choice is made as it is. */
  keep(): void {
    const code = this.asked?.code;
    this.clear();
    if (code !== undefined) this.make(code);
  }

  /** The choice is not made. */
  clear(): void {
    clearTimeout(this.timer);
    this.asked = this.advice = null;
  }
}

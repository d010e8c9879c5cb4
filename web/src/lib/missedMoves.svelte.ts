/** What the others did while one was away, or the connection was lost. */

import { standing } from "./recordLines";
import type { NewsLine } from "./protocol";
import { seenLines } from "./localStore";

export class Absence {
  missed = $state.raw<NewsLine[]>([]);
  private since: number | null; // the last line seen before one was away

  constructor(private readonly table: string) {
    this.since = seenLines.of(table);
  }

  /** One is away from now on, if one was not before. */
  begin(line: number | null): void {
    this.since ??= line;
  }

  /** Back, and the record is whole again; `you`: whose choices are one's own. */
  end(log: NewsLine[], you: number[]): void {
    const since = this.since;
    if (since === null) return;
    this.missed = standing(log).filter(({ line, seat, words }) => line > since && seat >= 0 && !you.includes(seat) && words.length);
    this.since = null;
  }

  see(line: number): void {
    seenLines.keep(this.table, line);
  }
}

/** The moves that other players made while this player was away or offline. */

import { seenLines } from "./localStore";
import type { NewsLine } from "./protocol";
import { withoutUndone } from "./recordLines";

export class MissedMoves {
  lines = $state.raw<NewsLine[]>([]);
  private lastSeen: number | null; // the last line seen before the absence; null: not away

  constructor(private readonly table: string) {
    this.lastSeen = seenLines.get(table);
  }

  /** Starts an absence after `line`. Does nothing if one has already started. */
  startAbsence(line: number | null): void {
    this.lastSeen ??= line;
  }

  /** Ends the absence and collects the missed lines. `log` is complete again; `you` are this player's own seats. */
  endAbsence(log: NewsLine[], you: number[]): void {
    const lastSeen = this.lastSeen;
    if (lastSeen === null) return;
    this.lines = withoutUndone(log).filter(
      ({ line, seat, words }) => line > lastSeen && seat >= 0 && !you.includes(seat) && words.length,
    );
    this.lastSeen = null;
  }

  markSeen(line: number): void {
    seenLines.set(this.table, line);
  }
}

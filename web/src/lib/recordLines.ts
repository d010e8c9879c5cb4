/** Lines of a record. Undone lines stay in the log, but no longer count. */

import type { NewsLine } from "./protocol";

/** The lines that were not undone. */
export function withoutUndone(log: NewsLine[]): NewsLine[] {
  let lines: NewsLine[] = [];
  for (const line of log) {
    if (line.undo === null) lines.push(line);
    else lines = lines.filter((earlier) => earlier.line < line.undo!);
  }
  return lines;
}

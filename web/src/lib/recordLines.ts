/** Lines of a record: what was taken back is still told, but no longer stands. */

import type { NewsLine } from "./protocol";

/** The lines that were not taken back. */
export function standing(log: NewsLine[]): NewsLine[] {
  let kept: NewsLine[] = [];
  for (const line of log) {
    if (line.undo === null) kept.push(line);
    else kept = kept.filter((earlier) => earlier.line < line.undo!);
  }
  return kept;
}

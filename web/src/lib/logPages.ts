/** The log of a long game comes in pages, the newest first. Line N of a complete log has the index N. */

import type { GetLines, NewsLine } from "./protocol";

/** The log with more lines, in order and each once. */
export function withLines(log: NewsLine[], more: NewsLine[]): NewsLine[] {
  const known = new Set(log.map((line) => line.line));
  const added = more.filter((line) => !known.has(line.line));
  return added.length ? [...log, ...added].sort((a, b) => a.line - b.line) : log;
}

/** The message that asks for the newest lines that are missing; null if none are. */
export function askMissing(log: NewsLine[]): GetLines | null {
  if (!log.length || log.at(-1)!.line === log.length - 1) return null;
  for (let i = log.length - 1; i >= 0; i--) {
    const since = i > 0 ? log[i - 1]!.line : -1;
    if (since < log[i]!.line - 1) return { do: "lines", since, before: log[i]!.line };
  }
  return null;
}

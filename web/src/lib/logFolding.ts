/** Folds runs of similar sentences of a log line into one title that can be opened. */

import { formatWords, t } from "./i18n.svelte";
import type { Words } from "./protocol";

export interface Fold {
  title: string;
  words: Words[];
}
/** How a game folds the sentences of a line. Other sentences stay as they are. */
export type LogFolding = (words: Words[], names: string[]) => (Words | Fold)[];

export const isFold = (part: Words | Fold): part is Fold => "title" in part;

const SHORTEST_RUN = 2; // sentences

/** Folds each run of sentences of one kind. `kindOf` returns null for sentences that are never folded. */
export function foldRuns(
  words: Words[],
  kindOf: (sentence: Words) => string | null,
  titleOf: (kind: string, run: Words[]) => string,
): (Words | Fold)[] {
  const parts: (Words | Fold)[] = [];
  for (let at = 0; at < words.length;) {
    const kind = kindOf(words[at]!);
    let end = at + 1;
    while (kind !== null && end < words.length && kindOf(words[end]!) === kind) end++;
    const run = words.slice(at, end);
    if (kind !== null && run.length >= SHORTEST_RUN) parts.push({ title: titleOf(kind, run), words: run });
    else parts.push(...run);
    at = end;
  }
  return parts;
}

/** The points of each seat, summed up: "Ada +12, Zoraya +8". */
export function sumsBySeat(words: Words[], names: string[], game: string): string {
  const points = new Map<number, number>();
  for (const { args } of words) {
    points.set(Number(args.seat), (points.get(Number(args.seat)) ?? 0) + Number(args.points));
  }
  const name = (seat: number): string =>
    seat < 0 ? t(`${game}-neutral`) : (names[seat] ?? t("seat", { number: seat + 1 }));
  return [...points]
    .sort(([, a], [, b]) => b - a)
    .map(([seat, n]) => `${name(seat)} ${n < 0 ? `−${-n}` : `+${n}`}`)
    .join(", ");
}

/** The sentences as one text, with the title of each fold instead of its sentences. */
export const summarize = (words: Words[], names: string[], game: string, foldLog?: LogFolding): string =>
  (foldLog?.(words, names) ?? words)
    .map((part) => (isFold(part) ? part.title : formatWords(part, names, game)))
    .join(" ");

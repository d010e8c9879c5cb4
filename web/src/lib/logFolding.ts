/** Long stretches of what is told, as one short line each that can be unfolded. */

import type { Said } from "./protocol";
import { t, tell } from "./i18n.svelte";

export interface Fold {
  title: string;
  words: Said[];
}
/** How a game folds the words of a line; what is not folded stays as it is. */
export type Folding = (words: Said[], names: string[]) => (Said | Fold)[];

export const isFold = (part: Said | Fold): part is Fold => "title" in part;

const LEAST = 2; // of one kind make a stretch

/** Stretches of one kind (null: of none) are folded, under what `entitle` says of them. */
export function foldStretches(words: Said[], kindOf: (said: Said) => string | null, entitle: (kind: string, stretch: Said[]) => string): (Said | Fold)[] {
  const parts: (Said | Fold)[] = [];
  for (let at = 0; at < words.length; ) {
    const kind = kindOf(words[at]!);
    let end = at + 1;
    while (kind !== null && end < words.length && kindOf(words[end]!) === kind) end++;
    const stretch = words.slice(at, end);
    if (kind !== null && stretch.length >= LEAST) parts.push({ title: entitle(kind, stretch), words: stretch });
    else parts.push(...stretch);
    at = end;
  }
  return parts;
}

/** What each got in all: "Ada +12, Zoraya +8". */
export function sums(words: Said[], names: string[], game: string): string {
  const points = new Map<number, number>();
  for (const { args } of words) points.set(Number(args.seat), (points.get(Number(args.seat)) ?? 0) + Number(args.points));
  const name = (seat: number): string => (seat < 0 ? t(`${game}-neutral`) : (names[seat] ?? t("seat", { number: seat + 1 })));
  return [...points].sort(([, a], [, b]) => b - a).map(([seat, n]) => `${name(seat)} ${n < 0 ? `−${-n}` : `+${n}`}`).join(", ");
}

/** The words as one text, what is folded by its title. */
export const inShort = (words: Said[], names: string[], game: string, folding?: Folding): string =>
  (folding?.(words, names) ?? words).map((part) => (isFold(part) ? part.title : tell(part, names, game))).join(" ");

/** Short names of what cards count. */

import { t } from "../lib/i18n.svelte";
import type { BoardModel } from "./boardModel.svelte";
import { dashed } from "./box";

const scoring = (board: BoardModel, item: string): Record<string, unknown> =>
  (board.box.row(item)?.scoring ?? {}) as Record<string, unknown>;

/** What a long poem or a trade card counts. */
export function counter(board: BoardModel, item: string): string {
  const counts = scoring(board, item);
  return t("sabika-counter", { of: dashed(String(counts.rank ?? counts.of ?? "")) });
}

/** The VP for each counted thing; 0 if places are ranked. */
export const vpEach = (board: BoardModel, item: string): number => Number(scoring(board, item).each ?? 0);

export function wishName(board: BoardModel, wish: string): string {
  const counts = board.box.row(`wish:${wish}`)?.count_of;
  if (typeof counts === "string") return t("sabika-counter", { of: dashed(counts) });
  return ((counts as { types: string[] } | undefined)?.types ?? [])
    .map((type) => t("sabika-type", { type }))
    .join(" + ");
}

/** The effect of an event card: its text after the number. */
export function eventName(board: BoardModel, event: number): string {
  const text = board.cardTexts?.said.events?.events?.[event - 1]?.words[0] ?? "";
  return text.slice(text.indexOf(":") + 1).trim();
}

/** The letter and number of a wish or a long poem as the box of the language prints them. */
export const printedId = (id: string): string => t("web-sabika-printed-id", { id });

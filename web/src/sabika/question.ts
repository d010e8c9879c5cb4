/** What the player is asked, with the thing that it is about. */

import { t } from "../lib/i18n.svelte";
import type { BoardModel } from "./boardModel.svelte";
import { sourceName, sourceOf } from "./turnShape";

/** Decisions that a card, a token or a space may set off; the question then begins with its name. */
const SET_OFF = new Set([
  "take",
  "raw",
  "good",
  "produce",
  "choose",
  "bonus",
  "city",
  "storehouse",
  "balance",
  "reward",
]);

export function question(board: BoardModel): string {
  const fields = board.view.pending.at(-1)?.fields ?? {};
  const kind = board.kind;
  const source = SET_OFF.has(kind) ? sourceOf(board) : null;
  const asked = t("web-sabika-ask", {
    kind,
    n: Number(fields.amount ?? 0),
    card: String(fields.card ?? ""),
    purpose: String(fields.purpose ?? ""),
    city: t("sabika-city", { city: String(fields.city ?? onlyCity(board)) }),
    cities: board.options.filter(({ verb }) => verb === "city").length,
    action: t("sabika-action-name", { action: String(fields.action ?? board.acting) }),
  });
  const words = source ? t("web-sabika-ask-from", { source: sourceName(board, source), asked }) : asked;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The city that the options are about, if there is only one. */
const onlyCity = (board: BoardModel): string => board.options.find(({ verb }) => verb === "city")?.words[0] ?? "";

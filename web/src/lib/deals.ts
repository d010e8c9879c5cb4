/** The calls about the deal of the day, and the same deal for a friend. */

import { json } from "./api";
import type { DealsOfDay, TableSummary } from "./protocol";

export const deals = {
  ofDay: (day = "") => json<DealsOfDay>(`deals${day ? `?day=${day}` : ""}`),
  play: (game: string) => json<TableSummary>(`deals/${game}`, "POST", {}),
  forFriend: (table: string) => json<TableSummary>(`tables/${table}/same-deal`, "POST", {}),
};

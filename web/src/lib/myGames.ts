/** The calls about one's own games. */

import { ask, json } from "./api";
import type { OwnGames } from "./protocol";

/** Which games are asked for; empty: all. */
export interface GamesFilter {
  game: string;
  outcome: string;
  level: string;
  players: string;
  month: string;
  search: string;
}

export const NO_FILTER: GamesFilter = { game: "", outcome: "", level: "", players: "", month: "", search: "" };

export function queryOf(filter: GamesFilter, after = 0): string {
  const wanted = Object.entries(filter).filter(([, value]) => value !== "");
  return new URLSearchParams([...wanted, ...(after ? [["after", String(after)]] : [])] as [
    string,
    string,
  ][]).toString();
}

export const myGames = {
  list: (filter: GamesFilter, after = 0) => {
    const query = queryOf(filter, after);
    return json<OwnGames>(`my-games${query ? `?${query}` : ""}`);
  },
  exported: "/api/my-games/export",
  forget: () => ask("my-games", "DELETE"),
};

/** Finding tables by the names of players, by game and by pace. */

import type { TableSummary } from "../lib/protocol";

export interface Filter {
  text: string;
  game: string; // empty: any
  pace: string;
}

/** Letters alone matter: "Jose" finds "José". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export function isFound(table: TableSummary, { text, game, pace }: Filter): boolean {
  if ((game && table.game !== game) || (pace && table.pace !== pace)) return false;
  const wanted = plain(text.trim());
  return !wanted || table.id === wanted || table.seats.some((seat) => plain(seat.name).includes(wanted));
}

/** The names of who won, best known at the table itself; empty if it has no result. */
export function winnersOf(table: TableSummary): { seat: number; points: number }[] {
  const { result } = table;
  if (!result) return [];
  return result.places.flatMap((place, seat) => (place === 1 ? [{ seat, points: result.points[seat] ?? 0 }] : []));
}

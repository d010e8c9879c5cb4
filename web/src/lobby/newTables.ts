/** The tables one asks for: what a click on "Play now" opens, and what it says of itself before. */

import type { GameInfo, NewSeat, NewTable } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/i18n.svelte";
import { activeModules } from "./gameSettings";

const OPPONENTS = 2;

/** People of the Nasrid court, for opponents without a name of their own. */
const COURT = ["Lindaraja", "Boabdil", "Zoraya", "Yusuf", "Aixa", "Ismail"];
export const withBotNames = (seats: NewSeat[]): NewSeat[] => seats.map((seat, i) => (seat.kind === "bot" ? { ...seat, name: COURT[i]! } : { ...seat }));

const middleLevel = (game: GameInfo): string => game.levels[Math.floor((game.levels.length - 1) / 2)] ?? "";

/** So many seats: those there are, then bots. */
export const fillSeats = (game: GameInfo, seats: NewSeat[], n: number): NewSeat[] =>
  Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", level: middleLevel(game) });

/** Whoever never set up that game: oneself and two opponents. */
export const defaultTable = (game: GameInfo): NewTable => ({ game: game.name, options: {}, seats: withBotNames(fillSeats(game, [{ kind: "me" }], 1 + OPPONENTS)), pace: "live", open: false });

export const rememberTable = (table: NewTable): void => void (settings.lastTables = { ...settings.lastTables, [table.game]: table });
export const lastTable = (game: GameInfo): NewTable => (settings.lastTables[game.name] as NewTable | undefined) ?? defaultTable(game);

/** One click opens a table only where nobody else has to come to it. */
export function quickTable(game: GameInfo): NewTable {
  const table = lastTable(game);
  return table.seats.every((seat) => seat.kind === "me" || seat.kind === "bot") ? table : defaultTable(game);
}

/** Who plays, against how good an opponent, with which modules. */
export function describeTable(table: NewTable): string {
  const people = table.seats.map((seat) => (seat.kind === "bot" ? seat.name : t("web-seat-me")));
  if (people.length === 1) people.push(t("web-option-difficulty"));
  const levels = new Set(table.seats.flatMap((seat) => (seat.level ? [t(`web-level-${seat.level}`)] : [])));
  const modules = activeModules(table.options).map((name) => t(`web-module-${name}`));
  return [people.join(", "), [...levels].join(", "), modules.join(", ")].filter(Boolean).join(" · ");
}

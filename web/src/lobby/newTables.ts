/** The table that "Play now" opens, and its description. */

import { t } from "../lib/i18n.svelte";
import type { GameInfo, NewSeat, NewTable } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { activeModules } from "./gameSettings";

const OPPONENTS = 2;

/** A table for a new game with nothing left to the defaults of the server. */
export type TableSetup = Required<Omit<NewTable, "position" | "allow_unreachable">>;

/** Names for bots: people of the Nasrid court. */
const COURT = ["Lindaraja", "Boabdil", "Zoraya", "Yusuf", "Aixa", "Ismail"];
export const withBotNames = (seats: NewSeat[]): NewSeat[] =>
  seats.map((seat, i) => (seat.kind === "bot" ? { ...seat, name: COURT[i]! } : { ...seat }));

const middleLevel = (game: GameInfo): string => game.levels[Math.floor((game.levels.length - 1) / 2)] ?? "";

/** The given seats, cut or filled up with bots to n. */
export const fillSeats = (game: GameInfo, seats: NewSeat[], n: number): NewSeat[] =>
  Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", level: middleLevel(game) });

/** The table of a player who has never set up the game: the player and two bots. */
export const defaultTable = (game: GameInfo): TableSetup => ({
  game: game.name,
  settings: {},
  seats: withBotNames(fillSeats(game, [{ kind: "me" }], 1 + OPPONENTS)),
  pace: "live",
  open: false,
  rounds: 1,
  clock: null,
  talk: "all",
  rated: false,
  club: "",
});

export const rememberTable = (table: TableSetup): void =>
  void (settings.lastTables = { ...settings.lastTables, [table.game]: table });

/** The last table of the game that was set up. Tables saved by older versions have `options` instead of `settings`. */
export function lastTable(game: GameInfo): TableSetup {
  const saved = settings.lastTables[game.name] as (TableSetup & { options?: TableSetup["settings"] }) | undefined;
  if (!saved) return defaultTable(game);
  const { options = {}, ...table } = saved;
  return { ...defaultTable(game), ...table, settings: table.settings ?? options };
}

/** The table that opens with one click: the last one, unless other people must join it. */
export function quickTable(game: GameInfo): TableSetup {
  const table = lastTable(game);
  const isAlone = table.seats.every((seat) => seat.kind === "me" || seat.kind === "bot");
  return isAlone ? { ...table, rated: false, club: "" } : defaultTable(game);
}

/** The players, the levels of the bots and the modules in one line. */
export function describeTable(table: TableSetup): string {
  const people = table.seats.map((seat) => (seat.kind === "bot" ? seat.name : t("web-seat-me")));
  if (people.length === 1) people.push(t("web-option-difficulty"));
  const levels = new Set(table.seats.flatMap((seat) => (seat.level ? [t(`web-level-${seat.level}`)] : [])));
  const modules = activeModules(table.settings).map((name) => t(`web-module-${name}`));
  return [people.join(", "), [...levels].join(", "), modules.join(", ")].filter(Boolean).join(" · ");
}

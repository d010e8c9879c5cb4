/** The tables one asks for: what a click on "Play now" opens, and what it says of itself before. */

import type { NewTable } from "../lib/api";
import type { GameOnShelf, SeatWish } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/i18n.svelte";
import { modulesOn } from "./gameSettings";

export type Wish = NewTable;

const OPPONENTS = 2;

/** People of the Nasrid court, for opponents without a name of their own. */
const COURT = ["Lindaraja", "Boabdil", "Zoraya", "Yusuf", "Aixa", "Ismail"];
export const named = (seats: SeatWish[]): SeatWish[] => seats.map((seat, i) => (seat.kind === "bot" ? { ...seat, name: COURT[i]! } : { ...seat }));

const middling = (game: GameOnShelf): string => game.levels[Math.floor((game.levels.length - 1) / 2)] ?? "";

/** So many seats: those there are, then bots. */
export const seated = (game: GameOnShelf, seats: SeatWish[], n: number): SeatWish[] =>
  Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", level: middling(game) });

/** Whoever never set up that game: oneself and two opponents. */
export const first = (game: GameOnShelf): Wish => ({ game: game.name, options: {}, seats: named(seated(game, [{ kind: "me" }], 1 + OPPONENTS)), pace: "live", open: false });

export const remember = (wish: Wish): void => void (settings.lastTables = { ...settings.lastTables, [wish.game]: wish });
export const last = (game: GameOnShelf): Wish => (settings.lastTables[game.name] as Wish | undefined) ?? first(game);

/** One click opens a table only where nobody else has to come to it. */
export function now(game: GameOnShelf): Wish {
  const wish = last(game);
  return wish.seats.every((seat) => seat.kind === "me" || seat.kind === "bot") ? wish : first(game);
}

/** Who plays, against how good an opponent, with which modules. */
export function inWords(wish: Wish): string {
  const people = wish.seats.map((seat) => (seat.kind === "bot" ? seat.name : t("web-seat-me")));
  if (people.length === 1) people.push(t("web-option-difficulty"));
  const levels = new Set(wish.seats.flatMap((seat) => (seat.level ? [t(`web-level-${seat.level}`)] : [])));
  const modules = modulesOn(wish.options).map((name) => t(`web-module-${name}`));
  return [people.join(", "), [...levels].join(", "), modules.join(", ")].filter(Boolean).join(" · ");
}

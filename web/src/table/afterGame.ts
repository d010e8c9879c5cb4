/** What a player can do after a game, and the result in a sentence. */

import { getContext } from "svelte";
import { t } from "../lib/i18n.svelte";

export const AFTER_GAME = Symbol("after the game");

/** The ways on from a finished game. The table of a game provides it as a context. */
export interface AfterGame {
  showResult: () => void;
  replay: () => void;
  rematch: () => (() => void) | null; // null: nobody here played
}

export const REMATCH_NAME = Symbol("the name of the rematch");

/** What the button of the rematch says; a series has a next round. The live table provides it as a context. */
export const rematchName = (): (() => string) =>
  getContext<(() => string) | undefined>(REMATCH_NAME) ?? (() => "web-rematch");

/** The result for the seat `own`, or for everybody if it is null. A party without a seat, which is -1 among the winners,
 * comes last in `points` and `names`. */
export function resultText(points: number[], names: string[], won: number[], own: number | null): string {
  const winners = won.map((seat) => (seat < 0 ? points.length - 1 : seat));
  const [first = 0] = winners;
  if (own === null) {
    const who = t("web-won-by", { names: winners.map((seat) => names[seat] ?? "").join(", "), n: winners.length });
    return `${who} (${points.map((n, seat) => `${names[seat] ?? ""} ${n}`).join(", ")})`;
  }
  const mine = points[own] ?? 0;
  const best = (seats: number[]): number =>
    seats.reduce((a, b) => ((points[b] ?? 0) > (points[a] ?? 0) ? b : a), seats[0]!);
  const others = [...points.keys()].filter((seat) => seat !== own);
  if (!winners.includes(own)) {
    const place = 1 + points.filter((other) => other > mine).length;
    return t("web-result-lost", {
      place: Math.max(place, 2),
      points: mine,
      margin: (points[first] ?? 0) - mine,
      rival: names[first] ?? "",
    });
  }
  if (!others.length) return t("web-result-won-alone", { points: mine });
  if (winners.length > 1) {
    const rivals = winners.filter((seat) => seat !== own).map((seat) => names[seat] ?? "");
    return t("web-result-shared", { rival: rivals.join(", "), points: mine });
  }
  const rival = best(others);
  return t("web-result-won", { points: mine, margin: mine - (points[rival] ?? 0), rival: names[rival] ?? "" });
}

/** What a player can do after a game, and the result in a sentence. */

import { getContext } from "svelte";
import { t } from "../lib/i18n.svelte";
import type { OutcomeMessage } from "../lib/protocol";

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
 * comes last in `points` and `names`. A player who left the game may have more points than the winner. */
export function resultText(points: number[], names: string[], outcome: OutcomeMessage, own: number | null): string {
  const winners = outcome.winners.map((seat) => (seat < 0 ? points.length - 1 : seat));
  if (own === null) {
    const who = t("web-won-by", { names: winners.map((seat) => names[seat] ?? "").join(", "), n: winners.length });
    return `${who} (${points.map((n, seat) => `${names[seat] ?? ""} ${n}`).join(", ")})`;
  }
  const has = (seat: number): number => points[seat] ?? 0;
  const place = (seat: number): number => placeOf(outcome, seat);
  const isBefore = (a: number, b: number): boolean => place(a) < place(b) || (place(a) === place(b) && has(a) > has(b));
  const others = [...points.keys()].filter((seat) => seat !== own);
  if (!others.length) return t("web-result-won-alone", { points: has(own) });
  if (winners.includes(own) && winners.length > 1) {
    const rivals = winners.filter((seat) => seat !== own).map((seat) => names[seat] ?? "");
    return t("web-result-shared", { rival: rivals.join(", "), points: has(own) });
  }
  const won = winners.includes(own);
  const rival = won ? others.reduce((a, b) => (isBefore(b, a) ? b : a)) : (winners[0] ?? 0);
  const margin = won ? has(own) - has(rival) : has(rival) - has(own);
  const how = margin > 0 ? "" : margin < 0 ? "-left" : "-tie";
  return t(`web-result-${won ? "won" : "lost"}${how}`, {
    place: place(own),
    points: has(own),
    margin,
    rival: names[rival] ?? "",
    theirs: has(rival),
  });
}

/** Whether a seat is placed behind one with fewer points: its player left the game. */
export const hasLeft = (points: number[], outcome: OutcomeMessage, seat: number): boolean =>
  points.some((theirs, n) => theirs < points[seat]! && placeOf(outcome, n) < placeOf(outcome, seat));

/** The place of a seat; a party without a seat is first or last. */
export const placeOf = ({ winners, places }: OutcomeMessage, seat: number): number =>
  places[seat] ?? (winners.includes(-1) ? 1 : places.length + 1);

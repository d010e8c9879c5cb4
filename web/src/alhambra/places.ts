/** Where a move takes place on the table: the elements of its pieces. */

import { groupCodes } from "./codes";
import type { AlhambraView } from "./view";

const spot = (name: string): string => `[data-spot="${name}"]`;

/** Selectors of what the move is about. Pieces that are alike share a selector: each group takes one of them. */
export function placesOf(code: string, view: unknown): string[][] {
  const { market } = view as AlhambraView;
  const { takes, buys, finishes, cells, portals, reserves, gives, removes, falcons, pays } = groupCodes([code]);
  if (takes[0]) return takes[0].cards.map((card) => [spot(`display:${card}`)]);
  if (buys[0]) {
    const { slot, values } = buys[0];
    const currency = market[slot]?.currency ?? "";
    return [[spot(`market:${slot}`)], ...values.map((value) => [spot(`hand:${currency}-${value}`)])];
  }
  if (cells[0] || portals[0] || removes[0] || falcons[0]) return [[`[data-drawn="${code}"]`]]; // on the palace
  const tile = (finishes[0] ?? reserves[0] ?? gives[0])?.tile;
  if (tile !== undefined) return [[spot(`tile:${tile}`)]];
  return pays[0] ? [[spot(`hand:${pays[0].name}`)]] : [];
}

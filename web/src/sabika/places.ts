/** Where a move takes place on the table: the elements of its items. */

import type { Sentence } from "../lib/protocol";
import { readCode, targetOf } from "./codes";

/** Selectors of what the move is about; none if it is about no item on the board. */
export function placesOf(code: string): string[][] {
  const item = targetOf(readCode(code));
  return item ? [[`[data-thing="${item}"]`]] : [];
}

/** A choice among the effects of a card is named by the effect, which stands in the texts of the cards. */
export const namesMove = (move: Sentence): boolean => move.args.step === "choose";

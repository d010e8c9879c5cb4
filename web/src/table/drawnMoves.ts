/** Moves that a screen wants to see drawn on the board: what was chosen, and what would have been best. */

import { getContext, setContext } from "svelte";

export interface DrawnMove {
  code: string;
  kind: "chosen" | "best" | "both";
}

const KEY = Symbol("drawn moves");
export const provideDrawnMoves = (moves: () => DrawnMove[]): void => void setContext(KEY, moves);
/** The moves to draw; none where no screen judges moves. */
export const useDrawnMoves = (): (() => DrawnMove[]) => getContext<(() => DrawnMove[]) | undefined>(KEY) ?? (() => []);

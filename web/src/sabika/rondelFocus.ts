/** A place of the rondel under pointer and keys: chosen, read, and come to by Tab and arrows. */

import type { Board } from "./boardModel.svelte";

export interface Reached {
  reached: boolean; // by Tab
  onkeydown: (event: KeyboardEvent) => void;
  onfocus: () => void;
}

/** The attributes of such a place. */
export function placeOf(board: Board, thing: string, { reached, onkeydown, onfocus }: Reached) {
  const reads = board.reads(thing);
  return {
    role: "button",
    tabindex: reached ? 0 : -1,
    "data-thing": thing,
    onclick: () => board.choose(thing),
    onkeydown,
    ...reads,
    onfocus: (event: Event) => {
      onfocus();
      reads.onfocus?.(event);
    },
  } as const;
}

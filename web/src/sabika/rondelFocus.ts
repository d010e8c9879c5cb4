/** Pointer and keyboard handling for a space of the rondel. */

import type { BoardModel } from "./boardModel.svelte";

export interface RondelFocus {
  tabStop: boolean; // the one space that Tab reaches
  onkeydown: (event: KeyboardEvent) => void;
  onfocus: () => void;
}

/** The attributes and event handlers of the space. */
export function focusAttributes(board: BoardModel, item: string, { tabStop, onkeydown, onfocus }: RondelFocus) {
  const reads = board.hoverHandlers(item);
  return {
    role: "button",
    tabindex: tabStop ? 0 : -1,
    "data-thing": item,
    onclick: () => board.choose(item),
    onkeydown,
    ...reads,
    onfocus: (event: Event) => {
      onfocus();
      reads.onfocus?.(event);
    },
  } as const;
}

/** A place of the rondel under pointer and keys: chosen, read, and come to by Tab and arrows. */

import type { BoardModel } from "./boardModel.svelte";

export interface RondelFocus {
  tabStop: boolean; // by Tab
  onkeydown: (event: KeyboardEvent) => void;
  onfocus: () => void;
}

/** The attributes of such a place. */
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

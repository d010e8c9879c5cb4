/** Keyboard shortcuts. Letters are matched by their key, so they work with other alphabets. */

import { keyLetter } from "../lib/keyLetter";
import type { BoardModel } from "./boardModel.svelte";
import { focusNext } from "./focusFollow";
import { chooseSlot, startDecision, toggleCard } from "./selection";

export const KEYS = ["slots", "money", "arrows", "enter", "turn", "undo", "redo", "hint", "escape"] as const; // shown in the list of keys

/** Handles a key. Returns whether the key has a meaning. */
export function handleKey(board: BoardModel, event: KeyboardEvent): boolean {
  if (event.key === "Escape") {
    board.enlargedSeat = null;
    startDecision(board);
    void focusNext();
    return true;
  }
  if (!board.canChoose) return false;
  if (/^[1-8]$/.test(event.key)) return digit(board, Number(event.key) - 1);
  const key = keyLetter(event);
  if (key === "y" || (key === "z" && event.shiftKey)) board.model.redo();
  else if (key === "z" && board.table.decision?.can_undo) board.model.undo();
  else if (key === "h") board.model.askHint();
  else if (key === "r" && board.portal) board.turnPortal();
  else return false;
  return true;
}

function digit(board: BoardModel, n: number): boolean {
  const slots = board.view.market.length;
  if (n < slots) {
    if (board.table.decision?.kind === "action" && board.view.market[n]!.tile !== null) chooseSlot(board, n);
  } else if (board.grouped.takes.length && n - slots < board.view.display.length) {
    toggleCard(board, n - slots);
    void focusNext();
  }
  return true;
}

/** The keys of the table. Letters are those on the keys, whatever alphabet they write. */

import type { Board } from "./boardModel.svelte";
import { begin, chooseSlot, toggleCard } from "./selection";
import { lead } from "./focusFollow";

export const KEYS = ["slots", "money", "arrows", "enter", "turn", "undo", "redo", "hint", "escape"] as const; // for the list of keys

const letter = (event: KeyboardEvent): string => (/^[a-z]$/i.test(event.key) ? event.key : event.code.replace("Key", "")).toLowerCase();

/** Do what a key means; whether it meant something. */
export function press(board: Board, event: KeyboardEvent): boolean {
  if (event.key === "Escape") {
    board.large = null;
    begin(board);
    void lead();
    return true;
  }
  if (!board.mine) return false;
  if (/^[1-8]$/.test(event.key)) return digit(board, Number(event.key) - 1);
  const key = letter(event);
  if (key === "y" || (key === "z" && event.shiftKey)) board.source.redo();
  else if (key === "z" && board.table.decision?.can_undo) board.source.undo();
  else if (key === "h") board.source.askHint();
  else if (key === "r" && board.portal) board.turn();
  else return false;
  return true;
}

function digit(board: Board, n: number): boolean {
  const slots = board.view.market.length;
  if (n < slots) {
    if (board.table.decision?.kind === "action" && board.view.market[n]) chooseSlot(board, n);
  } else if (board.grouped.takes.length && n - slots < board.view.display.length) {
    toggleCard(board, n - slots);
    void lead();
  }
  return true;
}

/** Moves the keyboard focus to the next choice. Does nothing for pointer users and while the log has the focus. */

import { tick } from "svelte";

// Selectors by priority. The first match gets the focus.
const NEXT_CHOICE = [
  ".offers .offer",
  ".payments .way",
  ".stage .cell.best",
  ".stage .cell",
  ".hand li.pays button",
  ".hand .credit:enabled",
  ".prompt .button.main[data-code]",
];
const FALLBACK = [".slot.lit", ".display .card:enabled", ".prompt .button[data-code]", ".tray .tile:enabled"];
const REMEMBERED = ".slot, .card, .tray .tile, .stage [data-tile]";
const LOG = ".log";

let usesKeyboard = false;
let lastOrigin: HTMLElement | null = null; // the element that started the last choice

export function trackInputDevice(): () => void {
  const key = (event: KeyboardEvent): void => {
    usesKeyboard = true;
    const at = (event.target as Element | null)?.closest?.<HTMLElement>(REMEMBERED);
    if (at && event.key === "Enter") lastOrigin = at;
  };
  const pointer = (): void => void (usesKeyboard = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

const focusInLog = (): HTMLElement | null =>
  document.activeElement?.closest(LOG) ? (document.activeElement as HTMLElement) : null;

/** Takes the focus from the log, so that it can move to the next choice. */
export function leaveLog(): void {
  focusInLog()?.blur();
}

/** Focuses the next choice after the page has rendered. */
export async function focusNext(): Promise<void> {
  await tick();
  if (!usesKeyboard || focusInLog() || document.querySelector("dialog[open], .curtain, .confirm")) return;
  const usable = lastOrigin?.isConnected && !(lastOrigin as HTMLButtonElement).disabled ? lastOrigin : null;
  const find = (selectors: string[]): HTMLElement | null =>
    selectors.reduce<HTMLElement | null>(
      (found, selector) => found ?? document.querySelector<HTMLElement>(selector),
      null,
    );
  (find(NEXT_CHOICE) ?? usable ?? find(FALLBACK))?.focus();
}

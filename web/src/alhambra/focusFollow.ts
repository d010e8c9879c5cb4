/** Keeps the keyboard where the next choice is. Whoever points with a finger or a mouse, or reads, is left alone. */

import { tick } from "svelte";

// In the order in which they matter; of several the first.
const NEXT_CHOICE = [".offers .offer", ".payments .way", ".stage .cell.best", ".stage .cell", ".hand li.pays button", ".hand .credit:enabled", ".prompt .button.main[data-code]"];
const FALLBACK = [".slot.lit", ".display .card:enabled", ".prompt .button[data-code]", ".tray .tile:enabled"];
const REMEMBERED = ".slot, .card, .tray .tile, .stage [data-tile]";
const LOG = ".log";

let usesKeyboard = false;
let lastOrigin: HTMLElement | null = null; // the thing from which the last choice began

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

const focusInLog = (): HTMLElement | null => document.activeElement?.closest(LOG) ? (document.activeElement as HTMLElement) : null;

/** A key has chosen something: that is what one looks at now. */
export function leaveLog(): void {
  focusInLog()?.blur();
}

/** Go to what can be chosen next, once the page shows it. */
export async function focusNext(): Promise<void> {
  await tick();
  if (!usesKeyboard || focusInLog() || document.querySelector("dialog[open], .curtain, .confirm")) return;
  const usable = lastOrigin?.isConnected && !(lastOrigin as HTMLButtonElement).disabled ? lastOrigin : null;
  const find = (selectors: string[]): HTMLElement | null => selectors.reduce<HTMLElement | null>((found, selector) => found ?? document.querySelector<HTMLElement>(selector), null);
  (find(NEXT_CHOICE) ?? usable ?? find(FALLBACK))?.focus();
}

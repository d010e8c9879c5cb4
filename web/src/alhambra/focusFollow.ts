/** Keeps the keyboard where the next choice is. Whoever points with a finger or a mouse, or reads, is left alone. */

import { tick } from "svelte";

// In the order in which they matter; of several the first.
const NEXT = [".offers .offer", ".payments .way", ".stage .cell.best", ".stage .cell", ".hand li.pays button", ".hand .credit:enabled", ".prompt .button.main[data-code]"];
const HOME = [".slot.lit", ".display .card:enabled", ".prompt .button[data-code]", ".tray .tile:enabled"];
const KEPT = ".slot, .card, .tray .tile, .stage [data-tile]";
const READ = ".log";

let byKeys = false;
let kept: HTMLElement | null = null; // the thing from which the last choice began

export function watchHands(): () => void {
  const key = (event: KeyboardEvent): void => {
    byKeys = true;
    const at = (event.target as Element | null)?.closest?.<HTMLElement>(KEPT);
    if (at && event.key === "Enter") kept = at;
  };
  const pointer = (): void => void (byKeys = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

const read = (): HTMLElement | null => document.activeElement?.closest(READ) ? (document.activeElement as HTMLElement) : null;

/** A key has chosen something: that is what one looks at now. */
export function stopReading(): void {
  read()?.blur();
}

/** Go to what can be chosen next, once the page shows it. */
export async function lead(): Promise<void> {
  await tick();
  if (!byKeys || read() || document.querySelector("dialog[open], .curtain, .confirm")) return;
  const usable = kept?.isConnected && !(kept as HTMLButtonElement).disabled ? kept : null;
  const find = (selectors: string[]): HTMLElement | null => selectors.reduce<HTMLElement | null>((found, selector) => found ?? document.querySelector<HTMLElement>(selector), null);
  (find(NEXT) ?? usable ?? find(HOME))?.focus();
}

/** Items of the table that light up for a moment. */

import { noMotion, PAUSE, settings } from "../lib/settings.svelte";

const AFTER_DRAWING = 40; // milliseconds
const LIGHT = "drop-shadow(0 0 9px var(--lamp)) brightness(1.35)";

/** Lights the items up after the next drawing. */
export function pulse(items: string[]): void {
  if (noMotion() || !items.length) return;
  setTimeout(() => {
    for (const item of items)
      for (const element of document.querySelectorAll(`[data-thing="${item}"]`))
        element.animate([{ filter: LIGHT }, { filter: LIGHT, offset: 0.7 }, { filter: "none" }], {
          duration: Math.max(700, PAUSE[settings.speed] * 1.5),
        });
  }, AFTER_DRAWING);
}

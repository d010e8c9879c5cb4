/** The items that changed between two views, so that they light up for a moment. */

import { noMotion, PAUSE, settings } from "../lib/settings.svelte";
import type { SabikaView } from "./view";

export function changedItems(before: SabikaView, after: SabikaView): string[] {
  const items: string[] = [];
  after.parties.forEach((party, p) => {
    const was = before.parties[p];
    party.workers.forEach(({ ring, space, lying }, w) => {
      const worker = was?.workers[w];
      if (space && lying && (worker?.space !== space || !worker.lying)) items.push(`${ring}:${space}`);
    });
    for (const side of ["left", "right"] as const)
      items.push(...party[side].filter((city) => !was?.[side].includes(city)).map((city) => `city:${city}`));
    if (was && party.reward > was.reward) items.push(`reward:${party.reward}`);
  });
  after.raw_spaces.forEach(({ space, raw }, i) => {
    if (before.raw_spaces[i]?.raw !== raw) items.push(`secondary:${space}`);
  });
  const shown = (now: (number | string)[], then: (number | string)[], kind: string): string[] =>
    now.filter((card) => card && !then.includes(card)).map((card) => `${kind}:${card}`);
  items.push(
    ...shown(after.small_open, before.small_open, "small"),
    ...shown(after.short_open, before.short_open, "short"),
    ...shown(after.storehouses, before.storehouses, "storehouse"),
  );
  return [...new Set(items)];
}

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

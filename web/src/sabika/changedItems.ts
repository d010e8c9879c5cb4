/** The items that changed between two views, so that they can light up for a moment. */

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

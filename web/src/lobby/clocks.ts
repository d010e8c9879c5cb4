/** The clocks that a table is set up with. */

import { t } from "../lib/i18n.svelte";
import type { NewClock } from "../lib/protocol";

const MINUTE = 60; // seconds
const DAY = 86_400;

const OFFERED: Record<string, NewClock> = {
  "bank-10": { kind: "bank", seconds: 10 * MINUTE, increment: 10 },
  "bank-20": { kind: "bank", seconds: 20 * MINUTE, increment: 15 },
  "bank-40": { kind: "bank", seconds: 40 * MINUTE, increment: 20 },
  "move-1": { kind: "move", seconds: DAY },
  "move-3": { kind: "move", seconds: 3 * DAY },
  "move-7": { kind: "move", seconds: 7 * DAY },
};
export const CLOCKS = Object.keys(OFFERED);

export const clockOf = (name: string): NewClock | null => OFFERED[name] ?? null;

/** The name of a clock that was chosen before. */
export function clockName(clock: NewClock | null): string {
  const same = (each: NewClock): boolean => each.kind === clock?.kind && each.seconds === clock.seconds;
  return CLOCKS.find((name) => same(OFFERED[name]!)) ?? "none";
}

/** A clock in words. */
export function clockText({ kind, seconds, increment }: NewClock): string {
  if (kind === "bank") return t("web-clock-bank", { minutes: Math.round(seconds / MINUTE), increment: increment ?? 0 });
  if (seconds >= DAY) return t("web-clock-days", { days: Math.round(seconds / DAY) });
  return t("web-clock-move", { minutes: Math.max(1, Math.round(seconds / MINUTE)) });
}

/** Animations and sounds for the news of a line. */

import type { NewsLine, TableMessage } from "../lib/protocol";
import { withoutUndone } from "../lib/recordLines";
import { noMotion, PAUSE, settings } from "../lib/settings.svelte";
import { playSound } from "../lib/sounds";
import { fly } from "../table/fly";

const SOUNDS: Record<string, Parameters<typeof playSound>[0]> = {
  "alhambra-took": "coin",
  "alhambra-paid": "coin",
  "alhambra-placed": "stone",
  "alhambra-moved": "stone",
  "alhambra-exchanged": "stone",
  "alhambra-portal-placed": "stone",
  "alhambra-falcon-bought": "wing",
  "alhambra-scoring-card": "bell",
  "alhambra-won": "bell",
};

const BUILT = new Set(["alhambra-placed", "alhambra-moved", "alhambra-exchanged"]);

/** The tiles built since the seat's last move. */
export function builtSince(log: NewsLine[], seat: number): Set<number> {
  const lines = withoutUndone(log);
  const since = lines.slice(lines.findLastIndex((line) => line.seat === seat) + 1);
  return new Set(
    since
      .flatMap((line) => line.words)
      .filter((sentence) => BUILT.has(sentence.key))
      .map((sentence) => Number(sentence.args.tile)),
  );
}

export async function animateStep(after: TableMessage, own: number): Promise<void> {
  const sentences = after.news.flatMap((line) => line.words);
  for (const { key } of sentences) if (SOUNDS[key]) playSound(SOUNDS[key]);
  if (noMotion()) return;
  const mine = after.news.every((line) => line.seat === own);
  const time = PAUSE[settings.speed] * (mine ? 0.35 : 0.7);
  const target = (seat: number): string => (seat === own ? `palace:${seat}` : `seat:${seat}`);
  const flights = sentences.flatMap(({ key, args }) => {
    const seat = Number(args.seat);
    if (key === "alhambra-took") return [fly(`display:${args.currency}-${args.value}`, target(seat), time)];
    if (key === "alhambra-bought") return [fly(`market:${Number(args.slot) - 1}`, target(seat), time)];
    return [];
  });
  await Promise.all(flights);
}

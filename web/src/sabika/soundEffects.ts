/** The sounds of events. */

import type { TableMessage } from "../lib/protocol";
import { playSound } from "../lib/sounds";

const SOUNDS: Record<string, Parameters<typeof playSound>[0]> = {
  "sabika-paid": "coin",
  "sabika-sold": "coin",
  "sabika-rested": "coin",
  "sabika-worked": "stone",
  "sabika-built-large": "stone",
  "sabika-built-small": "stone",
  "sabika-expanded": "stone",
  "sabika-shipped": "wing",
  "sabika-narrator": "bell",
  "sabika-won": "bell",
};

export function playSounds(after: TableMessage): void {
  for (const key of new Set(after.news.flatMap((line) => line.words.map((sentence) => sentence.key))))
    if (SOUNDS[key]) playSound(SOUNDS[key]);
}

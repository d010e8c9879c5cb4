/** Finds Yusuf's last turn in the log: his card, and his actions under each criterion. */

import type { Words } from "../lib/protocol";

export interface YusufStep {
  why: Words | null; // the criterion, with its rule
  done: Words[];
}

export interface YusufTurn {
  from: number;
  card: Words;
  steps: YusufStep[];
}

const CARD = "sabika-yusuf-card";
const WHY = "sabika-yusuf-goes-by";
const REWARDS = new Set(["sabika-yusuf-vp", "sabika-yusuf-taxes"]);
const NOBODY = -1; // the seat of Yusuf in events; also of events without a player

/** Yusuf's last turn. It ends with the round and does not include refills. */
export function lastTurn(words: Words[]): YusufTurn | null {
  const from = words.findLastIndex(({ key }) => key === CARD);
  if (from < 0) return null;
  const end = words.findIndex(({ key }, i) => i > from && key === "sabika-narrator");
  const his = words
    .slice(from + 1, end < 0 ? undefined : end)
    .filter(({ key, args }) => args.seat === NOBODY && !key.endsWith("-laid") && !key.endsWith("-made-anew"));
  const steps: YusufStep[] = [];
  let rewarded = false;
  for (const sentence of his) {
    const last = steps.at(-1);
    if (sentence.key === WHY) steps.push({ why: sentence, done: [] });
    else if (REWARDS.has(sentence.key) && !rewarded) {
      rewarded = true;
      steps.push({ why: null, done: [sentence] });
    } else if (last) last.done.push(sentence);
    else steps.push({ why: null, done: [sentence] });
  }
  return { from, card: words[from]!, steps };
}

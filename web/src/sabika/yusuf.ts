/** Finds Yusuf's last turn in the log: his card, and his actions under each criterion. */

import type { NewsLine, Words } from "../lib/protocol";
import { withoutUndone } from "../lib/recordLines";
import type { CardTexts } from "./components";

export interface YusufStep {
  why: Words | null; // the criterion, with its rule
  done: Words[];
}

export interface YusufTurn {
  card: Words;
  steps: YusufStep[];
}

const CARD = "sabika-yusuf-card";
const WHY = "sabika-yusuf-goes-by";
const STEP = "yusuf-turn";
const REWARDS = new Set(["sabika-yusuf-vp", "sabika-yusuf-taxes"]);

/** The sentences of Yusuf's turns: those of his stages, and of the choices that the player makes for him. */
function his(log: NewsLine[]): Words[] {
  return withoutUndone(log).flatMap((line) => {
    const first = line.code?.startsWith("yusuf ") ? (line.stages?.[0]?.words ?? line.words.length) : 0;
    const staged = (line.stages ?? []).flatMap(({ step, words }, i) =>
      step === STEP ? line.words.slice(line.stages![i - 1]?.words ?? 0, words) : [],
    );
    return [...line.words.slice(0, first), ...staged];
  });
}

/** Yusuf's last turn, without refills. */
export function lastTurn(log: NewsLine[]): YusufTurn | null {
  const words = his(log);
  const from = words.findLastIndex(({ key }) => key === CARD);
  if (from < 0) return null;
  const steps: YusufStep[] = [];
  let rewarded = false;
  for (const sentence of words.slice(from + 1)) {
    if (sentence.key.endsWith("-laid") || sentence.key.endsWith("-made-anew")) continue;
    const last = steps.at(-1);
    if (sentence.key === WHY) steps.push({ why: sentence, done: [] });
    else if (REWARDS.has(sentence.key) && !rewarded) {
      rewarded = true;
      steps.push({ why: null, done: [sentence] });
    } else if (last) last.done.push(sentence);
    else steps.push({ why: null, done: [sentence] });
  }
  return { card: words[from]!, steps };
}

/** The text of the card of a turn. */
export const cardText = (texts: CardTexts | null, turn: YusufTurn | null): string =>
  turn ? (texts?.said.yusuf?.[String(turn.card.args.worker)]?.[Number(turn.card.args.card) - 1]?.words[0] ?? "") : "";

/** Folds the wishes, the final scoring and the refill of a round into one line each. */

import { formatWords, t } from "../lib/i18n.svelte";
import { foldRuns, type LogFolding, sumsBySeat } from "../lib/logFolding";
import type { Words } from "../lib/protocol";
import { headOf } from "./pointSources";

const LAST = new Set(["long", "card", "left"]);
const ROUND = new Set(["stood-up", "raw-laid", "small-laid", "poem-laid", "long-laid", "storehouse-laid"]);

function kindOf(sentence: Words): string | null {
  if (ROUND.has(sentence.key.slice("sabika-".length))) return "round";
  const head = headOf(sentence);
  return head === "wishes" ? "wishes" : head && LAST.has(head) ? "last" : null;
}

export const foldLog: LogFolding = (words, names) =>
  foldRuns(words, kindOf, (kind, run) =>
    kind === "round"
      ? formatWords(run[0]!, names, "sabika")
      : `${t("web-sabika-scored", { kind })}: ${sumsBySeat(run, names, "sabika")}.`,
  );

/** Folds the wishes, the final scoring and the refill of a round into one line each, and the taxes of a player into one
 * sentence. */

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

const TAXES: Record<string, string> = {
  "sabika-tax-back": "steps",
  "sabika-tax-dinars": "dinars",
  "sabika-tax-seals": "seals",
};
const TAXES_PAID = "web-sabika-taxes-paid";

/** What a player pays taxes with is told apart by the engine, and read as one sentence. */
function joinTaxes(words: Words[]): Words[] {
  const joined: Words[] = [];
  for (const sentence of words) {
    const paidWith = TAXES[sentence.key];
    const last = joined.at(-1);
    if (!paidWith) joined.push(sentence);
    else if (last?.key === TAXES_PAID && last.args.seat === sentence.args.seat)
      last.args[paidWith] = sentence.args.amount!;
    else {
      const args = { seat: sentence.args.seat!, steps: 0, dinars: 0, seals: 0, [paidWith]: sentence.args.amount! };
      joined.push({ key: TAXES_PAID, args });
    }
  }
  return joined;
}

export const foldLog: LogFolding = (words, names) =>
  foldRuns(joinTaxes(words), kindOf, (kind, run) =>
    kind === "round"
      ? formatWords(run[0]!, names, "sabika")
      : `${t("web-sabika-scored", { kind })}: ${sumsBySeat(run, names, "sabika")}.`,
  );

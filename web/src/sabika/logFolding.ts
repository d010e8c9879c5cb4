/** The wishes, the last scoring and what is laid out anew, as one line each. */

import { foldStretches, sums, type Folding } from "../lib/logFolding";
import type { Said } from "../lib/protocol";
import { t, tell } from "../lib/i18n.svelte";
import { headOf } from "./pointSources";

const LAST = new Set(["long", "card", "left"]);
const ROUND = new Set(["stood-up", "raw-laid", "small-laid", "poem-laid", "long-laid", "storehouse-laid"]);

function kindOf(said: Said): string | null {
  if (ROUND.has(said.key.slice("sabika-".length))) return "round";
  const head = headOf(said);
  return head === "wishes" ? "wishes" : head && LAST.has(head) ? "last" : null;
}

export const folding: Folding = (words, names) =>
  foldStretches(words, kindOf, (kind, stretch) =>
    kind === "round" ? tell(stretch[0]!, names, "sabika") : `${t("web-sabika-scored", { kind })}: ${sums(stretch, names, "sabika")}.`,
  );

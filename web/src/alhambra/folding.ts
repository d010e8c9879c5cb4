/** A scoring as one line with the sums. */

import { foldStretches, sums, type Folding } from "../lib/folding";
import { t } from "../lib/words.svelte";
import { isScored } from "./sources";

export const folding: Folding = (words, names) =>
  foldStretches(words, (said) => (isScored(said) ? `scoring ${said.args.scoring}` : null), (_, scored) => `${t("web-scoring", { scoring: scored[0]!.args.scoring! })}: ${sums(scored, names, "alhambra")}.`);

/** A scoring as one line with the sums. */

import { foldStretches, sums, type Folding } from "../lib/logFolding";
import { t } from "../lib/i18n.svelte";
import { isScored } from "./pointSources";

export const folding: Folding = (words, names) =>
  foldStretches(words, (said) => (isScored(said) ? `scoring ${said.args.scoring}` : null), (_, scored) => `${t("web-scoring", { scoring: scored[0]!.args.scoring! })}: ${sums(scored, names, "alhambra")}.`);

/** Folds a scoring into one line with the sums. */

import { t } from "../lib/i18n.svelte";
import { foldRuns, type LogFolding, sumsBySeat } from "../lib/logFolding";
import { isScored } from "./pointSources";

export const foldLog: LogFolding = (words, names) =>
  foldRuns(
    words,
    (sentence) => (isScored(sentence) ? `scoring ${sentence.args.scoring}` : null),
    (_, scored) =>
      `${t("web-scoring", { scoring: scored[0]!.args.scoring! })}: ${sumsBySeat(scored, names, "alhambra")}.`,
  );

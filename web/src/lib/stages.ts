/** A line of the log can have several stages: the choice, then what it set off. The table shows one after the other. */

import type { NewsLine, TableMessage } from "./protocol";

/** A stage that is on the screen. */
export interface Stage {
  step: string; // that began it; "": the choice itself
  from: number; // the sentences of the line before it
  words: number; // the sentences of the line up to its end
  isLast: boolean;
}

/** A table message, or one stage of it. */
export type ShownTable = TableMessage & { stage?: Stage };

/** The message as one message for each stage of its last line. Nobody decides before the last one. */
export function byStage(message: TableMessage): ShownTable[] {
  const line = message.news.at(-1);
  if (!line?.stages || line.stages.length !== message.stages.length) return [message];
  return line.stages.map(({ step, words }, i) => {
    const from = line.stages![i - 1]?.words ?? 0;
    const isLast = i === line.stages!.length - 1;
    const told: NewsLine = { ...line, words: line.words.slice(from, words) };
    const news = i ? [told] : [...message.news.slice(0, -1), told];
    const stage = { step, from, words, isLast };
    if (isLast) return { ...message, news, stage };
    const outcome = { ...message.outcome, winners: [] };
    return { ...message, view: message.stages[i]!, news, stage, decision: null, outcome };
  });
}

/** What a player sees one after the other: the stages, each before anybody decides again. */
export function toShow(message: TableMessage): ShownTable[] {
  const parts = byStage(message);
  const last = parts.at(-1)!;
  if (!last.stage?.step) return parts;
  const told = { ...last, decision: null, outcome: { ...last.outcome, winners: [] } };
  const news = last.news.map((line) => ({ ...line, words: [] }));
  return [...parts.slice(0, -1), { ...told, stage: { ...last.stage, isLast: false } }, { ...last, news }];
}

/** The log as far as it is shown: neither later lines nor later stages of the last one. */
export function shownLines(log: NewsLine[], shown: ShownTable | null): NewsLine[] {
  if (!shown) return [];
  const lines = log.filter(({ line }) => line <= shown.line);
  const last = lines.at(-1);
  if (!shown.stage || shown.stage.isLast || last?.line !== shown.line) return lines;
  const { words } = shown.stage;
  const stages = last.stages?.filter((stage) => stage.words <= words);
  return [...lines.slice(0, -1), { ...last, words: last.words.slice(0, words), stages, points: null }];
}

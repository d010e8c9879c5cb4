/** Labels of options. */

import { i18n, t } from "../lib/i18n.svelte";
import type { NewsLine, Sentence } from "../lib/protocol";
import type { BoardModel } from "./boardModel.svelte";
import { isEnding, mixOf, type Option, readCode } from "./codes";
import { nextField } from "./pendingSteps";

export function amount(board: BoardModel, name: string, n: number): string {
  if (board.box.components.goods.includes(name)) return `${n} ${t("sabika-good-name", { good: name })}`;
  if (board.box.components.raws.includes(name)) return `${n} ${t("sabika-raw-name", { raw: name })}`;
  return t("sabika-amount", { resource: name, amount: n });
}

/** The label of the button of an option. */
export function label(board: BoardModel, option: Option): string {
  const [first] = option.words;
  if (option.verb === "choose") return alternative(board, nextField(board.view.pending, "effect"), Number(first));
  if (option.verb === "main" && board.acting) return t("web-sabika-do-main", { action: board.acting });
  return plainLabel(board, option);
}

/** What a code does. An ending that cannot be undone ends the turn. */
export function describeCode(board: BoardModel, code: string, isFinal: boolean): string {
  const option = readCode(code);
  return isFinal && isEnding(option) ? t("web-sabika-end-turn") : label(board, option);
}

/** The label of an alternative of an effect, which is a row of the effect program. */
const alternative = (board: BoardModel, effect: number | string | undefined, n: number): string =>
  board.cardTexts?.choices[String(effect)]?.[n - 1] ?? t("web-sabika-do-choose", { n });

/** The label of an option, without its context. */
function plainLabel(board: BoardModel, option: Option): string {
  const [first = "", second = ""] = option.words;
  const n = Number(first);
  switch (option.verb) {
    case "main":
      return t("web-sabika-did-main");
    case "take":
    case "use":
    case "deliver": {
      const what =
        mixOf(option)
          .map(([name, many]) => amount(board, name, many))
          .join(", ") || t("web-sabika-do-nothing");
      return second === "storehouse" ? t("web-sabika-from-storehouse", { what }) : what;
    }
    case "sell":
    case "give-up": {
      const what = t(`web-sabika-do-${option.verb}`, named(option));
      return second ? t(`web-sabika-from-${second}`, { what }) : what;
    }
    case "buy":
      return board.box.components.raws.includes(first)
        ? placed(board, t("web-sabika-do-buy-raw", { raw: first }), second)
        : t("web-sabika-do-buy", { stock: first });
    case "raw":
      return placed(board, t("sabika-raw-name", { raw: first }), second);
    case "good":
      return placed(board, t("sabika-good-name", { good: first }), second);
    case "income":
      return first === "poem" ? t("web-sabika-do-income-poem", { card: second }) : t("sabika-city", { city: first });
    case "first":
      return first === "yusuf" ? t("sabika-neutral") : board.name(n - 1);
    case "engrave":
      return second
        ? t("web-sabika-do-engrave", { card: first, colour: second })
        : t("web-sabika-do-engrave-long", { id: first });
    default:
      return t(`web-sabika-do-${option.verb}`, named(option));
  }
}

/** With the place of a raw on the rondel: "cane (beside small quarry, export)". */
const placed = (board: BoardModel, what: string, space: string): string =>
  space ? t("web-sabika-placed", { what, beside: board.beside(space) }) : what;

/** The words of a code as arguments for the catalogues. */
function named({ verb, words: [first = "", second = ""] }: Option): Record<string, string> {
  const [worker = "", number = ""] = first.split("-");
  const house = verb === "expand" ? second : first;
  return {
    worker,
    number,
    space: second,
    kind: first,
    stock: first,
    other: second,
    raw: first,
    good: first,
    action: first,
    city: first,
    colour: first,
    side: first,
    card: first,
    house,
  };
}

/** The sentences of a hint. A choice among the effects of a card is named by the effect. */
export function hintSentences(board: BoardModel, said: Sentence[]): Sentence[] {
  return said.map((sentence) => {
    const move = sentence.args.move;
    if (typeof move !== "object" || move.args.step !== "choose") return sentence;
    const effect = alternative(board, nextField(board.view.pending, "effect"), Number(move.args.card));
    const what = effect.replace(/\.$/, "");
    return { ...sentence, args: { ...sentence.args, move: { key: "sabika-move-choose", args: { what } } } };
  });
}

/** The text of a log line that has no words of its own. */
export function describeChoice(board: BoardModel, { code, seat, argument }: NewsLine): string {
  const name = board.name(seat);
  if (code === null) return t("web-sabika-told-secret", { name });
  const option = readCode(code);
  const what = (
    option.verb === "choose" ? alternative(board, argument, Number(option.words[0])) : plainLabel(board, option)
  ).replace(/\.$/, "");
  const key = seat === i18n.reader ? "web-sabika-told-you" : "web-sabika-told";
  return t(key, { verb: option.verb, name, what });
}

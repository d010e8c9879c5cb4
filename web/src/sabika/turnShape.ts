/** The shape of a turn: the action under way, what it belongs to, and what is still to come. */

import { t } from "../lib/i18n.svelte";
import type { PendingStep } from "../lib/protocol";
import type { BoardModel } from "./boardModel.svelte";
import { actingOn } from "./pendingSteps";

/** The action that each step belongs to. */
const ACTIONS: Record<string, string> = {
  "quarry-small": "quarry-small",
  "quarry-large": "quarry-large",
  "storehouse-action": "storehouse",
  operations: "market",
  construct: "construct",
  building: "construct",
  lay: "construct",
  export: "export",
  deliver: "export",
  consolidate: "consolidate",
  "red-action": "consolidate",
  production: "production",
  engrave: "engrave",
  engraved: "engrave",
  reactivate: "reactivate",
  craft: "craft",
};
const PURPOSES: Record<string, string> = { large: "construct", small: "construct", poem: "engrave" };

function actionOf({ step, fields }: PendingStep): string | null {
  return step === "use" ? (PURPOSES[String(fields.purpose)] ?? null) : (ACTIONS[step] ?? null);
}

/** The action that is really under way; "" if a worker has just arrived or nothing is under way. */
export function actionUnderWay(pending: PendingStep[]): string {
  for (const step of [...pending].reverse()) {
    const action = actionOf(step);
    if (action) return action;
    if (step.step === "act") return "";
  }
  return "";
}

/** Where an effect comes from, such as "large-8"; null if the decision comes from no card, token or space. */
export function sourceOf(board: BoardModel): string | null {
  const pending = board.view.pending;
  for (const { step, fields } of [...pending].reverse()) {
    if (fields.source !== undefined && fields.source !== "start-1") return String(fields.source);
    // The frame holds the row after the one that is carried out; both have the same source.
    const row = fields.effect === undefined ? null : Number(fields.effect);
    const effects = board.cardTexts?.effects;
    const found = row === null ? null : (effects?.[String(row)] ?? effects?.[String(row - 1)]);
    if (found) return found.source;
    if (actionOf({ step, fields })) return null;
  }
  return null;
}

/** The name of a source: "Large building 8", "Balance of green", "Tunis". */
export function sourceName(board: BoardModel, source: string): string {
  const at = source.lastIndexOf("-");
  const [kind, card] = [source.slice(0, at), source.slice(at + 1)];
  if (kind === "balance")
    return t("web-sabika-from-balance", {
      colour: String(board.box.rows("buildings_small", "balance_bonuses")[Number(card) - 1]?.id ?? ""),
    });
  const city = board.view.cities.find(({ token }) => token === Number(card))?.city;
  if ((kind === "city" || kind === "income") && city) return t("sabika-city", { city });
  return t("web-sabika-from", { kind, card });
}

/** What is still to come in this turn, by name and in order. */
export function stillToCome(board: BoardModel): string[] {
  const pending = board.view.pending;
  const coming = pending
    .slice(0, -1)
    .reverse()
    .flatMap((step) => named(board, step));
  if (pending.at(-1)?.step === "act") return [t("web-sabika-to-come-end")];
  if (pending.some(({ step }) => step === "act")) coming.push(t("web-sabika-to-come-end"));
  return [...new Set(coming)];
}

function named(board: BoardModel, { step, fields }: PendingStep): string[] {
  switch (step) {
    case "act":
      return restOfAct(board, fields);
    case "effect": {
      const effect = board.cardTexts?.effects[String(fields.effect)];
      return effect ? [effect.text.replace(/\.$/, "")] : [];
    }
    case "lay":
    case "building":
    case "deliver":
    case "income":
      return [t("web-sabika-to-come", { step, n: 0 })];
    case "operations":
    case "produce":
      return Number(fields.amount) ? [t("web-sabika-to-come", { step, n: Number(fields.amount) })] : [];
    case "engraved":
      return [t("web-sabika-to-come-poem", { card: String(fields.poem) })];
    case "red-action":
      return [t("web-sabika-to-come-city", { city: String(fields.city) })];
    default:
      return [];
  }
}

/** The actions of the space that the worker has not taken yet. */
function restOfAct(board: BoardModel, fields: PendingStep["fields"]): string[] {
  const done = String(fields.done ?? "");
  const rest: string[] = [];
  const action = actingOn(board.view.pending, board.box);
  if (!done.includes("main")) rest.push(t("sabika-action-name", { action }));
  if (!done.includes("secondary")) {
    const kinds = board.secondaryKinds(String(fields.worker), Number(fields.space));
    rest.push(...kinds.map((kind) => t("web-sabika-to-come-secondary", { kind })));
  }
  return rest;
}

/** The details of an item on the board: text, pictograms, rule, and the source of the text. */

import { t } from "../lib/i18n.svelte";
import type { BoardModel } from "./boardModel.svelte";
import { dashed } from "./box";
import { type Ring, RINGS } from "./codes";
import type { Row } from "./components";

export interface ItemText {
  title: string;
  lines: string[];
  rule: string;
  status: string;
  origin: string; // the weakest status of its rows
}

const isSpace = (kind: string): kind is Ring => (RINGS as readonly string[]).includes(kind);

export function itemText(board: BoardModel, item: string): ItemText | null {
  const [kind = "", name = ""] = item.split(":");
  if (kind === "house") return storehouseText(board, name);
  const place = board.box.place(item, board.seats);
  if (!place || !board.cardTexts) return null;
  const text = board.cardTexts.said[place.file]?.[place.table]?.[place.at];
  const lines = [...(text?.words ?? [])];
  const rows: Row[] = [place.row];
  let title = "";
  if (isSpace(kind)) {
    title = lines.shift() ?? "";
    lines.push(
      t("web-sabika-about-action", { action: dashed(String(place.row.action)) }),
      ...secondaryLines(board, kind, Number(name)),
      ...workerLines(board, kind, Number(name)),
      ...costLines(board, item),
    );
  }
  if (kind === "secondary") {
    const what = t("web-sabika-space", { kind: String(place.row.kind), id: name });
    title = t("web-sabika-placed", { what, beside: board.beside(name) });
    lines.splice(0, 1, t("web-sabika-about-secondary", { kind: String(place.row.kind) }));
  }
  if (kind === "city") {
    const token = board.tokenOf(name)!;
    title = t("sabika-city", { city: name });
    lines.splice(0, 1, ...(board.cardTexts.said.trade?.tokens?.[token - 1]?.words ?? []));
    rows.push(board.box.row(`token:${token}`)!);
  }
  const rule = board.box.components.rules[isSpace(kind) ? dashed(String(place.row.action)) : kind] ?? "";
  return {
    title,
    lines,
    rule,
    status: text?.status ?? "",
    origin: originOf(rows),
  };
}

/** Where the values of these rows come from: one that is reconstructed decides. */
const originOf = (rows: Row[]): string =>
  rows.some((row) => row.status === "reconstructed") ? "reconstructed" : String(rows[0]?.status ?? "");

/** The details of an own storehouse: its tokens, the top one last. */
function storehouseText(board: BoardModel, house: string): ItemText {
  const tokens = board.party(board.own).storehouses[Number(house) - 1]?.tokens ?? [];
  const text = tokens.map((token) => board.cardTexts?.said.storehouses?.tokens?.[token - 1]);
  return {
    title: t("web-sabika-do-storehouse", { house }),
    lines: tokens.length ? text.flatMap((row) => row?.words ?? []) : [t("web-sabika-empty-house")],
    rule: board.box.components.rules.house ?? "",
    status: text.at(-1)?.status ?? "",
    origin: originOf(tokens.map((token) => board.box.row(`storehouse:${token}`)!)),
  };
}

/** The secondary actions of a space, with the tokens there. */
function secondaryLines(board: BoardModel, ring: string, space: number): string[] {
  return board.box
    .secondaries(board.seats)
    .filter((row) => Number(row[ring]) + 1 === space)
    .map((row) => {
      const token = tokenOn(board, row.kind, row.id);
      return token
        ? t("web-sabika-joined", { what: board.amount(token, 1) })
        : t("web-sabika-joined-empty", { kind: row.kind });
    });
}

/** The token on a secondary space. */
export function tokenOn(board: BoardModel, kind: "raw" | "marble", id: string): string | null {
  if (kind === "marble") return board.view.marble_spaces.includes(id) ? "marble" : null;
  return board.view.raw_spaces.find(({ space }) => space === id)?.raw ?? null;
}

/** The workers on a space. */
function workerLines(board: BoardModel, ring: Ring, space: number): string[] {
  const lines = board
    .workersOn(ring, space)
    .map(({ party, lying }) => t("web-sabika-worker-there", { name: board.name(party), lies: lying ? 1 : 0 }));
  for (let n = board.view.sultan[ring].filter((one) => one === space).length; n > 0; n--)
    lines.push(t("web-sabika-sultan-there"));
  return lines;
}

/** The cost to move to a space, for the steps and for the workers there. */
function costLines(board: BoardModel, item: string): string[] {
  const option = board.cheapest(item);
  if (!option) return [];
  const { cost = 0, steps = 0, crowd = 0 } = board.changes(option.code);
  return [t("web-sabika-cost-spoken", { cost }) + (cost ? ` ${t("web-sabika-cost-parts", { steps, crowd })}` : "")];
}

/** What a thing on the table says: in words, in pictograms, with the rule behind it and where its text comes from. */

import { t } from "../lib/i18n.svelte";
import type { Board } from "./boardModel.svelte";
import { RINGS } from "./codes";
import { effectsOf } from "./effects";
import { dashed } from "./box";
import type { Effect, Row } from "./view";

export interface Reading {
  title: string;
  lines: string[];
  effects: Effect[][];
  rule: string;
  status: string;
  reconstructed: boolean;
}

const isSpace = (kind: string): boolean => (RINGS as readonly string[]).includes(kind);

export function say(board: Board, thing: string): Reading | null {
  const [kind = "", name = ""] = thing.split(":");
  if (kind === "house") return sayHouse(board, name);
  const place = board.box.place(thing, board.seats);
  if (!place || !board.said) return null;
  const said = board.said.said[place.file]?.[place.table]?.[place.at];
  const lines = [...(said?.words ?? [])];
  const rows: Row[] = [place.row];
  let title = "";
  if (isSpace(kind)) {
    title = lines.shift() ?? "";
    lines.push(t("web-sabika-about-action", { action: dashed(String(place.row.action)) }), ...joined(board, kind, Number(name)), ...there(board, kind, Number(name)), ...wayTo(board, thing));
  }
  if (kind === "secondary") lines.push(t("web-sabika-about-secondary", { kind: String(place.row.kind) }));
  if (kind === "city") {
    const token = board.view.cities[place.at]!;
    title = t("sabika-city", { city: name });
    lines.splice(0, 1, ...(board.said.said.trade?.tokens?.[token - 1]?.words ?? []));
    rows.push(board.box.row(`token:${token}`)!);
  }
  const rule = board.box.components.rules[isSpace(kind) ? dashed(String(place.row.action)) : kind] ?? "";
  return { title, lines, effects: effectsOf(board, thing), rule, status: said?.status ?? "", reconstructed: rows.some((row) => row.status === "reconstructed") };
}

/** An own storehouse: the tokens on it, the upper one last. */
function sayHouse(board: Board, house: string): Reading {
  const tokens = board.party(board.own).storehouses[Number(house) - 1] ?? [];
  const said = tokens.map((token) => board.said?.said.storehouses?.tokens?.[token - 1]);
  return {
    title: t("web-sabika-do-storehouse", { house }),
    lines: tokens.length ? said.flatMap((row) => row?.words ?? []) : [t("web-sabika-empty-house")],
    effects: effectsOf(board, `house:${house}`),
    rule: board.box.components.rules.house ?? "",
    status: said.at(-1)?.status ?? "",
    reconstructed: tokens.some((token) => board.box.row(`storehouse:${token}`)?.status === "reconstructed"),
  };
}

/** The secondary action joined to a space, and what lies there. */
function joined(board: Board, ring: string, space: number): string[] {
  return board.box.secondaries(board.seats).filter((row) => Number(row[ring]) + 1 === space).map((row) => {
    const what = lyingOn(board, row.kind, row.id);
    return t("web-sabika-joined", { kind: row.kind, what: what ? board.amount(what, 1) : t("web-sabika-empty") });
  });
}

/** What lies on a secondary space. */
export function lyingOn(board: Board, kind: "raw" | "marble", id: string): string | null {
  const i = board.box.secondaries(board.seats).filter((row) => row.kind === kind).findIndex((row) => row.id === id);
  if (kind === "marble") return board.view.marble_spaces & (1 << i) ? "marble" : null;
  const raw = board.view.raw_spaces[i] ?? -1;
  return raw < 0 ? null : (board.box.components.raws[raw] ?? null);
}

/** Whose workers are on a space. */
function there(board: Board, ring: string, space: number): string[] {
  const at = RINGS.indexOf(ring as (typeof RINGS)[number]);
  const lines = board.workersOn(at, space).map(({ party, lies }) => t("web-sabika-worker-there", { name: board.name(party), lies: lies ? 1 : 0 }));
  for (let n = board.view.sultan[at]!.filter((one) => one === space).length; n > 0; n--) lines.push(t("web-sabika-sultan-there"));
  return lines;
}

/** What it costs to go there: for the steps, for the workers of others. */
function wayTo(board: Board, thing: string): string[] {
  const option = board.cheapest(thing);
  if (!option) return [];
  const { cost = 0, steps = 0, crowd = 0 } = board.changes(option.code);
  return [t("web-sabika-cost-spoken", { cost }) + (cost ? ` ${t("web-sabika-cost-parts", { steps, crowd })}` : "")];
}

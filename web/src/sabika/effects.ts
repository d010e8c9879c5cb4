/** The effects of items and options, for pictograms. */

import type { BoardModel } from "./boardModel.svelte";
import { dashed } from "./box";
import { type Option, RINGS } from "./codes";
import type { Effect, Row } from "./components";

const given = (row: Row | null, field = "bonus"): Effect[] => (row?.[field] ?? []) as Effect[];

/** The effect of a city for a consolidated ship. */
function consolidated(token: Row | null): Effect[] {
  return token?.action ? [{ action: token.action }] : given(token, "income");
}

const tokenOf = (board: BoardModel, city: string): Row | null => board.box.row(`token:${board.tokenOf(city)}`);

/** The effect of the card, token, city or space that an option refers to. */
export function effectOf(board: BoardModel, option: Option): Effect[] {
  const [first = "", second = ""] = option.words;
  const bonus = (item: string, field = "bonus"): Effect[] => given(board.box.row(item), field);
  const top = (house: string): string =>
    `storehouse:${board.party(board.own).storehouses[Number(house) - 1]?.tokens.at(-1)}`;
  switch (option.verb) {
    case "keep":
      return bonus(`start:${first}`);
    case "building":
    case "token":
      return bonus(`large:${first}`);
    case "expand":
      return bonus(`storehouse:${first}`);
    case "activate":
    case "storehouse":
      return bonus(top(first));
    case "reward":
      return bonus(`reward:${first}`);
    case "balance":
      return bonus(`colour:${first}`);
    case "reactivate":
      return bonus(`short:${first}`, "red");
    case "engrave":
      return second === "red" ? bonus(`short:${first}`, "red") : [];
    case "export":
    case "city":
      return given(tokenOf(board, first));
    case "consolidate":
    case "red-city":
      return consolidated(tokenOf(board, first));
    case "income":
      return first === "poem" ? [] : given(tokenOf(board, first), "income");
    default:
      return [];
  }
}

/** The effects of an item on the board, part by part. */
export function effectsOf(board: BoardModel, item: string): Effect[][] {
  const [kind = "", name = ""] = item.split(":");
  const row = board.box.row(item, board.seats);
  if ((RINGS as readonly string[]).includes(kind)) return [[{ [dashed(String(row?.action))]: 1 }]];
  if (kind === "city") return [given(tokenOf(board, name)), consolidated(tokenOf(board, name))];
  if (kind === "house")
    return (
      board
        .party(board.own)
        .storehouses[Number(name) - 1]?.tokens.slice(-1)
        .map((token) => given(board.box.row(`storehouse:${token}`))) ?? []
    );
  if (kind === "short") return [given(row, "red")];
  return [given(row)].filter((some) => Array.isArray(some) && some.length > 0);
}

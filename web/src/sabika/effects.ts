/** The effects of items and options, for pictograms. */

import type { BoardModel } from "./boardModel.svelte";
import type { Option } from "./codes";
import type { Clause, Part } from "./faces";

/** The face of a city: that of its token. */
const cityFace = (board: BoardModel, city: string): Clause[] => board.box.face(`token:${board.tokenOf(city)}`);

/** The parts of a face that work at one time, or of one half of a poem. */
const partsOf = (face: Clause[], test: (clause: Clause) => boolean): Part[] =>
  face.filter(test).flatMap(({ parts }) => parts);
const atOnce = (face: Clause[]): Part[] => partsOf(face, ({ when }) => when === "now");
const consolidated = (face: Clause[]): Part[] =>
  partsOf(face, ({ when }) => when === "consolidated" || when === "income");

/** The effect of the card, token, city or space that an option refers to. */
export function effectOf(board: BoardModel, option: Option): Part[] {
  const [first = "", second = ""] = option.words;
  const bonus = (item: string): Part[] => atOnce(board.box.face(item));
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
      return bonus(`short:${first}`);
    case "engrave":
      return second === "red" ? bonus(`short:${first}`) : [];
    case "export":
    case "city":
      return atOnce(cityFace(board, first));
    case "consolidate":
    case "red-city":
      return consolidated(cityFace(board, first));
    case "income":
      return first === "poem" ? [] : consolidated(cityFace(board, first));
    default:
      return [];
  }
}

/** The face of an item on the board: of a city its token's, of an own storehouse its top token's. */
export function faceOf(board: BoardModel, item: string): Clause[] {
  const [kind = "", name = ""] = item.split(":");
  if (kind === "city") return cityFace(board, name);
  if (kind === "house") {
    const top = board.party(board.own).storehouses[Number(name) - 1]?.tokens.at(-1);
    return top ? board.box.face(`storehouse:${top}`) : [];
  }
  return board.box.face(item);
}

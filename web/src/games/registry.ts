/** The games that the client can draw. The code of a game loads when a table of that game opens. */

import type { Component } from "svelte";
import type { LogFolding } from "../lib/logFolding";
import type { Sentence } from "../lib/protocol";

export interface GameClient {
  default: Component<any>; // `any`: each game has its own type of components
  foldLog: LogFolding;
  roundMarks?: string[]; // the keys of sentences at which a round ends
  placesOf: (code: string, view: unknown) => string[][]; // what a move is about: selectors, each group in turn
  namesMove?: (move: Sentence) => boolean; // whether only the table has words for a move
}

const GAMES: Record<string, () => Promise<GameClient>> = {
  alhambra: () => import("../alhambra/layouts/AlhambraTable.svelte"),
  sabika: () => import("../sabika/layouts/SabikaTable.svelte"),
};

export const isDrawable = (game: string): boolean => game in GAMES;

export function loadGame(game: string): Promise<GameClient> {
  const load = GAMES[game];
  if (!load) throw new Error(`no client for the game ${game}`);
  return load();
}

/** The legends of pictograms, for the rulebook. */
const LEGENDS: Record<string, () => Promise<{ default: Component }>> = {
  sabika: () => import("../sabika/art/Legend.svelte"),
};

/** The legend of a game; null if its components need none. */
export const loadLegend = async (game: string): Promise<Component | null> => (await LEGENDS[game]?.())?.default ?? null;

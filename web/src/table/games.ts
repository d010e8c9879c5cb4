/** The games that can be drawn here, each loaded when a table of it is opened. */

import type { Component, Snippet } from "svelte";
import type { Folding } from "../lib/folding";
import type { TableSource } from "../lib/source";

/** What every game is given. */
export interface GameProps<Components> {
  source: TableSource;
  components: Components;
  menu: Snippet;
  onrematch: (() => void) | null;
  onreplay: () => void;
}

export interface GamePart {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows the shape of its own components
  default: Component<any>;
  folding: Folding;
}

const PARTS: Record<string, () => Promise<GamePart>> = {
  alhambra: () => import("../alhambra/Table.svelte"),
  sabika: () => import("../sabika/Table.svelte"),
};

export const isDrawn = (game: string): boolean => game in PARTS;

export function partOf(game: string): Promise<GamePart> {
  const load = PARTS[game];
  if (!load) throw new Error(game);
  return load();
}

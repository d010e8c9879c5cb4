/** The props that the screens pass to the table component of every game. */

import type { Snippet } from "svelte";
import type { TableSource } from "../lib/tableModel";

export interface GameProps<Components> {
  source: TableSource;
  components: Components;
  menu: Snippet;
  onrematch: (() => void) | null;
  onreplay: () => void;
}

/** The props that the screens pass to the table component of every game. */

import type { Snippet } from "svelte";
import type { TableModel } from "../lib/tableModel";

export interface GameProps<Components> {
  model: TableModel;
  components: Components;
  menu: Snippet;
  onrematch: (() => void) | null;
  onreplay: () => void;
}

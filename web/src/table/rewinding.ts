/** How the log of a live table begins again from one of its lines: null where that line cannot be gone back to. */

import type { NewsLine } from "../lib/protocol";

export const REWINDING = Symbol("rewinding");
export type Rewinding = (line: NewsLine) => (() => void) | null;

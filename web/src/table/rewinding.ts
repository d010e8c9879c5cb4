/** Lets the log go back to one of its lines. Returns null for a line that cannot be gone back to. */

import type { NewsLine } from "../lib/protocol";

export const REWINDING = Symbol("rewinding");
export type Rewinding = (line: NewsLine) => (() => void) | null;

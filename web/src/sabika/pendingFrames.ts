/** What waits to be done, as the server keeps it: frames, the next one last. */

import { ringOf, WORKERS } from "./codes";
import type { Box } from "./box";

const FRAME = 4; // numbers in a frame of `view.pending`: its step, and three of its own

export interface Frame {
  step: string;
  place: number;
  a: number;
}

/** The frames that wait, the next one first: the names of their steps, and two of their numbers. */
export function framesOf(pending: number[], box: Box): Frame[] {
  const frames = [];
  for (let at = pending.length - FRAME; at >= 0; at -= FRAME) frames.push({ step: box.components.steps[pending[at]!] ?? "", place: pending[at + 1]!, a: pending[at + 2]! });
  return frames;
}

/** The main action of the space on which a worker is acting. */
export function actingOn(frames: Frame[], box: Box): string {
  const act = frames.find(({ step }) => step === "act");
  return act ? (box.spaces(ringOf(WORKERS[act.place] ?? ""))[act.a]?.action ?? "") : "";
}

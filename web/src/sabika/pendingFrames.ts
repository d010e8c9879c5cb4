/** Decodes the pending frames of a view. */

import type { Box } from "./box";
import { ringOf, WORKERS } from "./codes";

const FRAME = 4; // numbers for each frame in `view.pending`: the step and three arguments

export interface Frame {
  step: string;
  place: number;
  a: number;
}

/** The pending frames, the next one first, with the names of their steps and two arguments. */
export function framesOf(pending: number[], box: Box): Frame[] {
  const frames = [];
  for (let at = pending.length - FRAME; at >= 0; at -= FRAME)
    frames.push({ step: box.components.steps[pending[at]!] ?? "", place: pending[at + 1]!, a: pending[at + 2]! });
  return frames;
}

/** The main action of the space where a worker acts now. */
export function actingOn(frames: Frame[], box: Box): string {
  const act = frames.find(({ step }) => step === "act");
  return act ? (box.spaces(ringOf(WORKERS[act.place] ?? ""))[act.a]?.action ?? "") : "";
}

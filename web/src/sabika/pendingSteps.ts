/** Reads the pending steps of a view. The last one is the next to be carried out. */

import type { PendingStep } from "../lib/protocol";
import type { Box } from "./box";
import { ringOf } from "./codes";

/** The value of a field of the next step; undefined if the step has no such field. */
export const nextField = (pending: PendingStep[], field: string): number | string | undefined =>
  pending.at(-1)?.fields[field];

/** The main action of the space where a worker acts now; empty if none acts. */
export function actingOn(pending: PendingStep[], box: Box): string {
  const act = pending.findLast(({ step }) => step === "act");
  if (!act) return "";
  const { worker, space } = act.fields;
  return box.spaces(ringOf(String(worker)))[Number(space) - 1]?.action ?? "";
}

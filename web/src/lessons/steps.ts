/** Which steps of a lesson are to be read now: those after the last task that is done, up to the next one. */

import type { StepInfo } from "../lib/protocol";

export function stepsNow(steps: StepInfo[], done: number): StepInfo[] {
  const tasks = steps.flatMap((step, at) => (step.task ? [at] : []));
  const begin = done ? tasks[done - 1]! + 1 : 0;
  const end = done < tasks.length ? tasks[done]! + 1 : steps.length;
  return steps.slice(begin, end);
}

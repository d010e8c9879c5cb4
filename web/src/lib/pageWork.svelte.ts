/** The calls of a page: one at a time, whether one is on its way, and what went wrong. */

import { messageOf } from "./messageOf";

export class PageWork {
  busy = $state(false);
  error = $state<string | null>(null);

  /** Do something; whether it was done. */
  readonly run = async (work: () => Promise<unknown>): Promise<boolean> => {
    this.busy = true;
    try {
      await work();
      this.error = null;
      return true;
    } catch (problem) {
      this.error = messageOf(problem);
      return false;
    } finally {
      this.busy = false;
    }
  };

  /** Look for news regularly while the page is seen and nothing is on its way; for an effect. */
  refreshEvery(milliseconds: number, look: () => Promise<unknown>): () => void {
    const timer = setInterval(() => !document.hidden && !this.busy && look().catch(() => undefined), milliseconds);
    return () => clearInterval(timer);
  }
}

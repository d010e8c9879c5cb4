/** Something that a page loads; again after a moment while the server cannot be reached. */

import { ApiError, RETRY_AFTER } from "./api";
import { messageOf } from "./messageOf";

export class Retried<T> {
  value = $state.raw<T | null>(null);
  error = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly load: () => Promise<T>) {
    void this.again();
  }

  private async again(): Promise<void> {
    try {
      this.value = await this.load();
      this.error = null;
    } catch (problem) {
      this.error = messageOf(problem);
      if (problem instanceof ApiError && problem.isTemporary)
        this.timer = setTimeout(() => void this.again(), RETRY_AFTER);
    }
  }

  /** The page is left. */
  readonly stop = (): void => clearTimeout(this.timer);
}

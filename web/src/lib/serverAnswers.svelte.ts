/** What the server has answered about the line that is shown: what choices would bring, why others cannot be, a hint. */

import type { Preview, Said, ServerMessage } from "./protocol";

export class Answers {
  previews = $state.raw<Record<string, Preview>>({});
  reasons = $state.raw<Record<string, string | null>>({});
  hint = $state.raw<{ code: string; reason: Said } | null>(null);

  /** The codes that nothing was answered about yet. */
  unknown(about: "previews" | "reasons", codes: string[]): string[] {
    return codes.filter((code) => !(code in this[about]));
  }

  hear(message: ServerMessage): void {
    if (message.type === "previews") this.previews = { ...this.previews, ...message.previews };
    else if (message.type === "reasons") this.reasons = { ...this.reasons, ...message.reasons };
    else if (message.type === "hint") this.hint = message;
  }

  /** What was known of the line before is not true of the next. */
  forget(): void {
    this.previews = {};
    this.reasons = {};
    this.hint = null;
  }
}

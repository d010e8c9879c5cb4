/** The server's answers about the line on the screen: previews of options, reasons for refusals, a hint. */

import type { HintMessage, Preview, ServerMessage } from "./protocol";

export class ServerAnswers {
  previews = $state.raw<Record<string, Preview>>({});
  reasons = $state.raw<Record<string, string | null>>({});
  hint = $state.raw<HintMessage | null>(null);
  wanted: Record<"previews" | "reasons", string[]> = { previews: [], reasons: [] }; // the codes asked about
  wantsHint = false;

  /** The codes without an answer so far. */
  unanswered(about: "previews" | "reasons", codes: string[]): string[] {
    return codes.filter((code) => !(code in this[about]));
  }

  want(about: "previews" | "reasons", codes: string[]): void {
    this.wanted[about] = [...new Set([...this.wanted[about], ...codes])];
  }

  receive(message: ServerMessage): void {
    if (message.type === "previews") this.previews = { ...this.previews, ...message.previews };
    else if (message.type === "reasons") this.reasons = { ...this.reasons, ...message.reasons };
    else if (message.type === "hint") {
      this.hint = message;
      this.wantsHint = false;
    }
  }

  /** Drops all answers. They are valid for one line only. */
  clear(): void {
    this.previews = {};
    this.reasons = {};
    this.hint = null;
    this.wanted = { previews: [], reasons: [] };
    this.wantsHint = false;
  }
}

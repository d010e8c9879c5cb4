/** Fluent sources as something that speaks. No isolation marks: names stand in sentences of their own direction. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Said } from "./protocol";

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The words for a key; a key without words stands for itself, so that nothing on the page is empty. */
  say(key: string, args: Args = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    return this.bundle.formatPattern(message.value, args, errors).trim();
  }

  /** What happened, with the names of those who sit there. */
  tell(said: Said, names: string[], game: string): string {
    const args: Args = { ...said.args };
    if (typeof args.seat === "number") {
      args.seat = args.seat < 0 ? this.say(`${game}-neutral`) : (names[args.seat] ?? this.say("seat", { number: args.seat + 1 }));
    }
    return this.say(said.key, args);
  }

  why(game: string, rule: string): string {
    return rule === "-" || rule === "" ? this.say("not-now") : this.say(`${game}-why-${rule.replaceAll(".", "-")}`);
  }
}

/** Formats the messages of a Fluent catalogue in one language. */

import { FluentBundle, type FluentFunction, FluentResource } from "@fluent/bundle";
import type { Reason, Words } from "./protocol";

export type Args = Words["args"];

const SEAT_ARGS = ["seat", "whom"]; // seat numbers, shown as the names of the players

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    private readonly language: string,
    source: string,
  ) {
    const list: FluentFunction = (items) => this.list(items.map(String));
    // All languages here are written from left to right, so no isolation marks are needed.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { LIST: list } });
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message of a key. An unknown key is returned itself, so that no label is empty. */
  format(key: string, args: Args = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    return this.bundle.formatPattern(message.value, args, errors).trim();
  }

  /** Joins items as the language lists them and leaves out empty ones. Catalogues call it LIST. */
  private list(items: string[]): string {
    const others = items.filter((item) => item !== "");
    const last = others.pop() ?? "";
    if (!others.length) return last;
    const first = others.reduce((first, second) => this.format("list-more", { first, second }));
    return this.format("list-last", { first, second: last });
  }

  /** The text with a capital first letter. */
  capitalize(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  /** A sentence with the names of the players. An argument of a reason may itself be a sentence. */
  formatWords(words: Words | Reason, names: string[], game: string): string {
    const args: Args = {};
    for (const [name, value] of Object.entries<Reason["args"][string]>(words.args)) {
      if (SEAT_ARGS.includes(name) && typeof value === "number") args[name] = this.seatName(value, names, game);
      else if (typeof value === "string" || typeof value === "number") args[name] = value;
      else args[name] = value ? this.formatWords(value, names, game) : "";
    }
    return this.capitalize(this.format(words.key, args));
  }

  private seatName(seat: number, names: string[], game: string): string {
    return seat < 0 ? this.format(`${game}-neutral`) : (names[seat] ?? this.format("seat", { number: seat + 1 }));
  }

  /** The reason behind a rule. "-" and "" mean that something else is to be decided now. */
  whyNot(game: string, rule: string): string {
    if (rule === "-" || rule === "") return this.format("not-now");
    return this.format(`${game}-why-${rule.replaceAll(".", "-")}`);
  }
}

/** Formats the messages of a Fluent catalogue in one language. */

import { FluentBundle, type FluentFunction, FluentResource } from "@fluent/bundle";
import type { Sentence, Words } from "./protocol";

export type Args = Words["args"];

const SEAT_ARGS = ["seat", "whom"]; // seat numbers, shown as the names of the players

/** An id such as "C3" with the letter that a box prints in its place, letters counted from A. Catalogues call it LETTERED. */
const lettered: FluentFunction = ([id], { letters }) => {
  const at = String(id).charCodeAt(0) - "A".charCodeAt(0);
  return (String(letters)[at] ?? String(id).charAt(0)) + String(id).slice(1);
};

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    private readonly language: string,
    source: string,
  ) {
    const list: FluentFunction = (items) => this.list(items.map(String));
    // All languages here are written from left to right, so no isolation marks are needed.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { LIST: list, LETTERED: lettered } });
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

  /** A sentence with the names of the players. The seat of the reader is addressed as you. */
  formatWords(words: Words | Sentence, names: string[], game: string, reader: number | null = null): string {
    return this.capitalize(this.phrase(words, names, game, reader));
  }

  /** The words without a capital letter; an argument may be a phrase itself. */
  private phrase(words: Words | Sentence, names: string[], game: string, reader: number | null): string {
    const args: Args = {};
    for (const [name, value] of Object.entries<Sentence["args"][string]>(words.args)) {
      if (SEAT_ARGS.includes(name) && typeof value === "number") args[name] = this.seatName(value, names, game);
      else if (typeof value === "string" || typeof value === "number") args[name] = value;
      else args[name] = this.phrase(value, names, game, reader);
    }
    if ("seat" in words.args) args.who = words.args.seat === reader ? "you" : "other";
    return this.format(words.key, args);
  }

  private seatName(seat: number, names: string[], game: string): string {
    return seat < 0 ? this.format(`${game}-neutral`) : (names[seat] ?? this.format("seat", { number: seat + 1 }));
  }

  /** The reason behind a rule. "-" and "" mean that another choice comes first. */
  whyNot(game: string, rule: string): string {
    if (rule === "-" || rule === "") return this.format("not-now");
    return this.format(`${game}-why-${rule.replaceAll(".", "-")}`);
  }
}

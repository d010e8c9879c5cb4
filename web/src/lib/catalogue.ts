/** Fluent sources as something that speaks. No isolation marks: names stand in sentences of their own direction. */

import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import type { Args, Said } from "./protocol";

const PEOPLE = ["seat", "whom"]; // arguments that are seats: told by the names of those who sit there

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(private readonly language: string, source: string) {
    const list: FluentFunction = (things) => this.list(things.map(String));
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { LIST: list } });
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

  /** Things one after another, as the language lists them; those without words are left out. Catalogues call it LIST. */
  private list(things: string[]): string {
    const others = things.filter((thing) => thing !== "");
    const last = others.pop() ?? "";
    if (!others.length) return last;
    return this.say("list-last", { first: others.reduce((first, second) => this.say("list-more", { first, second })), second: last });
  }

  /** The words as a sentence begins. */
  sentence(words: string): string {
    return words.charAt(0).toLocaleUpperCase(this.language) + words.slice(1);
  }

  /** What happened, in a sentence with the names of those who sit there; an argument may itself be something said. */
  tell(said: Said, names: string[], game: string): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(said.args as Record<string, unknown>)) {
      if (PEOPLE.includes(name) && typeof value === "number") args[name] = this.seat(value, names, game);
      else if (typeof value === "string" || typeof value === "number") args[name] = value;
      else args[name] = value ? this.tell(value as Said, names, game) : "";
    }
    return this.sentence(this.say(said.key, args));
  }

  private seat(seat: number, names: string[], game: string): string {
    return seat < 0 ? this.say(`${game}-neutral`) : (names[seat] ?? this.say("seat", { number: seat + 1 }));
  }

  why(game: string, rule: string): string {
    return rule === "-" || rule === "" ? this.say("not-now") : this.say(`${game}-why-${rule.replaceAll(".", "-")}`);
  }
}

/** The reader's language: fetched once, spoken everywhere through `t`. */

import { api } from "./api";
import { Catalogue } from "./catalogue";
import type { Args, Said } from "./protocol";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  cs: "Čeština",
  ru: "Русский",
};

class Words {
  language = $state("en");
  catalogue = $state.raw(new Catalogue("en", ""));
  ready = $state(false);

  async load(language: string): Promise<void> {
    let known = language in LANGUAGES ? language : "en";
    const source = await api.words(known).catch(() => api.words((known = "en")));
    this.catalogue = new Catalogue(known, source);
    this.language = known;
    this.ready = true;
    document.documentElement.lang = known;
  }
}

export const words = new Words();
export const t = (key: string, args?: Args): string => words.catalogue.say(key, args);
export const tell = (said: Said, names: string[], game: string): string => words.catalogue.tell(said, names, game);
/** Why not, as a sentence begins. */
export const why = (game: string, rule: string): string => words.catalogue.sentence(words.catalogue.why(game, rule));

/** The language to begin with: the one chosen before, or the browser's. */
export function firstLanguage(saved: string | null): string {
  return [saved, ...navigator.languages.map((tag) => tag.slice(0, 2))].find((tag) => tag && tag in LANGUAGES) ?? "en";
}

/** The language of the page. The catalogue is fetched once; components translate through `t`. */

import { api } from "./api";
import { type Args, Catalogue } from "./catalogue";
import type { Sentence, Words } from "./protocol";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  cs: "Čeština",
  ru: "Русский",
};

class I18n {
  language = $state("en");
  catalogue = $state.raw(new Catalogue("en", ""));
  ready = $state(false);
  reader = $state<number | null>(null); // the seat of the reader of this page; null: nobody's, or several people's

  private parts = new Set<string>(); // the screens whose words are there too

  async load(language: string): Promise<void> {
    let known = language in LANGUAGES ? language : "en";
    const source = await api.words(known).catch(() => api.words((known = "en")));
    const more = await Promise.all([...this.parts].map((part) => api.words(known, part)));
    this.catalogue = new Catalogue(known, [source, ...more].join("\n"));
    this.language = known;
    this.ready = true;
    document.documentElement.lang = known;
  }

  /** The words of one screen, before it opens. */
  async loadPart(part: string): Promise<void> {
    if (this.parts.has(part)) return;
    this.parts.add(part);
    await this.load(this.language).catch((error: unknown) => {
      this.parts.delete(part); // the next try fetches it again
      throw error;
    });
  }
}

export const i18n = new I18n();
export const t = (key: string, args?: Args): string => i18n.catalogue.format(key, args);
export const formatWords = (words: Words | Sentence, names: string[], game: string): string =>
  i18n.catalogue.formatWords(words, names, game, i18n.reader);
/** Sentences one after the other. */
export const formatSentences = (said: Sentence[], names: string[], game: string): string =>
  said.map((each) => formatWords(each, names, game)).join(" ");
/** The reason behind a rule, as a sentence. */
export const whyNot = (game: string, rule: string): string =>
  i18n.catalogue.capitalize(i18n.catalogue.whyNot(game, rule));

/** The language to start with: the saved one, or the browser's. */
export function firstLanguage(saved: string | null): string {
  return [saved, ...navigator.languages.map((tag) => tag.slice(0, 2))].find((tag) => tag && tag in LANGUAGES) ?? "en";
}

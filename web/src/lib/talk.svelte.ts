/** What was said at a table, as far as this player hears it. */

import type { Said, SpeakingInfo, TalkMessage } from "./protocol";

export class Talk {
  said = $state.raw<Said[]>([]);
  rule = $state<TalkMessage["talk"]>("all");
  place = $state<TalkMessage["place"]>("table");
  speaking = $state.raw<SpeakingInfo | null>(null);
  private lastHeard = $state(-1);
  private isFirst = true;

  /** How many sayings of others were not seen yet. */
  readonly unheard = $derived(
    this.said.filter(({ number, own, muted }) => number > this.lastHeard && !own && !muted).length,
  );

  get last(): number {
    return this.said.at(-1)?.number ?? -1;
  }

  receive(message: TalkMessage): void {
    const news = new Map(message.said.map((said) => [said.number, said]));
    const kept = this.said.map((said) => news.get(said.number) ?? said);
    const known = new Set(kept.map((said) => said.number));
    this.said = [...kept, ...message.said.filter((said) => !known.has(said.number))].sort(
      (a, b) => a.number - b.number,
    );
    this.rule = message.talk;
    this.place = message.place;
    this.speaking = message.speaking ?? this.speaking;
    if (this.isFirst) this.markHeard(); // what was said before one came
    this.isFirst = false;
  }

  markHeard(): void {
    this.lastHeard = this.last;
  }
}

/** What is shown of a table, and what has happened but is not yet shown: one thing after the other, at one's own speed. */

import type { TableMessage } from "./protocol";
import { PAUSE, settings, still } from "./settings.svelte";

const MOST_WAITING = 12; // more than that is not played back, only told

export class Playback {
  shown = $state.raw<TableMessage | null>(null);
  waiting = $state.raw<TableMessage[]>([]);

  /** Called between what was shown and what is shown next; animations hang here. */
  onStep: ((before: TableMessage, after: TableMessage) => Promise<void> | void) | null = null;

  private playing = false;
  private closed = false;

  /** `onshow` is called whenever something is shown, before it is. */
  constructor(private readonly onshow: (message: TableMessage) => void) {}

  get latest(): TableMessage | null {
    return this.waiting.at(-1) ?? this.shown;
  }

  /** Show it in its turn; at once if nothing has happened, or if nothing moves here. */
  take(message: TableMessage, hasNews: boolean): void {
    const before = this.latest;
    if (before && message.line === before.line && this.waiting.length === 0) this.show(message);
    else if (!this.shown || still() || !hasNews) {
      this.waiting = [];
      this.show(message);
    } else {
      this.waiting = this.waiting.length >= MOST_WAITING ? [message] : [...this.waiting, message];
      void this.playOn();
    }
  }

  /** Show at once whatever has happened. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.show(last);
  }

  close(): void {
    this.closed = true;
  }

  private async playOn(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.waiting.length && this.shown && !this.closed) {
      const next = this.waiting[0]!;
      const own = next.news.length > 0 && next.news.every((line) => this.shown!.you.includes(line.seat));
      await this.onStep?.(this.shown, next);
      if (this.waiting[0] !== next) continue; // skipped meanwhile
      this.waiting = this.waiting.slice(1);
      this.show(next);
      if (this.waiting.length && !own) await new Promise((done) => setTimeout(done, PAUSE[settings.speed]));
    }
    this.playing = false;
  }

  private show(message: TableMessage): void {
    this.onshow(message);
    this.shown = message;
  }
}

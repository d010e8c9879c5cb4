/** Shows the messages of a table one after the other, at the speed of the settings. */

import type { TableMessage } from "./protocol";
import { noMotion, PAUSE, settings } from "./settings.svelte";

const MAX_QUEUE = 12; // with more messages than this, only the last one is shown

export class Playback {
  shown = $state.raw<TableMessage | null>(null);
  queue = $state.raw<TableMessage[]>([]);

  /** Called before the next message is shown. Animations run here. */
  onStep: ((before: TableMessage, after: TableMessage) => Promise<void> | void) | null = null;

  private playing = false;
  private closed = false;

  /** `onshow` is called with each message before it is shown. */
  constructor(private readonly onshow: (message: TableMessage) => void) {}

  get latest(): TableMessage | null {
    return this.queue.at(-1) ?? this.shown;
  }

  /** Shows the message after those in the queue; at once if it brings no news or animations are off. */
  receive(message: TableMessage, hasNews: boolean): void {
    const before = this.latest;
    if (before && message.line === before.line && this.queue.length === 0) this.show(message);
    else if (!this.shown || noMotion() || !hasNews) {
      this.queue = [];
      this.show(message);
    } else {
      this.queue = this.queue.length >= MAX_QUEUE ? [message] : [...this.queue, message];
      void this.playQueue();
    }
  }

  /** Shows the last message of the queue at once. */
  skip(): void {
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.show(last);
  }

  close(): void {
    this.closed = true;
  }

  private async playQueue(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.queue.length && this.shown && !this.closed) {
      const next = this.queue[0]!;
      const own = next.news.length > 0 && next.news.every((line) => this.shown!.you.includes(line.seat));
      await this.onStep?.(this.shown, next);
      if (this.queue[0] !== next) continue; // `skip` was called during the animation
      this.queue = this.queue.slice(1);
      this.show(next);
      if (this.queue.length && !own) await new Promise((done) => setTimeout(done, PAUSE[settings.speed]));
    }
    this.playing = false;
  }

  private show(message: TableMessage): void {
    this.onshow(message);
    this.shown = message;
  }
}

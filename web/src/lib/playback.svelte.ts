/** Shows the messages of a table one after the other, at the speed of the settings. */

import type { TableMessage } from "./protocol";
import { noMotion, PAUSE, settings } from "./settings.svelte";
import { type ShownTable, toShow } from "./stages";

const MAX_QUEUE = 40; // with more messages and stages than this, only the last one is shown

export class Playback {
  shown = $state.raw<ShownTable | null>(null);
  queue = $state.raw<ShownTable[]>([]);

  /** Called before the next message is shown. Animations run here. */
  onStep: ((before: ShownTable, after: ShownTable) => Promise<void> | void) | null = null;

  private playing = false;
  private isSkipping = false; // until this player decides, everything is shown at once
  private closed = false;

  /** `onshow` is called with each message before it is shown. */
  constructor(private readonly onshow: (message: ShownTable) => void) {}

  get latest(): TableMessage | null {
    return this.queue.at(-1) ?? this.shown;
  }

  /** Shows the message after those in the queue; at once if it brings no news or animations are off. */
  receive(message: TableMessage, hasNews: boolean): void {
    const before = this.latest;
    if (this.isSkipping) hasNews = false;
    if (message.decision?.codes?.length || message.state !== "running") this.isSkipping = false;
    if (before && message.line === before.line && this.queue.length === 0) this.show(message);
    else if (!this.shown || noMotion() || !hasNews) {
      this.queue = [];
      this.show(message);
    } else {
      this.queue = this.queue.length >= MAX_QUEUE ? [message] : [...this.queue, ...toShow(message)];
      void this.playQueue();
    }
  }

  /** Shows the last message of the queue at once, and those that follow, until this player decides. */
  skip(): void {
    const last = this.queue.at(-1);
    this.isSkipping = !last?.decision?.codes?.length;
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
      const own = !next.stage && next.news.length > 0 && next.news.every((line) => this.shown!.you.includes(line.seat));
      await this.onStep?.(this.shown, next);
      if (this.queue[0] !== next) continue; // `skip` was called during the animation
      this.queue = this.queue.slice(1);
      this.show(next);
      if (this.queue.length && !own) await new Promise((done) => setTimeout(done, PAUSE[settings.speed]));
    }
    this.playing = false;
  }

  private show(message: ShownTable): void {
    this.onshow(message);
    this.shown = message;
  }
}

/** The review of a game as it grows: the server is asked for what is new until it is done. */

import { api, ApiError } from "../lib/api";
import { messageOf } from "../lib/messageOf";
import type { Review, ReviewedDecision } from "../lib/protocol";

const INTERVAL = 600; // milliseconds between two questions while the bots think
const SHORT_INTERVAL = 250; // until there is something to read about the decision on the screen
const SLOW_INTERVAL = 3000; // after a question without an answer

export class GameReview {
  state = $state<Review["state"] | "opening">("opening");
  yours = $state(false);
  done = $state(0);
  total = $state(0);
  choices = $state.raw<number[]>([]); // the lines of all decisions, in order
  turningPoints = $state.raw<number[]>([]);
  chances = $state.raw<[line: number, chances: number[]][]>([]); // in the order of the game
  decisions = $state.raw<Record<number, ReviewedDecision>>({});
  error = $state<string | null>(null);

  at = 0; // the line of the decision on the screen: it is judged next
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly table: string) {}

  /** Opens it. A game that was never reviewed is reviewed now. */
  async open(): Promise<void> {
    await this.ask(() => api.review(this.table));
    if (this.state === "none") await this.start();
  }
  async start(): Promise<void> {
    await this.ask(() => api.startReview(this.table));
  }
  async stop(): Promise<void> {
    await this.ask(() => api.stopReview(this.table));
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(question: () => Promise<Review>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.receive(await question());
      this.error = null;
    } catch (problem) {
      this.error = messageOf(problem);
      if (!(problem instanceof ApiError && problem.isTemporary)) return;
      this.wait(SLOW_INTERVAL);
      return;
    }
    if (this.state === "running") this.wait(this.decisions[this.at] ? INTERVAL : SHORT_INTERVAL);
  }

  private wait(milliseconds: number): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(() => api.review(this.table, this.count, this.at)), milliseconds);
  }

  /** An answer has all entries or those after the ones that are here. */
  private receive(review: Review): void {
    this.state = review.state;
    this.yours = review.yours;
    this.done = review.done;
    this.total = review.total;
    if (review.choices.length !== this.choices.length) this.choices = review.choices;
    this.turningPoints = review.turning_points;
    this.count = review.count;
    if (!review.entries.length) return;
    const chances = new Map(this.chances);
    const decisions = { ...this.decisions };
    for (const entry of review.entries) {
      if (entry.chances) chances.set(entry.line, entry.chances);
      if (entry.decision) decisions[entry.line] = entry.decision;
    }
    this.chances = [...chances].sort(([a], [b]) => a - b);
    this.decisions = decisions;
  }
}

/** The ratings at a rated table: asked for when seats change and when the game is over. */

import type { LiveTable } from "../lib/liveTable.svelte";
import { ratings } from "../lib/people";
import type { TableRatings } from "../lib/protocol";

const AGAIN = 2000; // milliseconds: a game is counted a moment after its end

export class SeatRatings {
  found = $state.raw<TableRatings | null>(null);

  constructor(live: LiveTable) {
    $effect(() => {
      if (!live.shown?.rated) return;
      void live.seats;
      const isOver = live.shown.state === "over";
      let timer: ReturnType<typeof setTimeout> | undefined;
      const load = async (): Promise<void> => {
        this.found = await ratings.ofTable(live.id).catch(() => this.found);
        if (isOver && !this.found?.counted) timer = setTimeout(() => void load(), AGAIN);
      };
      void load();
      return () => clearTimeout(timer);
    });
  }

  /** The rating of a seat in words of figures; empty: none. */
  text(seat: number): string {
    const rating = this.found?.seats[seat];
    if (!rating) return "";
    const change = rating.change === null ? "" : ` (${rating.change >= 0 ? "+" : "−"}${Math.abs(rating.change)})`;
    return `${rating.rating} ± ${rating.uncertainty}${change}`;
  }
}

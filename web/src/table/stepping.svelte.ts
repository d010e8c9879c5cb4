/** A scoring shown step by step, at the pace one has chosen, or at once. */

import { PAUSE, settings, noMotion } from "../lib/settings.svelte";

const ALL = 99;

export class Stepping {
  shown = $state(noMotion() ? ALL : 1); // so many steps

  /** `slowly`: so many times the usual pause. To be made where a component is made. */
  constructor(
    private readonly steps: () => number,
    slowly = 1,
  ) {
    $effect(() => {
      if (this.isDone) return;
      const timer = setTimeout(() => this.shown++, PAUSE[settings.speed] * slowly);
      return () => clearTimeout(timer);
    });
  }

  get isDone(): boolean {
    return this.shown >= this.steps();
  }
  showAll(): void {
    this.shown = ALL;
  }
}

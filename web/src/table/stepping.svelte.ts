/** Shows the steps of a scoring at the speed of the settings, or all at once. */

import { noMotion, PAUSE, settings } from "../lib/settings.svelte";

const ALL = 99;

export class Stepping {
  shown = $state(noMotion() ? ALL : 1); // the number of steps shown

  /** `slowly` multiplies the pause. Call it while a component initialises. */
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

/** The size of the faces in a panel: the largest with which all cards are seen without scrolling. */

import type { Action } from "svelte/action";

interface Sizes {
  smallest: number; // pixels
  largest: number;
  step: number;
}
export const FACE_SIZES: Sizes = { smallest: 11.5, largest: 17, step: 0.5 };

/** Sets `--face` of the panel. It follows the size of the panel and every change of the cards in it. */
export const fitFace: Action<HTMLElement, Sizes | undefined> = (panel, sizes = FACE_SIZES) => {
  const steps = Math.round((sizes.largest - sizes.smallest) / sizes.step);
  const fits = (n: number): boolean => {
    panel.style.setProperty("--face", `${sizes.smallest + n * sizes.step}px`);
    return panel.scrollHeight <= panel.clientHeight + 1 && panel.scrollWidth <= panel.clientWidth + 1;
  };
  function fit(): void {
    let [low, high] = [0, steps];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (fits(middle)) low = middle;
      else high = middle - 1;
    }
    fits(low);
  }
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  const resized = new ResizeObserver(later);
  const changed = new MutationObserver(later);
  resized.observe(panel);
  changed.observe(panel, { childList: true, subtree: true });
  fit();
  return {
    destroy() {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
    },
  };
};

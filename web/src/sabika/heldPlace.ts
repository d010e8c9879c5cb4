/** Where a card that is held large is shown: near its element, over neither it nor the prompt. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 6;

/** The area that two rectangles share. */
export function shared(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The best place for a card of this size. `own`: what is held; `kept`: areas that should stay visible, with the weight
 * of each pixel. The element itself counts most; then a short distance.
 */
export function heldPlace(
  own: Area,
  kept: [area: Area, weight: number][],
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (n: number, most: number): number => Math.max(MARGIN, Math.min(n, most));
  const lefts = [
    own.left - size.width - MARGIN,
    own.right + MARGIN,
    own.left,
    own.right - size.width,
    MARGIN,
    screen.width,
  ];
  const tops = [
    own.top,
    own.bottom - size.height,
    own.top - size.height - MARGIN,
    own.bottom + MARGIN,
    MARGIN,
    screen.height,
  ];
  const places = lefts.flatMap((left) =>
    tops.map((top) => ({
      left: clamp(left, screen.width - size.width - MARGIN),
      top: clamp(top, screen.height - size.height - MARGIN),
    })),
  );
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const here = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = [[own, 40] as [Area, number], ...kept].reduce(
      (sum, [area, weight]) => sum + weight * shared(here, area),
      0,
    );
    const far = Math.hypot(
      (left + here.right - own.left - own.right) / 2,
      (top + here.bottom - own.top - own.bottom) / 2,
    );
    return covered + far * 20;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

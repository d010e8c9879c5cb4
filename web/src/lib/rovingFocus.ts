/** Focus by arrow keys: among the controls of a list, and among points of a plane. */

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const SIDEWAYS = 2; // weight of the distance to the side, against the distance ahead

/** The nearest point in the direction of an arrow key; null for another key, or without such a point. */
export function nearestAhead<P extends Point>(from: Point, points: readonly P[], key: string): P | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const distance = ({ x, y }: Point): number =>
    Math.abs((x - from.x) * direction.x + (y - from.y) * direction.y) +
    SIDEWAYS * Math.abs((x - from.x) * direction.y + (y - from.y) * direction.x);
  const ahead = points.filter(({ x, y }) => (x - from.x) * direction.x + (y - from.y) * direction.y > 0);
  return ahead.reduce<P | null>((best, point) => (best && distance(best) <= distance(point) ? best : point), null);
}

/** Svelte action: arrow keys move the focus among the controls that match the selector. */
export function arrows(element: HTMLElement, selector: string): { destroy: () => void } {
  const press = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    const controls = [...element.querySelectorAll<HTMLElement>(selector)].filter(
      (control) => !(control as HTMLButtonElement).disabled,
    );
    const at = controls.indexOf(document.activeElement as HTMLElement);
    const next = controls[at + direction.x + direction.y];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  element.addEventListener("keydown", press);
  return { destroy: () => element.removeEventListener("keydown", press) };
}

/** Svelte action: up and down move the focus from line to line, left and right among the controls of a line. */
export function lineArrows(list: HTMLElement): { destroy: () => void } {
  const press = (event: KeyboardEvent): void => {
    const here = event.target as HTMLElement;
    const line = here.closest("li");
    const lines = [...list.children];
    if (!line) return;
    const controls = [...line.querySelectorAll<HTMLElement>("a, summary, button")];
    const at = lines.indexOf(line);
    const toLine = (n: number): HTMLElement | null | undefined => lines[n]?.querySelector<HTMLElement>("a");
    const targets: Record<string, () => HTMLElement | null | undefined> = {
      ArrowUp: () => toLine(at - 1),
      ArrowDown: () => toLine(at + 1),
      Home: () => toLine(0),
      End: () => toLine(lines.length - 1),
      ArrowLeft: () => controls[controls.indexOf(here) - 1],
      ArrowRight: () => controls[controls.indexOf(here) + 1],
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target()?.focus();
  };
  list.addEventListener("keydown", press);
  return { destroy: () => list.removeEventListener("keydown", press) };
}

/** Arrow keys among elements with data-x and data-y; with Shift also to the cells where nothing fits. */
export function planeArrows(event: KeyboardEvent, within: Element): void {
  const here = (event.target as Element).closest<SVGElement>("[data-x]");
  if (!here || !(event.key in DIRECTIONS)) return;
  const point = (element: SVGElement) => ({ element, x: Number(element.dataset.x), y: Number(element.dataset.y) });
  const points = [...within.querySelectorAll<SVGElement>(event.shiftKey ? "[data-x]" : "[data-x]:not(.misfit)")].map(
    point,
  );
  event.preventDefault();
  nearestAhead(point(here), points, event.key)?.element.focus();
}

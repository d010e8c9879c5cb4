/** Arrow keys: among the controls of a list, and among places on a plane. */

export interface Place {
  x: number;
  y: number;
}

const WAYS: Record<string, Place> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
const ASIDE = 2; // a step aside counts as so many ahead

/** The place that one comes to from here by an arrow key: the nearest that lies that way. */
export function nextPlace<P extends Place>(from: Place, places: readonly P[], key: string): P | null {
  const way = WAYS[key];
  if (!way) return null;
  const far = ({ x, y }: Place): number => Math.abs((x - from.x) * way.x + (y - from.y) * way.y) + ASIDE * Math.abs((x - from.x) * way.y + (y - from.y) * way.x);
  const ahead = places.filter(({ x, y }) => (x - from.x) * way.x + (y - from.y) * way.y > 0);
  return ahead.reduce<P | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}

/** Within the element, arrow keys go from one control to the next. */
export function arrows(element: HTMLElement, selector: string): { destroy: () => void } {
  const press = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (!way) return;
    const controls = [...element.querySelectorAll<HTMLElement>(selector)].filter((control) => !(control as HTMLButtonElement).disabled);
    const at = controls.indexOf(document.activeElement as HTMLElement);
    const next = controls[at + way.x + way.y];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  element.addEventListener("keydown", press);
  return { destroy: () => element.removeEventListener("keydown", press) };
}

/** In a list of lines, up and down go from line to line, left and right among the controls of one. */
export function alongLines(list: HTMLElement): { destroy: () => void } {
  const press = (event: KeyboardEvent): void => {
    const here = event.target as HTMLElement;
    const line = here.closest("li");
    const lines = [...list.children];
    if (!line) return;
    const controls = [...line.querySelectorAll<HTMLElement>("a, summary, button")];
    const at = lines.indexOf(line);
    const toLine = (n: number): HTMLElement | null | undefined => lines[n]?.querySelector<HTMLElement>("a");
    const ways: Record<string, () => HTMLElement | null | undefined> = {
      ArrowUp: () => toLine(at - 1),
      ArrowDown: () => toLine(at + 1),
      Home: () => toLine(0),
      End: () => toLine(lines.length - 1),
      ArrowLeft: () => controls[controls.indexOf(here) - 1],
      ArrowRight: () => controls[controls.indexOf(here) + 1],
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    way()?.focus();
  };
  list.addEventListener("keydown", press);
  return { destroy: () => list.removeEventListener("keydown", press) };
}

/** Among places marked with data-x and data-y, arrow keys go to the nearest; with Shift also to where nothing fits. */
export function acrossPlaces(event: KeyboardEvent, within: Element): void {
  const here = (event.target as Element).closest<SVGElement>("[data-x]");
  if (!here || !(event.key in WAYS)) return;
  const place = (element: SVGElement) => ({ element, x: Number(element.dataset.x), y: Number(element.dataset.y) });
  const places = [...within.querySelectorAll<SVGElement>(event.shiftKey ? "[data-x]" : "[data-x]:not(.misfit)")].map(place);
  event.preventDefault();
  nextPlace(place(here), places, event.key)?.element.focus();
}

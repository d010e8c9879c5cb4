/** Where the cities lie on the drawn map, in a field of 380 by 330. Only for drawing: routes and costs come from the data. */

export const MAP = { width: 380, height: 330 };

type Point = [x: number, y: number];

export const CITIES: Record<string, Point> = {
  granada: [26, 186],
  fez: [56, 296],
  algiers: [126, 212],
  tunis: [190, 296],
  florence: [64, 112],
  venice: [158, 34],
  ragusa: [214, 112],
  constantinople: [304, 34],
  damascus: [326, 168],
  cairo: [322, 262],
};

/** Routes that bow aside, so that they do not run under another city, and the place of their cost. */
const BOWS: Record<string, Point> = { "constantinople-cairo": [230, 176] };
const COSTS: Record<string, Point> = {
  "constantinople-cairo": [262, 170],
  "florence-venice": [110, 72],
  "venice-ragusa": [188, 74],
  "ragusa-constantinople": [262, 74],
  "granada-florence": [40, 158],
  "granada-algiers": [63, 194],
  "algiers-tunis": [166, 254],
  "fez-algiers": [88, 254],
  "tunis-cairo": [256, 286],
  "damascus-cairo": [330, 215],
  "constantinople-damascus": [322, 100],
};

export interface DrawnRoute {
  key: string;
  path: string;
  x: number;
  y: number;
}

export function drawRoute(a: string, b: string): DrawnRoute {
  const key = `${a}-${b}`;
  const from: Point = CITIES[a] ?? [0, 0];
  const to: Point = CITIES[b] ?? [0, 0];
  const bow = BOWS[key];
  const [x, y] = COSTS[key] ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { key, path: `M${from}${bow ? `Q${bow} ${to}` : `L${to}`}`, x, y };
}

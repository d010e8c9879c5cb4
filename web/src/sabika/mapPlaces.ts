/** Where the cities lie on the drawn map, in a field of 380 by 330. Only for drawing: routes and costs come from the data. */

export const MAP = { width: 380, height: 330 };

type Point = [x: number, y: number];

export const CITIES: Record<string, Point> = {
  granada: [26, 192],
  fez: [56, 296],
  algiers: [126, 208],
  tunis: [190, 296],
  florence: [62, 121],
  venice: [158, 34],
  ragusa: [214, 121],
  constantinople: [308, 34],
  damascus: [326, 172],
  cairo: [322, 268],
};

/** Routes that bow aside, so that they do not run under another city, and the place of their cost. */
const BOWS: Record<string, Point> = { "constantinople-cairo": [230, 176] };
const COSTS: Record<string, Point> = {
  "constantinople-cairo": [262, 172],
  "florence-venice": [110, 78],
  "venice-ragusa": [186, 78],
  "ragusa-constantinople": [260, 78],
  "granada-florence": [40, 167],
  "granada-algiers": [60, 198],
  "algiers-tunis": [166, 252],
  "fez-algiers": [88, 252],
  "tunis-cairo": [256, 286],
  "damascus-cairo": [330, 220],
  "constantinople-damascus": [322, 103],
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

/** Texts for screen readers: names of tiles, cells and point sources. */

import { t } from "../lib/i18n.svelte";
import type { TileFacts } from "./components";
import { isKind } from "./pointSources";

const SIDE_NAMES: Record<string, string> = { N: "web-north", E: "web-east", S: "web-south", W: "web-west" };

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

function walls(letters: string): string {
  return letters
    ? t("web-walls", { sides: [...letters].map((side) => t(SIDE_NAMES[side]!)).join(", ") })
    : t("web-no-walls");
}

export function tileName(facts: TileFacts): string {
  return t("web-tile-spoken", { kind: facts.kind, price: facts.price, walls: walls(facts.walls) });
}

/** The name of a point source. */
export const sourceName = (source: string): string =>
  isKind(source) ? t("alhambra-kind", { kind: source }) : t(`web-source-${source}`);

/** The position of a cell relative to the fountain: "2 east, 1 north". */
export function cellName(x: number, y: number): string {
  const across = x ? [t(x > 0 ? "web-cells-east" : "web-cells-west", { n: Math.abs(x) })] : [];
  const along = y ? [t(y > 0 ? "web-cells-south" : "web-cells-north", { n: Math.abs(y) })] : [];
  return [...across, ...along].join(", ");
}

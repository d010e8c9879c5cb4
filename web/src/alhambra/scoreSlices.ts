/** Colours and texts of point sources in bar charts. */

import { formatWords } from "../lib/i18n.svelte";
import type { Slice } from "../table/slices";
import { sourceName } from "./ariaText";
import { isKind, type SourcePoints } from "./pointSources";

const fill = (source: string): string =>
  isKind(source) ? `var(--kind-${source})` : source === "wall" ? "var(--wall)" : "var(--falcon-brown)";
const ink = (source: string): string =>
  isKind(source)
    ? `var(--kind-${source}-ink)`
    : source === "wall"
      ? "var(--kind-arcades-ink)"
      : "var(--kind-garden-ink)";

export const slicesOf = (parts: SourcePoints[], names: string[]): Slice[] =>
  parts.map(({ source, points, why = [] }) => ({
    source,
    name: sourceName(source),
    points,
    words: why.length
      ? why.map((sentence) => formatWords(sentence, names, "alhambra")).join(" ")
      : `${sourceName(source)}: ${points}`,
    fill: fill(source),
    ink: ink(source),
    ground: isKind(source) ? source : null,
  }));

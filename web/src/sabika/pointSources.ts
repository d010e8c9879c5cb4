/** The sources of VP, grouped under a few headings ("heads"). */

import { t } from "../lib/i18n.svelte";
import type { NewsLine, Scored, Words } from "../lib/protocol";
import { withoutUndone } from "../lib/recordLines";
import type { Slice } from "../table/slices";

export const HEADS = [
  "start",
  "buildings",
  "poems",
  "trade",
  "bonuses",
  "wishes",
  "long",
  "card",
  "left",
  "taxes",
] as const;
export type Head = (typeof HEADS)[number];

/** The colours and textures of the heads. */
const DARK = "var(--kind-arcades-ink)";
const LIGHT = "var(--kind-tower-ink)";
export const PAINT: Record<Head, string> = {
  start: "var(--kind-fountain)",
  buildings: "var(--kind-arcades)",
  poems: "var(--money-dinar)",
  trade: "var(--kind-pavilion)",
  bonuses: "var(--kind-garden)",
  wishes: "var(--kind-seraglio)",
  long: "var(--kind-tower)",
  card: "var(--money-dirham)",
  left: "var(--kind-chambers)",
  taxes: "var(--seat-neutral)",
};
const GROUND: Record<Head, string> = {
  start: "chambers",
  buildings: "arcades",
  poems: "pavilion",
  trade: "garden",
  bonuses: "garden",
  wishes: "seraglio",
  long: "tower",
  card: "arcades",
  left: "chambers",
  taxes: "tower",
};
export const INK: Record<Head, string> = {
  start: DARK,
  buildings: DARK,
  poems: LIGHT,
  trade: DARK,
  bonuses: LIGHT,
  wishes: LIGHT,
  long: LIGHT,
  card: DARK,
  left: DARK,
  taxes: DARK,
};

const UNDER: Record<string, Head> = {
  "start-vp": "start",
  "gained-start-vp": "start",
  "build-large-vp": "buildings",
  "build-small-vp": "buildings",
  "expand-vp": "buildings",
  "refresh-vp": "buildings",
  "engrave-vp": "poems",
  "gained-blue-vp": "poems",
  "gained-red-vp": "poems",
  "export-vp": "trade",
  "others-vp": "trade",
  "yusuf-others-vp": "trade",
  "gained-city-vp": "trade",
  "gained-income-vp": "trade",
  "yusuf-vp": "bonuses",
  "wish-vp": "wishes",
  "long-vp": "long",
  "trade-vp": "card",
  "tax-vp": "taxes",
  "event-vp": "taxes",
  "rest-vp": "taxes",
};

const PREFIX = "sabika-";

/** The head of a sentence that gives VP; null if it gives none. */
export function headOf(sentence: Words): Head | null {
  if (!sentence.key.startsWith(PREFIX) || !sentence.key.endsWith("-vp")) return null;
  const name = sentence.key.slice(PREFIX.length);
  return UNDER[name] ?? (name.startsWith("left-") ? "left" : "bonuses");
}

export interface HeadPoints {
  head: Head;
  points: number;
}

/** The slices of a bar chart. */
export const slicesOf = (parts: HeadPoints[]): Slice[] =>
  parts.map(({ head, points }) => {
    const name = t("web-sabika-source", { head });
    return {
      source: head,
      name,
      points,
      words: `${name}: ${points}`,
      fill: PAINT[head],
      ink: INK[head],
      ground: GROUND[head],
    };
  });

const gather = (some: { head: Head; points: number }[]): HeadPoints[] =>
  HEADS.map((head) => ({
    head,
    points: some.filter((one) => one.head === head).reduce((sum, one) => sum + one.points, 0),
  })).filter(({ points }) => points !== 0);

/** VP by the names of the events that gave them, under their heads. */
export const underHeads = (sources: Record<string, number>): HeadPoints[] =>
  gather(
    Object.entries(sources).map(([name, points]) => ({
      head: headOf({ key: PREFIX + name, args: {} }) ?? "bonuses",
      points,
    })),
  );

/** The party of a seat. Yusuf has seat -1 and is the party after the last seat. */
export const partyOf = (seat: number, seats: number): number => (seat < 0 ? seats : seat);

/** The VP that a party would get if the game ended now. */
export const vpIfEndedNow = (now: Scored[], party: number, seats: number): HeadPoints[] =>
  gather(
    now
      .filter(({ seat }) => partyOf(seat, seats) === party)
      .map(({ why, points }) => ({ head: headOf(why) ?? "bonuses", points })),
  );

/** The VP of a party in the whole game, by head. */
export const vpByHead = (log: NewsLine[], party: number, seats: number): HeadPoints[] =>
  gather(given(log, party, seats));

function given(log: NewsLine[], party: number, seats: number): HeadPoints[] {
  return withoutUndone(log)
    .flatMap((line) => line.words)
    .flatMap((sentence) => {
      const head = headOf(sentence);
      return head && partyOf(Number(sentence.args.seat), seats) === party
        ? [{ head, points: Number(sentence.args.points) }]
        : [];
    });
}

/** The VP of each party at the end of each round. */
export function vpByRound(log: NewsLine[], parties: number, seats: number): number[][] {
  const points = Array<number>(parties).fill(0);
  const rounds: number[][] = [];
  for (const sentence of withoutUndone(log).flatMap((line) => line.words)) {
    if (sentence.key === "sabika-stood-up" || sentence.key === "sabika-ending") rounds.push([...points]);
    const party = partyOf(Number(sentence.args.seat), seats);
    if (headOf(sentence) && party < parties) points[party] = points[party]! + Number(sentence.args.points);
  }
  rounds.push([...points]);
  return rounds;
}

/** The sentences of the final scoring, in order. */
export function lastScoring(log: NewsLine[]): Words[] {
  const words = withoutUndone(log).flatMap((line) => line.words);
  const from = words.findLastIndex((sentence) => sentence.key === "sabika-narrator");
  return words.slice(Math.max(0, from)).filter((sentence) => headOf(sentence) !== null);
}

/** The points of one source, as drawn in a bar. */

export interface Slice {
  source: string;
  name: string;
  points: number; // negative: lost
  words: string; // the tooltip
  fill: string;
  ink: string; // the text colour
  ground: string | null; // the name of the texture
}

/** The points from before the log: a table may begin with a position. */
export const earlier = (points: number, name: string): Slice => ({
  source: "earlier",
  name,
  points,
  words: `${name}: ${points}`,
  fill: "var(--seat-neutral)",
  ink: "var(--kind-arcades-ink)",
  ground: null,
});

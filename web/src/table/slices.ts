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

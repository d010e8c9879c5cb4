/** Points by what they come from, as any game tells them. */

export interface Slice {
  source: string;
  name: string;
  points: number; // below nothing: lost
  words: string; // under the pointer
  fill: string;
  ink: string; // what is written on it
  ground: string | null; // the texture, by its name
}

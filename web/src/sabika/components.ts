/** The components of the game and the texts of its cards, as the server sends them. */

import type { Clause, Part, SecondaryCost } from "./faces";

export type Effect = Part;

export interface Row {
  id?: string | number;
  status: string;
  [field: string]: unknown;
}

export interface Secondary extends Row {
  id: string;
  side: string;
  kind: "raw" | "marble";
  angle: number;
}

export interface Components {
  files: Record<string, Record<string, Row[]>>;
  faces: Record<string, Record<string, Clause[][]>>; // by file and table
  costs: Record<string, Part[]>; // of a large and a small building, of a blue, red and grey poem
  secondary_costs: SecondaryCost[];
  rank_points: number[][]; // by the number of players minus one
  secondary: Secondary[][]; // by the number of players minus one
  rules: Record<string, string>; // the rule of each kind of item and of each action
  materials: string[];
  raws: string[];
  goods: string[];
}

export interface CardText {
  words: string[];
  status: string;
}

export interface CardTexts {
  said: Record<string, Record<string, CardText[]>>; // by file and table
  effects: Record<string, { text: string; source: string }>; // what each row of the program and those after it do
  choices: Record<string, string[]>; // the alternatives of each effect that offers some, by its row in the program
}

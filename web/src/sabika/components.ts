/** The components of the game and the texts of its cards, as the server sends them. */

export type Effect = Record<string, unknown>;

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
  choices: Record<string, string[]>; // the alternatives of each effect that offers some, by its row in the program
}

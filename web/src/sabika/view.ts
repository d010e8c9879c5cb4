/** Sabika on the wire: the components of the game, the texts of its cards and the view of one seat. */

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
  steps: string[];
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
  said: Record<string, Record<string, CardText[]>>;
  choices: Record<string, string[]>;
}

export interface Party {
  dinars: number;
  seals: number;
  vp: number;
  taxes: number;
  reward: number;
  boxes: number;
  stock: number[];
  special: number[];
  raw: number[];
  left: string[];
  right: string[];
  blue: number[];
  red: number[];
  grey: string[];
  large: number[];
  row: [place: number, card: number][];
  balance: number;
  storehouses: number[][];
  workers: [space: number, lies: number][];
  piled: number[];
}

export interface SabikaView {
  viewer: number | null;
  seat: number;
  over: boolean;
  pending: number[];
  parties: Party[];
  stack: number[];
  narrator: number;
  first: number;
  turn: number;
  sultan: number[][];
  raw_spaces: number[];
  marble_spaces: number;
  bag: number;
  discard: number[];
  small_open: number[];
  small_deck: number;
  short_open: number[];
  short_deck: number;
  long_open: string[];
  large_open: number[];
  storehouses: number[];
  stacks: number[];
  cities: number[];
  seals: string[];
  trade_card: number;
  wishes: string[];
  event: number;
  next_event: number;
  event_left: number;
  dealt: number[] | null;
  kept: (number | null)[];
  tokens: number[];
  used: number[][];
}

/** Alhambra on the wire: the components of the game and the view of one seat. */

export interface TileFacts {
  tile: number;
  kind: string;
  price: number;
  walls: string;
}

export interface FalconFacts {
  name: string;
  colour: string;
  kinds: [string, string];
  status: string;
}

export interface Components {
  kinds: string[];
  currencies: string[];
  highest: number;
  copies: number;
  fountain: number;
  tiles: TileFacts[];
  falcons: FalconFacts[];
  falcon_points: number[];
  first_portal: number;
  portals_of_a_kind: number;
  surcharges: number[];
  tokens_of_a_currency: number;
  highest_credit: number;
  places: number[][][]; // points by scoring, kind, place
}

export type Row = [cell: number, piece: number, quarters: number, walls: number, kind: number, walkable: number];

export interface AlhambraView {
  viewer: number | null;
  seat: number;
  over: boolean;
  turn: number;
  start: number;
  palaces: Row[][];
  walls: [x: number, y: number][][];
  reserves: number[][];
  waiting: number[][];
  hands: (number[] | null)[];
  hand_sizes: number[];
  scores: number[];
  neutral: number[];
  bag: number;
  market: number[];
  display: number[];
  piles: number[];
  discard: number;
  scoring_cards: number;
  scorings: number;
  ending: boolean;
  modules: {
    falconers?: { perches: number[]; status: string[] };
    portals?: { supply: number[]; waiting: number[] };
    "building-sites"?: {
      tokens: [number, number][];
      opening: number;
      drawn: number[] | null;
      drawn_count: number;
      bag: number;
      gone: number[];
    };
    "exchange-certificates"?: { markers: number[]; credits: number[] };
  };
}

/** Everything in the box of Alhambra, as the server lists it. */

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
  portals_of_a_kind: number;
  surcharges: number[];
  tokens_of_a_currency: number;
  highest_credit: number;
  places: number[][][]; // points by scoring, kind, place
}

/** Where others find this server, for links that one gives them. */

import { api } from "./api";

class Outside {
  address = $state<string | null>(null); // as its host said; empty: as one found it oneself; null: not known yet

  constructor() {
    api.me().then(
      (me) => (this.address = me.address),
      () => {
        this.address = "";
        known = undefined;
      },
    );
  }
}

let known: Outside | undefined;
export const outside = (): Outside => (known ??= new Outside());

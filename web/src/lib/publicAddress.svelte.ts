/** The address under which other players reach this server, for links to share. */

import { api } from "./api";

class PublicAddress {
  address = $state<string | null>(null); // empty: the address of this page; null: not loaded yet

  constructor() {
    api.me().then(
      (me) => (this.address = me.address),
      () => {
        this.address = "";
        shared = undefined; // the next caller asks the server again
      },
    );
  }
}

let shared: PublicAddress | undefined;
export const publicAddress = (): PublicAddress => (shared ??= new PublicAddress());

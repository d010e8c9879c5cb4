/** Where one is: the part of the address after #. Invitations live there too: it never reaches a server's log. */

export interface Route {
  name: "lobby" | "table" | "replay" | "join" | "seat" | "rules";
  id: string;
  ply: number | null;
}

export function parse(hash: string): Route {
  const [name = "", id = "", ply] = hash.replace(/^#\/?/, "").split("/");
  const named = (["table", "replay", "join", "seat", "rules"] as const).find((known) => known === name);
  const number = ply !== undefined && /^\d+$/.test(ply) ? Number(ply) : null;
  return named && id ? { name: named, id: decodeURIComponent(id), ply: number } : { name: "lobby", id: "", ply: null };
}

class Place {
  now = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.now = parse(location.hash)));
  }
}

export const place = new Place();

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#/${path}`);
    place.now = parse(location.hash);
  } else location.hash = `#/${path}`;
}

/** The address of a place of this page, for others: under `base` if they find the server there. */
export const addressOf = (path: string, base = ""): string => `${base || location.origin + location.pathname}#/${path}`;

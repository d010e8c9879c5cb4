/** The current page: the part of the address after #. It never reaches a server log, so invitations are safe in it. */

export interface Route {
  name:
    | "lobby"
    | "account"
    | "link"
    | "table"
    | "replay"
    | "review"
    | "join"
    | "seat"
    | "rules"
    | "learn"
    | "games"
    | "daily"
    | "puzzles"
    | "puzzle"
    | "own"
    | "ratings"
    | "friends"
    | "friend"
    | "club"
    | "club-link";
  id: string;
  ply: number | null;
}

const PEOPLE = ["ratings", "friends", "friend", "club", "club-link"] as const;
export type PeoplePage = (typeof PEOPLE)[number];
export const isPeople = (name: string): name is PeoplePage => PEOPLE.some((page) => page === name);

export function parse(hash: string): Route {
  const [name = "", id = "", ply] = hash.replace(/^#\/?/, "").split("/");
  const pages = [
    "link",
    "table",
    "replay",
    "review",
    "join",
    "seat",
    "rules",
    "learn",
    "puzzle",
    "friend",
    "club",
    "club-link",
  ] as const;
  const page = pages.find((known) => known === name);
  const alone = (["account", "games", "daily", "puzzles", "own", "ratings", "friends"] as const).find(
    (known) => known === name,
  ); // pages that need no id
  const number = ply !== undefined && /^\d+$/.test(ply) ? Number(ply) : null;
  if (alone) return { name: alone, id: decodeURIComponent(id), ply: null };
  return page && id ? { name: page, id: decodeURIComponent(id), ply: number } : { name: "lobby", id: "", ply: null };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }
}

export const router = new Router();

export function navigate(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#/${path}`);
    router.route = parse(location.hash);
  } else location.hash = `#/${path}`;
}

/** The full address of a page, for links to share. `base`: the address of the server, if it is not that of this page. */
export const addressOf = (path: string, base = ""): string => `${base || location.origin + location.pathname}#/${path}`;

/** HTTP: everything before and after a game. */

import type { Card, GameOnShelf, Invitation, Me, SeatWish, TableMessage, Tables } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }

  /** It may well be answered in a moment. */
  get isPassing(): boolean {
    return this.key === "offline" || this.key === "storage";
  }
}

export const AGAIN = 1000; // milliseconds until what could not be had just now is asked for once more
const PATIENCE = 10000; // milliseconds: into a dead network a call would wait for minutes

/** The one thing that is said without a catalogue: whoever does not reach the server may not have one yet. */
const UNREACHED: Record<string, string> = {
  en: "The server cannot be reached just now. Your games are kept; try again in a moment.",
  de: "Der Server ist gerade nicht erreichbar. Deine Partien bleiben erhalten; versuche es gleich noch einmal.",
  ru: "Сервер сейчас недоступен. Ваши партии сохранены; попробуйте ещё раз чуть позже.",
  cs: "Server teď není dostupný. Vaše hry zůstávají uložené; zkuste to za chvíli znovu.",
  it: "Il server non è raggiungibile al momento. Le tue partite sono conservate; riprova tra poco.",
};

export const unreached = (): string => UNREACHED[document.documentElement.lang] ?? UNREACHED.en!;

async function ask(path: string, method = "GET", body?: unknown): Promise<Response> {
  const text = typeof body === "string";
  const language: Record<string, string> = { "Accept-Language": document.documentElement.lang || "en" }; // of refusals
  const answer = await fetch(`/api/${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    credentials: "same-origin",
    headers: body === undefined ? language : { ...language, "Content-Type": text ? "text/plain; charset=utf-8" : "application/json" },
    body: body === undefined ? undefined : text ? body : JSON.stringify(body),
  }).catch(() => {
    throw new Refused("offline", unreached());
  });
  if (!answer.ok) {
    const error = (await answer.json().catch(() => ({}))) as { error?: string; message?: string };
    throw new Refused(error.error ?? String(answer.status), error.message ?? answer.statusText);
  }
  return answer;
}

async function json<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  return (await (await ask(path, method, body)).json()) as T;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  pace: "live" | "turns";
  open: boolean;
}

/** Components of the host's own go by their fingerprint. */
const ofData = (data: string): string => (data ? `?edition=${data}` : "");

export const api = {
  me: () => json<Me>("me"),
  rename: (name: string, language: string) => json<Me>("me", "PUT", { name, language }),
  games: () => json<GameOnShelf[]>("games"),
  components: <T>(game: string, data = "") => json<T>(`games/${game}/components${ofData(data)}`),
  cards: <T>(game: string, language: string, data = "") => json<T>(`games/${game}/cards/${language}${ofData(data)}`),
  words: async (language: string) => (await ask(`words/${language}`)).text(),
  rulebook: <T>(game: string, language: string) => json<T>(`rulebook/${game}/${language}`),
  create: (table: NewTable) => json<Card>("tables", "POST", table),
  tables: () => json<Tables>("tables"),
  card: (id: string) => json<Card>(`tables/${id}`),
  invitation: (code: string) => json<Invitation>("invitations/seen", "POST", { code }),
  join: (invitation: string, name: string) => json<Card>("invitations", "POST", { code: invitation, name }),
  takeSeat: (secret: string) => json<Card>("seats", "POST", { secret }),
  rematch: (id: string) => json<Card>(`tables/${id}/rematch`, "POST", {}),
  record: async (id: string) => (await ask(`tables/${id}/record`)).text(),
  upload: (record: string) => json<Card>("records", "POST", record),
  replay: (id: string, upto: number, seat: number | null) =>
    json<TableMessage>(`tables/${id}/replay?upto=${upto}${seat === null ? "" : `&seat=${seat}`}`),
};

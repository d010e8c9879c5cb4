/** The HTTP API: everything before and after a game. */

import type {
  EditionChange,
  NewEdition,
  RowChange,
  RowCount,
  BeginLesson,
  CourseInfo,
  ChangeSeat,
  ErrorBody,
  Explore,
  Explored,
  GameInfo,
  InvitationCode,
  InvitationInfo,
  JoinTable,
  LessonText,
  Lobby,
  TablePage,
  Me,
  NewMe,
  NewPosition,
  NewTable,
  PlayOn,
  Notepad,
  PositionCheck,
  PuzzleCodes,
  Review,
  Rulebook,
  Series,
  TableMessage,
  TableSummary,
  TakeOverSeat,
} from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }

  /** Whether the same call may succeed in a moment. */
  get isTemporary(): boolean {
    return this.key === "offline" || this.key === "storage";
  }
}

export const RETRY_AFTER = 1000; // milliseconds, after a temporary error
const TIMEOUT = 10000; // milliseconds: without one, a call into a dead network waits for minutes
const THINKING_TIMEOUT = 30000; // of a call that waits for bots, which may have others before it

/** The only texts outside the catalogues: without the server there may be no catalogue yet. */
const OFFLINE: Record<string, string> = {
  en: "The server cannot be reached just now. Your games are kept; try again in a moment.",
  de: "Der Server ist gerade nicht erreichbar. Deine Partien bleiben erhalten; versuche es gleich noch einmal.",
  ru: "Сервер сейчас недоступен. Ваши партии сохранены; попробуйте ещё раз чуть позже.",
  cs: "Server teď není dostupný. Tvé hry zůstávají uložené; zkus to za chvíli znovu.",
  it: "Il server non è raggiungibile al momento. Le tue partite sono conservate; riprova tra poco.",
};

export const offlineMessage = (): string => OFFLINE[document.documentElement.lang] ?? OFFLINE.en!;

/** What a call may carry: a record, or a message. */
type Body =
  | string
  | BeginLesson
  | Explore
  | PlayOn
  | ChangeSeat
  | InvitationCode
  | JoinTable
  | NewMe
  | NewPosition
  | NewTable
  | PuzzleCodes
  | Notepad
  | TakeOverSeat
  | Record<string, never>
  | Blob
  | EditionChange
  | NewEdition
  | RowChange
  | RowCount;

function mediaType(body: Body): string {
  if (body instanceof Blob) return "application/octet-stream";
  return typeof body === "string" ? "text/plain; charset=utf-8" : "application/json";
}

export async function ask(path: string, method = "GET", body?: Body | object, timeout = TIMEOUT): Promise<Response> {
  const text = typeof body === "string";
  const language: Record<string, string> = { "Accept-Language": document.documentElement.lang || "en" }; // the language of error messages
  const answer = await fetch(`/api/${path}`, {
    method,
    keepalive: method === "PUT", // what is saved as the page is left arrives
    signal: AbortSignal.timeout(timeout),
    credentials: "same-origin",
    headers: body === undefined ? language : { ...language, "Content-Type": mediaType(body) },
    body: body === undefined || text || body instanceof Blob ? body : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError("offline", offlineMessage());
  });
  if (!answer.ok) {
    const error = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
    throw new ApiError(error.error ?? String(answer.status), error.message ?? answer.statusText);
  }
  return answer;
}

export async function json<T>(path: string, method = "GET", body?: Body | object, timeout = TIMEOUT): Promise<T> {
  return (await (await ask(path, method, body, timeout)).json()) as T;
}

/** An edition of the host's own is named by the fingerprint of its data. */
const edition = (data: string): string => (data ? `?edition=${data}` : "");

export const api = {
  me: () => json<Me>("me"),
  rename: (name: string, language: string) => json<Me>("me", "PUT", { name, language }),
  games: () => json<GameInfo[]>("games"),
  components: <T>(game: string, data = "") => json<T>(`games/${game}/components${edition(data)}`),
  cards: <T>(game: string, language: string, data = "") => json<T>(`games/${game}/cards/${language}${edition(data)}`),
  words: async (language: string, part = "") => (await ask(`words/${language}${part ? `?part=${part}` : ""}`)).text(),
  rulebook: (game: string, language: string) => json<Rulebook>(`rulebook/${game}/${language}`),
  create: (table: NewTable) => json<TableSummary>("tables", "POST", table),
  tables: () => json<Lobby>("tables"),
  moreTables: (list: string, after: string) => json<TablePage>(`lists/${list}?after=${encodeURIComponent(after)}`),
  signOut: () => json<Me>("me/sign-out", "POST", {}),
  table: (id: string) => json<TableSummary>(`tables/${id}`),
  invitation: (code: string) => json<InvitationInfo>("invitations/seen", "POST", { code }),
  join: (invitation: string, name: string) => json<TableSummary>("invitations", "POST", { code: invitation, name }),
  takeSeat: (secret: string) => json<TableSummary>("seats", "POST", { secret }),
  rematch: (id: string) => json<TableSummary>(`tables/${id}/rematch`, "POST", {}),
  resign: (id: string) => json<TableSummary>(`tables/${id}/resign`, "POST", {}),
  leave: (id: string) => json<TableSummary>(`tables/${id}/leave`, "POST", {}),
  changeSeat: (id: string, change: ChangeSeat) => json<TableSummary>(`tables/${id}/seats`, "POST", change),
  hide: (id: string) => json<TableSummary>(`tables/${id}/hide`, "POST", {}),
  notepad: (id: string) => json<Notepad>(`tables/${id}/notepad`),
  keepNotepad: (id: string, text: string) => json<Notepad>(`tables/${id}/notepad`, "PUT", { text }),
  series: (id: string) => json<Series>(`tables/${id}/series`),
  record: async (id: string) => (await ask(`tables/${id}/record`)).text(),
  position: async (id: string, seat: number | null, upto: number | null) => {
    const query = Object.entries({ seat, upto }).filter(([, value]) => value !== null);
    return (await ask(`tables/${id}/position?${query.map(([name, value]) => `${name}=${value}`).join("&")}`)).text();
  },
  checkPosition: (position: string) => json<PositionCheck>("positions/check", "POST", { position }),
  lessons: (language: string) => json<CourseInfo[]>(`lessons/${language}`),
  lesson: (id: string, language: string) => json<LessonText>(`lessons/${id}/${language}`),
  beginLesson: (id: string, again = false) => json<TableSummary>(`lessons/${id}`, "POST", { again }),
  upload: (record: string) => json<TableSummary>("records", "POST", record),
  review: (id: string, after = 0, at = 0) => json<Review>(`tables/${id}/review?after=${after}${at ? `&at=${at}` : ""}`),
  startReview: (id: string) => json<Review>(`tables/${id}/review`, "POST", {}),
  stopReview: (id: string) => json<Review>(`tables/${id}/review/stop`, "POST", {}),
  playOn: (id: string, from: PlayOn) => json<TableSummary>(`tables/${id}/play-on`, "POST", from),
  explore: (id: string, asked: Explore) => json<Explored>(`tables/${id}/what-if`, "POST", asked, THINKING_TIMEOUT),
  replay: (id: string, upto: number, seat: number | null) =>
    json<TableMessage>(`tables/${id}/replay?upto=${upto}${seat === null ? "" : `&seat=${seat}`}`),
};

/** The settings of this device, kept in local storage. */

export type Theme = "dusk" | "stucco" | "contrast";
export type Speed = "off" | "fast" | "normal" | "slow";
export type Confirm = "off" | "on" | "timer";

interface Settings {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  confirm: Confirm; // of moves that cannot be undone
  marks: boolean; // on cards: whether their values are reconstructed or as printed
  confirmTurns: Confirm; // of the end of a turn of several steps
  reasons: boolean; // of bots' moves, in the log
  rewind: boolean; // against bots: undo as far back as the player likes
  learnOffer: boolean; // the lobby offers lessons
  coach: "first" | "on" | "off"; // first: only in the first game after the lessons
  language: string | null;
  lastTables: Record<string, unknown>; // by game: the last table that was set up
}

const KEY = "comares";
const phone = (): boolean => matchMedia("(max-width: 700px)").matches;
const DEFAULTS = (): Settings => ({
  theme: "dusk",
  speed: "normal",
  sounds: !phone(),
  confirm: "off",
  marks: true,
  confirmTurns: "on",
  reasons: true,
  rewind: false,
  learnOffer: true,
  coach: "first",
  language: null,
  lastTables: {},
});

function read(): Settings {
  try {
    return { ...DEFAULTS(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS();
  }
}

export const settings = $state<Settings>(read());

export function saveSettings(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.speed === "off" ? "off" : "on";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* Local storage is full or blocked. The settings last until the page closes. */
  }
}

/** The pause between two shown messages, in milliseconds. */
export const PAUSE: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1800 };

export const noMotion = (): boolean =>
  settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

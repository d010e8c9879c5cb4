/** What this device remembers of how its people like it. */

export type Theme = "dusk" | "stucco" | "contrast";
export type Speed = "off" | "fast" | "normal" | "slow";
export type Confirm = "off" | "on" | "timer";

interface Saved {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  confirm: Confirm; // of choices that cannot be taken back
  rewind: boolean; // against bots, as far back as one likes
  language: string | null;
  lastTables: Record<string, unknown>; // by game, as they were set up
}

const KEY = "comares";
const phone = (): boolean => matchMedia("(max-width: 700px)").matches;
const DEFAULTS = (): Saved => ({ theme: "dusk", speed: "normal", sounds: !phone(), confirm: "off", rewind: false, language: null, lastTables: {} });

function read(): Saved {
  try {
    return { ...DEFAULTS(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return DEFAULTS();
  }
}

export const settings = $state<Saved>(read());

export function keepSettings(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.speed === "off" ? "off" : "on";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* A browser that keeps nothing forgets; nothing else depends on it. */
  }
}

/** How long one thing that happened stays before the next, in milliseconds. */
export const PAUSE: Record<Speed, number> = { off: 0, fast: 350, normal: 900, slow: 1800 };

export const still = (): boolean => settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

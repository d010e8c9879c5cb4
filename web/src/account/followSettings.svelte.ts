/** The settings of an account follow it from device to device: the server's are used, and changes are sent there. */

import { api } from "../lib/api";
import { i18n } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { account } from "./calls";

const WAIT = 1500; // milliseconds after the last change

let following = false;
let kept = "";

/** Begins to follow, if the player has an account. */
export async function followSettings(): Promise<void> {
  if (following || !(await api.me()).account) return;
  following = true;
  const stored = (await account.info()).settings;
  if (stored) await adopt(stored);
  kept = stored;
  $effect.root(() => {
    $effect(() => {
      const now = JSON.stringify(settings);
      if (now === kept) return;
      const timer = setTimeout(() => {
        kept = now;
        account.keepSettings(now).catch(() => (kept = ""));
      }, WAIT);
      return () => clearTimeout(timer);
    });
  });
}

async function adopt(stored: string): Promise<void> {
  try {
    Object.assign(settings, JSON.parse(stored) as Partial<typeof settings>);
  } catch {
    return; // they are not ours; the next change replaces them
  }
  if (settings.language && settings.language !== i18n.language) await i18n.load(settings.language);
}

/** The labels of settings, opponents and results. */

import { t } from "../lib/i18n.svelte";
import type { GameResult, RivalInfo } from "../lib/protocol";

/** A setting with its value, as in end=empty. */
export function settingLabel(named: string): string {
  const [name = "", value = ""] = named.split("=");
  if (value === "on") return t(`web-module-${name}`);
  return `${t(`web-option-${name}`)}: ${t(`web-option-${name}-${value}`)}`;
}

export const rivalName = (rival: RivalInfo): string =>
  rival.level ? t(`web-level-${rival.level}`) : rival.name || t("web-games-somebody");

export function outcomeOf(result: GameResult): string {
  if (result.share === 1) return t("web-games-victory");
  return result.share > 0 ? t("web-games-shared") : t("web-games-place", { place: result.place });
}

export const modulesOf = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => (value === "on" ? [t(`web-module-${name}`)] : []));

/** The options of a game in words: what is set, and what that says. */

import type { GameInfo, SettingInfo } from "../lib/protocol";
import { t } from "../lib/i18n.svelte";

type Options = Record<string, string>;

export const isModule = (setting: SettingInfo): boolean => setting.values.join() === "off,on";
export const activeModules = (options: Options): string[] => Object.entries(options).flatMap(([name, value]) => (value === "on" ? [name] : []));

/** An option that belongs to a module, or to a number of players, is there with them. */
const applies = ({ needs, seats: counts }: SettingInfo, options: Options, seats: number): boolean =>
  (!needs || options[needs[0]] === needs[1]) && (!counts.length || counts.includes(seats));

/** What else there is to choose, besides modules. */
export const otherSettings = (game: GameInfo, options: Options, seats: number): SettingInfo[] =>
  game.choices.filter((setting) => !isModule(setting) && setting.values.length > 1 && applies(setting, options, seats));

export const valueOf = (setting: SettingInfo, options: Options): string => options[setting.name] ?? setting.values[0]!;
/** Where the host has named values of his own, the other one is ours. */
export const valueLabel = ({ name, names }: SettingInfo, value: string): string => names[value] ?? t(`web-option-${name}-${Object.keys(names).length ? "ours" : value}`);

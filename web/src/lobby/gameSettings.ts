/** The settings of a game and their labels. */

import { t } from "../lib/i18n.svelte";
import type { GameInfo, SettingInfo } from "../lib/protocol";

type Options = Record<string, string>;

export const isModule = (setting: SettingInfo): boolean => setting.values.join() === "off,on";
export const activeModules = (options: Options): string[] =>
  Object.entries(options).flatMap(([name, value]) => (value === "on" ? [name] : []));

/** A setting may depend on another setting or on the number of players. */
const applies = ({ needs, seats: counts }: SettingInfo, options: Options, seats: number): boolean =>
  (!needs || options[needs[0]] === needs[1]) && (!counts.length || counts.includes(seats));

/** The settings that apply now, without the modules. */
export const otherSettings = (game: GameInfo, options: Options, seats: number): SettingInfo[] =>
  game.choices.filter((setting) => !isModule(setting) && setting.values.length > 1 && applies(setting, options, seats));

export const valueOf = (setting: SettingInfo, options: Options): string => options[setting.name] ?? setting.values[0]!;
/** If the host has named some values, the only other value is the built-in one. */
export const valueLabel = ({ name, names }: SettingInfo, value: string): string =>
  names[value] ?? t(`web-option-${name}-${Object.keys(names).length ? "ours" : value}`);

/** The settings of a game and their labels. */

import { t } from "../lib/i18n.svelte";
import type { GameInfo, Reconstruction, SettingInfo, TableSummary } from "../lib/protocol";

/** The values of the settings of a table, by the name of the setting. */
type Values = TableSummary["settings"];

export const isModule = (setting: SettingInfo): boolean => setting.values.join() === "off,on";
export const activeModules = (values: Values): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === "on" ? [name] : []));

/** A setting may depend on another setting or on the number of players. */
const applies = ({ needs, seats: counts }: SettingInfo, values: Values, seats: number): boolean =>
  (!needs || values[needs[0]] === needs[1]) && (!counts.length || counts.includes(seats));

/** The settings that apply now, without the modules. */
export const otherSettings = (game: GameInfo, values: Values, seats: number): SettingInfo[] =>
  game.settings.filter((setting) => !isModule(setting) && setting.values.length > 1 && applies(setting, values, seats));

export const valueOf = (setting: SettingInfo, values: Values): string => values[setting.name] ?? setting.values[0]!;
/** If the host has named some values, the only other value is the built-in one. */
export const valueLabel = ({ name, names }: SettingInfo, value: string): string =>
  names[value] ?? t(`web-option-${name}-${Object.keys(names).length ? "ours" : value}`);

/** The reconstructed pieces of the game with these settings. */
export const reconstructedPieces = (game: GameInfo, values: Values): Reconstruction[] =>
  game.reconstructions.filter(({ needs }) => {
    const setting = game.settings.find(({ name }) => name === needs?.[0]);
    return !needs || (setting !== undefined && valueOf(setting, values) === needs[1]);
  });

/** The options of a game in words: what is set, and what that says. */

import type { Choice, GameOnShelf } from "../lib/protocol";
import { t } from "../lib/i18n.svelte";

type Options = Record<string, string>;

export const isModule = (choice: Choice): boolean => choice.values.join() === "off,on";
export const modulesOn = (options: Options): string[] => Object.entries(options).flatMap(([name, value]) => (value === "on" ? [name] : []));

/** An option that belongs to a module, or to a number of players, is there with them. */
const speaks = ({ needs, seats: counts }: Choice, options: Options, seats: number): boolean =>
  (!needs || options[needs[0]] === needs[1]) && (!counts.length || counts.includes(seats));

/** What else there is to choose, besides modules. */
export const othersOf = (game: GameOnShelf, options: Options, seats: number): Choice[] =>
  game.choices.filter((choice) => !isModule(choice) && choice.values.length > 1 && speaks(choice, options, seats));

export const valueOf = (choice: Choice, options: Options): string => options[choice.name] ?? choice.values[0]!;
/** Where the host has named values of his own, the other one is ours. */
export const valueName = ({ name, names }: Choice, value: string): string => names[value] ?? t(`web-option-${name}-${Object.keys(names).length ? "ours" : value}`);

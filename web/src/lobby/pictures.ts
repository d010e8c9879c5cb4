/** What each game shows of itself, and of its modules, before anybody sits down. */

import type { Component } from "svelte";
import AlhambraPicture from "../alhambra/GamePicture.svelte";
import AlhambraModulePicture from "../alhambra/ModulePicture.svelte";
import SabikaPicture from "../sabika/GamePicture.svelte";

export const GAME_PICTURES: Record<string, Component> = { alhambra: AlhambraPicture, sabika: SabikaPicture };
export const MODULE_PICTURES: Record<string, Component<{ name: string }>> = { alhambra: AlhambraModulePicture };

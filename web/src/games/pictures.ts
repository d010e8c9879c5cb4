/** The pictures of the games and of their modules, for the lobby. */

import type { Component } from "svelte";
import AlhambraPicture from "../alhambra/art/GamePicture.svelte";
import AlhambraModulePicture from "../alhambra/art/ModulePicture.svelte";
import SabikaPicture from "../sabika/art/GamePicture.svelte";

export const GAME_PICTURES: Record<string, Component> = { alhambra: AlhambraPicture, sabika: SabikaPicture };
export const MODULE_PICTURES: Record<string, Component<{ name: string }>> = { alhambra: AlhambraModulePicture };

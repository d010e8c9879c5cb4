/** Describes an option code in words. */

import { t } from "../lib/i18n.svelte";
import type { Box } from "./box";
import { groupCodes } from "./codes";
import type { AlhambraView, Card } from "./view";

const CREDIT = "credit";

function cardName(code: string): string {
  const [currency = "", value = ""] = code.split("-");
  return code === CREDIT ? t("web-credit") : t("alhambra-card", { currency, value });
}

export const cardNames = (cards: readonly Card[]): string =>
  cards.map(({ currency, value }) => t("alhambra-card", { currency, value })).join(", ");

/** "buy tower 9". A tile of the market is named by the view, so the view must be the one of the decision. */
export function describeCode(code: string, box: Box, view: AlhambraView): string {
  const { takes, buys, finishes, cells, reserves, gives, removes, falcons, portals, pays, keeps, markers } = groupCodes(
    [code],
  );
  const tileName = (number: number): string => {
    const { kind, price } = box.tile(number);
    return t("web-tile-title", { kind, price });
  };
  if (takes[0]) return t("web-choice-take", { cards: takes[0].cards.map(cardName).join(", ") });
  if (buys[0]) return t("web-choice-buy", { tile: tileName(view.market[buys[0].slot]?.tile ?? -1) });
  if (finishes[0]) return t("web-choice-finish", { tile: tileName(finishes[0].tile) });
  if (cells[0]) return t(`web-choice-${cells[0].verb}`, { tile: tileName(cells[0].tile) });
  if (reserves[0]) return t("web-choice-reserve", { tile: tileName(reserves[0].tile) });
  if (gives[0]) return t("web-choice-give", { tile: tileName(gives[0].tile) });
  if (removes[0]) return t("web-choice-remove", { tile: tileName(removes[0].tile) });
  if (falcons[0]) return t("web-choice-falcon");
  if (portals[0]) return t("web-choice-portal", { portal: t("web-portal-name", { kind: portals[0].kind }) });
  if (pays[0]) return t("web-choice-pay", { card: cardName(pays[0].name) });
  if (keeps[0]) return t("web-choice-keep", { currency: keeps[0].name });
  if (markers[0]) return t("web-choice-marker", { currency: markers[0].name });
  return t(`web-do-${code}`);
}

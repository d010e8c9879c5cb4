/** Changes of the player's selection that take several steps. */

import type { BoardModel } from "./boardModel.svelte";
import { canTake, cardCode, groupCodes } from "./codes";

/** Resets the selection and selects the tile or portal that must be placed now. */
export function startDecision(board: BoardModel): void {
  board.clear();
  if (!board.canChoose) return;
  board.enlargedSeat = null;
  const waiting = board.ownSeat.waiting;
  const first = waiting.find((tile) => board.buildable.includes(tile)) ?? waiting[0];
  if (first !== undefined && board.table.decision?.kind === "placing") board.hold(first);
  else if (board.grouped.portals[0]) board.holdPortal(board.grouped.portals[0].kind);
}

/** Selects a slot of the market, or deselects it. */
export function chooseSlot(board: BoardModel, slot: number): void {
  const again = board.slot === slot;
  board.clear();
  board.slot = again ? null : slot;
}

/** Adds a card of the display to the selection or removes it. A card that cannot join the others starts a new selection. */
export function toggleCard(board: BoardModel, at: number): void {
  const had = board.takenCards;
  const names = [...had, at].map((place) => cardCode(board.view.display[place]!));
  board.clear();
  if (had.includes(at)) board.takenCards = had.filter((other) => other !== at);
  else board.takenCards = canTake(board.grouped.takes, names) ? [...had, at] : [at];
}

/** Selects on the board what a code would do, so that one click plays it. */
export function showOption(board: BoardModel, code: string): void {
  const { takes, buys, finishes, cells, portals, falcons, removes } = groupCodes([code]);
  board.clear();
  if (takes[0]) {
    const left = [...takes[0].cards];
    board.takenCards = board.view.display.flatMap((card, at) => {
      const found = left.indexOf(cardCode(card));
      if (found >= 0) left.splice(found, 1);
      return found >= 0 ? [at] : [];
    });
  } else if (buys[0]) {
    const { slot, values } = buys[0];
    const { currency } = board.view.market[slot]!;
    board.slot = slot;
    board.liftedCards = values.map((value) => cardCode({ currency, value }));
  } else if (finishes[0]) board.site = finishes[0].tile;
  else if (cells[0]) {
    board.hold(cells[0].tile);
    board.hovered = { x: cells[0].x, y: cells[0].y };
  } else if (portals[0]) {
    board.holdPortal(portals[0].kind);
    board.portalTurned = portals[0].turned;
    board.hovered = { x: portals[0].x, y: portals[0].y };
  } else if (falcons[0]) board.falconPoint = { x: falcons[0].x, y: falcons[0].y };
  else if (removes[0]) board.removing = removes[0].tile;
  board.dismissedHint = null;
}

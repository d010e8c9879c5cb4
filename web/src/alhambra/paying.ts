/** Paying with cards of the hand. The server lists all payments; a selection of cards is a part of some of them. */

import type { BoardModel } from "./boardModel.svelte";
import type { Buy, Finish, Payment } from "./codes";

/** The cards, and perhaps the credit, that the player has selected. */
export interface Selected {
  values: number[];
  credit: boolean;
}

function without(values: readonly number[], some: readonly number[]): number[] | null {
  const left = [...values];
  for (const value of some) {
    const at = left.indexOf(value);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The payments that use all of what is selected, and perhaps more. */
export const paymentsWith = <P extends Payment>(payments: readonly P[], { values, credit }: Selected): P[] =>
  payments.filter((paid) => (!credit || paid.credit) && without(paid.values, values) !== null);

/** The payments that use exactly what is selected. */
export const paymentsOf = <P extends Payment>(payments: readonly P[], selected: Selected): P[] =>
  paymentsWith(payments, selected).filter(
    (paid) => paid.credit === selected.credit && paid.values.length === selected.values.length,
  );

export const wayOf = (paid: Payment): string => ("way" in paid ? (paid as Buy).way : "finish");

/** The payments for the selected slot of the market or building site. */
export function payable(board: BoardModel): (Buy | Finish)[] {
  if (board.site !== null) return board.grouped.finishes.filter((paid) => paid.tile === board.site);
  return board.grouped.buys.filter((buy) => buy.slot === board.slot);
}

/** The currency that pays for the selected slot or building site. */
export const payingCurrency = (board: BoardModel): string =>
  board.slot !== null ? board.view.market[board.slot]!.currency : (board.siteOf(board.site ?? -1) ?? "");

export const selectedCards = (board: BoardModel, more: number[] = []): Selected => ({
  values: [...board.payingCards, ...more].map((at) => board.ownSeat.hand?.[at]?.value ?? 0),
  credit: board.payingCredit,
});

/** Whether the card of the hand, together with the selected ones, is part of a payment. */
export function helps(board: BoardModel, at: number): boolean {
  const card = board.ownSeat.hand?.[at];
  if (!board.isPaying || card?.currency !== payingCurrency(board)) return false;
  return paymentsWith(payable(board), selectedCards(board, board.payingCards.includes(at) ? [] : [at])).length > 0;
}

/** Whether the card is part of any payment. */
export function couldPay(board: BoardModel, at: number): boolean {
  const card = board.ownSeat.hand?.[at];
  if (!board.isPaying || card?.currency !== payingCurrency(board)) return false;
  return paymentsWith(payable(board), { values: [card.value], credit: false }).length > 0;
}

/** Selects a card of the hand or deselects it. A card that cannot join the others starts a new selection. */
export function togglePayingCard(board: BoardModel, at: number): void {
  board.warnedCode = null;
  if (board.payingCards.includes(at)) board.payingCards = board.payingCards.filter((other) => other !== at);
  else board.payingCards = helps(board, at) ? [...board.payingCards, at] : [at];
}

// The server computes the result of each payment.

export const resultOf = (board: BoardModel, paid: Payment): Record<string, number> =>
  board.preview(paid.code)?.changes ?? {};

export const isExact = (board: BoardModel, paid: Payment): boolean => resultOf(board, paid).again === 1;

/** Pays. Paying too much, though an exact payment is at hand, needs a second click. */
export function pay(board: BoardModel, paid: Payment): void {
  const others = payable(board).filter((other) => wayOf(other) === wayOf(paid));
  const isWasteful = !isExact(board, paid) && others.some((other) => isExact(board, other));
  if (isWasteful && board.warnedCode !== paid.code) board.warnedCode = paid.code;
  else board.play(paid.code);
}

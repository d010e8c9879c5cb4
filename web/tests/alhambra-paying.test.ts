/** Cards of the hand are lit if they can pay, and a selection of them pays what the server lists. */

import { expect, test } from "vitest";
import { groupCodes } from "../src/alhambra/codes";
import { paymentsOf, paymentsWith, wayOf } from "../src/alhambra/paying";

const CODES = ["buy 2 9", "buy 2 5+4", "buy 2 5+5", "buy 2 5+4 portal", "buy 2 5+credit"];
const { buys } = groupCodes(CODES);
const codes = (payments: { code: string }[]): string[] => payments.map(({ code }) => code);

test("a card helps if some payment uses it together with the selected ones", () => {
  expect(codes(paymentsWith(buys, { values: [5], credit: false }))).toEqual(CODES.slice(1));
  expect(codes(paymentsWith(buys, { values: [5, 5], credit: false }))).toEqual(["buy 2 5+5"]);
  expect(paymentsWith(buys, { values: [9, 5], credit: false })).toEqual([]);
});

test("a selection pays if a payment uses exactly these cards, in each way to buy", () => {
  const found = paymentsOf(buys, { values: [4, 5], credit: false });
  expect(found.map(wayOf)).toEqual(["", "portal"]);
  expect(paymentsOf(buys, { values: [5], credit: false })).toEqual([]);
  expect(codes(paymentsOf(buys, { values: [5], credit: true }))).toEqual(["buy 2 5+credit"]);
});

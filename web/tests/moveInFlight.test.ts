/** No choice is lost: it is made once, or the player hears that it was not made. */

import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("sessionStorage", storage);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { MoveInFlight } = await import("../src/lib/moveInFlight.svelte");
const { settings } = await import("../src/lib/settings.svelte");
import type { ClientMessage, NewsLine, TableMessage } from "../src/lib/protocol";

const ME = 0;
const TAKE = "take florin-2";
const OTHER = "take ducat-3";

const line = (number: number, seat: number, code: string | null, undo: number | null = null): NewsLine => ({
  line: number,
  seat,
  code,
  undo,
  words: [],
  points: null,
});
const tableAt = (number: number, you = [ME]): TableMessage =>
  ({
    line: number,
    you,
    viewer: ME,
    decision: { seat: ME, kind: "action", can_undo: true, can_rewind: true, can_hint: true, codes: [TAKE, OTHER] },
  }) as unknown as TableMessage;

class FakeTable {
  readonly id = "k3v9";
  shown: TableMessage | null = tableAt(4);
  log: NewsLine[] = [0, 1, 2, 3, 4].map((number) => line(number, 1, "pass"));
  missedMoves = { lines: [] } as never;
  confirmSetting = null;
  describeCode = (code: string): string => `to ${code}`;
  isUp = true;
  sent: ClientMessage[] = [];
  get latest(): TableMessage | null {
    return this.shown;
  }
  send(message: ClientMessage): boolean {
    if (this.isUp) this.sent.push(message);
    return this.isUp;
  }
  /** The connection is back, and the server tells the lines that were missed. */
  reconnect(move: InstanceType<typeof MoveInFlight>, ...news: NewsLine[]): void {
    this.isUp = true;
    move.reconnected();
    this.log = [...this.log, ...news];
    this.shown = tableAt(this.log.at(-1)!.line);
    move.settle(this.shown);
  }
}

const PLAY = { do: "play", seat: ME, line: 4, code: TAKE };
let table: FakeTable;
let move: InstanceType<typeof MoveInFlight>;

beforeEach(() => {
  stored.clear();
  settings.confirm = "off";
  table = new FakeTable();
  move = new MoveInFlight(table);
});

test("a choice made without a connection is sent once when the connection is back", () => {
  table.isUp = false;
  move.play(TAKE);
  expect(move.undelivered).toEqual(PLAY);
  expect(move.canWithdraw).toBe(true);
  table.reconnect(move);
  expect(table.sent).toEqual([PLAY]);
  table.reconnect(move, line(5, ME, TAKE));
  expect(table.sent).toEqual([PLAY]);
  expect([move.sent, move.notMade]).toEqual([false, null]);
});

test("a choice that got lost on its way is sent again", () => {
  move.play(TAKE);
  table.reconnect(move);
  expect(table.sent).toEqual([PLAY, PLAY]);
  expect(move.canWithdraw).toBe(false);
});

test("a choice whose answer got lost is not sent again", () => {
  move.play(TAKE);
  table.reconnect(move, line(5, ME, TAKE), line(6, 1, "pass"));
  expect(table.sent).toEqual([PLAY]);
  expect([move.sent, move.notMade]).toEqual([false, null]);
});

test("a choice is said not to be made if another was made instead", () => {
  table.isUp = false;
  move.play(TAKE);
  table.reconnect(move, line(5, ME, OTHER));
  expect(table.sent).toEqual([]);
  expect(move.notMade).toEqual({ request: PLAY, words: `to ${TAKE}`, why: "web-not-made-late" });
});

test("a choice is said not to be made if the seat was taken over", () => {
  table.isUp = false;
  move.play(TAKE);
  table.isUp = true;
  move.reconnected();
  move.settle(tableAt(4, []));
  expect(move.notMade?.why).toBe("web-not-made-seat");
});

test("a choice is said not to be made if the server refuses it because the table moved on", () => {
  move.play(TAKE);
  expect(move.refused({ type: "refused", error: "late", message: "", do: "play" })).toBe(false);
  expect(move.notMade?.why).toBe("web-not-made-late");
});

test("the refusal of a question says nothing of the choice under way", () => {
  move.play(TAKE);
  move.refused({ type: "refused", error: "late", message: "", do: "preview" });
  expect([move.sent, move.notMade]).toEqual([true, null]);
});

test("a choice that breaks a rule is refused with the server's own sentence", () => {
  move.play("dance");
  expect(move.refused({ type: "refused", error: "unreadable", message: "", do: "play" })).toBe(true);
  expect([move.sent, move.notMade]).toEqual([false, null]);
});

test("a choice that could not be stored is sent again", () => {
  vi.useFakeTimers();
  move.play(TAKE);
  expect(move.refused({ type: "refused", error: "storage", message: "", do: "play" })).toBe(false);
  expect(move.undelivered).toEqual(PLAY);
  vi.runAllTimers();
  expect(table.sent).toEqual([PLAY, PLAY]);
  vi.useRealTimers();
});

test("a choice survives a reload of the page", () => {
  table.isUp = false;
  move.play(TAKE);
  const reloaded = new MoveInFlight((table = new FakeTable()));
  expect(reloaded.sent).toBe(true);
  table.reconnect(reloaded);
  expect(table.sent).toEqual([PLAY]);
  table.reconnect(reloaded, line(5, ME, TAKE));
  expect(new MoveInFlight(new FakeTable()).sent).toBe(false);
});

test("after a reload the player hears of a choice that was not made", () => {
  table.isUp = false;
  move.play(TAKE);
  const reloaded = new MoveInFlight((table = new FakeTable()));
  table.reconnect(reloaded, line(5, ME, OTHER));
  expect(reloaded.notMade?.words).toBe(`to ${TAKE}`);
});

test("a player who leaves the table hears on coming back that a choice was not made", () => {
  table.isUp = false;
  move.play(TAKE);
  expect(move.leave()).toBe(true);
  table.reconnect(move, line(5, ME, OTHER));
  const back = new MoveInFlight((table = new FakeTable()));
  table.reconnect(back, line(5, ME, OTHER));
  expect(back.notMade?.words).toBe(`to ${TAKE}`);
});

test("a withdrawn choice is not sent", () => {
  table.isUp = false;
  move.play(TAKE);
  move.withdraw();
  table.reconnect(move);
  expect(table.sent).toEqual([]);
});

test("an open confirmation stays through a lost connection", () => {
  settings.confirm = "on";
  move.play(TAKE);
  move.receiveDryRun({ type: "foreseen", line: 4, code: TAKE, final: true, words: [], preview: null });
  table.isUp = false;
  move.reconnected();
  move.confirm();
  expect(move.undelivered).toEqual(PLAY);
  table.reconnect(move);
  expect(table.sent.at(-1)).toEqual(PLAY);
});

test("a choice of which the dry run got lost is asked about again", () => {
  settings.confirm = "on";
  table.isUp = false;
  move.play(TAKE);
  table.reconnect(move);
  expect(table.sent).toEqual([{ do: "foresee", line: 4, code: TAKE }]);
});

test("a confirmation is said not to be made if the table moved on", () => {
  settings.confirm = "on";
  move.play(TAKE);
  move.receiveDryRun({ type: "foreseen", line: 4, code: TAKE, final: true, words: [], preview: null });
  table.reconnect(move, line(5, ME, OTHER));
  expect([move.unconfirmed, move.notMade?.why]).toEqual([null, "web-not-made-late"]);
});

test("an undo and a rewind are kept as well", () => {
  table.isUp = false;
  move.undo();
  table.reconnect(move);
  expect(table.sent).toEqual([{ do: "undo", seat: ME, line: 4 }]);
  table.reconnect(move, line(5, ME, null, 4));
  table.isUp = false;
  move.rewind(line(2, ME, TAKE));
  table.reconnect(move, line(6, ME, null, 3));
  expect(move.notMade?.request).toEqual({ do: "undo", seat: ME, line: 5, to: 2 });
});

test("starting the turn again goes on after a lost connection", () => {
  table.isUp = false;
  move.reset();
  table.reconnect(move);
  table.reconnect(move, line(5, ME, null, 4));
  expect(table.sent).toEqual([
    { do: "undo", seat: ME, line: 4 },
    { do: "undo", seat: ME, line: 5 },
  ]);
});

test("a secret choice on a shared device is sent again and then counts as made", () => {
  move.play(TAKE);
  table.reconnect(move, line(5, ME, null));
  expect(table.sent).toEqual([PLAY, PLAY]);
  move.settle(tableAt(5));
  expect([move.sent, move.notMade]).toEqual([false, null]);
});

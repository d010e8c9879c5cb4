/** A connection is back within 2 s of the network, also after a silent loss. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/connection";
import type { Play } from "../src/lib/protocol";

const PLAY: Play = { do: "play", seat: 0, line: 1, code: "take florin-2" };

type Network = "up" | "refuses" | "silent" | "slow";

const SLOW = 2000; // milliseconds for a round trip
let network: Network = "up";
let opened = 0;
let lost = 0;

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  private isDead = false; // packets are lost and neither end notices
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    this.connect(20, 1000);
  }
  /** Opens like TCP: in a silent network it tries again after 1 s, 2 s, 4 s. */
  private connect(after: number, again: number): void {
    if (network === "slow") after = SLOW;
    setTimeout(() => {
      if (this.readyState !== 0) return;
      if (network === "silent") this.connect(again, again * 2);
      else if (network === "refuses") this.close();
      else {
        this.readyState = 1;
        this.onopen?.();
      }
    }, after);
  }
  send(text: string): void {
    if (network === "silent") this.isDead = true;
    if (!this.isDead && !text.includes("hint"))
      setTimeout(() => this.onmessage?.({ data: text && "{}" }), network === "slow" ? SLOW : 20);
  }
  die(): void {
    this.isDead = true;
  }
  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const page = new EventTarget();
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  network = "up";
  opened = lost = 0;
  const handlers = {
    opened: () => opened++,
    received: () => undefined,
    lost: () => lost++,
    resumed: () => connection.send({ do: "look" }),
  };
  connection = new Connection("/live", handlers);
  vi.advanceTimersByTime(50);
});
afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const within = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

const PAUSES = [0, 0.5, 0.999]; // random numbers: the shortest, the middle and the longest pause

test.each(PAUSES)("it is back within 2 s after the network refused for any time (random %d)", (chance) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  for (const away of [500, 5000, 60000]) {
    network = "refuses";
    connection["socket"]?.close();
    within(away);
    const before = opened;
    network = "up";
    within(2000);
    expect(opened).toBe(before + 1);
  }
});

test.each(PAUSES)("it is back within 2 s after the network was silent for any time (random %d)", (chance) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  for (let away = 3000; away < 12000; away += 100) {
    network = "silent";
    connection.send(PLAY);
    within(away);
    const before = opened;
    network = "up";
    within(2000);
    expect(opened).toBe(before + 1);
  }
});

test("a silently dead connection is replaced within 2 s of a message", () => {
  (connection["socket"] as unknown as FakeSocket).die();
  expect(connection.send(PLAY)).toBe(true);
  within(2000);
  expect([opened, lost]).toEqual([2, 0]);
});

test("without messages, a silently dead connection is replaced within 2 s of the network, or 4.2 s after a short silence", () => {
  for (let away = 100; away < 12000; away += 100) {
    network = "silent";
    (connection["socket"] as unknown as FakeSocket).die();
    within(away);
    const before = opened;
    network = "up";
    within(away < 2100 ? 4200 - away : 2000);
    expect(connection["socket"]).not.toBeNull();
    expect(opened).toBeGreaterThanOrEqual(before);
    expect((connection["socket"] as unknown as FakeSocket)["isDead"]).toBe(false);
  }
});

test("a message without an answer for 3 s means that the connection is lost", () => {
  network = "silent";
  expect(connection.send(PLAY)).toBe(true);
  within(2999);
  expect(lost).toBe(0);
  within(1);
  expect(lost).toBe(1);
});

test("without messages, a silent loss is noticed within 6 s", () => {
  network = "silent";
  within(6000);
  expect(lost).toBeGreaterThan(0);
});

test("a slow network is not taken for a lost one", () => {
  network = "slow";
  for (let n = 0; n < 20; n++) {
    connection.send(PLAY);
    within(2500);
  }
  within(20000);
  expect(lost).toBe(0);
});

test("it does not reconnect to a table that does not exist", () => {
  (connection["socket"] as unknown as FakeSocket).close(4404);
  within(60000);
  expect(opened).toBe(1);
});

test("a hidden tab sends fewer pings", () => {
  const send = vi.spyOn(FakeSocket.prototype, "send");
  within(60000);
  const visible = send.mock.calls.length;
  Object.assign(document, { hidden: true });
  within(60000);
  expect([visible, send.mock.calls.length - visible]).toEqual([23, 4]);
});

test("a message that takes long to answer does not count as unanswered", () => {
  connection.send({ do: "hint", line: 1 }, false);
  within(8000);
  expect([opened, lost]).toEqual([1, 0]);
});

test("when the network comes back, a pending attempt is replaced at once", () => {
  network = "silent";
  connection["socket"]?.close();
  within(1000);
  network = "up";
  page.dispatchEvent(new Event("online"));
  within(300);
  expect(opened).toBe(2);
});

/** A connection comes back within 2 s of the network, also after one that went silent without a word. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/connection";

type Network = "well" | "refuses" | "silent" | "slow";

const SLOW = 2000; // milliseconds there and back
let network: Network = "well";
let opened = 0;
let lost = 0;

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  private isDead = false; // what is sent into the silence never arrives, and the ends never hear of it
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    this.knock(20, 1000);
  }
  /** Into the silence a try is repeated as TCP does it: after a second, then after two more, four more. */
  private knock(after: number, again: number): void {
    if (network === "slow") after = SLOW;
    setTimeout(() => {
      if (this.readyState !== 0) return;
      if (network === "silent") this.knock(again, again * 2);
      else if (network === "refuses") this.close();
      else {
        this.readyState = 1;
        this.onopen?.();
      }
    }, after);
  }
  send(text: string): void {
    if (network === "silent") this.isDead = true;
    if (!this.isDead && !text.includes("hint")) setTimeout(() => this.onmessage?.({ data: text && "{}" }), network === "slow" ? SLOW : 20);
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

const here = new EventTarget();
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", here.addEventListener.bind(here));
  vi.stubGlobal("removeEventListener", here.removeEventListener.bind(here));
  network = "well";
  opened = lost = 0;
  const handlers = { opened: () => opened++, received: () => undefined, lost: () => lost++, resumed: () => connection.send({ do: "look" }) };
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

const PAUSES = [0, 0.5, 0.999]; // what chance makes of them: the shortest, the middle, the longest

test.each(PAUSES)("it is back within 2 s however long the network refused, by chance %d", (chance) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  for (const away of [500, 5000, 60000]) {
    network = "refuses";
    connection["socket"]?.close();
    within(away);
    const before = opened;
    network = "well";
    within(2000);
    expect(opened).toBe(before + 1);
  }
});

test.each(PAUSES)("it is back within 2 s however long the network was silent, by chance %d", (chance) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  for (let away = 3000; away < 12000; away += 100) {
    network = "silent";
    connection.send({ do: "play" });
    within(away);
    const before = opened;
    network = "well";
    within(2000);
    expect(opened).toBe(before + 1);
  }
});

test("a connection that died without a word is replaced within 2 s of something being said", () => {
  (connection["socket"] as unknown as FakeSocket).die();
  expect(connection.send({ do: "play" })).toBe(true);
  within(2000);
  expect([opened, lost]).toEqual([2, 0]);
});

test("who only watches is right again within 2 s of a silence, and of a short one soon after", () => {
  for (let away = 100; away < 12000; away += 100) {
    network = "silent";
    (connection["socket"] as unknown as FakeSocket).die();
    within(away);
    const before = opened;
    network = "well";
    within(away < 2100 ? 4200 - away : 2000);
    expect(connection["socket"]).not.toBeNull();
    expect(opened).toBeGreaterThanOrEqual(before);
    expect((connection["socket"] as unknown as FakeSocket)["isDead"]).toBe(false);
  }
});

test("what is said and not answered shows that nobody is there", () => {
  network = "silent";
  expect(connection.send({ do: "play" })).toBe(true);
  within(2999);
  expect(lost).toBe(0);
  within(1);
  expect(lost).toBe(1);
});

test("who only watches is told within 6 s that nobody is there", () => {
  network = "silent";
  within(6000);
  expect(lost).toBeGreaterThan(0);
});

test("an answer that comes late is an answer: a slow network is no lost one", () => {
  network = "slow";
  for (let sentence = 0; sentence < 20; sentence++) {
    connection.send({ do: "play" });
    within(2500);
  }
  within(20000);
  expect(lost).toBe(0);
});

test("where there is no table, nobody comes back", () => {
  (connection["socket"] as unknown as FakeSocket).close(4404);
  within(60000);
  expect(opened).toBe(1);
});

test("while nobody looks, little is said", () => {
  const sentence = vi.spyOn(FakeSocket.prototype, "send");
  within(60000);
  const watched = sentence.mock.calls.length;
  Object.assign(document, { hidden: true });
  within(60000);
  expect([watched, sentence.mock.calls.length - watched]).toEqual([23, 4]);
});

test("a thing that takes its time to be answered is waited for", () => {
  connection.send({ do: "hint" }, false);
  within(8000);
  expect([opened, lost]).toEqual([1, 0]);
});

test("with the network back, a try into the silence is not waited for", () => {
  network = "silent";
  connection["socket"]?.close();
  within(1000);
  network = "well";
  here.dispatchEvent(new Event("online"));
  within(300);
  expect(opened).toBe(2);
});

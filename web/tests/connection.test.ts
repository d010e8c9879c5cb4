/** A connection comes back within 2 s of the network, also after one that went silent without a word. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/connection";

type Network = "well" | "refuses" | "silent";

let network: Network = "well";
let opened = 0;
let lost = 0;

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    this.knock(20, 1000);
  }
  /** Into the silence a try is repeated as TCP does it: after a second, then after two more, four more. */
  private knock(after: number, again: number): void {
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
  send(): void {
    if (network === "well") setTimeout(() => this.onmessage?.({ data: "{}" }), 20);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
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
  const hearing = { opened: () => opened++, heard: () => undefined, lost: () => lost++, woken: () => connection.send({ do: "look" }) };
  connection = new Connection("/live", hearing);
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

test("what is said and not answered shows that nobody is there", () => {
  network = "silent";
  expect(connection.send({ do: "play" })).toBe(true);
  within(2999);
  expect(lost).toBe(0);
  within(1);
  expect(lost).toBe(1);
});

test("a thing that takes its time to be answered is waited for", () => {
  network = "silent";
  connection.send({ do: "hint" }, false);
  within(8000);
  expect(lost).toBe(0);
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

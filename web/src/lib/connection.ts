/** A WebSocket that reconnects by itself: after a loss, when the network or the tab comes back, and after a silence. */

import type { ClientMessage } from "./protocol";

// All times are in milliseconds.

const FIRST_RETRY = 100;
const LONGEST_RETRY = 800; // so that a connection is back within 2 s of the network
const OPENING_TIMEOUT = 2500; // TCP repeats a lost packet late, so a new attempt is faster than a longer wait
const PING_AFTER = 2500; // of silence
const PING_AFTER_HIDDEN = 15000; // of silence, in a hidden tab
const ANSWER_TIMEOUT = 1500; // then a second socket is opened beside this one
const SECOND_TIMEOUT = 1500; // then the first socket is dropped
const NO_TABLE = 4404; // close code: the table does not exist, so there is no reconnect

const PING = ""; // the server echoes an empty message at once, even when it is busy

type Timer = ReturnType<typeof setTimeout> | undefined;

export interface ConnectionHandlers {
  opened(): void;
  received(message: unknown): void;
  lost(): void;
  /** The tab is visible again, or the network is back, and the socket still seems to be open. */
  resumed(): void;
}

export class Connection {
  private socket: WebSocket | null = null; // the one in use
  private opening: WebSocket | null = null; // after a loss, or beside a socket that does not answer
  private retry = FIRST_RETRY;
  private openingTimer: Timer; // until the next attempt, or until the current one times out
  private answerTimer: Timer; // until an answer is overdue
  private pingTimer: Timer; // until the next ping
  private closed = false;
  private readonly wake = (): void => this.resume();

  constructor(
    private readonly path: string,
    private readonly handlers: ConnectionHandlers,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Whether the message was sent. `quick`: the server answers at once, so a late answer means a dead connection. */
  send(message: ClientMessage, quick = true): boolean {
    return this.sendText(JSON.stringify(message), quick);
  }

  private sendText(text: string, quick: boolean): boolean {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(text);
    if (quick) this.answerTimer ??= setTimeout(() => this.openSecond(socket), ANSWER_TIMEOUT);
    return true;
  }

  close(): void {
    this.closed = true;
    this.clearTimers();
    clearTimeout(this.openingTimer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.opening?.close();
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.openingTimer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.opening = socket;
    this.openingTimer = setTimeout(() => this.drop(socket), OPENING_TIMEOUT);
    socket.onopen = () => {
      if (socket === this.opening) this.use(socket);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.markAlive();
      if (event.data) this.handlers.received(JSON.parse(event.data as string));
    };
    socket.onclose = (event) => (event.code === NO_TABLE ? this.close() : this.lose(socket));
  }

  private use(socket: WebSocket): void {
    const previous = this.socket;
    this.socket = socket;
    this.opening = null;
    this.retry = FIRST_RETRY;
    previous?.close();
    this.markAlive();
    this.handlers.opened();
  }

  /** The server answered: closes the second socket and restarts the timers. */
  private markAlive(): void {
    this.clearTimers();
    clearTimeout(this.openingTimer);
    const second = this.opening;
    this.opening = null;
    second?.close();
    this.pingTimer = setTimeout(() => this.sendText(PING, true), document.hidden ? PING_AFTER_HIDDEN : PING_AFTER);
  }

  /** An answer is late: opens a second socket. The first one may only be slow and stays open for now. */
  private openSecond(socket: WebSocket): void {
    if (!this.opening) this.connect();
    this.answerTimer = setTimeout(() => this.drop(socket), SECOND_TIMEOUT);
  }

  /** Stops waiting for an answer and for the next ping. */
  private clearTimers(): void {
    clearTimeout(this.answerTimer);
    clearTimeout(this.pingTimer);
    this.answerTimer = undefined;
  }

  /** Gives up a silent socket. The silence was the pause, so the next attempt comes soon. */
  private drop(socket: WebSocket): void {
    this.retry = FIRST_RETRY;
    this.lose(socket);
    socket.close();
  }

  /** A socket is gone. If it was the second one, the network is down and the first one is closed as well. */
  private lose(socket: WebSocket): void {
    if (this.closed || (socket !== this.socket && socket !== this.opening)) return;
    const used = this.socket;
    const stillOpening = this.opening !== null && socket !== this.opening;
    this.socket = null;
    this.clearTimers();
    if (socket === this.opening) this.opening = null;
    if (used !== socket) used?.close();
    this.handlers.lost();
    if (stillOpening) return;
    clearTimeout(this.openingTimer);
    this.openingTimer = setTimeout(() => this.connect(), this.retry * (0.8 + 0.4 * Math.random()));
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }

  private resume(): void {
    if (document.hidden || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.handlers.resumed();
    else if (this.opening) this.drop(this.opening);
    else {
      this.retry = FIRST_RETRY;
      this.connect();
    }
  }
}

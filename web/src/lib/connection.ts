/** A socket that comes back by itself: after a loss, with the network, with the tab; and does not trust silence. */

const FIRST_RETRY = 100;
const LONGEST_RETRY = 800; // with the try itself, one is back within 2 s of the network
const OPENING = 2500; // a try that takes longer is begun anew: what was sent into a dead network is not sent again soon
const QUIET = 2500; // after so long one asks whether anybody is there;
const QUIET_UNSEEN = 15000; // so long while nobody looks
const ANSWER = 1500; // whatever is said is answered long before; if not, another way is tried beside this one,
const GIVEN_UP = 1500; // and after so long again this one is given up
const NO_TABLE = 4404; // closed for good: there is nothing to come back to

const ANYBODY = ""; // is answered with the same, whatever else the server is doing

type Timer = ReturnType<typeof setTimeout> | undefined;

export interface Hearing {
  opened(): void;
  heard(message: unknown): void;
  lost(): void;
  /** The tab is looked at again, or the network is back, on a connection that seemed to hold. */
  woken(): void;
}

export class Connection {
  private socket: WebSocket | null = null; // the one that holds
  private trying: WebSocket | null = null; // one that is being opened: after a loss, or beside one that does not answer
  private retry = FIRST_RETRY;
  private timer: Timer; // until the next try, or until this one has taken too long
  private doubt: Timer; // until an answer is overdue
  private quiet: Timer; // until one asks whether anybody is there
  private closed = false;
  private readonly wake = (): void => this.comeBack();

  constructor(
    private readonly path: string,
    private readonly hearing: Hearing,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** `soon`: it is answered at once, or the connection does not hold. */
  send(message: object, soon = true): boolean {
    return this.say(JSON.stringify(message), soon);
  }

  private say(text: string, soon: boolean): boolean {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(text);
    if (soon) this.doubt ??= setTimeout(() => this.mistrust(socket), ANSWER);
    return true;
  }

  close(): void {
    this.closed = true;
    this.rest();
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.trying?.close();
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.trying = socket;
    this.timer = setTimeout(() => this.drop(socket), OPENING);
    socket.onopen = () => {
      if (socket === this.trying) this.use(socket);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.trust();
      if (event.data) this.hearing.heard(JSON.parse(event.data as string));
    };
    socket.onclose = (event) => (event.code === NO_TABLE ? this.close() : this.lose(socket));
  }

  private use(socket: WebSocket): void {
    const before = this.socket;
    this.socket = socket;
    this.trying = null;
    this.retry = FIRST_RETRY;
    before?.close();
    this.trust();
    this.hearing.opened();
  }

  /** Somebody is there: nothing else need be tried. */
  private trust(): void {
    this.rest();
    clearTimeout(this.timer);
    const beside = this.trying;
    this.trying = null;
    beside?.close();
    this.quiet = setTimeout(() => this.say(ANYBODY, true), document.hidden ? QUIET_UNSEEN : QUIET);
  }

  /** Nothing was heard for long: is it the network, or only this connection? A slow one may still answer. */
  private mistrust(socket: WebSocket): void {
    if (!this.trying) this.connect();
    this.doubt = setTimeout(() => this.drop(socket), GIVEN_UP);
  }

  /** Nothing is waited for any more. */
  private rest(): void {
    clearTimeout(this.doubt);
    clearTimeout(this.quiet);
    this.doubt = undefined;
  }

  /** Nothing was heard for so long that it counts as a pause already: the next try comes soon. */
  private drop(socket: WebSocket): void {
    this.retry = FIRST_RETRY;
    this.lose(socket);
    socket.close();
  }

  /** One of the two is gone. If it was the one beside, there is no network for the other either. */
  private lose(socket: WebSocket): void {
    if (this.closed || (socket !== this.socket && socket !== this.trying)) return;
    const held = this.socket;
    const tries = this.trying !== null && socket !== this.trying;
    this.socket = null;
    this.rest();
    if (socket === this.trying) this.trying = null;
    if (held !== socket) held?.close();
    this.hearing.lost();
    if (tries) return; // that one has still time
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.retry * (0.8 + 0.4 * Math.random()));
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }

  private comeBack(): void {
    if (document.hidden || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.hearing.woken();
    else if (this.trying) this.drop(this.trying);
    else {
      this.retry = FIRST_RETRY;
      this.connect();
    }
  }
}

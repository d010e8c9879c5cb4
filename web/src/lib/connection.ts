/** A socket that comes back by itself: after a loss, with the network, with the tab; and does not trust long silence. */

const FIRST_RETRY = 100;
const LONGEST_RETRY = 800; // with the try itself, one is back within 2 s of the network
const OPENING = 2500; // a try that takes longer is begun anew: what was sent into a dead network is not sent again soon
const ANSWER = 3000; // whatever is said is answered long before
const HEARTBEAT = 15000;

export interface Hearing {
  opened(): void;
  heard(message: unknown): void;
  lost(): void;
  /** The tab is looked at again, or the network is back, on a connection that seemed to hold. */
  woken(): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next try, or until this one has taken too long
  private doubt: ReturnType<typeof setTimeout> | undefined; // until an answer is overdue
  private beat: ReturnType<typeof setInterval> | undefined;
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
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    if (soon) this.doubt ??= setTimeout(() => this.drop(socket), ANSWER);
    return true;
  }

  close(): void {
    this.closed = true;
    this.rest();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    this.rest();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    this.timer = setTimeout(() => this.drop(socket), OPENING);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      clearTimeout(this.timer);
      this.retry = FIRST_RETRY;
      this.beat = setInterval(() => this.send({ do: "ping" }), HEARTBEAT);
      this.hearing.opened();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.doubt);
      this.doubt = undefined;
      this.hearing.heard(JSON.parse(event.data as string));
    };
    socket.onclose = () => this.lose(socket);
  }

  /** Nothing is waited for any more. */
  private rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    clearInterval(this.beat);
    this.doubt = undefined;
  }

  /** Nothing was heard for so long that it counts as a pause already: the next try comes soon. */
  private drop(socket: WebSocket): void {
    this.retry = FIRST_RETRY;
    this.lose(socket);
    socket.close();
  }

  private lose(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    this.rest();
    this.hearing.lost();
    this.timer = setTimeout(() => this.connect(), this.retry * (0.8 + 0.4 * Math.random()));
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }

  private comeBack(): void {
    if (document.hidden || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.hearing.woken();
    else if (this.socket) this.drop(this.socket);
    else {
      this.retry = FIRST_RETRY;
      this.connect();
    }
  }
}

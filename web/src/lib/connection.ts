/** A socket that comes back by itself: after a loss, with the network, with the tab; and does not trust long silence. */

const FIRST_RETRY = 150;
const LONGEST_RETRY = 2000;
const HEARTBEAT = 15000;

export interface Hearing {
  opened(): void;
  heard(message: unknown): void;
  lost(): void;
  /** The tab is looked at again, on a connection that holds. */
  woken(): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private last = 0; // when something last came
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

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.retry = FIRST_RETRY;
      this.last = Date.now();
      clearInterval(this.beat);
      this.beat = setInterval(() => this.listen(socket), HEARTBEAT);
      this.hearing.opened();
    };
    socket.onmessage = (event) => {
      this.last = Date.now();
      this.hearing.heard(JSON.parse(event.data as string));
    };
    socket.onclose = () => this.lose(socket);
  }

  private listen(socket: WebSocket): void {
    if (Date.now() - this.last > 2 * HEARTBEAT) {
      this.lose(socket);
      socket.close();
    } else this.send({ do: "ping" });
  }

  private lose(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    this.hearing.lost();
    this.timer = setTimeout(() => this.connect(), this.retry);
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }

  private comeBack(): void {
    if (document.hidden || this.closed) return;
    if (this.socket) this.hearing.woken();
    else {
      this.retry = FIRST_RETRY;
      this.connect();
    }
  }
}

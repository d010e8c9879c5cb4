/** Pans and zooms a drawing by drag, wheel and pinch. `fit` shows all of it. */

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MAX_ZOOM = 4;
const DRAG_THRESHOLD = 6; // pixels

export class Camera {
  zoom = $state(1);
  dx = $state(0);
  dy = $state(0);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private travelled = 0;

  constructor(
    private readonly bounds: () => Bounds,
    private readonly element: () => SVGSVGElement | undefined,
  ) {}

  get box(): string {
    const { x, y, width, height } = this.bounds();
    const [w, h] = [width / this.zoom, height / this.zoom];
    return `${x + (width - w) / 2 + this.dx} ${y + (height - h) / 2 + this.dy} ${w} ${h}`;
  }

  fit(): void {
    this.zoom = 1;
    this.dx = this.dy = 0;
  }

  zoomBy(factor: number): void {
    this.zoom = Math.min(MAX_ZOOM, Math.max(0.5, this.zoom * factor));
  }

  /** Whether the last pointer gesture was a drag. The click after a drag does not count. */
  get dragged(): boolean {
    return this.travelled > DRAG_THRESHOLD;
  }

  private get unit(): number {
    const matrix = this.element()?.getScreenCTM();
    return matrix ? 1 / matrix.a : 1;
  }

  /** Converts a point of the drawing to pixels from the upper left corner of the parent element. */
  toElement(x: number, y: number): { x: number; y: number } | null {
    const element = this.element();
    const matrix = element?.getScreenCTM();
    if (!element || !matrix) return null;
    const frame = element.parentElement!.getBoundingClientRect();
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: at.x - frame.left, y: at.y - frame.top };
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoomBy(event.deltaY < 0 ? 1.12 : 1 / 1.12);
  };

  readonly down = (event: PointerEvent): void => {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly move = (event: PointerEvent): void => {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.travelled += Math.hypot(now.x - was.x, now.y - was.y);
    if (other)
      this.zoomBy(
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y)),
      );
    else if (this.dragged) {
      this.dx -= (now.x - was.x) * this.unit;
      this.dy -= (now.y - was.y) * this.unit;
    }
    this.fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };
}

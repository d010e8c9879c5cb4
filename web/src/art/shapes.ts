/** The shapes that all drawings use, as SVG text. */

export type Point = readonly [number, number];

const round = (n: number): string => String(Math.round(n * 100) / 100);

export const points = (corners: Point[]): string => corners.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

/** A star with n tips. `inner` is its inner radius; by default that of two overlaid squares. */
export function star(cx: number, cy: number, radius: number, n = 8, inner?: number, turn = 0): Point[] {
  const cut = inner ?? Math.cos((2 * Math.PI) / n) / Math.cos(Math.PI / n);
  return Array.from({ length: 2 * n }, (_, i) => {
    const r = i % 2 ? radius * cut : radius;
    const angle = turn + (Math.PI * i) / n - Math.PI / 2;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** A polygon element with the given SVG attributes. */
export function polygon(corners: Point[], attributes: Record<string, string | number>): string {
  const rest = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<polygon points="${points(corners)}" ${rest.join(" ")}/>`;
}

/** A multifoil arch: it springs at `y`, has the given lobes and jambs down to `base`. */
export function lobedArch(cx: number, y: number, radius: number, lobes: number, base: number): string {
  const tips = Array.from({ length: lobes + 1 }, (_, i): Point => {
    const angle = Math.PI - (Math.PI * i) / lobes;
    return [cx + radius * Math.cos(angle), y - radius * Math.sin(angle) * 1.08];
  });
  let path = `M${round(cx - radius)} ${round(base)}L${round(tips[0]![0])} ${round(tips[0]![1])}`;
  for (let i = 0; i < lobes; i++) {
    const [a, b] = [tips[i]!, tips[i + 1]!];
    const r = round(Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.54);
    path += `A${r} ${r} 0 0 1 ${round(b[0])} ${round(b[1])}`;
  }
  return `${path}L${round(cx + radius)} ${round(base)}Z`;
}

const PINCH = (28 * Math.PI) / 180;

/** A horseshoe arch: a circle round `y` on narrower jambs. */
export function horseshoe(cx: number, y: number, radius: number, base: number): string {
  const x = radius * Math.cos(PINCH);
  const foot = round(y + radius * Math.sin(PINCH));
  return `M${round(cx - x)} ${base}V${foot}A${radius} ${radius} 0 1 1 ${round(cx + x)} ${foot}V${base}Z`;
}

/** The voussoirs of a horseshoe arch, in two alternating colours. */
export function wedges(cx: number, y: number, r1: number, r2: number, n: number, odd: string, even: string): string {
  const from = -PINCH;
  const step = (Math.PI + 2 * PINCH) / n;
  const at = (r: number, a: number): string => `${round(cx + r * Math.cos(a))} ${round(y - r * Math.sin(a))}`;
  return Array.from({ length: n }, (_, i) => {
    const [u, v] = [from + i * step, from + (i + 1) * step];
    const outline = `M${at(r1, u)}L${at(r2, u)}A${r2} ${r2} 0 0 0 ${at(r2, v)}L${at(r1, v)}A${r1} ${r1} 0 0 1 ${at(r1, u)}Z`;
    return `<path d="${outline}" fill="${i % 2 ? even : odd}"/>`;
  }).join("");
}

/** A star in a polygon by Hankin's method: two lines at the given angle from the middle of each side. */
export function hankin(corners: Point[], degrees: number): Point[] {
  const n = corners.length;
  const theta = (degrees * Math.PI) / 180;
  const centre: Point = [corners.reduce((s, p) => s + p[0], 0) / n, corners.reduce((s, p) => s + p[1], 0) / n];
  const middle = (i: number): Point => {
    const [a, b] = [corners[i % n]!, corners[(i + 1) % n]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const ray = (i: number, sign: number): Point => {
    const [a, b, m] = [corners[i % n]!, corners[(i + 1) % n]!, middle(i)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [ex, ey] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    let [nx, ny] = [-ey, ex];
    if ((centre[0] - m[0]) * nx + (centre[1] - m[1]) * ny < 0) [nx, ny] = [-nx, -ny];
    const [c, s] = [Math.cos(theta) * sign, Math.sin(theta)];
    return [ex * c + nx * s, ey * c + ny * s];
  };
  const result: Point[] = [];
  for (let i = 0; i < n; i++) {
    const [m, q, d1, d2] = [middle(i), middle(i + 1), ray(i, 1), ray(i + 1, -1)];
    const det = -d1[0] * d2[1] + d2[0] * d1[1];
    const t = ((q[0] - m[0]) * -d2[1] + d2[0] * (q[1] - m[1])) / det;
    result.push(m, [m[0] + d1[0] * t, m[1] + d1[1] * t]);
  }
  return result;
}

export function ngon(cx: number, cy: number, radius: number, n: number, turn = 0): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / n;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

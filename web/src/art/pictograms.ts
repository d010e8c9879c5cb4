/** The pictures on the tiles, drawn in a square of 100. Colours are the variables of theme/colours.css. */

import { horseshoe, lobedArch, polygon, star, wedges } from "./shapes";

const p = (name: string): string => `var(--paint-${name})`;

function pavilion(): string {
  let s = `<g stroke="${p("navy")}" stroke-width="1.5" stroke-linejoin="round"><path d="M50 13V22" fill="none"/><circle cx="50" cy="13" r="2.6" fill="${p("gold")}"/>`;
  s += `<path d="M15 45Q34 39 50 21Q66 39 85 45Z" fill="${p("ivory")}"/><path d="M50 21Q66 39 85 45H50Z" fill="${p("sky")}" stroke="none"/><path d="M15 45Q34 39 50 21Q66 39 85 45Z" fill="none"/>`;
  s += `<path d="M50 22V45M33 45Q44 37 50 23M67 45Q56 37 50 23" fill="none" stroke-width=".8" stroke-opacity=".6"/><rect x="19" y="45" width="62" height="8" fill="${p("gold")}"/>`;
  for (let x = 27; x < 85; x += 10)
    s += polygon(
      [
        [x, 46.4],
        [x + 3, 49],
        [x, 51.6],
        [x - 3, 49],
      ],
      { fill: p("brick"), stroke: "none" },
    );
  s += `<rect x="21" y="53" width="58" height="25" fill="${p("ivory")}"/>`;
  for (const x of [31, 50, 69]) s += `<path d="${lobedArch(x, 66, 7.2, 5, 78)}" fill="${p("navy")}" stroke-width="1"/>`;
  for (const x of [21.5, 40.5, 59.5, 78.5])
    s += `<rect x="${x - 1.9}" y="60" width="3.8" height="18" fill="${p("sky")}" stroke-width=".9"/>`;
  return `${s}<path d="M15 78H85L88 84H12Z" fill="${p("ivory")}"/></g>`;
}

function seraglio(): string {
  const arch = lobedArch(50, 44, 19, 9, 77);
  let s = `<rect x="22" y="14" width="56" height="68" rx="2" fill="${p("clay")}" stroke="${p("maroon")}" stroke-width="1.5"/><rect x="25.5" y="17.5" width="49" height="61" fill="none" stroke="${p("amber")}" stroke-width="1.4"/>`;
  s += `<clipPath id="lattice"><path d="${arch}"/></clipPath><path d="${arch}" fill="${p("maroon")}"/><g clip-path="url(#lattice)" stroke="${p("amber")}" stroke-width="1.7">`;
  for (let x = -42; x < 116; x += 6.2) s += `<path d="M${x} 10L${x + 50} 90M${100 - x} 10L${50 - x} 90"/>`;
  s += `</g>${polygon(star(50, 50, 9), { fill: p("amber"), stroke: p("maroon") })}${polygon(star(50, 50, 5), { fill: p("brick") })}`;
  s += `<path d="${arch}" fill="none" stroke="${p("amber")}" stroke-width="2.6"/><path d="${arch}" fill="none" stroke="${p("maroon")}" stroke-width=".8"/>`;
  for (const x of [30.5, 69.5]) s += polygon(star(x, 24, 4.6), { fill: p("amber") });
  s += `<path d="M17 78H83V84H17Z" fill="${p("amber")}" stroke="${p("maroon")}" stroke-width="1.4"/>`;
  for (let x = 22; x < 80; x += 8) s += `<circle cx="${x}" cy="81" r="1.5" fill="${p("maroon")}"/>`;
  return s;
}

function arcades(): string {
  let s = `<rect x="10" y="24" width="80" height="58" fill="${p("cream")}" stroke="${p("umber")}" stroke-width="1.5"/><rect x="10" y="18" width="80" height="8" fill="${p("vermilion")}" stroke="${p("umber")}" stroke-width="1.3"/>`;
  for (let x = 17; x < 86; x += 11) s += polygon(star(x, 22, 3), { fill: p("cream") });
  for (const x of [23.5, 50, 76.5])
    s += `<path d="${horseshoe(x, 49, 9.2, 82)}" fill="${p("umber")}"/>${wedges(x, 49, 9.2, 14.2, 11, p("vermilion"), p("ivory"))}`;
  for (const x of [10.8, 36.7, 63.3, 89.2]) {
    s += `<rect x="${x - 2.6}" y="58" width="5.2" height="21" fill="${p("azure")}" stroke="${p("umber")}" stroke-width="1.1"/><path d="M${x - 4.6} 54H${x + 4.6}L${x + 3} 59H${x - 3}Z" fill="${p("gold")}" stroke="${p("umber")}"/>`;
    s += `<rect x="${x - 4}" y="78" width="8" height="4.5" fill="${p("gold")}" stroke="${p("umber")}"/>`;
  }
  return `${s}<rect x="8" y="82" width="84" height="4" fill="${p("umber")}"/>`;
}

function chambers(): string {
  let s = `<circle cx="50" cy="50" r="36" fill="${p("ivory")}" stroke="${p("sepia")}" stroke-width="1.5"/>`;
  s += polygon(star(50, 50, 35, 16, 0.8), { fill: p("sand"), stroke: p("sepia"), "stroke-width": 0.9 });
  s += polygon(star(50, 50, 30, 8, 0.76), { fill: p("lapis"), stroke: p("sepia"), "stroke-width": 1.1 });
  s += polygon(star(50, 50, 30, 8, 0.76, Math.PI / 8), { fill: "none", stroke: p("cream"), "stroke-width": 1.3 });
  for (let i = 0; i < 8; i++) {
    const t = Math.PI / 8 + (i * Math.PI) / 4;
    s += polygon(star(50 + 25.6 * Math.cos(t), 50 + 25.6 * Math.sin(t), 4.4), {
      fill: p("brick"),
      stroke: p("cream"),
      "stroke-width": 0.8,
    });
  }
  s +=
    polygon(star(50, 50, 19.5), { fill: p("ivory"), stroke: p("sepia") }) +
    polygon(star(50, 50, 14, 8, undefined, Math.PI / 8), { fill: p("ochre"), stroke: p("sepia"), "stroke-width": 0.9 });
  return `${s}${polygon(star(50, 50, 8.2), { fill: p("lapis"), stroke: p("cream") })}<circle cx="50" cy="50" r="2.8" fill="${p("ivory")}"/>`;
}

function cypress(x: number): string {
  const [y, w, h] = [76, 17, 58];
  const side = `${x + w * 0.35} ${y - h * 0.8} ${x + w * 0.62} ${y - h * 0.34} ${x + w * 0.42} ${y - h * 0.1}`;
  const other = `${x - w * 0.62} ${y - h * 0.34} ${x - w * 0.35} ${y - h * 0.8} ${x} ${y - h}`;
  return `<path d="M${x} ${y - h}C${side}Q${x} ${y + 2} ${x - w * 0.42} ${y - h * 0.1}C${other}Z" fill="${p("pine")}" stroke="${p("forest")}" stroke-width="1.2"/><path d="M${x} ${y - h + 4}C${x + 3.4} ${y - 40.6} ${x + 6} ${y - 23} ${x + 4} ${y - 7}" fill="none" stroke="${p("mint")}" stroke-opacity=".75" stroke-width="1.3"/>`;
}

function orangeTree(x: number): string {
  let s = `<rect x="${x - 1.2}" y="78" width="2.4" height="7" fill="${p("bark")}"/><circle cx="${x}" cy="74" r="7" fill="${p("leaf")}" stroke="${p("forest")}" stroke-width="1.2"/>`;
  for (const [dx, dy] of [
    [-3, -1.5],
    [2.5, -3],
    [0.7, 2],
    [3.8, 1.8],
    [-1.4, -4.5],
    [-3.5, 3],
  ] as const)
    s += `<circle cx="${x + dx}" cy="${74 + dy}" r="1.3" fill="${p("orange")}"/>`;
  return s;
}

function garden(): string {
  let s = `<ellipse cx="50" cy="80" rx="41" ry="9" fill="${p("pine")}" opacity=".75"/>${cypress(17)}${cypress(83)}`;
  s += `<path d="M50 30C50 14 36 13 33 27M50 30C50 14 64 13 67 27M50 30C50 21 43 20 41 30M50 30C50 21 57 20 59 30" fill="none" stroke="${p("foam")}" stroke-width="2" stroke-linecap="round"/><path d="M33 27V47M67 27V47M41 30V40M59 30V40" stroke="${p("foam")}" stroke-width="1.5" stroke-dasharray="2.5 2.5"/>`;
  s += `<path d="M36 40H64L59 46.5H41Z" fill="${p("cream")}" stroke="${p("forest")}" stroke-width="1.4" stroke-linejoin="round"/><ellipse cx="50" cy="40" rx="14" ry="3.6" fill="${p("pool")}" stroke="${p("forest")}" stroke-width="1.3"/><path d="M46.5 46.5H53.5L55 60H45Z" fill="${p("sand")}" stroke="${p("forest")}" stroke-width="1.3"/>`;
  s += `<path d="M22 62L27 79H73L78 62Z" fill="${p("cream")}" stroke="${p("forest")}" stroke-width="1.6" stroke-linejoin="round"/><ellipse cx="50" cy="62" rx="28" ry="6.4" fill="${p("pool")}" stroke="${p("forest")}" stroke-width="1.6"/><ellipse cx="50" cy="62" rx="17" ry="3.4" fill="none" stroke="${p("foam")}" stroke-width="1.2"/>`;
  for (let i = 0; i < 5; i++)
    s += polygon(star(32 + i * 9, 71.5, 3.9), {
      fill: p(i % 2 ? "lapis" : "brick"),
      stroke: p("forest"),
      "stroke-width": 0.7,
    });
  s += orangeTree(12.5) + orangeTree(87.5);
  for (const [x, y] of [
    [20, 86],
    [33, 88],
    [47, 89],
    [62, 88],
    [78, 86],
  ] as const)
    s += polygon(star(x, y, 3.8, 6, 0.5), { fill: p("rose"), stroke: p("maroon"), "stroke-width": 0.6 });
  return s;
}

function tower(): string {
  const battlements = "M26 38V24H33V30H38V24H46V30H54V24H62V30H67V24H74V38Z";
  const night = p("midnight");
  let s = `<path d="M79 20a9.5 9.5 0 1 1-9.5-9.5a7.2 7.2 0 0 0 9.5 9.5z" fill="${p("moon")}"/>`;
  for (const [x, y, r] of [
    [19, 22, 3.4],
    [27, 40, 2.2],
    [82, 44, 2.8],
    [15, 57, 2.1],
    [88, 64, 2.1],
  ] as const)
    s += polygon(star(x, y, r, 4, 0.35), { fill: p("moon") });
  s += `<path d="M50 9V25" stroke="${night}" stroke-width="1.8"/><path d="M51 10C58 7 61 13 69 10L66 14.6L69 19C61 21.5 58 15.6 51 18Z" fill="${p("vermilion")}" stroke="${night}"/>`;
  s += `<path d="M30 84V36H70V84Z" fill="${p("stone")}" stroke="${night}" stroke-width="1.6"/><path d="M55 36H70V84H55Z" fill="${p("shade")}"/><path d="M30 84V36H70V84Z" fill="none" stroke="${night}" stroke-width="1.6"/>`;
  s += `<path d="${battlements}" fill="${p("stone")}"/><path d="M58 38V24H62V30H67V24H74V38Z" fill="${p("shade")}"/><path d="${battlements}" fill="none" stroke="${night}" stroke-width="1.6" stroke-linejoin="round"/>`;
  s += `<path d="${horseshoe(50, 56, 7, 70)}" fill="${night}"/>${wedges(50, 56, 7, 10.4, 9, p("brick"), p("cream"))}<rect x="42" y="70" width="16" height="2.6" fill="${p("gold")}" stroke="${night}" stroke-width=".8"/>`;
  return `${s}<path d="M30 44H37M33 49H41M62 46H69M30 78H40M60 77H69M33 73H38" stroke="${night}" stroke-opacity=".5" stroke-width="1.1"/><path d="M24 84H76L79 88H21Z" fill="${p("bark")}" stroke="${night}" stroke-width="1.3"/>`;
}

function fountain(): string {
  const dark = p("sepia");
  let s = `<path d="M44 0H56V100H44ZM0 44H100V56H0Z" fill="${p("channel")}" stroke="${p("bark")}" stroke-width="1.4"/><path d="M50 2V30M50 70V98M2 50H30M70 50H98" stroke="${p("foam")}" stroke-opacity=".8" stroke-width="1.3" stroke-dasharray="5 5"/>`;
  s += polygon(star(50, 50, 38, 12, 0.84), { fill: p("cream"), stroke: dark, "stroke-width": 1.5 });
  for (let i = 0; i < 12; i++) {
    const t = (i * Math.PI) / 6 + Math.PI / 12;
    const [x, y, turn] = [50 + 27.5 * Math.cos(t), 50 + 27.5 * Math.sin(t), (t * 180) / Math.PI - 90];
    s += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><path d="M-4.2 -5.5Q-4.8 2 -2.6 4.5L0 6.4L2.6 4.5Q4.8 2 4.2 -5.5Z" fill="${p("sand")}" stroke="${dark}"/><circle cy="2.2" r="3" fill="${p("stone")}" stroke="${dark}" stroke-width=".8"/><circle cx="-1" cy="2.6" r=".6" fill="${dark}"/><circle cx="1" cy="2.6" r=".6" fill="${dark}"/></g>`;
  }
  s += `<circle cx="50" cy="50" r="19" fill="${p("ivory")}" stroke="${dark}" stroke-width="1.5"/><circle cx="50" cy="50" r="15.6" fill="${p("pool")}" stroke="${p("lapis")}" stroke-width="1.2"/><circle cx="50" cy="50" r="11" fill="none" stroke="${p("foam")}" stroke-width="1.3" stroke-dasharray="9 4"/>`;
  return `${s}${polygon(star(50, 50, 7.5), { fill: p("ivory"), stroke: p("lapis") })}<circle cx="50" cy="50" r="2.4" fill="${p("pool")}"/>`;
}

/** A falcon, drawn in a square of 100. Its plumage is `currentColor`. */
function falcon(): string {
  return `<path d="M30 84Q28 60 36 46Q33 32 45 24Q58 16 67 26L76 32L68 37Q71 52 66 66Q62 80 50 86L44 96L38 88Z" fill="currentColor" stroke="${p("plume")}" stroke-width="2.5" stroke-linejoin="round"/><path d="M37 46Q52 50 56 72Q48 82 36 84Q30 66 37 46Z" fill="${p("plume")}" fill-opacity=".28"/><path d="M41 56Q50 60 52 72M37 66Q45 70 46 80" fill="none" stroke="${p("plume")}" stroke-opacity=".5" stroke-width="1.6"/><circle cx="60" cy="29" r="2.6" fill="${p("amber")}" stroke="${p("plume")}"/><path d="M67 27L78 32L68 36Z" fill="${p("amber")}" stroke="${p("plume")}" stroke-width="1.4"/>`;
}

/** A gate in a diagonal wall, for a portal with its right angle in the north-east. */
function gate(): string {
  return `<g transform="translate(50 50) rotate(45)"><path d="${horseshoe(0, -23, 9, -7)}" fill="${p("midnight")}"/>${wedges(0, -23, 9, 13.5, 9, p("vermilion"), p("ivory"))}<path d="M-11 -7H11" stroke="${p("gold")}" stroke-width="3"/></g>`;
}

/** The scaffold over a building site. */
function scaffold(): string {
  return `<g stroke="${p("bark")}" stroke-width="4" stroke-linecap="round"><path d="M16 94V14M50 94V10M84 94V14"/><path d="M10 34H90M10 62H90"/></g><g stroke="${p("sand")}" stroke-width="2" stroke-linecap="round"><path d="M16 92V16M50 92V12M84 92V16M12 34H88M12 62H88M18 60L48 36M82 60L52 36M18 90L48 64M82 90L52 64"/></g>`;
}

export const PICTOGRAMS: Record<string, string> = {
  pavilion: pavilion(),
  seraglio: seraglio(),
  arcades: arcades(),
  chambers: chambers(),
  garden: garden(),
  tower: tower(),
  fountain: fountain(),
};
export const FALCON = falcon();
export const GATE = gate();
export const SCAFFOLD = scaffold();

/** All symbols and gradients of the page, as the content of one hidden SVG. Drawings refer to them. */

import { coin } from "./coins";
import { FALCON, GATE, PICTOGRAMS, SCAFFOLD } from "./pictograms";
import { hankin, ngon, type Point, polygon, star } from "./shapes";

export const KIND_NAMES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export const CURRENCY_NAMES = ["florin", "dirham", "dinar", "ducat"] as const;

function gradient(id: string, from: string, to: string, middle?: string): string {
  const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2=".5" y2="1">${stop(0, from)}${middle ? stop(0.5, middle) : ""}${stop(1, to)}</linearGradient>`;
}

const pattern = (id: string, width: number, height: number, content: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;

/** The texture of each kind, as a second cue beside its colour. */
const GROUNDS = [
  pattern(
    "ground-pavilion",
    25,
    25,
    polygon(star(12.5, 12.5, 12.5), {
      fill: "none",
      stroke: "var(--paint-ivory)",
      "stroke-opacity": 0.38,
      "stroke-width": 0.9,
    }),
  ),
  pattern(
    "ground-seraglio",
    14,
    20,
    '<path d="M7 0L14 10L7 20L0 10Z" fill="none" stroke="var(--paint-amber)" stroke-opacity=".34"/>',
  ),
  pattern(
    "ground-arcades",
    20,
    14,
    '<path d="M0 14A10 10 0 0 1 20 14" fill="none" stroke="var(--paint-umber)" stroke-opacity=".34"/><path d="M-10 7A10 10 0 0 1 10 7M10 7A10 10 0 0 1 30 7" fill="none" stroke="var(--paint-umber)" stroke-opacity=".22"/>',
  ),
  pattern(
    "ground-chambers",
    20,
    34.64,
    '<path d="M10 0L20 5.77V17.32L10 23.09L0 17.32V5.77ZM0 17.32V28.9M20 17.32V28.9M10 23.09V34.64" fill="none" stroke="var(--paint-bark)" stroke-opacity=".3" stroke-width=".9"/>',
  ),
  pattern(
    "ground-garden",
    20,
    16,
    '<path d="M0 12Q5 4 10 12T20 12M-10 4Q-5 -4 0 4T10 4T20 4T30 4" fill="none" stroke="var(--paint-foam)" stroke-opacity=".3"/>',
  ),
  pattern(
    "ground-tower",
    20,
    12,
    '<path d="M0 0H20M0 6H20M5 0V6M15 6V12" fill="none" stroke="var(--paint-lilac)" stroke-opacity=".26" stroke-width=".9"/>',
  ),
];

function tile(kind: string): string {
  const ground = kind === "fountain" ? "chambers" : kind;
  return `<symbol id="tile-${kind}" viewBox="0 0 100 100" overflow="visible"><rect width="100" height="100" rx="2.5" fill="url(#glaze-${kind})"/><rect width="100" height="100" rx="2.5" fill="url(#ground-${ground})"/>${PICTOGRAMS[kind]}<rect x="1.4" y="1.4" width="97.2" height="97.2" rx="2" fill="none" stroke="var(--kind-${kind}-rim)" stroke-opacity=".65" stroke-width="1.2"/><rect width="100" height="100" rx="2.5" fill="url(#gloss)"/><rect width="100" height="100" rx="2.5" fill="none" stroke="var(--outline)" stroke-width="1.4"/></symbol>`;
}

/** A portal with its right angle in the north-east: half a tile of its kind with a gate in the diagonal wall. */
function portal(kind: string): string {
  const half = "M0 0H100V100Z";
  return `<symbol id="portal-${kind}" viewBox="0 0 100 100" overflow="visible"><path d="${half}" fill="url(#glaze-${kind})"/><path d="${half}" fill="url(#ground-${kind})"/><g clip-path="url(#half)"><g transform="translate(48 4) scale(.5)">${PICTOGRAMS[kind]}</g></g><path d="${half}" fill="url(#gloss)" stroke="var(--outline)" stroke-width="1.4" stroke-linejoin="round"/><g transform="translate(-3 3)"><use href="#wall" transform="rotate(45) scale(1.41 1) matrix(1 0 0 -1 0 0)"/></g>${GATE}</symbol>`;
}

function wall(): string {
  let s =
    '<rect x="-.6" y="-5" width="101.2" height="15" fill="url(#stone)"/><path d="M-.6 -5H100.6M-.6 10H100.6" stroke="var(--wall-line)" stroke-width="1.6"/><path d="M0 2.6H100M10 -5V2.6M35 -5V2.6M60 -5V2.6M85 -5V2.6M22.5 2.6V10M47.5 2.6V10M72.5 2.6V10M97.5 2.6V10" stroke="var(--wall-line)" stroke-opacity=".5"/>';
  for (let x = 3; x < 100; x += 20)
    s += `<path d="M${x} -5V-11.5L${x + 7} -15L${x + 14} -11.5V-5Z" fill="var(--wall-light)" stroke="var(--wall-line)" stroke-width="1.4" stroke-linejoin="round"/>`;
  const inner =
    '<rect x="-.6" y="-6" width="101.2" height="12" fill="url(#stone)"/><path d="M-.6 -6H100.6M-.6 6H100.6" stroke="var(--wall-line)" stroke-width="1.5"/><path d="M0 0H100M12 -6V0M37 -6V0M62 -6V0M87 -6V0M24 0V6M49 0V6M74 0V6" stroke="var(--wall-line)" stroke-opacity=".5"/>';
  return `<g id="wall">${s}</g><g id="wall-inside">${inner}</g>`;
}

function turret(): string {
  return `<g id="turret">${polygon(star(0, 0, 18, 8, 0.8), { fill: "var(--wall-light)", stroke: "var(--wall-line)", "stroke-width": 1.6, "stroke-linejoin": "round" })}<circle r="12" fill="url(#stone)" stroke="var(--wall-line)" stroke-width="1.4"/><circle r="8.5" fill="var(--paint-lapis)" stroke="var(--wall-line)" stroke-width="1.3"/>${polygon(star(0, 0, 5.4), { fill: "var(--paint-amber)", stroke: "var(--wall-line)", "stroke-width": 0.9 })}</g>`;
}

/** The background of the page: stars in a tiling of octagons and squares. */
function zellige(): string {
  const size = 92;
  const side = size / (1 + Math.SQRT2);
  const octagon = ngon(size / 2, size / 2, side / (2 * Math.sin(Math.PI / 8)), 8, Math.PI / 8);
  const corners: Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  let s = polygon(hankin(octagon, 67.5), { fill: "var(--zellige-star)", stroke: "var(--zellige-line)" });
  s += polygon(star(size / 2, size / 2, 17), {
    fill: "var(--zellige-heart)",
    stroke: "var(--zellige-line)",
    "stroke-width": 0.9,
  });
  for (const [x, y] of corners)
    s += polygon(hankin(ngon(x, y, side / Math.SQRT2, 4), 67.5), {
      fill: "var(--zellige-knot)",
      stroke: "var(--zellige-line)",
    });
  return pattern("zellige", size, size, s);
}

const SEBKA = pattern(
  "sebka",
  22,
  30,
  '<rect width="22" height="30" fill="var(--stucco)"/><path d="M0 15C5 13 8 8 11 0C14 8 17 13 22 15C17 17 14 22 11 30C8 22 5 17 0 15Z" fill="var(--stucco-deep)" stroke="var(--stucco-line)" stroke-width="1.1"/><circle cx="11" cy="15" r="2.6" fill="var(--paint-lapis)"/><circle r="2.2" fill="var(--paint-brick)"/><circle cx="22" r="2.2" fill="var(--paint-brick)"/><circle cy="30" r="2.2" fill="var(--paint-brick)"/><circle cx="22" cy="30" r="2.2" fill="var(--paint-brick)"/>',
);

const SHADES = [
  ...[...KIND_NAMES, "fountain"].map((kind) =>
    gradient(`glaze-${kind}`, `var(--kind-${kind}-light)`, `var(--kind-${kind}-dark)`),
  ),
  gradient("stone", "var(--wall-light)", "var(--wall-dark)", "var(--wall)"),
  gradient("gilt", "var(--gold-light)", "var(--gold-dark)", "var(--gold)"),
  gradient("plaster", "var(--stucco-light)", "var(--stucco-deep)", "var(--stucco)"),
  gradient("vellum", "var(--vellum-light)", "var(--vellum)"),
  gradient("recess", "var(--recess)", "var(--recess-foot)"),
  '<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--gloss)" stop-opacity=".42"/><stop offset=".38" stop-color="var(--gloss)" stop-opacity=".05"/><stop offset=".62" stop-color="var(--outline)" stop-opacity="0"/><stop offset="1" stop-color="var(--outline)" stop-opacity=".26"/></linearGradient>',
  '<radialGradient id="lamp"><stop offset="0" stop-color="var(--lamp)" stop-opacity=".75"/><stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/></radialGradient>',
  '<clipPath id="half"><path d="M0 0H100V100Z"/></clipPath>',
];

export const SYMBOLS = [
  ...SHADES,
  ...GROUNDS,
  zellige(),
  SEBKA,
  wall(),
  turret(),
  ...[...KIND_NAMES, "fountain"].map(tile),
  ...KIND_NAMES.map(portal),
  ...CURRENCY_NAMES.map(
    (name) => `<symbol id="coin-${name}" viewBox="-22 -22 44 44" overflow="visible">${coin(name)}</symbol>`,
  ),
  `<symbol id="falcon" viewBox="0 0 100 100">${FALCON}</symbol>`,
  `<symbol id="scaffold" viewBox="0 0 100 100">${SCAFFOLD}</symbol>`,
  `<symbol id="star8" viewBox="-20 -20 40 40">${polygon(star(0, 0, 20, 8, 0.82), {})}</symbol>`,
].join("");

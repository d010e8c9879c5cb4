/** The four coins, drawn in a circle of radius 20 round 0,0. Colour, outline and emblem differ. */

import { polygon, star } from "./shapes";

const OUTLINES: Record<string, string> = {
  dinar: '<circle r="20"/>',
  dirham: '<path d="M-17 -17H17V17H-17Z" stroke-linejoin="round"/>',
  ducat: polygon(star(0, 0, 22, 8, 0.8), {}),
  florin:
    '<path d="M0 -20A11 11 0 0 1 11 -11A11 11 0 0 1 20 0A11 11 0 0 1 11 11A11 11 0 0 1 0 20A11 11 0 0 1 -11 11A11 11 0 0 1 -20 0A11 11 0 0 1 -11 -11A11 11 0 0 1 0 -20Z"/>',
};

const DEVICES: Record<string, (ink: string, ground: string) => string> = {
  dinar: (ink) =>
    `<path d="M6.5 -9.5A11 11 0 1 0 6.5 9.5A8.4 8.4 0 1 1 6.5 -9.5Z" fill="${ink}"/>${polygon(star(6.4, 0, 4.6, 5, 0.4), { fill: ink })}`,
  dirham: (ink, ground) => polygon(star(0, 0, 11.5), { fill: ink }) + polygon(star(0, 0, 5.4), { fill: ground }),
  ducat: (ink) =>
    `<path d="M-9 8V-3L-4.5 1L0 -9L4.5 1L9 -3V8Z" fill="${ink}"/><circle cy="-10.4" r="1.9" fill="${ink}"/><rect x="-9" y="9.4" width="18" height="2.4" fill="${ink}"/>`,
  florin: (ink) =>
    `<path d="M0 -12C4.4 -7 4.4 -2 2 2H-2C-4.4 -2 -4.4 -7 0 -12ZM-3 2C-12 1 -12 -8 -7 -8.5C-5.6 -5 -5 -2 -3 2ZM3 2C12 1 12 -8 7 -8.5C5.6 -5 5 -2 3 2ZM-5 3.4H5V6H-5ZM-1.6 6H1.6L3 11H-3Z" fill="${ink}"/>`,
};

export function coin(currency: string): string {
  const outline = OUTLINES[currency]!;
  const ground = `var(--money-${currency})`;
  return `<g fill="${ground}" stroke="var(--money-${currency}-deep)" stroke-width="2">${outline}</g><g transform="scale(.8)" fill="none" stroke="var(--money-${currency}-light)" stroke-width="1.6">${outline}</g>${DEVICES[currency]!(`var(--money-${currency}-ink)`, ground)}`;
}

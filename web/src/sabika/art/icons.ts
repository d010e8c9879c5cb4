/** Pictograms of resources, actions and what cards count, each drawn in a square of 24. Shapes differ, not only colours. */

const LINE = 'stroke="var(--outline)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"';
const path = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="var(--paint-${fill})" ${LINE} ${more}/>`;
const line = (d: string, paint = "sepia", width = 1.4): string =>
  `<path d="${d}" fill="none" stroke="var(--paint-${paint})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--paint-${fill})" ${LINE}/>`;
/** A drawing scaled into a part of the square. */
const inset = (drawing: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
const redo = line("M20.5 13A6 6 0 1 1 16.5 8.6M16.8 5.4V9.2H13", "vermilion", 2.2);
const more =
  `<circle cx="18.5" cy="6" r="5.3" fill="var(--paint-ivory)" ${LINE}/>` + line("M18.5 3V9M15.5 6H21.5", "forest", 2);
const set = (at: number): string => line(`M${at} 4V20`, "sepia", 1);

const coin = `${disc(12, 12, 9, "amber")}<circle cx="12" cy="12" r="6.4" fill="none" stroke="var(--paint-bark)" stroke-width="1"/>${line("M14.5 8.6A4.4 4.4 0 1 0 14.5 15.4A5.6 5.6 0 0 1 14.5 8.6Z", "bark", 1.3)}`;
const gypsum =
  path("M2.5 15.5C5 9 8 8.5 10 6.5C12 4.5 14.5 6 16 9C18.5 10 20.5 12.5 21.5 15.5Z", "ivory") +
  line("M8 12L10 10M13 13L15 10.5", "shade", 1) +
  path("M1.5 15.5H22.5L20 20.5H4Z", "shade");
const wood =
  path("M2 5H17V11H2ZM5 12.5H20V18.5H5Z", "shade") +
  line("M4 8H12M7 15.5H15", "umber", 1) +
  `<ellipse cx="17" cy="8" rx="2.4" ry="3" fill="var(--paint-stone)" ${LINE}/><ellipse cx="20" cy="15.5" rx="2.4" ry="3" fill="var(--paint-stone)" ${LINE}/>`;
const marble =
  path("M7.5 6.5H16.5L15.6 18H8.4Z", "sky") +
  line("M10.4 8L10.8 17M13.6 8L13.2 17", "azure", 1.1) +
  path("M5 2.5H19L17 6.5H7Z", "sky") +
  path("M5.5 18H18.5V21.5H5.5Z", "sky");
const tile =
  path("M12 1.5L15 5H19V9L22.5 12L19 15V19H15L12 22.5L9 19H5V15L1.5 12L5 9V5H9Z", "lapis") +
  path("M12 7L17 12L12 17L7 12Z", "amber");
const vp = path("M12 2L14.6 8.2L21.4 8.6L16.2 13L17.8 19.6L12 16L6.2 19.6L7.8 13L2.6 8.6L9.4 8.2Z", "orange");
const taxes =
  path("M3 20V9L7 12.5L12 4.5L17 12.5L21 9V20Z", "gold") + line("M3 16.5H21", "umber", 1) + disc(12, 4, 1.8, "brick");
const seals =
  path("M7 14L5 22L9 20.5L12 22.5V14ZM17 14L19 22L15 20.5L12 22.5V14Z", "vermilion") +
  disc(12, 10, 8, "brick") +
  path("M12 4.8L13.6 8.4L17.2 10L13.6 11.6L12 15.2L10.4 11.6L6.8 10L10.4 8.4Z", "amber");
const basket =
  line("M6 10C6 2.5 18 2.5 18 10", "umber", 1.8) +
  path("M3 10H21L18.5 20.5H5.5Z", "sand") +
  line("M4 13.5H20M5 17H19M9 10L10 20.5M15 10L14 20.5", "bark", 1);
const chest =
  path("M3 11C3 5 21 5 21 11V20H3Z", "shade") +
  line("M3 11.5H21M8 7.4V20M16 7.4V20", "umber", 1.2) +
  path("M10.4 10H13.6V14H10.4Z", "amber");
const crate = path("M3 8L12 4L21 8V17L12 21L3 17Z", "stone") + line("M3 8L12 12L21 8M12 12V21", "umber", 1.3);
const scroll = (band: string): string =>
  path("M5 3.5H17C19.5 3.5 19.5 7.5 17 7.5H7V3.5", "stone") +
  path("M7 7.5H17V17H7Z", "cream") +
  line("M9.5 10.5H14.5M9.5 13.5H14.5", "bark", 1.1) +
  path("M5 17H17C19.5 17 19.5 21 17 21H7C4 21 4 17 5 17Z", band);
const quill =
  path("M21 2C14 3 9.5 8 8.5 16L10.5 14.5C16 13.5 20.5 9 21 2Z", "foam") +
  line("M7 20C9 15 12.5 10.5 17 6.5", "sepia", 1.3);
const ship =
  path("M2.5 15H21.5L18.5 20H6Z", "shade") +
  path("M12.5 2.5C19 6 20.5 10 20 13.5H12.5Z", "ivory") +
  path("M11.2 4V13.5H4.5C5.5 9 8 6 11.2 4Z", "ivory") +
  line("M1 22Q4 20.4 7 22T13 22T19 22T23 22", "lapis", 1.2);
const fort =
  path("M6 21V10H18V21Z", "stone") +
  path("M5 10V6H8V8H10.5V6H13.5V8H16V6H19V10Z", "stone") +
  line("M12 6V1.5", "umber", 1.4) +
  path("M12 1.5L18 3.2L12 5Z", "vermilion");
/** A city: walls, a dome and two towers. */
const city = (wall: string): string =>
  path("M7 13A5 5 0 0 1 17 13V21H7Z", "cream") +
  path("M2 21V8L4.5 5L7 8V21ZM17 21V8L19.5 5L22 8V21Z", wall) +
  path("M10 21V17.5A2 2 0 0 1 14 17.5V21Z", "midnight") +
  line("M12 8V5", "umber", 1.4);
const kiln =
  path("M2.5 21C2.5 11 7 7.5 12 7.5S21.5 11 21.5 21Z", "shade") +
  line("M5 15H8.6M15.4 15H19M7 11.4H10M14 11.4H17", "umber", 1) +
  path("M8 21V17.5A4 4 0 0 1 16 17.5V21Z", "midnight") +
  path("M12 14.5C14.6 17 14.4 21 12 21S9.4 17 12 14.5Z", "orange") +
  line("M12 6.4C10.6 5 13.4 4 12 1.8", "slate", 1.6);
const house =
  path("M2 10L12 3L22 10V21H2Z", "stone") +
  path("M6 13H11V21H6ZM13 13H18V21H13Z", "shade") +
  line("M6 17H11M13 17H18", "umber", 1);
const scales =
  path("M11 2.5H13V20H11ZM7 19.5H17V22H7ZM3 5.6H21V7.6H3Z", "gold") +
  path("M1 14H8L4.5 7.6Z", "amber") +
  path("M16 14H23L19.5 7.6Z", "amber");
const swap =
  line("M3 8H19M19 8L14.8 4M19 8L14.8 12", "forest", 2.2) +
  line("M21 16.5H5M5 16.5L9.2 12.6M5 16.5L9.2 20.5", "brick", 2.2);
const pick = line("M4 9C8 2.5 16 2.5 20 9", "slate", 3) + line("M12 5L12 22", "umber", 2.4);
const big =
  path("M3 21V8H21V21Z", "stone") +
  path("M3 8V4H6.5V6H10V3H14V6H17.5V4H21V8Z", "stone") +
  path("M9 21V15A3 3 0 0 1 15 15V21Z", "midnight") +
  line("M6 12H7.5M16.5 12H18", "umber", 1.6);
const little = path("M5 21V12L12 6L19 12V21Z", "stone") + path("M10 21V16H14V21Z", "umber");
const stairs = path("M3 21V15H9V10H15V5H21V21Z", "gold");
const halves =
  path("M2 3H6C10 6 11.6 9 11.6 12S10 18 6 21H2Z", "lapis") +
  path("M22 3H18C14 6 12.4 9 12.4 12S14 18 18 21H22Z", "lapis") +
  `<g fill="var(--paint-sky)"><circle cx="5" cy="8" r="1.2"/><circle cx="8" cy="12" r="1.2"/><circle cx="5" cy="16" r="1.2"/><circle cx="19" cy="8" r="1.2"/><circle cx="16" cy="12" r="1.2"/><circle cx="19" cy="16" r="1.2"/></g>`;
const feet =
  `<ellipse cx="7.5" cy="9" rx="3" ry="4.6" fill="var(--paint-sepia)"/><circle cx="7" cy="16.6" r="2.1" fill="var(--paint-sepia)"/>` +
  `<ellipse cx="16.5" cy="6.5" rx="3" ry="4.6" fill="var(--paint-sepia)"/><circle cx="17" cy="14.2" r="2.1" fill="var(--paint-sepia)"/>`;
const person = (fill: string): string =>
  path("M12 2C15 2 16 5 15 7.4C18.4 9.2 19.6 14 19.6 21H4.4C4.4 14 5.6 9.2 9 7.4C8 5 9 2 12 2Z", fill);
const palace =
  path("M2 21V11H22V21Z", "stone") +
  path("M1.5 11L4.5 6H19.5L22.5 11Z", "vermilion") +
  path("M5 21V16A2 2 0 0 1 9 16V21ZM10 21V16A2 2 0 0 1 14 16V21ZM15 21V16A2 2 0 0 1 19 16V21Z", "umber");
const fountain =
  path("M3 16.5H21L18 21.5H6Z", "stone") +
  line("M12 15.5V6M12 8C12 2.5 5.5 3 5.5 9.5M12 8C12 2.5 18.5 3 18.5 9.5", "lapis", 2);
const gate =
  path("M3 21V6H21V21Z", "shade") +
  path("M3 6V2H7V5M10 6V2H14V6M17 5V2H21V6", "shade") +
  path("M7 21V13A5 5 0 0 1 17 13V21Z", "midnight");
const material =
  path("M2 13H11.5V21.5H2Z", "ivory") + path("M12.5 13H22V21.5H12.5Z", "shade") + path("M7 3.5H17V12H7Z", "sky");
const moon = path("M15.5 2.5A10 10 0 1 0 21.5 16.5A8.5 8.5 0 0 1 15.5 2.5Z", "moon");
const flag = line("M6 22V2.5", "umber", 2) + path("M6 3H20L16.4 7.5L20 12H6Z", "vermilion");
const arrow = line("M3 12H18M18 12L12.6 6.6M18 12L12.6 17.4", "sepia", 2.6);

export const ICONS: Record<string, string> = {
  // Resources.
  gypsum,
  wood,
  marble,
  tile,
  material,
  dinars: coin,
  taxes,
  vp,
  seals,
  raw: basket,
  goods: chest,
  cane:
    line("M7 22V4M12 22V6M17 22V3", "leaf", 3.2) +
    line("M5.4 9H8.6M10.4 12H13.6M15.4 8H18.6M5.4 15.5H8.6M10.4 17.5H13.6M15.4 14H18.6", "forest", 1.2) +
    line("M7 4C5 3.5 4 2.5 3 1.5M17 3C19 3 20.5 2 21.5 1", "leaf", 1.6),
  silk:
    `<ellipse cx="8.5" cy="14.5" rx="4.6" ry="7" fill="var(--paint-ivory)" ${LINE}/><ellipse cx="16" cy="9.5" rx="4.6" ry="7" fill="var(--paint-cream)" ${LINE}/>` +
    line("M5.2 11.5L11.4 13M4.6 15L11.8 16.6M12.8 6.5L19 8M12.4 10L19.6 11.6", "shade", 1),
  clay:
    path("M2 20C2 12 6.5 13 8.5 9C11 4.5 15.5 7 16.5 11C21 12 22 20 22 20Z", "clay") +
    line("M7 16L10.5 14M13.5 17L17 15", "maroon", 1.2),
  sugar:
    path("M12 1.5C14 1.5 19.5 17 19.5 20.5H4.5C4.5 17 10 1.5 12 1.5Z", "ivory") +
    path("M6.4 13H17.6L19.5 21.5H4.5Z", "lapis") +
    line("M6 16.5H18", "amber", 1),
  clothes:
    path("M3.5 7H20.5V20L17.6 22L14.8 20L12 22L9.2 20L6.4 22L3.5 20Z", "vermilion") +
    line("M3.5 14H20.5M6 17L8 15.6L10 17L12 15.6L14 17L16 15.6L18 17", "amber", 1.2) +
    path("M2 3H22V7.6H2Z", "shade") +
    disc(3.2, 5.3, 2.2, "stone"),
  pottery:
    line("M8.5 6C3.5 6 3.5 12 6.4 13.4M15.5 6C20.5 6 20.5 12 17.6 13.4", "clay", 1.8) +
    path("M8.6 2.5H15.4V5C18.4 8 18.6 13 16.4 17L14.8 19.5V21.5H9.2V19.5L7.6 17C5.4 13 5.6 8 8.6 5Z", "clay") +
    line("M7 10.5C10 12.4 14 12.4 17 10.5M7.4 13.5C10 15.2 14 15.2 16.6 13.5", "cream", 1.2),
  boxes: crate,
  poems: scroll("shade"),
  "poems-blue": scroll("azure"),
  "poems-red": scroll("vermilion"),
  "poems-grey": scroll("slate"),
  // Actions.
  "quarry-small": inset(gypsum, 1, 7, 0.68) + inset(pick, 8, 0, 0.66),
  "quarry-large": inset(marble, 0, 4, 0.82) + inset(pick, 8.4, 0, 0.66),
  storehouse: house,
  market: scales,
  construct:
    inset(big, 0, 3, 0.86) +
    inset(line("M3 21L14 10", "umber", 3.4) + path("M11 3L21 13L17 16L8 7Z", "slate"), 10.5, 0, 0.56),
  "construct-large": big,
  "construct-small": little,
  export: ship,
  consolidate: inset(fort, 5.5, 0, 0.78) + inset(ship, 0, 10, 0.56),
  production: kiln,
  engrave: inset(scroll("shade"), 0, 2, 0.92) + inset(quill, 7, 0, 0.72),
  reactivate: inset(scroll("vermilion"), 0, 3, 0.86) + inset(redo, 5, 0, 0.86),
  craft:
    inset(coin, 0, 5, 0.8) +
    inset(line("M4 20L13 11", "umber", 3.4) + path("M11 2L22 13L18 16L8 6Z", "slate"), 10, 0, 0.58),
  rest:
    path("M2 17H22V20H2Z", "shade") +
    path("M2 11H5V20H2Z", "umber") +
    path("M6 13H20C22 13 22 17 22 17H6Z", "azure") +
    disc(8, 11, 2.4, "stone"),
  // What bonuses do.
  operations: swap,
  buy: inset(coin, 0, 4, 0.6) + inset(arrow, 12, 6, 0.5),
  sell: inset(arrow, 0, 6, 0.5) + inset(coin, 10, 4, 0.6),
  produce: kiln,
  "city-bonus": city("stone"),
  "red-city": city("vermilion"),
  "blue-city": city("azure"),
  "free-ship": ship,
  ship,
  deliver: inset(chest, 0, 5, 0.6) + inset(ship, 9, 3, 0.64),
  expand: inset(house, 0, 3, 0.88) + more,
  "activate-storehouse": inset(house, 0, 3, 0.88) + inset(redo, 8, -2, 0.7),
  "advance-reward": stairs + line("M5 8L11 3M11 3H7M11 3V7", "forest", 2),
  "any-earlier-reward": stairs + line("M13 3L5 10M5 10H10M5 10V5", "vermilion", 2.2),
  "reward-steps": stairs,
  "large-bonus-available": inset(big, 0, 3, 0.88) + inset(vp, 11, 0, 0.54),
  balances: halves,
  discard: inset(basket, 0, 4, 0.8) + line("M3 3L21 21M21 3L3 21", "vermilion", 2.4),
  // What is counted, and when.
  large: big,
  small: little,
  buildings: inset(big, 0, 0, 0.7) + inset(little, 9, 8, 0.66),
  "pairs-large-small": inset(big, -1, 4, 0.64) + set(12) + inset(little, 11.5, 4, 0.62),
  palace,
  fountain,
  gate,
  garden:
    path("M6.5 20V13C1.5 13 2.5 6 6.5 2.5C10.5 6 11.5 13 6.5 13Z", "pine") +
    path("M16.5 20V13.5C11.5 13.5 13.5 7.5 16.5 5.5C19.5 7.5 21.5 13.5 16.5 13.5Z", "leaf") +
    line("M1.5 21H22.5", "forest", 2),
  tower:
    path("M7 21V9H17V21Z", "stone") +
    path("M6 9V4H9V6H11V4H13V6H15V4H18V9Z", "stone") +
    path("M10.5 21V15.5A1.5 1.5 0 0 1 13.5 15.5V21Z", "midnight") +
    line("M12 11V12.6", "midnight", 1.6),
  window:
    path("M4 21.5V10A8 8 0 0 1 20 10V21.5Z", "ochre") + line("M8 21V9M12 21V3M16 21V9M4 12H20M4 17H20", "umber", 1.3),
  presence: ship,
  consolidated: inset(fort, 5.5, 0, 0.78) + inset(ship, 0, 10, 0.56),
  "presence-red": inset(city("vermilion"), 6, -1, 0.72) + inset(ship, 0, 9, 0.6),
  "presence-blue": inset(city("azure"), 6, -1, 0.72) + inset(ship, 0, 9, 0.6),
  "longest-chain":
    inset(ship, -1, 6, 0.48) +
    inset(ship, 6.5, 0, 0.48) +
    inset(ship, 13.4, 6, 0.48) +
    line("M4 19C9 22.5 15 22.5 20 19", "sepia", 1.4),
  "stored-resources": inset(house, 0, 0, 0.72) + inset(chest, 10, 10, 0.58),
  income: moon + inset(coin, 9.5, 0, 0.46),
  "first-player": flag,
  steps: feet,
  crowd: inset(person("stone"), 6, 1, 0.82) + inset(person("sand"), -1, 3, 0.82),
  secondary:
    disc(12, 12, 9.5, "navy") +
    `<circle cx="12" cy="12" r="9.5" fill="none" stroke="var(--paint-gold)" stroke-width="2"/>` +
    inset(basket, 5.4, 5, 0.56),
  route:
    line("M3 20C6 10 14 16 21 4", "sepia", 2.2).replace("/>", ' stroke-dasharray="2.6 4"/>') +
    disc(3.4, 20, 2.4, "brick") +
    disc(20.6, 4, 2.4, "brick"),
  narrator: person("gold"),
};

/** Pictograms of resources and actions, each drawn in a square of 24. */

const LINE = 'stroke="var(--outline)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"';
const path = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="var(--paint-${fill})" ${LINE} ${more}/>`;
const line = (d: string, paint = "sepia", width = 1.4): string =>
  `<path d="${d}" fill="none" stroke="var(--paint-${paint})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const block = (face: string, top: string, side: string): string =>
  path("M3 10L12 6L21 10V18L12 22L3 18Z", face) +
  path("M3 10L12 14L21 10L12 6Z", top) +
  path("M12 14V22L21 18V10Z", side);
const coin = `<circle cx="12" cy="12" r="9" fill="var(--paint-amber)" ${LINE}/><circle cx="12" cy="12" r="6.4" fill="none" stroke="var(--paint-bark)" stroke-width="1"/>${line("M14.5 8.6A4.4 4.4 0 1 0 14.5 15.4A5.6 5.6 0 0 1 14.5 8.6Z", "bark", 1.3)}`;
const scroll = path("M6 4H18C20 4 20 8 18 8H17V18C17 21 14 21 14 19H5C3 19 3 16 5 16H6Z", "cream");
const quill = path("M20 3C12 4 7 9 6 18L8 16C14 15 19 10 20 3Z", "foam") + line("M4 21C7 15 11 11 16 7", "sepia", 1.3);
const ship =
  path("M3 15H21L18 20H6Z", "shade") +
  path("M12 3V14H5C6 9 8 5 12 3Z", "ivory") +
  path("M13 5C17 6 19 10 19 14H13Z", "vermilion");
const scales =
  path("M11 2.5H13V20H11ZM7 19.5H17V22H7ZM3 5.6H21V7.6H3Z", "gold") +
  path("M1 14H8L4.5 7.6Z", "amber") +
  path("M16 14H23L19.5 7.6Z", "amber");
const crane =
  path("M4 21V13H11V21ZM13 21V9H20V21Z", "stone") +
  line("M6 13V4H16V7M16 7V9", "umber", 1.6) +
  path("M14 9H18V12H14Z", "clay");

export const ICONS: Record<string, string> = {
  gypsum: block("ivory", "foam", "cream"),
  wood:
    path("M3 9H18V14H3ZM5 15H20V20H5ZM7 4H20V8H7Z", "shade") +
    `<circle cx="18" cy="11.5" r="2.5" fill="var(--paint-stone)" ${LINE}/><circle cx="20" cy="17.5" r="2.5" fill="var(--paint-stone)" ${LINE}/>`,
  marble: block("sky", "foam", "azure") + line("M5 13L9 17M14 17L18 14M9 9L14 10", "lapis", 0.9),
  tile:
    path("M12 2L15 6H20L18 11L21 15L16 17L14 22L10 19L5 21L5 16L1.5 12L6 9L6 4L11 5Z", "lapis") +
    path("M12 7L17 12L12 17L7 12Z", "amber"),
  dinars: coin,
  taxes:
    path("M4 20V10L7 13L12 5L17 13L20 10V20Z", "gold") + `<circle cx="12" cy="16" r="2" fill="var(--paint-brick)"/>`,
  vp: path("M12 2L14.6 8.2L21.4 8.6L16.2 13L17.8 19.6L12 16L6.2 19.6L7.8 13L2.6 8.6L9.4 8.2Z", "moon"),
  seals:
    `<circle cx="12" cy="12" r="9" fill="var(--paint-brick)" ${LINE}/>` +
    path("M12 6L13.8 10.2L18 12L13.8 13.8L12 18L10.2 13.8L6 12L10.2 10.2Z", "amber"),
  raw: path("M5 20L8 9H16L19 20Z", "sand") + path("M8 9C6 6 9 5 12 7C15 5 18 6 16 9Z", "sand"),
  goods: path("M4 9H20V20H4Z", "shade") + line("M4 14.5H20M12 9V20", "umber", 1.2) + path("M7 5H17V9H7Z", "clay"),
  cane:
    line("M8 21V3M12 21V5M16 21V4", "leaf", 2.6) +
    line("M6.5 9H9.5M10.5 12H13.5M14.5 8H17.5M6.5 15H9.5M14.5 16H17.5", "forest", 1),
  silk:
    `<ellipse cx="9" cy="14" rx="4" ry="6" fill="var(--paint-ivory)" ${LINE}/><ellipse cx="16" cy="10" rx="4" ry="6" fill="var(--paint-cream)" ${LINE}/>` +
    line("M6.5 12L11.5 13M6.5 15L11.5 16M13.5 8L18.5 9M13.5 11L18.5 12", "shade", 0.9),
  clay:
    path("M3 19C3 12 7 12 9 9C12 5 15 9 17 11C21 13 21 19 21 19Z", "clay") +
    line("M8 15L11 13M14 16L17 14", "maroon", 1),
  sugar: path("M12 2L19 20H5Z", "ivory") + path("M7 14H17L19 20H5Z", "azure"),
  clothes:
    path("M8 3H16L22 8L19 12L17 10V21H7V10L5 12L2 8Z", "vermilion") + line("M9 3C9 7 15 7 15 3M7 17H17", "amber", 1.2),
  pottery:
    path("M9 3H15V6C19 8 20 12 18 16C17 19 15 21 15 21H9C9 21 7 19 6 16C4 12 5 8 9 6Z", "clay") +
    line("M6 12C10 14 14 14 18 12", "cream", 1.4),
  boxes: path("M3 8L12 4L21 8V17L12 21L3 17Z", "shade") + line("M3 8L12 12L21 8M12 12V21", "umber", 1.2),
  poems: scroll + line("M9 8H14M9 11H14M9 14H12", "bark", 1.1),
  "quarry-small":
    path("M3 20L7 12L12 14L15 20ZM14 20L17 15L21 20Z", "ivory") + line("M8 4C12 3 16 5 18 9M13 6L6 15", "umber", 2),
  "quarry-large": path("M2 20L8 9L14 13L18 8L22 20Z", "sky") + line("M5 5C9 2 15 3 18 7M11 4.5L12 13", "umber", 2),
  storehouse:
    path("M2 10L12 3L22 10V21H2Z", "stone") +
    path("M6 13H11V21H6ZM13 13H18V21H13Z", "shade") +
    line("M6 17H11M13 17H18", "umber", 1),
  market: scales,
  construct: crane,
  "construct-large": crane,
  "construct-small": path("M5 21V11L12 5L19 11V21Z", "stone") + path("M10 21V15H14V21Z", "umber"),
  export: ship + line("M1 22Q4 20 7 22T13 22T19 22T23 22", "foam", 1.3),
  consolidate:
    path("M6 21V10H18V21Z", "stone") +
    path("M5 10V6H8V8H10.5V6H13.5V8H16V6H19V10Z", "stone") +
    line("M12 6V2", "umber", 1.4) +
    path("M12 2L18 3.5L12 5Z", "vermilion"),
  production:
    path("M4 12H20V20H4Z", "clay") +
    path("M4 12L8 8V12L12 8V12L16 8V12H20", "shade") +
    line("M17 8V3M19 6V2", "text", 1.2),
  engrave: scroll + quill,
  reactivate: scroll + line("M20 14A6 6 0 1 1 16 9.5M16 6.5V10H12.5", "vermilion", 2),
  craft: coin + line("M16 20L21 15", "umber", 2),
  operations: scales,
  produce: path("M4 12H20V20H4Z", "clay") + path("M4 12L8 8V12L12 8V12L16 8V12H20", "shade"),
  "city-bonus": ship,
  "free-ship": ship,
  "advance-reward": path("M3 21V15H9V10H15V5H21V21Z", "gold"),
  "any-earlier-reward":
    path("M3 21V15H9V10H15V5H21V21Z", "gold") + line("M20 3L8 9M8 9L12 10M8 9L9.5 5", "vermilion", 1.6),
  palace:
    path("M2 21V11H22V21Z", "stone") +
    path("M4 11V7H20V11Z", "vermilion") +
    path("M5 21V16A2 2 0 0 1 9 16V21ZM10 21V16A2 2 0 0 1 14 16V21ZM15 21V16A2 2 0 0 1 19 16V21Z", "umber"),
  fountain: path("M3 17H21L18 21H6Z", "stone") + line("M12 15V6M12 8C12 3 6 4 6 9M12 8C12 3 18 4 18 9", "pool", 1.8),
  gate:
    path("M3 21V5H21V21Z", "shade") +
    path("M7 21V13A5 5 0 0 1 17 13V21Z", "midnight") +
    path("M3 5V2H7V5M10 5V2H14V5M17 5V2H21V5", "shade"),
  garden:
    path("M7 20V13C2 13 3 6 7 3C11 6 12 13 7 13Z", "pine") +
    path("M16 20V14C11 14 13 8 16 6C19 8 21 14 16 14Z", "leaf") +
    line("M2 21H22", "forest", 1.6),
  tower:
    path("M7 21V9H17V21Z", "stone") +
    path("M6 9V4H9V6H11V4H13V6H15V4H18V9Z", "stone") +
    path("M10.5 21V15H13.5V21Z", "midnight"),
  window: path("M4 21V10A8 8 0 0 1 20 10V21Z", "ochre") + line("M8 21V9M12 21V3M16 21V9M4 12H20M4 17H20", "umber", 1.2),
  narrator: path("M12 2C15 2 16 5 15 7C18 9 19 14 19 20H5C5 14 6 9 9 7C8 5 9 2 12 2Z", "gold"),
  steps: line("M4 20H10V14H16V8H22", "moon", 2),
};

/** Where the things that a lesson points at are on the screen: the first selector that finds something visible. */

const SHEET = (name: string): string => `[data-sheet=${name}]`; // on a phone: the button that opens it
const THING = (name: string): string => `[data-thing="${name}"], [data-spot="${name}"]`;
const TAB = (name: string): string => `[data-tab=${name}]`;

export const ANCHORS: Record<string, Record<string, string[]>> = {
  alhambra: {
    display: [".display"],
    hand: [".hand .cards", ".hand"],
    market: [".market .slots", ".market"],
    palace: [".stage"],
    reserve: [".tray .box", ".stage"],
    rivals: [".rivals", ".players"],
    standing: [".side", SHEET("standing")],
    score: [".track", ".players"],
    prompt: [".prompt"],
    supplies: [".shelf", TAB("shelf"), SHEET("shelf")],
    dirk: [".dirk", SHEET("others")],
  },
  sabika: {
    rondel: [".rondel"],
    workshop: [".workshop.own", SHEET("workshop")],
    small: [".displays .small-buildings", SHEET("displays")],
    large: [".displays .large", SHEET("displays")],
    storehouses: [".displays .stores", SHEET("displays")],
    poems: [".displays .short", SHEET("displays")],
    long: [".displays .long", SHEET("displays")],
    map: [".atlas", SHEET("map")],
    wishes: [".wishes", TAB("tracks"), SHEET("tracks")],
    rounds: [".rounds", TAB("tracks"), SHEET("tracks")],
    rewards: [".rewards", TAB("tracks"), SHEET("tracks")],
    event: [".tracks [data-thing^=event]", TAB("tracks"), SHEET("tracks")],
    prompt: [".prompting"],
    yusuf: [TAB("yusuf"), SHEET("standing")],
    rivals: [".strip"],
  },
};

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What a step points at: the thing that it names after its anchor, if that is on the screen, or else the anchor.
 * Null: neither is there now. */
export function find(game: string, at: string): Element | null {
  const [anchor, thing] = at.split(" ");
  const selectors = [...(thing ? [THING(thing)] : []), ...(ANCHORS[game]?.[anchor!] ?? [])];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isVisible);
    if (found) return found;
  }
  return null;
}

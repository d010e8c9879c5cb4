/** Finds references to rules in a text. */

const NUMBER = /[A-Z]\d+(?:\.\d+)?|\b[a-z]+-\d+\b/g;

export interface Piece {
  text: string;
  anchor: string | null;
}

/** Splits a text into pieces. A piece that names an existing rule has the anchor of that rule. */
export function splitReferences(text: string, anchors: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!anchors.has(match[0])) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index), anchor: null });
    found.push({ text: match[0], anchor: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), anchor: null });
  return found;
}

const NO_BREAK = "\u00a0";

/** Inserts no-break spaces after words of one letter and within sums. */
export function bindShortWords(text: string): string {
  return text.replace(/(?<=(?:^|[\s(„«])\p{L}) /gu, NO_BREAK).replace(/ ([+−×=:]) (?=\d)/g, `${NO_BREAK}$1${NO_BREAK}`);
}

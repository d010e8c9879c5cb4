/** How long somebody has been away, such as "3 hours", in the reader's language. */

const UNITS: [string, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `since` and `now` are in seconds. Less than a minute counts as one. */
export function awayFor(since: number, now: number, language: string): string {
  const seconds = Math.max(60, now - since);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each)!;
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(seconds / length));
}

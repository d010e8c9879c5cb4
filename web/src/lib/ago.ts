/** Relative times such as "5 minutes ago", in the reader's language. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `then` and `now` are in seconds. Less than a minute ago is "now". */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}

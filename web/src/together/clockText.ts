/** How much time is left, as a clock shows it. */

const two = (n: number): string => String(n).padStart(2, "0");

/** Such as 2 d 03:10, 1:05:09 or 9:59. Seconds are shown once they matter. */
export function clockText(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days) {
    const format = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "narrow" });
    return `${format.format(days)} ${two(hours)}:${two(minutes)}`;
  }
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The seconds left at a seat, `elapsed` seconds after the message that told of the clock. */
export function leftNow(left: number | null, ticks: boolean, elapsed: number): number | null {
  return left === null ? null : Math.max(0, left - (ticks ? elapsed : 0));
}

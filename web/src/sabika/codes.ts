/** Parses option codes. The server lists the legal options; this file knows no rules. */

export interface Option {
  code: string;
  verb: string;
  words: string[];
}

/** Verbs that end or decline something. They are never played automatically. */
const ENDINGS = new Set(["stop", "decline", "done"]);

export const WORKERS = ["architect-1", "architect-2", "merchant", "poet"] as const;
export const RINGS = ["outer", "middle", "inner"] as const;
export type Ring = (typeof RINGS)[number];

const RING_OF: Record<string, Ring> = {
  "architect-1": "outer",
  "architect-2": "outer",
  merchant: "middle",
  poet: "inner",
};
export const ringOf = (worker: string): Ring => RING_OF[worker] ?? "outer";

/** The item on the board that an option refers to, by verb. */
const TARGETS: Record<string, (words: string[]) => string | null> = {
  work: ([worker, space]) => `${ringOf(worker!)}:${space}`,
  keep: ([token]) => `start:${token}`,
  small: ([card]) => `small:${card}`,
  building: ([token]) => `large:${token}`,
  token: ([token]) => `large:${token}`,
  engrave: ([poem, colour]) => (colour ? `short:${poem}` : `long:${poem}`),
  reactivate: ([poem]) => `short:${poem}`,
  expand: ([token]) => `storehouse:${token}`,
  activate: ([house]) => `house:${house}`,
  storehouse: ([house]) => `house:${house}`,
  reward: ([space]) => `reward:${space}`,
  export: ([city]) => `city:${city}`,
  consolidate: ([city]) => `city:${city}`,
  city: ([city]) => `city:${city}`,
  "red-city": ([city]) => `city:${city}`,
  ship: ([city]) => `city:${city}`,
  yusuf: ([city]) => `city:${city}`,
  income: ([first, poem]) => (first === "poem" ? `short:${poem}` : `city:${first}`),
  raw: ([, space]) => (space ? `secondary:${space}` : null),
  good: ([, space]) => (space ? `secondary:${space}` : null),
  lay: ([side]) => `end:${side}`,
  balance: ([colour]) => `colour:${colour}`,
  first: ([who]) => `party:${who}`,
};

export function readCode(code: string): Option {
  const [verb = "", ...words] = code.split(" ");
  return { code, verb, words };
}

export const isEnding = (option: Option): boolean => ENDINGS.has(option.verb);

/** The item on the board that an option refers to; null if there is none. */
export const targetOf = (option: Option): string | null =>
  option.words.length ? (TARGETS[option.verb]?.(option.words) ?? null) : null;

/** The options by item. */
export function byTarget(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const target = targetOf(option);
    if (target) found.set(target, [...(found.get(target) ?? []), option]);
  }
  return found;
}

/** The code that would choose an item, made from the code of a similar item. The server then names the rule against it. */
export function codeLike(item: string, options: Option[]): string | null {
  const [sort, name] = item.split(":") as [string, string];
  for (const option of options) {
    const [like, other] = targetOf(option)?.split(":") ?? [];
    if (like === sort) return [option.verb, ...option.words.map((word) => (word === other ? name : word))].join(" ");
  }
  const worker = WORKERS.find((worker) => ringOf(worker) === sort);
  return worker && options.some((option) => option.verb === "rest") ? `work ${worker} ${name}` : null;
}

/** The only code, if there is just one and it is not optional. */
export function forcedOption(codes: readonly string[]): string | null {
  const [code] = codes;
  return codes.length === 1 && code !== undefined && !isEnding(readCode(code)) ? code : null;
}

/** The amounts of a mix such as "wood+wood+marble", in order. */
export function mixOf(option: Option): [name: string, n: number][] {
  const counts = new Map<string, number>();
  for (const name of (option.words[0] ?? "").split("+"))
    if (name && name !== "nothing") counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

export const PAYMENTS = ["marker", "dinars", "seals", "vp"] as const;
export type Payment = Record<(typeof PAYMENTS)[number], number>;

/** The payment of a tax. */
export function paymentOf(option: Option): Payment {
  const paid: Payment = { marker: 0, dinars: 0, seals: 0, vp: 0 };
  for (let i = 0; i + 1 < option.words.length; i += 2)
    paid[option.words[i] as keyof Payment] = Number(option.words[i + 1]);
  return paid;
}

/** The payment nearest to the wished one. The amount of `kept` counts most. */
export function nearestPayment(options: Option[], wished: Payment, kept: keyof Payment): Option | null {
  const far = (option: Option): number => {
    const paid = paymentOf(option);
    return PAYMENTS.reduce((sum, name) => sum + Math.abs(paid[name] - wished[name]) * (name === kept ? 1000 : 1), 0);
  };
  return options.reduce<Option | null>(
    (best, option) => (best === null || far(option) < far(best) ? option : best),
    null,
  );
}

/** One Sabika table on the screen: what is there, what may be chosen, what is being read. */

import { getContext, setContext } from "svelte";
import { api } from "../lib/api";
import type { TableSource } from "../lib/source";
import { t, words } from "../lib/words.svelte";
import { byTarget, codeFor, onlyOne, read, ringOf, RINGS, targetOf, WORKERS, type Option } from "./codes";
import { dashed, type Box, type Effect, type Party, type Row, type SabikaView, type Said } from "./pieces";

const FRAME = 4; // numbers in a frame of `view.pending`: its step, and three of its own

export interface Reading {
  title: string;
  lines: string[];
  status: string;
  reconstructed: boolean;
}

export class Board {
  worker = $state<string | null>(null); // whose moves are lit
  picked = $state<string | null>(null); // a thing on the table with something to choose
  reading = $state<string | null>(null); // a thing that is looked at
  near = $state.raw<DOMRect | null>(null); // where it is
  asked = $state<string | null>(null); // what was tried and cannot be chosen
  whose = $state<number | null>(null); // whose workshop is shown, if not one's own
  said = $state.raw<Said | null>(null);
  private spoken = "";
  private hovers = matchMedia("(hover: hover)").matches;

  constructor(
    readonly source: TableSource,
    readonly box: Box,
  ) {}

  /** What the cards say, in the reader's language. */
  async learn(): Promise<void> {
    if (this.spoken === words.language) return;
    this.spoken = words.language;
    this.said = await api.cards<Said>("sabika", words.language, this.table.options.data);
  }

  get table() {
    return this.source.shown!;
  }
  get view(): SabikaView {
    return this.table.view as SabikaView;
  }
  get seats(): number {
    return this.table.seats.length;
  }
  /** Whose eyes: one's own seat, or for a spectator whoever is at turn. */
  get own(): number {
    return this.view.viewer ?? Math.min(this.view.turn, this.seats - 1);
  }
  get shown(): number {
    return this.whose ?? this.own;
  }
  party(party: number): Party {
    return this.view.parties[party]!;
  }
  isYusuf(party: number): boolean {
    return party >= this.seats;
  }
  name(party: number): string {
    return party < 0 || this.isYusuf(party) ? t("sabika-neutral") : (this.source.seats[party]?.name ?? t("seat", { number: party + 1 }));
  }
  get names(): string[] {
    return this.view.parties.map((_, party) => this.name(party));
  }

  // What may be chosen.

  readonly options = $derived.by((): Option[] => (this.source.shown?.decision?.codes ?? []).map(read));
  readonly targets = $derived.by(() => byTarget(this.worker ? this.options.filter((option) => option.verb !== "work" || option.words[0] === this.worker) : this.options));

  get mine(): boolean {
    return this.options.length > 0;
  }
  get kind(): string {
    return this.table.decision?.kind ?? "";
  }
  optionsOf(thing: string): Option[] {
    return this.targets.get(thing) ?? [];
  }

  /** What a choice would change for whoever chooses, as far as the server has told. */
  changes(code: string): Record<string, number> {
    return this.source.previews[code]?.changes ?? {};
  }
  cost(code: string): number | null {
    return this.changes(code).cost ?? null;
  }
  /** How many VP more there would be if it ended then. */
  gain(code: string): number | null {
    const change = this.source.previews[code]?.points?.[this.table.decision?.seat ?? this.own];
    return change ? change[1]! - change[0]! : null;
  }
  /** The cheapest way to a space. */
  costOf(thing: string): number | null {
    const costs = this.optionsOf(thing).map((option) => this.cost(option.code)).filter((cost) => cost !== null);
    return costs.length ? Math.min(...costs) : null;
  }

  // Doing.

  play(code: string): void {
    this.clear();
    this.source.play(code);
  }

  /** A thing was clicked: its only option is carried out where one can hover before; else it is picked, to be confirmed. */
  choose(thing: string): void {
    const options = this.optionsOf(thing);
    this.reading = thing;
    this.asked = null;
    if (!options.length) this.refuse(thing);
    else if (options.length === 1 && (this.hovers || this.picked === thing)) this.play(options[0]!.code);
    else this.picked = thing;
  }

  /** What cannot be chosen now: ask which rule forbids it. */
  refuse(thing: string): void {
    this.picked = null;
    if (!this.mine) return;
    this.asked = codeFor(thing, this.worker ? this.options.filter((option) => option.words[0] === this.worker) : this.options);
    if (this.asked) this.source.why([this.asked]);
  }

  clear(): void {
    this.worker = this.picked = this.reading = this.asked = null;
  }

  /** A new line: ask what each choice would change; make a choice of one, unless it was just taken back. */
  begin(): void {
    this.clear();
    if (!this.mine) return;
    this.whose = null;
    const only = onlyOne(this.table.decision?.codes ?? []);
    const takenBack = this.table.news.at(-1)?.undo ?? null;
    if (only && takenBack === null && this.table.viewer !== null) this.source.play(only);
    else this.source.preview(this.options.map((option) => option.code));
  }

  // Reading.

  look(thing: string | null, at: Element | null = null): void {
    this.reading = thing;
    this.near = at?.getBoundingClientRect() ?? null;
  }
  /** What makes a thing readable by pointer and keyboard; a finger reads what it picks. */
  reads(thing: string) {
    if (!this.hovers) return {};
    return {
      onmouseenter: (event: Event) => this.look(thing, event.currentTarget as Element),
      onmouseleave: () => this.look(null),
      onfocus: (event: Event) => this.look(thing, event.currentTarget as Element),
      onblur: () => this.look(null),
    };
  }

  /** What a thing on the table says. */
  say(thing: string): Reading | null {
    const [kind = "", name = ""] = thing.split(":");
    if (kind === "house") return this.sayHouse(name);
    const place = this.box.place(thing, this.seats);
    if (!place || !this.said) return null;
    const said = this.said.said[place.file]?.[place.table]?.[place.at];
    const lines = [...(said?.words ?? [])];
    const rows: Row[] = [place.row];
    if ((RINGS as readonly string[]).includes(kind)) lines.push(t("web-sabika-about-action", { action: dashed(String(place.row.action)) }), ...this.there(kind, Number(name)));
    if (kind === "secondary") lines.push(t("web-sabika-about-secondary", { kind: String(place.row.kind) }));
    if (kind === "city") {
      const token = this.view.cities[place.at]!;
      const row = this.said.said.trade?.tokens?.[token - 1];
      lines.splice(0, 1, ...(row?.words ?? []));
      rows.push(this.box.row(`token:${token}`)!);
    }
    const title = kind === "city" ? t("sabika-city", { city: name }) : "";
    return { title, lines, status: said?.status ?? "", reconstructed: rows.some((row) => row.status === "reconstructed") };
  }

  /** An own storehouse: the tokens on it, the upper one last. */
  private sayHouse(house: string): Reading {
    const tokens = this.party(this.own).storehouses[Number(house) - 1] ?? [];
    const said = tokens.map((token) => this.said?.said.storehouses?.tokens?.[token - 1]);
    const lines = said.flatMap((row) => row?.words ?? []);
    const reconstructed = tokens.some((token) => this.box.row(`storehouse:${token}`)?.status === "reconstructed");
    return { title: t("web-sabika-do-storehouse", { house }), lines, status: said.at(-1)?.status ?? "", reconstructed };
  }

  /** Whose workers are on a space. */
  private there(ring: string, space: number): string[] {
    const at = RINGS.indexOf(ring as (typeof RINGS)[number]);
    const lines = this.workersOn(at, space).map(({ party, lies }) => t("web-sabika-worker-there", { name: this.name(party), lies: lies ? 1 : 0 }));
    for (let n = this.view.sultan[at]!.filter((one) => one === space).length; n > 0; n--) lines.push(t("web-sabika-sultan-there"));
    return lines;
  }

  workersOn(ring: number, space: number): { party: number; worker: number; lies: boolean }[] {
    return this.view.parties.flatMap((party, p) =>
      party.workers
        .map(([at, lies], worker) => ({ party: p, worker, at, lies: lies > 0 }))
        .filter(({ worker, at }) => at === space && [0, 0, 1, 2][worker] === ring),
    );
  }

  /** The frames that wait, the next one first: the names of their steps, and a number of their own. */
  get frames(): { step: string; place: number; a: number }[] {
    const frames = [];
    for (let at = this.view.pending.length - FRAME; at >= 0; at -= FRAME)
      frames.push({ step: this.box.components.steps[this.view.pending[at]!] ?? "", place: this.view.pending[at + 1]!, a: this.view.pending[at + 2]! });
    return frames;
  }

  // Short names for what cards count.

  private scoring(thing: string): Record<string, unknown> {
    return (this.box.row(thing)?.scoring ?? {}) as Record<string, unknown>;
  }
  /** What a long poem or a trade card counts, in a word or two. */
  counter(thing: string): string {
    const scoring = this.scoring(thing);
    return t("sabika-counter", { of: dashed(String(scoring.rank ?? scoring.of ?? "")) });
  }
  each(thing: string): number {
    return Number(this.scoring(thing).each ?? 0);
  }
  wishName(wish: string): string {
    const counts = this.box.row(`wish:${wish}`)?.count_of;
    if (typeof counts === "string") return t("sabika-counter", { of: dashed(counts) });
    return ((counts as { types: string[] } | undefined)?.types ?? []).map((type) => t("sabika-type", { type })).join(" + ");
  }
  eventName(event: number): string {
    const said = this.said?.said.events?.events?.[event - 1]?.words[0] ?? "";
    return said.slice(said.indexOf(":") + 1).trim();
  }

  /** The effect that an option is about, for pictograms: what the card, token, city or space gives. */
  effectOf(option: Option): Effect[] {
    const [first = "", second = ""] = option.words;
    const bonus = (thing: string, field = "bonus"): Effect[] => (this.box.row(thing)?.[field] ?? []) as Effect[];
    const token = (city: string): string => `token:${this.view.cities[this.box.cities.indexOf(city)]}`;
    const top = (house: string): string => `storehouse:${this.party(this.own).storehouses[Number(house) - 1]?.at(-1)}`;
    switch (option.verb) {
      case "keep":
        return bonus(`start:${first}`);
      case "building":
      case "token":
        return bonus(`large:${first}`);
      case "expand":
        return bonus(`storehouse:${first}`);
      case "activate":
      case "storehouse":
        return bonus(top(first));
      case "reward":
        return bonus(`reward:${first}`);
      case "balance":
        return bonus(`colour:${first}`);
      case "reactivate":
        return bonus(`short:${first}`, "red");
      case "engrave":
        return second === "red" ? bonus(`short:${first}`, "red") : [];
      case "export":
      case "city":
        return bonus(token(first));
      case "consolidate":
      case "red-city": {
        const action = this.box.row(token(first))?.action;
        return action ? [{ action }] : bonus(token(first), "income");
      }
      case "income":
        return first === "poem" ? [] : bonus(token(first), "income");
      default:
        return [];
    }
  }

  /** A choice by its button: a finger first picks what a card is about, so that it can be read. */
  press(option: Option): void {
    const target = targetOf(option);
    if (this.hovers || !target || this.picked === target || !this.say(target)) this.play(option.code);
    else this.choose(target);
  }

  // Words for options.

  amount(name: string, n: number): string {
    if (this.box.components.goods.includes(name)) return `${n} ${t("sabika-good-name", { good: name })}`;
    if (this.box.components.raws.includes(name)) return `${n} ${t("sabika-raw-name", { raw: name })}`;
    return t("sabika-amount", { resource: name, amount: n });
  }

  /** The main action of the space on which a worker is acting. */
  get acting(): string {
    const act = this.frames.find(({ step }) => step === "act");
    return act ? (this.box.spaces(ringOf(WORKERS[act.place] ?? ""))[act.a]?.action ?? "") : "";
  }

  label(option: Option): string {
    const [first = "", second = ""] = option.words;
    const isRaw = this.box.components.raws.includes(first);
    const n = Number(first);
    switch (option.verb) {
      case "choose": {
        const row = this.frames[0]?.place ?? -1;
        return this.said?.choices[String(row)]?.[n - 1] ?? t("web-sabika-do-choose", { n });
      }
      case "take":
      case "use":
      case "deliver": {
        const parts = option.words[0]!.split("+").filter((name) => name !== "nothing");
        const names = [...new Set(parts)].map((name) => this.amount(name, parts.filter((one) => one === name).length));
        return names.join(", ") || t("web-sabika-do-nothing");
      }
      case "buy":
        return isRaw ? t("web-sabika-do-buy-raw", { raw: first, space: second }) : t("web-sabika-do-buy", { stock: first });
      case "income":
        return first === "poem" ? t("web-sabika-do-income-poem", { card: second }) : t("sabika-city", { city: first });
      case "first":
        return first === "yusuf" ? t("sabika-neutral") : this.name(n - 1);
      case "engrave":
        return second ? t("web-sabika-do-engrave", { card: first, colour: second }) : t("web-sabika-do-engrave-long", { id: first });
      default:
        return t(`web-sabika-do-${option.verb}`, {
          worker: first.split("-")[0]!,
          number: first.split("-")[1] ?? "",
          space: second,
          kind: first,
          stock: first,
          other: second,
          raw: first,
          good: first,
          action: option.verb === "main" ? this.acting : first,
          city: first,
          colour: first,
          side: first,
          card: first,
          house: option.verb === "expand" ? second : first,
        });
    }
  }
}

const KEY = Symbol("sabika");
export const useBoard = (): Board => getContext<Board>(KEY);
export const provideBoard = (board: Board): Board => setContext(KEY, board);

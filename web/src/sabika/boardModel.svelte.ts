/** The state of a Sabika table on the screen: the view, the options, the player's selection and the focused item. */

import { getContext, setContext } from "svelte";
import { api } from "../lib/api";
import { i18n, t } from "../lib/i18n.svelte";
import type { TableModel } from "../lib/tableModel";
import type { Box } from "./box";
import { byTarget, codeLike, forcedOption, type Option, readCode, type Ring, ringOf, RINGS, targetOf } from "./codes";
import type { CardTexts, Effect } from "./components";
import { effectOf } from "./effects";
import { itemText, type ItemText } from "./itemText";
import { amount, label } from "./labels";
import { actingOn } from "./pendingSteps";
import type { Party, SabikaView } from "./view";

const LONG_PRESS = 350; // milliseconds

export class BoardModel {
  worker = $state<string | null>(null); // only this worker's spaces are highlighted
  picked = $state<string | null>(null); // the selected item, which has options
  focusedItem = $state<string | null>(null); // the item under the pointer or the focus
  focusedElement = $state.raw<Element | null>(null); // its element
  refusedCode = $state<string | null>(null); // the illegal code that the player tried
  shownOther = $state<number | null>(null); // the party whose workshop is shown instead of the own one
  cardTexts = $state.raw<CardTexts | null>(null);
  private textsLanguage = "";
  private hovers = matchMedia("(hover: hover)").matches;

  constructor(
    readonly model: TableModel,
    readonly box: Box,
  ) {}

  /** Loads the texts of the cards in the language of the page. */
  async loadCardTexts(): Promise<void> {
    if (this.textsLanguage === i18n.language) return;
    this.textsLanguage = i18n.language;
    this.cardTexts = await api.cards<CardTexts>("sabika", i18n.language, this.table.edition);
  }

  get table() {
    return this.model.shown!;
  }
  get view(): SabikaView {
    return this.table.view as SabikaView;
  }
  get seats(): number {
    return this.table.seats.length;
  }
  /** The player's own seat. For a spectator, the seat whose turn it is. */
  get own(): number {
    return this.view.viewer ?? Math.min(this.view.turn, this.seats - 1);
  }
  get shown(): number {
    return this.shownOther ?? this.own;
  }
  get solo(): boolean {
    return this.view.yusuf !== null;
  }
  party(party: number): Party {
    return this.view.parties[party]!;
  }
  isYusuf(party: number): boolean {
    return party >= this.seats;
  }
  name(party: number): string {
    return party < 0 || this.isYusuf(party)
      ? t("sabika-neutral")
      : this.model.seats[party]?.name || t("seat", { number: party + 1 });
  }
  get names(): string[] {
    return this.view.parties.map((_, party) => this.name(party));
  }

  // Options

  /** None while a choice waits for the connection. */
  readonly options = $derived.by((): Option[] =>
    (this.model.waiting ? [] : (this.model.shown?.decision?.codes ?? [])).map(readCode),
  );
  readonly targets = $derived.by(() =>
    byTarget(
      this.worker
        ? this.options.filter((option) => option.verb !== "work" || option.words[0] === this.worker)
        : this.options,
    ),
  );

  get canChoose(): boolean {
    return this.options.length > 0;
  }
  get kind(): string {
    return this.table.decision?.kind ?? "";
  }
  optionsOf(item: string): Option[] {
    return this.targets.get(item) ?? [];
  }

  /** The changes that an option brings to the deciding seat; empty until the server has answered. */
  changes(code: string): Record<string, number> {
    return this.model.answers.previews[code]?.changes ?? {};
  }
  /** The least and the most VP that the next choice of the same action adds. */
  nextVp(code: string): [least: number, most: number] | null {
    const [least, most] = this.model.answers.previews[code]?.next.vp ?? [];
    return least === undefined || most === undefined ? null : [least, most];
  }
  /** What only the end of the round would bring. */
  later(code: string): Record<string, number> {
    return this.model.answers.previews[code]?.later ?? {};
  }
  cost(code: string): number | null {
    return this.changes(code).cost ?? null;
  }
  /** The additional VP of the deciding seat if the game ended after the option. */
  gain(code: string): number | null {
    const change = this.model.answers.previews[code]?.points?.[this.table.decision?.seat ?? this.own];
    return change ? change[1]! - change[0]! : null;
  }
  /** The cheapest option to move to a space. */
  cheapest(item: string): Option | null {
    const priced = this.optionsOf(item).filter((option) => this.cost(option.code) !== null);
    return priced.reduce<Option | null>(
      (best, option) => (best === null || this.cost(option.code)! < this.cost(best.code)! ? option : best),
      null,
    );
  }
  costOf(item: string): number | null {
    const option = this.cheapest(item);
    return option && this.cost(option.code);
  }

  // Actions

  play(code: string): void {
    this.clear();
    this.model.play(code);
  }

  /** Handles a click on an item. With a pointer that hovers, a single option is played; otherwise the item is selected first. */
  choose(item: string): void {
    if (this.heldLong) {
      this.heldLong = false;
      return;
    }
    const options = this.optionsOf(item);
    this.hold(item);
    this.refusedCode = null;
    if (!options.length) this.refuse(item);
    else if (options.length === 1 && (this.hovers || this.picked === item)) this.play(options[0]!.code);
    else this.picked = item;
  }

  /** Asks the server which rule forbids the item. */
  private refuse(item: string): void {
    this.picked = null;
    if (!this.canChoose) return;
    this.refusedCode = codeLike(
      item,
      this.worker ? this.options.filter((option) => option.words[0] === this.worker) : this.options,
    );
    if (this.refusedCode) this.model.why([this.refusedCode]);
  }

  /** Handles the button of an option. With touch, the first tap selects the item so that its text can be read. */
  press(option: Option): void {
    const target = targetOf(option);
    if (this.hovers || !target || this.picked === target || !this.textOf(target)) this.play(option.code);
    else this.choose(target);
  }

  clear(): void {
    this.worker = this.picked = this.refusedCode = null;
    this.focusItem(null);
  }

  /** Starts a decision: asks for previews. A forced option is played at once, unless it was just undone. */
  begin(): void {
    this.clear();
    if (!this.canChoose) return;
    this.shownOther = null;
    const only = forcedOption(this.table.decision?.codes ?? []);
    const takenBack = this.table.news.at(-1)?.undo ?? null;
    if (only && takenBack === null && this.table.viewer !== null) this.model.play(only);
    else this.model.preview(this.options.map((option) => option.code));
  }

  // Details of items

  focusItem(item: string | null, at: Element | null = null): void {
    this.focusedItem = item;
    this.focusedElement = at;
  }
  /** Shows an item large, beside the element that was touched last. */
  hold(item: string): void {
    this.focusItem(item, this.hovers ? this.focusedElement : this.touched);
  }
  private heldLong = false; // the click that ends a long press chooses nothing
  private touched: Element | null = null;
  private pressing: ReturnType<typeof setTimeout> | undefined;

  /** Event handlers that show an item large: on hover and focus, or with a finger on a long press; a tap shows it, too. */
  hoverHandlers(item: string) {
    if (!this.hovers)
      return {
        onpointerdown: (event: PointerEvent) => {
          this.touched = event.currentTarget as Element;
          this.heldLong = false;
          this.pressing = setTimeout(() => {
            this.heldLong = true;
            this.hold(item);
          }, LONG_PRESS);
        },
        onpointerup: () => clearTimeout(this.pressing),
        onpointerleave: () => clearTimeout(this.pressing),
        oncontextmenu: (event: Event) => event.preventDefault(),
        onfocus: (event: Event) => {
          if ((event.currentTarget as Element).matches(":focus-visible"))
            this.focusItem(item, event.currentTarget as Element);
        },
      };
    return {
      onmouseenter: (event: Event) => this.focusItem(item, event.currentTarget as Element),
      onmouseleave: () => this.focusItem(null),
      onfocus: (event: Event) => this.focusItem(item, event.currentTarget as Element),
      onblur: () => this.focusItem(null),
    };
  }

  textOf(item: string): ItemText | null {
    return itemText(this, item);
  }
  label(option: Option): string {
    return label(this, option);
  }
  amount(name: string, n: number): string {
    return amount(this, name, n);
  }
  effectOf(option: Option): Effect[] {
    return effectOf(this, option);
  }

  workersOn(ring: Ring, space: number): { party: number; worker: string; lying: boolean }[] {
    return this.view.parties.flatMap(({ workers }, party) =>
      workers
        .filter((worker) => worker.ring === ring && worker.space === space)
        .map(({ worker, lying }) => ({ party, worker, lying })),
    );
  }
  /** The kinds of secondary actions at the space of a worker. */
  secondaryKinds(worker: string, space: number): string[] {
    const rows = this.box.secondaries(this.seats).filter((row) => Number(row[ringOf(worker)]) + 1 === space);
    return [...new Set(rows.map(({ kind }) => kind))];
  }
  /** The actions of the spaces beside a secondary space. */
  actionsBeside(id: string): string[] {
    const row = this.box.secondaries(this.seats).find((one) => one.id === id);
    return RINGS.filter((ring) => row?.[ring] !== undefined).map((ring) =>
      String(this.box.spaces(ring)[Number(row![ring])]?.action ?? ""),
    );
  }
  /** The same in words: "small quarry, export". */
  beside(id: string): string {
    return this.actionsBeside(id)
      .map((action) => t("sabika-action-name", { action }))
      .join(", ");
  }
  /** Warnings before the player ends the last turn of a round. */
  warnings(later: Record<string, number>): string[] {
    return later.unpaid ? [t("web-sabika-will-lose", { due: later.due ?? 0, unpaid: later.unpaid })] : [];
  }
  /** The number of the token of a city. */
  tokenOf(city: string): number | null {
    return this.view.cities.find((one) => one.city === city)?.token ?? null;
  }

  /** The main action of the space where a worker acts now; empty if none acts. */
  get acting(): string {
    return actingOn(this.view.pending, this.box);
  }
}

const KEY = Symbol("sabika");
export const useBoard = (): BoardModel => getContext<BoardModel>(KEY);
/** What faces of cards need of a board, where there is none: the box and the number of seats. */
export const provideCards = (cards: Pick<BoardModel, "box" | "seats">): void => void setContext(KEY, cards);
export const provideBoard = (board: BoardModel): BoardModel => setContext(KEY, board);

/** The state of an Alhambra table on the screen: the view, the options and the player's selection. */

import { getContext, setContext } from "svelte";
import { t } from "../lib/i18n.svelte";
import type { Preview } from "../lib/protocol";
import type { TableModel } from "../lib/tableModel";
import { builtSince } from "./animations";
import { type Box, cellsBeside } from "./box";
import { groupCodes, type OnCell, type PortalOnCell } from "./codes";
import type { AlhambraView, Credit, Point, SeatView } from "./view";

const same = (a: Point | null, b: Point | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y;

const CROSSING = 350; // milliseconds

export class BoardModel {
  // The player's selection. `clear` resets it.
  takenCards = $state<number[]>([]); // indices into the display
  slot = $state<number | null>(null);
  payingCards = $state<number[]>([]); // indices into the hand
  payingCredit = $state(false);
  tile = $state<number | null>(null); // the tile to build
  site = $state<number | null>(null); // the building site to finish
  removing = $state<number | null>(null); // the tile to remove from the palace
  portal = $state<string | null>(null);
  portalTurned = $state<string | null>(null);
  hovered = $state.raw<Point | null>(null); // under the pointer, or tapped once
  falconPoint = $state.raw<Point | null>(null);
  liftedCards = $state.raw<string[]>([]); // the cards of the payment under the pointer
  warnedCode = $state<string | null>(null); // the player was warned about this code; choosing it again plays it
  dismissedHint = $state.raw<object | null>(null); // the hint that the player closed
  enlargedSeat = $state<number | null>(null); // shown large instead of the own palace

  private hoverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly model: TableModel,
    readonly box: Box,
  ) {}

  get table() {
    return this.model.shown!;
  }
  get view(): AlhambraView {
    return this.table.view as AlhambraView;
  }
  /** The player's own seat. For a spectator, the seat whose turn it is. */
  get own(): number {
    return this.view.viewer ?? this.view.turn;
  }
  get ownSeat(): SeatView {
    return this.view.seats[this.own]!;
  }
  get seat(): number {
    return this.enlargedSeat ?? this.own;
  }
  /** Whether the player may choose now. False while messages wait in the queue, or a choice for the connection. */
  get canChoose(): boolean {
    const { shown, queue, waiting } = this.model;
    return (shown?.decision?.codes?.length ?? 0) > 0 && queue.length === 0 && !waiting;
  }
  get hint() {
    return this.canChoose && this.model.answers.hint !== this.dismissedHint ? this.model.answers.hint : null;
  }
  readonly grouped = $derived.by(() => groupCodes(this.canChoose ? this.model.shown!.decision!.codes! : []));

  name(seat: number): string {
    return seat < 0 ? t("alhambra-neutral") : this.model.seats[seat]?.name || t("seat", { number: seat + 1 });
  }
  get names(): string[] {
    return this.view.seats.map((_, seat) => this.name(seat));
  }
  get scores(): number[] {
    return this.view.seats.map((seat) => seat.score);
  }
  /** The seats and Dirk, if he plays: their points and names. */
  get parties(): { points: number[]; names: string[] } {
    const seats = [...this.view.seats.keys(), ...(this.view.neutral.length ? [-1] : [])];
    const points = (seat: number): number => (seat < 0 ? this.view.neutral_score : this.scores[seat]!);
    return { points: seats.map(points), names: seats.map((seat) => this.name(seat)) };
  }
  get others(): number[] {
    return [...this.view.seats.keys()].filter((seat) => seat !== this.own);
  }
  get hasModules(): boolean {
    return Object.keys(this.view.modules).length > 0;
  }
  get isPaying(): boolean {
    return this.slot !== null || this.site !== null;
  }
  /** A3.2: the player has paid exactly and may act again. */
  get playsAgain(): boolean {
    return this.table.decision?.kind === "action" && this.grouped.words.includes("stop");
  }
  /** Whether something bought waits to be placed at the end of the actions. */
  get hasWaiting(): boolean {
    return this.ownSeat.waiting.length > 0 || (this.view.modules.portals?.waiting.length ?? 0) > 0;
  }
  /** The tokens on building sites, by tile: a currency, or "" for a token that lies face down. */
  readonly sites = $derived.by(
    () => new Map((this.view.modules["building-sites"]?.sites ?? []).map(({ tile, token }) => [tile, token ?? ""])),
  );
  creditOf(seat: number): Credit | null {
    return this.view.modules["exchange-certificates"]?.credits.find((credit) => credit.seat === seat) ?? null;
  }
  siteOf = (tile: number): string | null => this.sites.get(tile) ?? null;

  wallOf(seat: number): number {
    const sentences = this.view.over
      ? this.model.shownLog.flatMap((line) => line.words)
      : this.table.outcome.now.map((scored) => scored.why);
    const wall = sentences.findLast(
      (sentence) => sentence.key === "alhambra-scored-wall" && sentence.args.seat === seat,
    );
    return Number(wall?.args.length ?? 0);
  }
  /** The number of the scoring that comes next, from 1. After the last one, the last. */
  get nextScoring(): number {
    return Math.min(this.view.scorings + 1, this.box.components.places.length);
  }
  get isChoosing(): boolean {
    return (
      this.takenCards.length > 0 ||
      [this.portal, this.slot, this.tile, this.site, this.removing].some((one) => one !== null)
    );
  }

  // Building

  /** The tiles that can be built now: bought tiles first, then the reserve. */
  get buildable(): number[] {
    return [...new Set(this.grouped.cells.map((cell) => cell.tile))];
  }
  readonly cells = $derived.by((): OnCell[] => this.grouped.cells.filter((cell) => cell.tile === this.tile));
  readonly portalCells = $derived.by((): PortalOnCell[] =>
    this.grouped.portals.filter((place) => place.kind === this.portal),
  );

  /** The option for the cell under the pointer. */
  get optionHere(): OnCell | PortalOnCell | null {
    if (!this.hovered) return null;
    if (this.portal) {
      const there = this.portalCells.filter((place) => same(place, this.hovered));
      return there.find((place) => place.turned === this.portalTurned) ?? there[0] ?? null;
    }
    return this.cells.find((cell) => same(cell, this.hovered)) ?? null;
  }

  /** Turns the selected portal on the cell under the pointer. */
  turnPortal(): void {
    const ways = this.portalCells.filter((place) => same(place, this.hovered)).map((place) => place.turned);
    const now = ways.indexOf((this.optionHere as PortalOnCell | null)?.turned ?? "");
    this.portalTurned = ways[(now + 1) % ways.length] ?? null;
  }

  /** Empty cells beside the palace where the selected tile does not fit. */
  readonly misfits = $derived.by((): Point[] => {
    if (this.tile === null || !this.canChoose || this.seat !== this.own) return [];
    const fits = new Set(this.cells.map(({ x, y }) => `${x},${y}`));
    return cellsBeside(this.box.withFountain(this.ownSeat.palace)).filter(({ x, y }) => !fits.has(`${x},${y}`));
  });

  /** The code for building on a cell. It may be illegal; the server then names the rule. */
  codeAt(spot: Point): string {
    const verb = this.ownSeat.waiting.includes(this.tile!) ? "place" : "move";
    return `${verb} ${this.tile} ${spot.x},${spot.y}`;
  }

  preview(code: string): Preview | undefined {
    return this.model.answers.previews[code];
  }

  /** The additional points that the deciding seat would get in a scoring now. */
  gain(code: string): number | null {
    const change = this.preview(code)?.points?.[this.table.decision?.seat ?? this.own];
    return change ? change[1]! - change[0]! : null;
  }

  /** The length of the longest wall after the option; 0: unknown. */
  wallAfter(code: string): number {
    return this.preview(code)?.changes.wall ?? 0;
  }

  /** The rule that forbids the selected tile on the cell under the pointer. */
  get refusal(): string | null {
    return this.hovered && !this.optionHere && this.tile !== null
      ? (this.model.answers.reasons[this.codeAt(this.hovered)] ?? null)
      : null;
  }
  /**
   * The pointer is over a cell. While a refusal is shown, the change waits a moment, so that the pointer can cross
   * other cells on its way to the link to the rule.
   */
  hover(spot: Point): void {
    clearTimeout(this.hoverTimer);
    if (same(spot, this.hovered)) return;
    const change = (): void => {
      this.warnedCode = null;
      this.hovered = { x: spot.x, y: spot.y };
    };
    if (this.refusal) this.hoverTimer = setTimeout(change, CROSSING);
    else change();
  }
  /** The pointer has reached the bubble: the cell stays. */
  keepHovered(): void {
    clearTimeout(this.hoverTimer);
  }
  isHovered(spot: Point): boolean {
    return same(spot, this.hovered);
  }

  /** The number of cells that remain to build on after the option; null: unknown. */
  roomAfter(code: string): number | null {
    return this.preview(code)?.changes.room ?? null;
  }

  /** The tiles that others built since the player's last move. */
  readonly newTiles = $derived.by((): Set<number> => builtSince(this.model.shownLog, this.own));

  // Actions

  /** Builds. A move that walls the palace in needs a second click. */
  build(code: string): void {
    if (this.roomAfter(code) === 0 && this.warnedCode !== code) this.warnedCode = code;
    else this.play(code);
  }

  play(code: string): void {
    this.clear();
    this.model.play(code);
  }

  hold(tile: number | null): void {
    this.clear();
    this.tile = tile;
    if (tile === null) return;
    this.model.preview(this.cells.map((cell) => cell.code));
    if (this.misfits.length) this.model.why(this.misfits.map((spot) => this.codeAt(spot)));
  }

  holdPortal(kind: string | null): void {
    this.clear();
    this.portal = kind;
    if (kind)
      this.model.preview(this.grouped.portals.filter((place) => place.kind === kind).map((place) => place.code));
  }

  clear(): void {
    this.takenCards = this.payingCards = [];
    this.payingCredit = false;
    this.slot = this.tile = this.site = this.removing = null;
    this.portal = this.portalTurned = null;
    clearTimeout(this.hoverTimer);
    this.hovered = this.falconPoint = null;
    this.liftedCards = [];
    this.warnedCode = null;
    this.dismissedHint = this.model.answers.hint;
  }
}

const KEY = Symbol("board");
export const useBoard = (): BoardModel => getContext<BoardModel>(KEY);
export const provideBoard = (board: BoardModel): BoardModel => setContext(KEY, board);

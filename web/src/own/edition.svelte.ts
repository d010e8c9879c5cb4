/** An edition that its owner works on: rows, mistakes, the row at hand. Every change is saved at once and can be undone. */

import { ApiError, RETRY_AFTER } from "../lib/api";
import { messageOf } from "../lib/messageOf";
import { ownApi } from "./ownApi";
import type { DataMistake, EditionInfo, EntryForm, ShownRow } from "../lib/protocol";
import type { DataRow, Place } from "./rows";
import { sameplace } from "./rows";

const SAVE_AFTER = 300; // milliseconds without another change
const NOTHING: ShownRow = { words: [], face: [] };

interface Change extends Place {
  row: DataRow;
}

export class EditionModel {
  info = $state.raw<EditionInfo>()!;
  files = $state.raw<Record<string, Record<string, DataRow[]>>>({});
  mistakes = $state.raw<DataMistake[]>([]);
  shown = $state.raw<ShownRow>(NOTHING);
  place = $state.raw<Place | null>(null);
  error = $state<string | null>(null);
  unsaved = $state(0);
  undone = $state.raw<Change[]>([]); // what the rows were before each change, the last one last
  private waiting: Change | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    readonly form: EntryForm,
    readonly onsaved: (info: EditionInfo) => void,
  ) {}

  async load(id: string): Promise<void> {
    const page = await ownApi.edition(id);
    [this.info, this.files, this.mistakes] = [page.info, page.files as typeof this.files, page.mistakes];
    [this.undone, this.place, this.shown] = [[], null, NOTHING];
  }

  rowAt({ file, table, at }: Place): DataRow | null {
    return this.files[file]?.[table]?.[at] ?? null;
  }
  get row(): DataRow | null {
    return this.place && this.rowAt(this.place);
  }
  mistakesAt({ file, table, at }: Place): DataMistake[] {
    return this.mistakes.filter((one) => one.file === file && one.table === table && one.row === at);
  }
  /** What is wrong with a table as a whole. */
  mistakesOf({ file, table }: Place): DataMistake[] {
    return this.mistakes.filter((one) => one.file === file && one.table === table && one.row < 0);
  }

  async select(place: Place): Promise<void> {
    await this.flush();
    this.place = place;
    const row = this.rowAt(place);
    if (!row) return;
    await this.guard(async () => {
      const shown = await ownApi.showRow(this.info.id, { ...place, row });
      if (sameplace(this.place, place)) this.shown = shown;
    });
  }

  /** Puts a row in place of the one at hand. Changes that follow quickly are one change to undo. */
  change(row: DataRow): void {
    const place = this.place;
    const before = this.row;
    if (!place || !before) return;
    if (!this.waiting) this.undone = [...this.undone, { ...place, row: before }];
    this.put({ ...place, row });
  }

  async undo(): Promise<void> {
    await this.flush();
    const last = this.undone.at(-1);
    if (!last) return;
    this.undone = this.undone.slice(0, -1);
    this.place = { file: last.file, table: last.table, at: last.at };
    this.put(last);
    await this.flush();
  }

  async resize(place: Place, remove: boolean): Promise<void> {
    await this.flush();
    await this.guard(async () => {
      const page = await ownApi.resize(this.info.id, { ...place, remove });
      [this.info, this.files, this.mistakes] = [page.info, page.files as typeof this.files, page.mistakes];
      this.undone = [];
      this.onsaved(page.info);
      const rows = this.files[place.file]?.[place.table] ?? [];
      await this.select({ ...place, at: Math.min(place.at + (remove ? 0 : 1), rows.length - 1) });
    });
  }

  get isSaved(): boolean {
    return !this.waiting && !this.unsaved;
  }

  /** Saves what is not saved yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const change = this.waiting;
    this.waiting = null;
    if (change) this.saving = this.saving.then(() => this.save(change));
    await this.saving;
  }

  private put(change: Change): void {
    const { file, table, at, row } = change;
    const rows = (this.files[file]?.[table] ?? []).map((one, i) => (i === at ? row : one));
    this.files = { ...this.files, [file]: { ...this.files[file], [table]: rows } };
    this.waiting = change;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), SAVE_AFTER);
  }

  /** Saves a change, again and again while the server cannot be reached: nothing that was entered is lost. */
  private async save(change: Change): Promise<void> {
    this.unsaved += 1;
    while (await this.guard(() => this.saveOnce(change)))
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    this.unsaved -= 1;
  }

  private async saveOnce(change: Change): Promise<void> {
    const saved = await ownApi.saveRow(this.info.id, change);
    [this.info, this.mistakes] = [saved.info, saved.mistakes];
    if (sameplace(this.place, change) && !this.waiting) this.shown = saved.shown;
    this.onsaved(saved.info);
  }

  /** Does it, and shows what went wrong; whether it may succeed in a moment. */
  private async guard(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.error = null;
      return false;
    } catch (problem) {
      this.error = messageOf(problem);
      return problem instanceof ApiError && problem.isTemporary;
    }
  }
}

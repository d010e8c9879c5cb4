/** The calls of the owner's page. */

import { ask, json } from "../lib/api";
import type {
  EditionChange,
  EditionInfo,
  EditionPage,
  EntryForm,
  NewEdition,
  RowChange,
  RowCount,
  SavedRow,
  ShownRow,
} from "../lib/protocol";

export const ownApi = {
  form: (game: string) => json<EntryForm>(`boxes/${game}`),
  editions: () => json<EditionInfo[]>("editions"),
  edition: (id: string) => json<EditionPage>(`editions/${id}`),
  begin: (edition: NewEdition) => json<EditionInfo>("editions", "POST", edition),
  change: (id: string, change: EditionChange) => json<EditionInfo>(`editions/${id}`, "PATCH", change),
  remove: async (id: string) => void (await ask(`editions/${id}`, "DELETE")),
  takeIn: (game: string, name: string, zip: Blob) =>
    json<EditionInfo>(`editions/${game}/zip?name=${encodeURIComponent(name)}`, "POST", zip),
  saveRow: (id: string, { file, table, at, row }: RowChange) =>
    json<SavedRow>(`editions/${id}/row`, "PUT", { file, table, at, row }),
  showRow: (id: string, { file, table, at, row }: RowChange) =>
    json<ShownRow>(`editions/${id}/shown`, "POST", { file, table, at, row }),
  resize: (id: string, { file, table, at, remove }: RowCount) =>
    json<EditionPage>(`editions/${id}/rows`, "POST", { file, table, at, remove }),
};

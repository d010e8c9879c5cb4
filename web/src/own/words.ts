/** The words for fields, values and parts of effects. */

import { t } from "../lib/i18n.svelte";
import type { DataMistake } from "../lib/protocol";
import { asText, type DataRow, type Place } from "./rows";

export const dashed = (name: string): string => name.replaceAll("_", "-");
export const tableName = (file: string, table: string): string =>
  t("web-own-table", { table: dashed(`${file}-${table}`) });
export const fieldName = (field: string): string => t("web-own-field", { field: dashed(field) });
export const opName = (op: string): string =>
  op.startsWith("on_") && op !== "on_build_using"
    ? t("sabika-trigger", { trigger: dashed(op) }).replace(/:$/, "")
    : t("web-own-op", { op: dashed(op) });
export const mistakeWords = ({ key, args }: DataMistake): string => t(`wrong-${key}`, args);

/** Boxes print letters of their own alphabet on long poems and wishes. */
const LETTERED = new Set(["poems_long", "sultan"]);
const printedId = (file: string, id: string): string => (LETTERED.has(file) ? t("web-sabika-printed-id", { id }) : id);

/** What a row is called in the list: its printed number, or its own words. */
export function rowName({ file, at }: Place, row: DataRow): string {
  if (row.a !== undefined) return `${valueName("a", asText(row.a))} – ${valueName("b", asText(row.b))}`;
  if (row.falcon !== undefined) return `${at + 1}`;
  if (Array.isArray(row.players)) return row.players.join(", ");
  if (typeof row.i === "number") return String(row.i + 1);
  if (typeof row.side === "string" && row.id) return `${asText(row.id)} · ${valueName("side", row.side)}`;
  const id = row.id ?? row.space ?? row.slot ?? row.place;
  if (typeof id === "string") return /^[a-z]/.test(id) ? valueName("id", id) : printedId(file, id);
  return String(id ?? at + 1);
}

const CITIES = new Set(["a", "b"]);
const KINDS: Record<string, (value: string) => string> = {
  type: (type) => t("sabika-type", { type }),
  base: (stock) => t("sabika-material", { stock }),
  material: (stock) => t("sabika-material", { stock }),
  left: (colour) => t("sabika-colour", { colour }),
  right: (colour) => t("sabika-colour", { colour }),
  colour: (colour) => t("sabika-colour", { colour }),
  demand: (good) => t("sabika-good-name", { good }),
  action: (action) => t("sabika-action-name", { action: dashed(action) }),
  actions: (action) => t("sabika-action-name", { action: dashed(action) }),
  resource: (resource) => t("sabika-kind", { resource }),
  counter: (of) => t("sabika-counter", { of: dashed(of) }),
  kind_a: (kind) => t("alhambra-kind", { kind }),
  kind_b: (kind) => t("alhambra-kind", { kind }),
  falcon: (colour) => t("alhambra-falcon-colour", { colour }),
};
const OWN = new Set(["small", "large", "left", "right", "positive", "negative", "raw", "marble"]);
const DISPLAYS = new Set(["small_buildings", "short_poems", "long_poems"]);

/** A value of a field in words; what the catalogues do not know is shown as it is. */
export function valueName(field: string, value: string): string {
  if (CITIES.has(field)) return t("sabika-city", { city: value });
  if (field === "id" && DISPLAYS.has(value)) return t("web-own-value", { value: dashed(value) });
  if (field === "id" && /^(ochre|blue|green|purple)$/.test(value)) return t("sabika-colour", { colour: value });
  if (field === "id") return t("sabika-city", { city: value });
  if (["side", "kind", "stack"].includes(field) && OWN.has(value)) return t("web-own-value", { value });
  return KINDS[field]?.(value) ?? value;
}

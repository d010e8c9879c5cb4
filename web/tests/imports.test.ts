/** Imports go in one direction: a file imports only from its own folder and from folders of a lower layer. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const ROOT = "."; // main.ts and App.svelte

const GAME_FOLDERS = ["", "/art", "/board", "/panels", "/layouts"];
/** The layers, from the lowest. Folders of one layer do not import each other. */
const LAYERS: string[][] = [
  ["lib", "theme"],
  ["art"],
  ["ui"],
  ["table", "together"],
  ...GAME_FOLDERS.map((folder) => [`alhambra${folder}`, `sabika${folder}`]),
  ["games"],
  ["lessons"],
  ["account"],
  ["lobby", "rules", "screens", "own", "mygames", "daily", "puzzles"],
  ["review", "people"],
  [ROOT],
];
const layerOf = (folder: string): number => LAYERS.findIndex((folders) => folders.includes(folder));

interface Import {
  file: string;
  target: string;
}

/** The relative imports of a source text: static, dynamic, type-only and for side effects. */
function importsOf(file: string, text: string): Import[] {
  const code = text.replace(/\/\*.*?\*\/|(?<![:"'`])\/\/[^\n]*/gs, "");
  const found = code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.[^"']*)\1/g);
  return [...found].map((match) => ({ file, target: posix.join(posix.dirname(file), match[2]!) }));
}

/** Why an import is against the order; null if it is not. */
function violation({ file, target }: Import): string | null {
  const [from, to] = [posix.dirname(file), posix.dirname(target)];
  if (from === to) return null;
  const [importer, imported] = [from, to].map((folder) => /^(alhambra|sabika)\b/.exec(folder)?.[1]);
  if (importer && imported && importer !== imported) return `${file} imports ${target}: one game imports another`;
  return layerOf(to) < layerOf(from) ? null : `${file} imports ${target}: ${from} is not above ${to}`;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(sep).join("/"))
  .filter((name) => /\.(ts|svelte|css)$/.test(name));
const imports = files
  .filter((name) => !name.endsWith(".css"))
  .flatMap((name) => importsOf(name, readFileSync(join(SOURCES, name), "utf8")));

describe("imports of the client", () => {
  it("are found, all of them, and lead to files", () => {
    expect(imports.length).toBeGreaterThan(500);
    const missing = imports.filter(({ target }) => !["", ".ts"].some((end) => existsSync(join(SOURCES, target + end))));
    expect(missing).toEqual([]);
  });

  it("stay within the folder or go to a lower layer", () => {
    expect(imports.flatMap((one) => violation(one) ?? [])).toEqual([]);
  });

  it("leave every folder in exactly one layer", () => {
    const folders = [...new Set(files.map((name) => posix.dirname(name)))].sort();
    expect(LAYERS.flat().sort()).toEqual(folders);
  });
});

describe("a violation", () => {
  const check = (file: string, text: string): (string | null)[] => importsOf(file, text).map(violation);

  it.each([
    ["lib/a.ts", 'import { b } from "../table/b";'],
    ["table/a.ts", 'const load = () => import("../screens/LiveScreen.svelte");'],
    ["lobby/A.svelte", '<script lang="ts">\n  import B from "../screens/B.svelte";\n</script>'],
    ["alhambra/board/A.svelte", 'import type { B } from "../panels/b";'],
    ["alhambra/a.ts", 'import "../sabika/b";'],
    ["sabika/layouts/A.svelte", 'import { \n, \n  a, \n  b } from "../../alhambra/view";'],
  ])("in %s is found", (file, text) => {
    expect(check(file, text)).toEqual([expect.stringContaining(file)]);
  });

  it("is not a comment, an import of a package, or an import of a lower layer", () => {
    const text =
      '// from "../screens/a"\n/** from "../lobby/b" */\nimport { mount } from "svelte";\nimport a from "../lib/a";';
    expect(check("table/a.ts", text)).toEqual([null]);
  });
});

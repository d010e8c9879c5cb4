/** Which line of each table this device has shown last, so that what happened since can be told. */

const KEY = "comares-seen";
const MOST = 60; // tables

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): number | null => read()[table] ?? null;

export function keepSeen(table: string, line: number): void {
  const { [table]: before, ...others } = read();
  if (before === line) return;
  const kept = [...Object.entries(others), [table, line] as const].slice(-MOST); // the one shown last is the last
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    /* A browser that keeps nothing tells nothing on opening. */
  }
}

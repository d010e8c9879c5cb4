/** The tables to which invitations led on this device: whoever follows the same link again comes to his seat. */

const KEY = "comares-joined";
const MOST = 60; // invitations

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const joinedBy = (invitation: string): string | null => read()[invitation] ?? null;

export function keepJoined(invitation: string, table: string): void {
  const kept = [...Object.entries(read()), [invitation, table] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    /* A browser that keeps nothing finds the table in its lobby. */
  }
}

/** What this device remembers of its last tables: of each one value, in the browser's own store. */

const MOST = 60; // the oldest are forgotten

export interface Kept<Value> {
  of: (name: string) => Value | null;
  keep: (name: string, value: Value) => void;
}

export function kept<Value>(key: string): Kept<Value> {
  function read(): Record<string, Value> {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Value>;
    } catch {
      return {};
    }
  }
  return {
    of: (name) => read()[name] ?? null,
    keep: (name, value) => {
      const { [name]: before, ...others } = read();
      if (before === value) return;
      const last = [...Object.entries(others), [name, value] as const].slice(-MOST);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(last)));
      } catch {
        /* A browser that keeps nothing remembers nothing. */
      }
    },
  };
}

/** Which line of each table was shown last, so that what happened since can be told. */
export const seenLines = kept<number>("comares-seen");

/** To which table each invitation led: whoever follows the same link again comes to his seat. */
export const joinedTables = kept<string>("comares-joined");

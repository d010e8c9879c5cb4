/** One value for each recent table, kept in the browser's local storage. */

const MAX_ENTRIES = 60; // the oldest entries are dropped

export interface LocalStore<Value> {
  get: (name: string) => Value | null;
  set: (name: string, value: Value) => void;
}

function localStore<Value>(key: string): LocalStore<Value> {
  function read(): Record<string, Value> {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Value>;
    } catch {
      return {};
    }
  }
  return {
    get: (name) => read()[name] ?? null,
    set: (name, value) => {
      const { [name]: before, ...others } = read();
      if (before === value) return;
      const entries = [...Object.entries(others), [name, value] as const].slice(-MAX_ENTRIES);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
      } catch {
        /* Local storage is full or blocked. The client works without it. */
      }
    },
  };
}

/** The last line shown of each table. Newer lines count as missed. */
export const seenLines = localStore<number>("comares-seen");

/** The table that each invitation led to. Following the same link again opens the seat that was taken. */
export const joinedTables = localStore<string>("comares-joined");

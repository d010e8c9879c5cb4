/** One value for each recent table, kept in the browser. */

const MAX_ENTRIES = 60; // the oldest entries are dropped

export interface LocalStore<Value> {
  get: (name: string) => Value | null;
  /** Null removes the value. */
  set: (name: string, value: Value | null) => void;
}

function storeIn<Value>(storage: () => Storage, key: string): LocalStore<Value> {
  function read(): Record<string, Value> {
    try {
      return JSON.parse(storage().getItem(key) ?? "{}") as Record<string, Value>;
    } catch {
      return {};
    }
  }
  return {
    get: (name) => read()[name] ?? null,
    set: (name, value) => {
      const { [name]: before, ...others } = read();
      if ((before ?? null) === value) return;
      const entries = Object.entries(others);
      if (value !== null) entries.push([name, value]);
      try {
        if (!entries.length) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(Object.fromEntries(entries.slice(-MAX_ENTRIES))));
      } catch {
        /* The storage is full or blocked. The client works without it. */
      }
    },
  };
}

const onDevice = <Value>(key: string): LocalStore<Value> => storeIn(() => localStorage, key);
const inTab = <Value>(key: string): LocalStore<Value> => storeIn(() => sessionStorage, key);

/** The last line shown of each table. Newer lines count as missed. */
export const seenLines = onDevice<number>("comares-seen");

/** The table that each invitation led to. Following the same link again opens the seat that was taken. */
export const joinedTables = onDevice<string>("comares-joined");

/** A store of what this tab asked of each table and the server has not answered yet. It survives a reload. */
export const unansweredStore = <Value>(): LocalStore<Value> => inTab<Value>("comares-unanswered");

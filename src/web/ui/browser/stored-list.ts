// A list in browser storage as an external store, synchronized across tabs.

export type ListStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ListHost {
  readonly storage: () => ListStorage | null;
  /** Changes by other tabs; `key` is null after a clear. */
  readonly onOtherTab: (listener: (key: string | null) => void) => () => void;
}

export interface StoredList<T> {
  readonly read: () => readonly T[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (act: (storage: ListStorage) => void) => void;
}

/** `parse` accepts any text and returns [] for unknown ones. */
export function createStoredList<T>(
  host: ListHost,
  { key: own, parse }: { readonly key: string; readonly parse: (text: string | null) => readonly T[] },
): StoredList<T> {
  const listeners = new Set<() => void>();
  let snapshot: { readonly text: string | null; readonly items: readonly T[] } = { text: null, items: [] };
  const textNow = (): string | null => {
    try {
      return host.storage()?.getItem(own) ?? null;
    } catch {
      return null;
    }
  };
  return {
    read: () => {
      const text = textNow();
      // Stable snapshot: otherwise React renders endlessly.
      if (text !== snapshot.text) snapshot = { text, items: parse(text) };
      return snapshot.items;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = host.onOtherTab((key) => {
        if (key === null || key === own) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    change: (act) => {
      const storage = host.storage();
      if (storage === null) return;
      act(storage);
      for (const listener of listeners) listener();
    },
  };
}

export const thisBrowser: ListHost = {
  storage: () => {
    try {
      return localStorage;
    } catch {
      // Blocked together with cookies.
      return null;
    }
  },
  onOtherTab: (listener) => {
    const onStorage = (event: StorageEvent): void => listener(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

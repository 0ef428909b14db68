// A list in the browser's storage as an external store: one snapshot for each state, updated by changes here and in other tabs.

/** The part of the browser's storage that is used. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a kept list needs of a browser. `storage` answers null where there is none to be had. */
export interface ListHost {
  readonly storage: () => ListStorage | null;
  /** Tells of a change that another tab made; `key` is null when everything was cleared. */
  readonly onOtherTab: (listener: (key: string | null) => void) => () => void;
}

/** Reads, follows and changes a list. Never throws. */
export interface StoredList<T> {
  readonly read: () => readonly T[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (act: (storage: ListStorage) => void) => void;
}

/** The list under a key of a browser's storage; `parse` reads anything, and answers nothing for what it does not know. */
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
      // Storage that is switched off holds nothing.
      return null;
    }
  };
  return {
    read: () => {
      const text = textNow();
      // The same text is the same list, or React would draw without end.
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

/** The browser itself. */
export const thisBrowser: ListHost = {
  storage: () => {
    try {
      return localStorage;
    } catch {
      // Even the look at it is forbidden where cookies are.
      return null;
    }
  },
  onOtherTab: (listener) => {
    const onStorage = (event: StorageEvent): void => listener(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

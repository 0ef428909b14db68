// The browser's storage, or a stand-in where a visitor's browser forbids even a look at it.

type Kind = 'localStorage' | 'sessionStorage';

/** What is used of the browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const standIns = new Map<Kind, BrowserStorage>();

function standIn(): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (name) => memory.get(name) ?? null,
    setItem: (name, value) => void memory.set(name, value),
    removeItem: (name) => void memory.delete(name),
  };
}

/**
 * The storage of this browser. Where it is forbidden (the look itself throws), one that lasts as long as the page: what is
 * kept for comfort is lost with it, and what must not happen twice within a page still does not.
 */
export function browserStorage(kind: Kind): BrowserStorage {
  try {
    return globalThis[kind];
  } catch {
    const storage = standIns.get(kind) ?? standIn();
    standIns.set(kind, storage);
    return storage;
  }
}

// Browser storage with an in-memory fallback where it is blocked.

type Kind = 'localStorage' | 'sessionStorage';

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

/** When access throws, memory replaces it for the life of the page: preferences are lost, deduplication works. */
export function browserStorage(kind: Kind): BrowserStorage {
  try {
    return globalThis[kind];
  } catch {
    const storage = standIns.get(kind) ?? standIn();
    standIns.set(kind, storage);
    return storage;
  }
}

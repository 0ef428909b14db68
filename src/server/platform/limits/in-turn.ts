// Queues requests of one key in this process, so they do not occupy pool connections (ADR 022).

const going = new Map<string, Promise<unknown>>();

/** Runs after the key's earlier work, even failed work. Other processes use database locks. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (going.get(key) ?? Promise.resolve()).then(work);
  const ended = mine.catch(() => undefined);
  going.set(key, ended);
  try {
    return await mine;
  } finally {
    if (going.get(key) === ended) going.delete(key);
  }
}

// Requests of one guest, or about one thing, wait here for each other, and not inside connections of the pool: those are for everybody
// (ADR 022).

const going = new Map<string, Promise<unknown>>();

/**
 * Does `work` once all work of the same key in this process has ended, well or not. What other processes do is for the locks of the
 * database.
 */
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

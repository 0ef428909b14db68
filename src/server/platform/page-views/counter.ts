// Counts in memory and writes in batches, so that counting costs no statement (docs/domain/ledger.md#views,
// docs/domain/search.md#what-is-sought). A process that is killed loses a few seconds.
import type { Logger } from 'pino';

const flushEveryMs = 10_000;
/** Bounds memory. */
const waitingMax = 50_000;

export interface Counter<Key extends string | number> {
  add(key: Key): void;
  /** Never throws; counts that fail to save stay for the next time. */
  flush(): Promise<void>;
  /** Stops the timer and saves. */
  close(): Promise<void>;
}

export function createCounter<Key extends string | number>(
  save: (counts: ReadonlyMap<Key, number>) => Promise<void>,
  log: Pick<Logger, 'warn'>,
): Counter<Key> {
  let waiting = new Map<Key, number>();
  const count = (key: Key, times: number): void => {
    if (waiting.size < waitingMax || waiting.has(key)) waiting.set(key, (waiting.get(key) ?? 0) + times);
  };
  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const counted = waiting;
    waiting = new Map();
    try {
      await save(counted);
    } catch (error) {
      // The database is unavailable; the next flush retries.
      log.warn({ err: error }, 'could not store counts of views or searches; they are retried');
      for (const [key, times] of counted) count(key, times);
    }
  };
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();
  return {
    add: (key) => count(key, 1),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

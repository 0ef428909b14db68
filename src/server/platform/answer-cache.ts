// Caches public answers in this process for a second (ADR 008).
import { LRUCache } from 'lru-cache';

/** Milliseconds. Decisions (calculate, checkout) never use it. */
export const cacheMs = 1000;
const mostAnswers = 100;

export interface AnswerCache {
  /**
   * Concurrent callers share one read. Failures are not cached. Answers are frozen because callers share them.
   * `ofThisMs` overrides the time.
   */
  of<Answer extends object>(key: string, read: () => Promise<Answer>, ofThisMs?: number): Promise<Answer>;
  /** Null for an uncached answer. */
  jsonOf(answer: object, write: () => string): Buffer | null;
}

interface CachedAnswer {
  answer: Promise<object>;
  readAt: number;
}

/** 0 disables it, for development and tests. `now` is monotonic, in milliseconds. */
export function createAnswerCache(forMs: number, now: () => number = () => performance.now()): AnswerCache {
  const cache = new LRUCache<string, CachedAnswer>({ max: mostAnswers });
  const written = new WeakMap<object, Buffer | null>();
  return {
    async of<Answer extends object>(key: string, read: () => Promise<Answer>, ofThisMs = forMs): Promise<Answer> {
      if (forMs === 0) return read();
      const found = cache.get(key);
      if (found !== undefined && now() - found.readAt < ofThisMs) return found.answer as Promise<Answer>;
      const made: CachedAnswer = { readAt: now(), answer: read().then(frozen) };
      cache.set(key, made);
      try {
        const answer = await made.answer;
        if (!written.has(answer)) written.set(answer, null);
        return answer as Answer;
      } catch (error) {
        if (cache.get(key) === made) cache.delete(key);
        throw error;
      }
    },
    jsonOf(answer, write) {
      const cached = written.get(answer);
      if (cached !== null) return cached ?? null;
      const json = Buffer.from(write());
      written.set(answer, json);
      return json;
    },
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

// Answers of public calls that are the same for everybody, kept in this process for a second (ADR 008).
import { LRUCache } from 'lru-cache';

/** How old an answer may be, in milliseconds. What decides (calculate, checkout) never asks here. */
export const cacheMs = 1000;
/** Tens of kilobytes each. */
const mostAnswers = 100;

export interface AnswerCache {
  /**
   * What `read` answered for this key at most `cacheMs` before; many who ask at once wait for one read. The answer is frozen,
   * because others get the very same object. What fails is not kept. `ofThisMs` keeps this one longer.
   */
  of<Answer extends object>(key: string, read: () => Promise<Answer>, ofThisMs?: number): Promise<Answer>;
  /** The JSON of a kept answer, written once; null for an answer that is not kept. */
  jsonOf(answer: object, write: () => string): Buffer | null;
}

interface CachedAnswer {
  answer: Promise<object>;
  readAt: number;
}

/**
 * Keeps answers for `forMs`; with 0 each is read anew, so that a change is seen at once where the program is developed and
 * tested. `now` is a clock that never goes back, in milliseconds.
 */
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

/** Everything in it is frozen, so that nobody changes what others are answered. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

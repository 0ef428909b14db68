// Answers that all guests share, as old as a cached page at most (ADR 008).
import { LRUCache } from 'lru-cache';

const cacheLimits = { max: 5000, ttl: 60_000 };

/** Keeps what `load` answers for each key and each `owner`, a database or its search. */
export function shareAnswers<Answer>() {
  const answersOf = new WeakMap<object, LRUCache<string, Promise<Answer>>>();
  return async (owner: object, key: string, load: () => Promise<Answer>): Promise<Answer> => {
    const answers = answersOf.get(owner) ?? new LRUCache<string, Promise<Answer>>(cacheLimits);
    answersOf.set(owner, answers);
    const known = answers.get(key);
    if (known !== undefined) return known;
    // Kept as a promise, so concurrent guests share it; failures are not kept.
    const answer = load();
    answers.set(key, answer);
    try {
      return await answer;
    } catch (error) {
      answers.delete(key);
      throw error;
    }
  };
}

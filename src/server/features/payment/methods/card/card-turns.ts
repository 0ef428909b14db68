// Card testing is stopped after five declines an hour (docs/domain/payment.md#declines), also when the cards are tried all at once.
// Of an address more declines ask for more proof instead: many guests are behind one.
import { setTimeout as pause } from 'node:timers/promises';
import { tryCounts, type Trying } from '#src/domain/guard/tries.ts';
import type { RateLimits } from '#src/server/limits/rate-limits.ts';

export type Turn =
  | { ok: true; end(result: { isDeclined: boolean }): Promise<void> }
  | { ok: false; why: 'blocked' | 'busy' };

// Only this process's own requests, and only while they last: a crash forgets them, and nobody is locked out by it.
// What counts for an hour, in every process, are the declines.
const underWay = new WeakMap<RateLimits, Map<string, number>>();
const pauseMs = 100;
const longestWaitMs = 10_000;

/**
 * Waits until one more card may be tried: no more at once than declines are left to the account, the booking, the browser and the
 * card, so that anyone who tests cards gets five. `end` must be called.
 */
export async function takeCardTurn(limits: RateLimits, who: Trying): Promise<Turn> {
  const counts = countsOf(limits);
  const keys = tryCounts('card', who).map(({ key }) => key);
  for (let waited = 0; waited < longestWaitMs; waited += pauseMs) {
    // Counted before the declines are read: anyone who is under way then may still become one.
    const mine = new Map(keys.map((key) => [key, add(counts, key, 1)]));
    const tried = await limits.triedOf('card', who);
    const isFree = tried.every(({ key, used, most }) => (mine.get(key) ?? 0) <= most - used);
    if (isFree) return { ok: true, end: (result) => endTurn(limits, who, result) };
    for (const key of keys) add(counts, key, -1);
    if (tried.some(({ used, most }) => used >= most)) return { ok: false, why: 'blocked' };
    await pause(pauseMs);
  }
  return { ok: false, why: 'busy' };
}

async function endTurn(limits: RateLimits, who: Trying, { isDeclined }: { isDeclined: boolean }) {
  try {
    // Before the turn is given up, so that the next one already reads it.
    if (isDeclined) await Promise.all([limits.countWrong('card', who), limits.countWrong('card-address', who)]);
  } finally {
    for (const { key } of tryCounts('card', who)) add(countsOf(limits), key, -1);
  }
}

function countsOf(limits: RateLimits): Map<string, number> {
  const known = underWay.get(limits) ?? new Map<string, number>();
  underWay.set(limits, known);
  return known;
}

function add(counts: Map<string, number>, key: string, change: 1 | -1): number {
  const count = (counts.get(key) ?? 0) + change;
  if (count <= 0) counts.delete(key);
  else counts.set(key, count);
  return count;
}

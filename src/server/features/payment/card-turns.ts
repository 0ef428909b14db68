// Card testing is stopped after five declines an hour (product 2), also when the cards are tried all at once.
import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimits } from '#src/server/http/rate-limits.ts';

export type Turn =
  { ok: true; end(result: { isDeclined: boolean }): Promise<void> } | { ok: false; why: 'blocked' | 'busy' };

// Only this process's own requests, and only while they last: a crash forgets them, and nobody is locked out by it.
// What counts for an hour, in every process, are the declines.
const underWay = new WeakMap<RateLimits, Map<string, number>>();
const pauseMs = 100;
const longestWaitMs = 10_000;

/**
 * Waits until one more card may be tried from `keys` (the network's address first): no more at once than declines are
 * left, so that a crowd behind one address only queues, and whoever tests cards gets five. `end` must be called.
 */
export async function takeCardTurn(limits: RateLimits, keys: readonly [string, ...string[]]): Promise<Turn> {
  const counts = countsOf(limits);
  const [address] = keys;
  for (let waited = 0; waited < longestWaitMs; waited += pauseMs) {
    // Counted before the declines are read: whoever is under way then may still become one.
    const mine = add(counts, address, 1);
    const left = await limits.left('card', keys);
    if (left > 0 && mine <= left) return { ok: true, end: (result) => endTurn(limits, keys, result) };
    add(counts, address, -1);
    if (left <= 0) return { ok: false, why: 'blocked' };
    await pause(pauseMs);
  }
  return { ok: false, why: 'busy' };
}

async function endTurn(
  limits: RateLimits,
  keys: readonly [string, ...string[]],
  { isDeclined }: { isDeclined: boolean },
) {
  try {
    // Before the turn is given up, so that the next one already reads it.
    if (isDeclined) await limits.countWrong('card', keys);
  } finally {
    add(countsOf(limits), keys[0], -1);
  }
}

function countsOf(limits: RateLimits): Map<string, number> {
  const known = underWay.get(limits) ?? new Map<string, number>();
  underWay.set(limits, known);
  return known;
}

function add(counts: Map<string, number>, address: string, change: 1 | -1): number {
  const count = (counts.get(address) ?? 0) + change;
  if (count <= 0) counts.delete(address);
  else counts.set(address, count);
  return count;
}

// Limits by class of call. Those that guard something scarce or secret are counted in PostgreSQL, so that all
// processes share them; browsing is counted in memory, because a limit must not cost more than the read (ADR 022).
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '#src/contract/call.ts';

export interface RateLimits {
  /** Counts one call of this class for this address; answers the seconds to wait when there are too many. */
  take(rate: RateClass, address: string): Promise<number | null>;
  /** Counts a wrong guess (discount code, card decline). Answers true when the limit is passed. */
  countWrong(what: 'coupon' | 'card', keys: readonly string[]): Promise<boolean>;
  /** True when this account or address has guessed wrong too often within the hour. */
  isBlocked(what: 'coupon' | 'card', keys: readonly string[]): Promise<boolean>;
}

const windows: Record<RateClass, { points: number; seconds: number; shared: boolean }> = {
  read: { points: 3000, seconds: 60, shared: false },
  search: { points: 1200, seconds: 60, shared: false },
  write: { points: 300, seconds: 60, shared: true },
  auth: { points: 30, seconds: 300, shared: true },
  payment: { points: 120, seconds: 60, shared: true },
  upload: { points: 60, seconds: 600, shared: true },
};

/** product 2: 10 wrong codes or 5 declined cards an hour. */
const wrongGuesses = { coupon: 10, card: 5 } as const;

/** `factor` widens the per-minute classes for load tests of one's own machine; the wrong-guess limits stay. */
export function createRateLimits(pool: Pool, factor = 1): RateLimits {
  const database = { storeClient: pool, tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false };
  const limiterOf = (rate: RateClass) => {
    const { points, seconds, shared } = windows[rate];
    const options = { keyPrefix: rate, points: points * factor, duration: seconds };
    return shared ? new RateLimiterPostgres({ ...database, ...options }) : new RateLimiterMemory(options);
  };
  const limiters = {
    read: limiterOf('read'),
    search: limiterOf('search'),
    write: limiterOf('write'),
    auth: limiterOf('auth'),
    payment: limiterOf('payment'),
    upload: limiterOf('upload'),
  };
  const wrong = {
    coupon: new RateLimiterPostgres({ ...database, keyPrefix: 'coupon', points: wrongGuesses.coupon, duration: 3600 }),
    card: new RateLimiterPostgres({ ...database, keyPrefix: 'card', points: wrongGuesses.card, duration: 3600 }),
  };

  return {
    async take(rate, address) {
      try {
        await limiters[rate].consume(address);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async countWrong(what, keys) {
      const counts = await Promise.all(keys.map((key) => wrong[what].penalty(key)));
      return counts.some((count) => count.consumedPoints > wrongGuesses[what]);
    },
    async isBlocked(what, keys) {
      const counts = await Promise.all(keys.map((key) => wrong[what].get(key)));
      return counts.some((count) => (count?.consumedPoints ?? 0) >= wrongGuesses[what]);
    },
  };
}

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
  /**
   * Counts a try before it is made and answers whether it may be made: many at once get no more tries than one after
   * the other. A try that was no wrong guess is given back with `giveBack`.
   */
  startTry(what: 'coupon' | 'card', keys: readonly string[]): Promise<boolean>;
  giveBack(what: 'coupon' | 'card', keys: readonly string[]): Promise<void>;
  /** How many wrong guesses are left to the worst of these accounts and addresses within the hour; 0 when none. */
  left(what: 'coupon' | 'card', keys: readonly string[]): Promise<number>;
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

  const giveBack: RateLimits['giveBack'] = async (what, keys) => {
    await Promise.all(keys.map((key) => wrong[what].reward(key)));
  };

  return {
    giveBack,
    async startTry(what, keys) {
      const counts = await Promise.all(keys.map((key) => wrong[what].penalty(key)));
      const isOver = counts.some((count) => count.consumedPoints > wrongGuesses[what]);
      if (isOver) await giveBack(what, keys);
      return !isOver;
    },
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
    left: (what, keys) => guessesLeft(wrong[what], wrongGuesses[what], keys),
  };
}

async function guessesLeft(limiter: RateLimiterPostgres, most: number, keys: readonly string[]): Promise<number> {
  const counts = await Promise.all(keys.map((key) => limiter.get(key)));
  return Math.max(0, most - Math.max(0, ...counts.map((count) => count?.consumedPoints ?? 0)));
}

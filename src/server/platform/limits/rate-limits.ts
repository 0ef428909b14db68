// Rate limits by account, address and network. Calls for scarce or secret things count in PostgreSQL, browsing in
// memory (ADR 022).
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import {
  addressCounts,
  knownFactor,
  tryBounds,
  tryCounts,
  type Count,
  type Guarded,
  type UsedCount,
  type AttemptKeys,
} from '#src/domain/user/tries.ts';
import type { RateClass } from '#src/contract/call.ts';
import { countOne, countWrongCode, readCounts, uncountOne, type Counted } from './limit-queries.ts';

export interface RateLimits {
  /**
   * Seconds to wait, or null. `device` counts separately, bounded per network; so does `use`, such as provider events.
   */
  take(rate: RateClass, address: string, by?: { device?: string | null; use?: string }): Promise<number | null>;
  takeOfKey(rate: RateClass, keyId: string): Promise<number | null>;
  /** Counts before the attempt, so parallel attempts gain nothing. `refund` undoes it. */
  consume(what: Guarded, who: AttemptKeys): Promise<number | null>;
  refund(what: Guarded, who: AttemptKeys): Promise<void>;
  /** Counts after the attempt. */
  countWrong(what: Guarded, who: AttemptKeys): Promise<void>;
  /** Attempts of the last hour, with the limit. */
  triedOf(what: Guarded, who: AttemptKeys): Promise<UsedCount[]>;
  /** `code` null: impossible. `over`: valid codes are refused too. `site`: too many wrong codes overall. */
  tryCode(code: string | null, who: AttemptKeys): Promise<'free' | 'over' | 'site'>;
}

const windows: Record<RateClass, { points: number; seconds: number; shared: boolean }> = {
  read: { points: 3000, seconds: 60, shared: false },
  search: { points: 1200, seconds: 60, shared: false },
  write: { points: 300, seconds: 60, shared: true },
  auth: { points: 30, seconds: 300, shared: true },
  payment: { points: 120, seconds: 60, shared: true },
  upload: { points: 60, seconds: 600, shared: true },
};

/** Not widened for load tests. */
const isGuess: Record<Guarded, boolean> = {
  password: true,
  coupon: true,
  card: true,
  'card-address': true,
  inquiry: false,
  feedback: false,
  invite: false,
  message: false,
  notice: false,
  'number-code': true,
  'phone-reply': false,
};

const siteKey = 'coupon:site';

export interface LimitWishes {
  /** Widens call limits for load tests, not guesses. */
  factor: number;
  /** Per hour. */
  wrongCodesOfSite: number;
  /** Per address and hour; then more proof is required. */
  declinesOfAddress: number;
}

const usual: LimitWishes = {
  factor: 1,
  wrongCodesOfSite: 100,
  declinesOfAddress: tryBounds['card-address'].address ?? 0,
};

/** Shared counters are in the table `rate_limit`. */
export function createRateLimits(pool: Pool, wishes: Partial<LimitWishes> = {}): RateLimits {
  const { factor, wrongCodesOfSite, declinesOfAddress } = { ...usual, ...wishes };
  const browsing = browsingLimits();
  const takeCounts = async (rate: RateClass, counts: readonly Count[]) =>
    windows[rate].shared ? waitOf(await countAll(pool, counts, windows[rate].seconds), counts) : browsing(rate, counts);
  const countsOf = (what: Guarded, who: AttemptKeys) =>
    isGuess[what] ? tryCounts(what, who) : tryCounts(what, who).map((one) => ({ ...one, most: one.most * factor }));
  const keysOf = (what: Guarded, who: AttemptKeys) => tryCounts(what, who).map(({ key }) => key);
  return {
    take(rate, address, { device = null, use } = {}) {
      const most = windows[rate].points * factor;
      const counted = use === undefined ? rate : `${rate}:${use}`;
      if (device === null) return takeCounts(rate, addressCounts(counted, address, most));
      const own = { key: `${rate}:device:${device}`, most };
      return takeCounts(rate, [own, ...addressCounts(`${rate}:known`, address, most * knownFactor)]);
    },
    takeOfKey: (rate, keyId) =>
      takeCounts(rate, [{ key: `${rate}:key:${keyId}`, most: windows[rate].points * factor }]),
    async consume(what, who) {
      const counts = countsOf(what, who);
      const wait = waitOf(await countAll(pool, counts, tryBounds[what].seconds), counts);
      // Refused attempts do not count.
      if (wait !== null) await uncountOne(pool, keysOf(what, who));
      return wait;
    },
    refund: (what, who) => uncountOne(pool, keysOf(what, who)),
    async countWrong(what, who) {
      await countAll(pool, tryCounts(what, who), tryBounds[what].seconds);
    },
    async triedOf(what, who) {
      const counts =
        what === 'card-address' ? addressCounts(what, who.address ?? '', declinesOfAddress) : tryCounts(what, who);
      const used = pointsOf(await readCounts(pool, keysOf(what, who)));
      return counts.map((one) => ({ ...one, used: used.get(one.key) ?? 0 }));
    },
    async tryCode(code, who) {
      const counts = tryCounts('coupon', who);
      const keys = [...counts.map(({ key }) => key), siteKey];
      const found = await countWrongCode(pool, { keys, seconds: tryBounds.coupon.seconds, code });
      const own = found.isReal ? 0 : 1;
      const before = pointsOf(found.counts);
      const isOver = ({ key, most }: Count) => (before.get(key) ?? 0) - own >= most;
      if (counts.some(isOver)) return 'over';
      return isOver({ key: siteKey, most: wrongCodesOfSite }) ? 'site' : 'free';
    },
  };
}

async function countAll(pool: Pool, counts: readonly Count[], seconds: number): Promise<Counted[]> {
  if (counts.length === 0) return [];
  return countOne(
    pool,
    counts.map(({ key }) => key),
    seconds,
  );
}

const pointsOf = (counted: readonly Counted[]) => new Map(counted.map(({ key, points }) => [key, points]));

/** Null when no limit is exceeded. */
function waitOf(counted: readonly Counted[], counts: readonly Count[]): number | null {
  const most = new Map(counts.map((one) => [one.key, one.most]));
  const passed = counted.filter(({ key, points }) => points > (most.get(key) ?? Infinity));
  return passed.length === 0 ? null : Math.max(...passed.map((one) => one.wait_seconds));
}

/** In memory, one limiter per bound. */
function browsingLimits() {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (rate: RateClass, points: number) => {
    const name = `${rate} ${points}`;
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: windows[rate].seconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return async (rate: RateClass, counts: readonly Count[]): Promise<number | null> => {
    try {
      for (const { key, most } of counts) await limiterOf(rate, most).consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };
}

// Limits guessing codes to 10 wrong ones an hour, across calls and processes (ADR 022).
import { refuseCoupon } from '#src/domain/pricing/evaluate.ts';
import { type CouponRefusal, writtenCode } from '#src/domain/pricing/coupon.ts';
import type { AttemptKeys } from '#src/domain/user/tries.ts';
import type { CallContext } from '#src/server/call.ts';
import { deviceOf } from '#src/server/platform/http/visitor.ts';
import { hasBookedHere } from './price-queries.ts';

type Guarded = Pick<CallContext, 'services' | 'actor' | 'visitor' | 'cookies'>;

/** Null when none was sent; or why it is not looked up. */
export type AdmittedCode = { ok: true; code: string | null } | CouponRefusal;

/**
 * Counts unknown codes before `work`, so parallel guesses learn no more; over the limit valid codes fail too. Valid
 * ones are not counted.
 */
export async function withCouponRateLimit<T>(
  typed: string | undefined,
  call: Guarded,
  work: (admitted: AdmittedCode) => Promise<T>,
): Promise<T> {
  const written = typed === undefined ? null : writtenCode(typed);
  if (written === null) return work({ ok: true, code: null });
  if (!written.ok && written.reason === 'empty') return work(written);
  const { limits, log } = call.services;
  const verdict = await limits.tryCode(written.ok ? written.code : null, tryingOf(call));
  if (verdict === 'over' || (verdict === 'site' && !(await isKnownCaller(call)))) {
    log.warn({ visitor: call.visitor.id, user: call.actor.userId, verdict }, 'stopped someone guessing codes');
    return work(refuseCoupon(verdict === 'over' ? 'too-many-tries' : 'only-known'));
  }
  return work(written);
}

function tryingOf({ actor, visitor }: Guarded): AttemptKeys {
  return { account: actor.userId, address: visitor.address };
}

/** Logged in or booked here before. Only asked during site-wide guessing. */
async function isKnownCaller({ actor, visitor, cookies, services }: Guarded): Promise<boolean> {
  if (actor.userId !== null || deviceOf(cookies, services.keys) !== null) return true;
  return hasBookedHere(services.db, visitor.id);
}

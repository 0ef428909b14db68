// Guessing codes is limited, for calculate and checkout together and for all processes (10 wrong an hour, ADR 022).
import { refuseCoupon } from '#src/domain/pricing/evaluate.ts';
import { type CouponRefusal, writtenCode } from '#src/domain/pricing/coupon.ts';
import type { AttemptKeys } from '#src/domain/user/tries.ts';
import type { CallContext } from '#src/server/call.ts';
import { deviceOf } from '#src/server/platform/http/visitor.ts';
import { hasBookedHere } from './price-queries.ts';

type Guarded = Pick<CallContext, 'services' | 'actor' | 'visitor' | 'cookies'>;

/** The code to look up, null when none was sent; or why it is not even looked up. */
export type AdmittedCode = { ok: true; code: string | null } | CouponRefusal;

/**
 * Does `work` with a code as it was typed. A code that no one made is counted before the work begins, so that many at once
 * learn no more than one after the other; after too many, right codes are refused as well. A code that exists is no guess:
 * anyone who loses a race for it, or comes too late, spends nothing.
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
    log.warn({ visitor: call.visitor.id, user: call.actor.userId, verdict }, 'guessing of codes was stopped');
    return work(refuseCoupon(verdict === 'over' ? 'too-many-tries' : 'only-known'));
  }
  return work(written);
}

/** By account, address and network: another account of the same network does not get fresh tries. */
function tryingOf({ actor, visitor }: Guarded): AttemptKeys {
  return { account: actor.userId, address: visitor.address };
}

/** Signed in, or in a browser in which someone has signed in or booked before. Asked only while the whole site is guessed at. */
async function isKnownCaller({ actor, visitor, cookies, services }: Guarded): Promise<boolean> {
  if (actor.userId !== null || deviceOf(cookies, services.keys) !== null) return true;
  return hasBookedHere(services.db, visitor.id);
}

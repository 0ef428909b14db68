// Guessing codes is limited, for calculate and checkout together and for all processes (product 2: 10 wrong an hour).
import { refuseCoupon } from '#src/domain/coupon/evaluate.ts';
import type { CouponRefusal } from '#src/domain/coupon/coupon.ts';
import { writtenCode } from '#src/domain/coupon/written-code.ts';
import type { CallContext } from '#src/server/call.ts';

type Guarded = Pick<CallContext, 'services' | 'actor' | 'visitor'>;

/** By account and by address: another account of the same network does not get fresh tries. */
function keysOf({ actor, visitor }: Guarded): string[] {
  const account = actor.userId === null ? [] : [`user:${actor.userId}`];
  return [`address:${visitor.address}`, ...account];
}

/**
 * The code to look up, null when none was sent, or why it is not even looked up: empty, malformed, or after too many
 * wrong ones, when a right one is refused as well.
 */
export async function admitCode(
  typed: string | undefined,
  call: Guarded,
): Promise<{ ok: true; code: string | null } | CouponRefusal> {
  if (typed === undefined) return { ok: true, code: null };
  if (await call.services.limits.isBlocked('coupon', keysOf(call))) return refuseCoupon('too-many-tries');
  const written = writtenCode(typed);
  if (!written.ok) await countWrongCode(written, call);
  return written;
}

/** Counts a guess: a code that does not exist or does not fit. One that was real once is no guess. */
export async function countWrongCode(refusal: CouponRefusal, call: Guarded): Promise<void> {
  const isGuess = refusal.reason === 'unknown' || refusal.reason === 'malformed';
  if (isGuess) await call.services.limits.countWrong('coupon', keysOf(call));
}

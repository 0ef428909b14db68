// Guessing codes is limited, for calculate and checkout together and for all processes (product 2: 10 wrong an hour).
import { setTimeout as pause } from 'node:timers/promises';
import { refuseCoupon } from '#src/domain/coupon/evaluate.ts';
import type { CouponRefusal } from '#src/domain/coupon/coupon.ts';
import { writtenCode } from '#src/domain/coupon/written-code.ts';
import type { CallContext } from '#src/server/call.ts';
import type { RateLimits } from '#src/server/http/rate-limits.ts';

type Guarded = Pick<CallContext, 'services' | 'actor' | 'visitor'>;

/** The code to look up, null when none was sent; or why it is not even looked up. */
export type AdmittedCode = { ok: true; code: string | null } | CouponRefusal;

interface Tried<T> {
  answer: T;
  /** Why the code that was looked up does not count. */
  refusal: CouponRefusal | null;
}

/**
 * Does `work` with a code as it was typed. A try is counted before the code is looked up and given back unless it was a
 * guess, so that many at once learn no more than one after the other. After too many, right codes are refused as well.
 */
export async function guardCode<T>(
  typed: string | undefined,
  call: Guarded,
  work: (admitted: AdmittedCode) => Promise<Tried<T>>,
): Promise<T> {
  const written = typed === undefined ? null : writtenCode(typed);
  if (written === null) return (await work({ ok: true, code: null })).answer;
  if (!written.ok && written.reason === 'empty') return (await work(written)).answer;
  const { limits, log } = call.services;
  const keys = keysOf(call);
  if (!(await mayTry(limits, keys))) {
    log.warn({ visitor: call.visitor.id, user: call.actor.userId }, 'guessing of codes was stopped');
    return (await work(refuseCoupon('too-many-tries'))).answer;
  }
  let isGuess = !written.ok;
  begin(keys);
  try {
    const { answer, refusal } = await work(written);
    // One that was real once, or is real elsewhere, is no guess.
    isGuess ||= refusal?.reason === 'unknown';
    return answer;
  } finally {
    end(keys);
    if (!isGuess) await limits.giveBack('coupon', keys);
  }
}

const waits = 4;
const waitMs = 75;

// Codes that are being looked up here at this moment, by key. Only a hint whether waiting can help: the count that
// decides is the shared one.
const underWay = new Map<string, number>();
const begin = (keys: readonly string[]) => keys.forEach((key) => underWay.set(key, (underWay.get(key) ?? 0) + 1));
const end = (keys: readonly string[]) =>
  keys.forEach((key) => {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  });

/** A crowd behind one address may have ten codes under way at once: whoever comes next waits a moment for its turn. */
async function mayTry(limits: RateLimits, keys: readonly string[]): Promise<boolean> {
  for (let waited = 0; ; waited += 1) {
    if (await limits.startTry('coupon', keys)) return true;
    const mayHelp = keys.some((key) => underWay.has(key));
    if (waited === waits || !mayHelp) return false;
    await pause(waitMs);
  }
}

/** By account and by address: another account of the same network does not get fresh tries. */
function keysOf({ actor, visitor }: Guarded): string[] {
  const account = actor.userId === null ? [] : [`user:${actor.userId}`];
  return [`address:${visitor.address}`, ...account];
}

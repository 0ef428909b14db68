// booking/checkout: takes the seats and answers the token that payment calls bring (spec 7, product 4).
import { centsToUsd } from '#src/domain/money/usd.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { readRequest, type CheckoutRequest } from './checkout-request.ts';
import { claim } from './claim.ts';
import { findAnswer, findClaimed, type Claimed } from './claimed-queries.ts';
import { isTaken } from './constraint.ts';
import { admitCode, countWrongCode } from './coupon-guard.ts';
import { purchaseOf } from './purchase.ts';
import { bookingCookie, bookingCookieSeconds, bookingSecret } from './secrets.ts';
import { successUrl } from './urls.ts';

export const route = 'booking/checkout';

const claimTries = 3;

export const handle: Handler<typeof route> = async (input, call) => {
  const admitted = await admitCode(input.coupon_code, call);
  if (!admitted.ok) return refuse(admitted.code);
  const request = await readRequest(input, admitted.code, call);
  if (isRefusal(request)) return request;
  const claimed = await claimOnce(request, call);
  if (isRefusal(claimed)) {
    if ('coupon' in claimed) await countWrongCode(claimed.coupon, call);
    return refuse(claimed.code, claimed.fields);
  }
  return reply(claimed, call);
};

/** The first answer to a known key, else a claim. A ref or a key that was taken meanwhile means: begin again. */
async function claimOnce(
  request: CheckoutRequest,
  call: CallContext,
): Promise<Claimed | Awaited<ReturnType<typeof claim>>> {
  for (let tried = 1; ; tried += 1) {
    const known = request.key === null ? null : await firstAnswer(request.key, call);
    if (known !== null) return known;
    try {
      return await claim(call.services, request);
    } catch (error) {
      if (tried === claimTries || !isTaken(error, ['booking_ref_key', 'idempotency_key_pkey'])) throw error;
    }
  }
}

async function firstAnswer(
  key: NonNullable<CheckoutRequest['key']>,
  call: CallContext,
): Promise<Claimed | Refusal | null> {
  const { db } = call.services;
  const known = await findAnswer(db, key);
  if (known === null) return null;
  if (!known.body_hash.equals(key.bodyHash)) return refuse('idempotency-mismatch');
  return findClaimed(db, known.booking_id);
}

function reply(claimed: Claimed, { cookies, services }: CallContext): CallOutput<typeof route> {
  const access = bookingSecret(services.keys, 'access', claimed.id);
  cookies.set(bookingCookie(claimed.ref), access, { httpOnly: true, maxAgeSeconds: bookingCookieSeconds });
  const isPaid = claimed.due_cents === 0;
  const minutes = services.config.holdMinutes;
  return {
    message: isPaid ? 'Your booking is made.' : `Your places are held for ${minutes} minutes while you pay.`,
    token: bookingSecret(services.keys, 'payment', claimed.id),
    url: isPaid ? successUrl(claimed.ref) : null,
    analytic: isPaid ? purchaseOf(claimed) : null,
    ref: claimed.ref,
    booking_deposit_due: centsToUsd(claimed.due_cents),
    hold_until: claimed.hold_until?.toISOString() ?? null,
  };
}

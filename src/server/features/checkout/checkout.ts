// booking/checkout: takes the seats and answers the token that payment calls bring (docs/domain/checkout.md#checking-out).
import { fromMinor } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTurn } from '#src/server/limits/in-turn.ts';
import { readRequest, type CheckoutRequest } from './checkout-request.ts';
import { claim, isTaken } from './claim.ts';
import type { ClaimAnswer } from './claim-answer.ts';
import type { Claimed } from './claim-queries.ts';
import { refuseWithReason } from '#src/server/features/availability/index.ts';
import { withCouponRateLimit } from '#src/server/features/price/index.ts';
import { purchaseOf, successUrl } from '#src/server/features/booking/index.ts';
import { prolongVisitor } from '#src/server/http/visitor.ts';
import { secretOfHash } from '#src/server/secrets.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'booking/checkout';

const claimTries = 3;

export const handle: Handler<typeof route> = (input, call) =>
  withCouponRateLimit<CallOutput<typeof route> | Refusal>(input.coupon_code, call, async (admitted) => {
    if (!admitted.ok) return refuse(admitted.code);
    const request = await readRequest(input, admitted.code, call);
    if (isRefusal(request)) return request;
    const guest = request.userId ?? request.visitorId;
    const claimed = await inTurn(guest, () => claimOnce(request, call));
    if (!isRefusal(claimed)) return reply(claimed, call);
    return refuseWithReason(claimed, input, call);
  });

/** A claim, begun again when a twin of the request has just used its key, or chance its ref. */
async function claimOnce(request: CheckoutRequest, call: CallContext): Promise<ClaimAnswer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await claim(call.services, request);
    } catch (error) {
      if (tried === claimTries || !isTaken(error, ['booking_ref_key', 'idempotency_key_pkey'])) throw error;
    }
  }
}

function reply(claimed: Claimed, { cookies, services }: CallContext): CallOutput<typeof route> {
  prolongVisitor(cookies, services.config.isSecure);
  const isPaid = claimed.due_cents === 0;
  return {
    message: isPaid ? t('checkout.received') : heldWords(claimed, services),
    token: secretOfHash(services.keys, 'payment', claimed.id, claimed.token_hash),
    url: isPaid ? successUrl(claimed.ref) : null,
    analytic: isPaid ? purchaseOf(claimed) : null,
    ref: claimed.ref,
    booking_deposit_due: fromMinor(claimed.due_cents),
    hold_until: claimed.hold_until?.toISOString() ?? null,
  };
}

/** A hold made from an offer lasts as long as the offer. */
function heldWords({ hold_until }: Claimed, { config, gateways }: CallContext['services']): string {
  const minutes = ((hold_until?.getTime() ?? 0) - gateways.clock.now()) / 60_000;
  return minutes > config.holdMinutes + 1
    ? t('checkout.heldByOffer')
    : t('checkout.held', { minutes: config.holdMinutes });
}

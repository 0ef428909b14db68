// From a plan to the row of a hold (docs/domain/checkout.md#checking-out).
import { browserOpensDays } from '#src/domain/account/account-link.ts';
import { policyOf } from '#src/domain/booking/policy.ts';
import type { Services } from '#src/server/services.ts';
import { identityOf, type NewBooking } from '#src/server/features/booking/index.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import type { ClaimPlan } from './claim-decision.ts';
import { locale } from '#src/texts/locale.ts';

interface PlannedHold {
  request: CheckoutRequest;
  plan: ClaimPlan;
}

/**
 * Everything that is stored of a hold. The price is kept as it was shown and never computed again
 * (docs/domain/checkout.md#checking-out).
 */
export function newBooking(id: string, services: Services, { request, plan }: PlannedHold): NewBooking {
  const { input } = request;
  return {
    id,
    ...identityOf(id, services),
    slot: { courseId: plan.course.id, date: input.date, time: input.time, ...plan.times },
    userId: plan.userId,
    isJoined: request.userId !== null,
    passwordHash: request.passwordHash,
    visitorId: request.visitorId,
    opensForDays: request.isBrowser ? browserOpensDays : null,
    holder: holderOf(request, plan),
    pax: input.pax,
    holdUntilMs: plan.holdUntilMs,
    quote: plan.quote,
    policy: policyOf(plan.policy),
    addons: plan.addons,
    couponId: plan.couponId,
    partner: plan.partner,
    offerId: plan.offerId,
    contact: plan.contact,
    message: plan.message,
    pickup: pickupOf(plan, input),
    key: request.key,
    locale: locale(),
    remindAtMs: plan.quote.booking_deposit_due_cents > 0 ? plan.remindAtMs : null,
  };
}

/** What costs nothing online is no hold: it neither counts nor is counted. */
function holderOf({ holder: { userId, network, turns } }: CheckoutRequest, plan: ClaimPlan): NewBooking['holder'] {
  return plan.holdRoom === null ? null : { userId, network, turns, room: plan.holdRoom };
}

/** An address is kept only where somebody will come to it. */
function pickupOf(
  { quote }: ClaimPlan,
  { address, latitude, longitude }: CheckoutRequest['input'],
): NewBooking['pickup'] {
  if (!quote.has_pickup_service) return { address: '', latitude: null, longitude: null };
  return { address: address?.trim() ?? '', latitude: latitude ?? null, longitude: longitude ?? null };
}

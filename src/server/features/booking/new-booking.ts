// From a plan to the row of a hold (product 4).
import { policyOf } from '#src/domain/booking/policy.ts';
import { refFromBytes } from '#src/domain/booking/ref.ts';
import type { Services } from '#src/server/services.ts';
import type { NewBooking } from './booking-queries.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import type { ClaimPlan } from './claim-decision.ts';
import { bookingSecret, secretHash } from './secrets.ts';

interface Wanted {
  request: CheckoutRequest;
  departureId: number;
  plan: ClaimPlan;
}

/** Everything that is stored of a hold. The price is kept as it was shown and never computed again (product 2). */
export function newBooking(id: string, services: Services, { request, departureId, plan }: Wanted): NewBooking {
  const { quote } = plan;
  const { input } = request;
  return {
    id,
    ref: refFromBytes(services.gateways.dice.bytes(8)),
    accessHash: secretHash(bookingSecret(services.keys, 'access', id)),
    tokenHash: secretHash(bookingSecret(services.keys, 'payment', id)),
    departureId,
    courseId: plan.course.id,
    capacity: plan.capacity,
    userId: plan.userId,
    passwordHash: request.passwordHash,
    visitorId: request.visitorId,
    pax: input.pax,
    holdMinutes: services.config.holdMinutes,
    quote: plan.wireQuote,
    cents: {
      total: quote.total_price_cents,
      due: quote.booking_deposit_due_cents,
      deposit: quote.deposit_cents,
      serviceFee: quote.service_fee_cents,
      discount: quote.coupon_discount_cents,
      balance: quote.balance_due_to_host_cents,
    },
    balanceLocalMinor: quote.balance_due_local_minor,
    localCurrency: quote.local_currency,
    policy: policyOf(plan.policy),
    addons: plan.addons,
    couponId: plan.couponId,
    contact: plan.contact,
    message: plan.message,
    pickup: pickupOf(plan, input),
    key: request.key,
  };
}

/** An address is kept only where somebody will come to it. */
function pickupOf(
  { wireQuote }: ClaimPlan,
  { address, latitude, longitude }: CheckoutRequest['input'],
): NewBooking['pickup'] {
  if (!wireQuote.has_pickup_service) return { address: '', latitude: null, longitude: null };
  return { address: address?.trim() ?? '', latitude: latitude ?? null, longitude: longitude ?? null };
}

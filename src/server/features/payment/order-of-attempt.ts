import type { NewPayment } from '#src/server/gateways/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { orderFor } from './ask-gateway.ts';
import type { OpenAttempt } from './open-attempt.ts';

/** The request that makes the payment of an attempt: the same one that is sent again when its answer was lost. */
export function orderOfAttempt(services: Services, attempt: OpenAttempt): NewPayment {
  const { booking, paymentId, method, amountMinor, currency } = attempt;
  return orderFor(services, {
    id: paymentId,
    booking_id: booking.id,
    booking_ref: booking.ref,
    method,
    amount_minor: amountMinor,
    currency,
  });
}

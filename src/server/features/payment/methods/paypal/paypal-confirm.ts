// payment/paypal-confirm: takes the money of an order that its guest has agreed to (docs/domain/payment.md#ways-to-pay).
import { refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { openBooking } from '#src/server/features/booking/index.ts';
import { givenHash } from '#src/server/secrets.ts';
import { findPaymentByRef, hasToken } from '#src/server/features/payment/payment-queries.ts';
import { reportedOutcome, replyOf } from '#src/server/features/payment/outcome.ts';
import { settlePayment } from '#src/server/features/payment/settle-payment.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'payment/paypal-confirm';

export const handle: Handler<typeof route> = async ({ token, booking_token }, call) => {
  const { services } = call;
  if (!services.gateways.paypal) return refuse('payment-method-unavailable');
  const payment = await findPaymentByRef(services.db, 'paypal', { ref: token });
  if (!payment) return refuse('payment-unknown');
  if (!(await isTheirs(payment.booking_id, booking_token, call))) return refuse('payment-unknown');
  const applied = await settlePayment(services, payment.id, 'guest');
  const reported = await reportedOutcome(services, payment.booking_id, applied ?? { result: 'checking' });
  return replyOf(reported, payment.booking_ref, {
    action: t('payment.action.paypal'),
    checking: t('payment.checking.paypal'),
  });
};

/** An order's token passes through PayPal and the address bar, so it proves nothing: the booking's token or opener must. */
async function isTheirs(bookingId: string, bookingToken: string | undefined, call: CallContext): Promise<boolean> {
  if (bookingToken !== undefined)
    return hasToken(call.services.db, bookingId, givenHash(call.services.keys, bookingToken));
  const opened = await openBooking({ booking_id: bookingId }, call);
  return opened?.viewer === 'guest';
}

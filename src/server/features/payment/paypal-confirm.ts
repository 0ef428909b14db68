// payment/paypal-confirm: takes the money of an order that its guest has agreed to (spec 7, product 5).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { secretHash, successUrl } from '../booking/index.ts';
import { findPaymentByRef, hasToken } from './apply-queries.ts';
import type { Applied } from './outcome.ts';
import { settlePayment } from './settle-payment.ts';

export const route = 'payment/paypal-confirm';

export const handle: Handler<typeof route> = async ({ token, booking_token }, { services }) => {
  if (!services.gateways.paypal) return refuse('payment-method-unavailable');
  const payment = await findPaymentByRef(services.db, 'paypal', { ref: token });
  if (!payment) return refuse('payment-unknown');
  const isTheirs =
    booking_token === undefined || (await hasToken(services.db, payment.booking_id, secretHash(booking_token)));
  if (!isTheirs) return refuse('payment-unknown');
  const applied = await settlePayment(services, payment.id, 'guest');
  return reply(applied ?? { result: 'checking' }, payment.booking_ref);
};

function reply(applied: Applied, ref: string): CallOutput<typeof route> | Refusal {
  switch (applied.result) {
    case 'paid':
      return { url: successUrl(ref), message: 'Thank you. Your payment has arrived.', state: 'paid' };
    case 'action':
    case 'approved':
      return { url: applied.url, message: 'Please choose at PayPal how to pay, and agree.', state: 'action' };
    case 'declined':
    case 'failed':
      return refuse(applied.code);
    case 'refunded':
    case 'cancelled':
      return refuse('hold-expired');
    default:
      return {
        url: successUrl(ref),
        message: 'We are checking your payment with PayPal. Please do not pay again.',
        state: 'checking',
      };
  }
}

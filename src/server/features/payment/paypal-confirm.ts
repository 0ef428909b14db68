// payment/paypal-confirm: takes the money of an order that its guest has agreed to (spec 7, product 5).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { secretHash } from '../booking/index.ts';
import { findPaymentByRef, hasToken } from './apply-queries.ts';
import { replyOf } from './reply.ts';
import { settlePayment } from './settle-payment.ts';

export const route = 'payment/paypal-confirm';

const words = { action: 'Please choose at PayPal how to pay, and agree.', checkedWith: 'PayPal' };

export const handle: Handler<typeof route> = async ({ token, booking_token }, { services }) => {
  if (!services.gateways.paypal) return refuse('payment-method-unavailable');
  const payment = await findPaymentByRef(services.db, 'paypal', { ref: token });
  if (!payment) return refuse('payment-unknown');
  const isTheirs =
    booking_token === undefined || (await hasToken(services.db, payment.booking_id, secretHash(booking_token)));
  if (!isTheirs) return refuse('payment-unknown');
  const applied = await settlePayment(services, payment.id, 'guest');
  return replyOf(applied ?? { result: 'checking' }, payment.booking_ref, words);
};

import { errorText } from '#src/contract/errors.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { successUrl } from '#src/server/features/booking/index.ts';
import { reconcilePayment } from '#src/server/features/payment/reconcile.ts';
import { findPaymentByToken, type PaymentToAsk } from '#src/server/features/payment/payment-queries.ts';
import { reportedOutcome, type Reported } from '#src/server/features/payment/outcome.ts';
import { backToCheckoutUrl } from '#src/server/features/payment/ask-gateway.ts';
import { t } from '#src/server/features/texts.ts';
import { findSgdRate } from './alipay-queries.ts';

// payment/alipay-check: asks how the payment ended and applies it; idempotent (docs/domain/checkout.md#provider-state).
const alipayCheck: Handler<'payment/alipay-check'> = async ({ token, booking_token }, { services }) => {
  const payment = await findPaymentByToken(services.db, givenHash(services.keys, token));
  if (!payment) return refuse('payment-unknown');
  const isTheirs =
    booking_token === undefined || payment.booking_token_hash.equals(givenHash(services.keys, booking_token));
  if (!isTheirs) return refuse('payment-unknown');
  const applied = await reconcilePayment(services, payment.id);
  return reply(
    services,
    payment,
    await reportedOutcome(services, payment.booking_id, applied ?? { result: 'checking' }),
  );
};

async function reply(
  services: Services,
  payment: PaymentToAsk,
  reported: Reported,
): Promise<CallOutput<'payment/alipay-check'>> {
  const { result } = reported;
  if (result === 'paid') return { state: 'paid', url: successUrl(payment.booking_ref), message: t('payment.arrived') };
  if (result === 'waiting')
    return { state: 'paid', url: successUrl(payment.booking_ref), message: t('payment.waiting') };
  // Unconfirmed is not failed: the guest may be about to confirm.
  if (['open', 'action', 'approved', 'checking'].includes(result)) {
    return { state: 'pending', url: null, message: t('payment.checking.alipay') };
  }
  const code = reported.result === 'lost' ? reported.code : 'booking-failed-alipay';
  const message =
    reported.result === 'lost'
      ? t('payment.lost.alipay', { why: errorText(reported.code) })
      : t('payment.failed.alipay');
  return {
    state: 'failed',
    url: await backToCheckoutUrl(services, payment.booking_id, { code, method: 'alipay' }),
    message,
  };
}

// rate/sgd: for the estimate; a payment fixes its own rate (docs/domain/pricing.md#alipay).
const sgd: Handler<'rate/sgd'> = async (_input, { services }) => {
  const found = await findSgdRate(services.db);
  return { rate: found === null ? null : Number(found.rate), rate_at: found?.at.toISOString() ?? null };
};

export const alipayCalls = {
  'payment/alipay-check': alipayCheck,
  'rate/sgd': sgd,
} as const;

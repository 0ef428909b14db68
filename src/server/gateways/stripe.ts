// Stripe through its official SDK; the same code speaks to the payment sandbox
// (docs/domain/payment.md#test-money-and-real-money, ADR 013).
import { currencyOf } from '#src/domain/money/currencies.ts';
import { stripeMinor } from '#src/domain/payment/stripe-minor.ts';
import Stripe from 'stripe';
import { answerOf, readDispute, readPayment, readRefund } from './stripe-answer.ts';
import { listStripePayments, listUndelivered, readStripeEvent, readSum } from './stripe-events.ts';
import type { NewPayment, PaymentGateway, StripeGateway } from './payment-port.ts';

interface Access {
  secretKey: { reveal(): string };
  webhookSecret: { reveal(): string };
  apiUrl: string;
}

interface Patience {
  /** For one try, in ms. */
  timeoutMs: number;
  retries: number;
}

const defaultPatience: Patience = { timeoutMs: 8000, retries: 1 };
// The SDK waits up to this long between two tries.
const longestPauseMs = 2000;
/** A guest waits for it before paying, and the payment goes on without it. */
const fingerprintPatience = { timeout: 2000, maxNetworkRetries: 0 };
const mostRefunds = 100;

/** Builds the gateway. `patience` is shorter in tests that let the provider hang. */
export function createStripeGateway(access: Access, patience: Patience = defaultPatience): StripeGateway {
  const stripe = connect(access, patience);
  return {
    provider: 'stripe',
    patienceMs: (patience.retries + 1) * patience.timeoutMs + patience.retries * longestPauseMs,
    ...paying(stripe),
    ...givingBack(stripe),
    retrieveDispute: (ref) => answerOf(stripe.disputes.retrieve(ref), readDispute),
    readEvent: async (rawBody, headers) => readStripeEvent(stripe, rawBody, headers, access.webhookSecret.reveal()),
    summaryOf: (ref) => answerOf(stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }), readSum),
    listPayments: (sinceMs) => listStripePayments(stripe, sinceMs),
    undelivered: () => listUndelivered(stripe),
  };
}

function connect(access: Access, patience: Patience): Stripe {
  const url = new URL(access.apiUrl);
  const isPlain = url.protocol === 'http:';
  return new Stripe(access.secretKey.reveal(), {
    host: url.hostname,
    port: url.port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    telemetry: false,
    timeout: patience.timeoutMs,
    maxNetworkRetries: patience.retries,
  });
}

type Paying =
  | 'fingerprintOf'
  | 'createPayment'
  | 'methodOfToken'
  | 'confirmPayment'
  | 'confirmAlipay'
  | 'retrievePayment'
  | 'cancelPayment';

function paying(stripe: Stripe): Pick<StripeGateway, Paying> {
  const { paymentIntents } = stripe;
  return {
    createPayment: (order) =>
      answerOf(paymentIntents.create(intentOf(order), { idempotencyKey: order.key }), readPayment),
    fingerprintOf: async ({ kind, ref }) => {
      try {
        const { card, isLive } = await readCard(stripe, kind, ref);
        return isLive ? (card?.fingerprint ?? null) : null;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError) return null;
        throw error;
      }
    },
    methodOfToken: (token, key) =>
      answerOf(
        stripe.paymentMethods.create({ type: 'card', card: { token } }, { idempotencyKey: key }),
        (method) => method.id,
      ),
    confirmPayment: (ref, { card, returnUrl, key, asksBank }) => {
      const input = card.kind === 'method' ? { payment_method: card.ref } : { confirmation_token: card.ref };
      const options = { payment_method_options: { card: { request_three_d_secure: 'challenge' as const } } };
      const order = { ...input, return_url: returnUrl, ...(asksBank ? options : {}) };
      return answerOf(paymentIntents.confirm(ref, order, { idempotencyKey: key }), readPayment);
    },
    confirmAlipay: (ref, { returnUrl, key }) => {
      const order = { payment_method_data: { type: 'alipay' as const }, return_url: returnUrl };
      return answerOf(paymentIntents.confirm(ref, order, { idempotencyKey: key }), readPayment);
    },
    retrievePayment: (ref) => answerOf(paymentIntents.retrieve(ref), readPayment),
    cancelPayment: (ref) => answerOf(paymentIntents.cancel(ref), readPayment),
  };
}

/** The card behind what a browser sent, and whether real money is behind it. */
async function readCard(stripe: Stripe, kind: 'method' | 'confirmation' | 'token', ref: string) {
  if (kind === 'method') {
    const { card, livemode } = await stripe.paymentMethods.retrieve(ref, {}, fingerprintPatience);
    return { card, isLive: livemode };
  }
  if (kind === 'token') {
    const { card, livemode } = await stripe.tokens.retrieve(ref, {}, fingerprintPatience);
    return { card, isLive: livemode };
  }
  const { payment_method_preview: method, livemode } = await stripe.confirmationTokens.retrieve(
    ref,
    {},
    fingerprintPatience,
  );
  return { card: method?.card, isLive: livemode };
}

function intentOf(order: NewPayment): Stripe.PaymentIntentCreateParams {
  return {
    amount: stripeMinor(order.amountMinor, currencyOf(order.currency)),
    currency: order.currency.toLowerCase(),
    allowed_payment_method_types: [order.method === 'alipay' ? 'alipay' : 'card'],
    description: `Booking ${order.bookingRef}`,
    metadata: { booking_id: order.bookingId, booking_ref: order.bookingRef, payment_id: order.paymentId },
  };
}

function givingBack(stripe: Stripe): Pick<PaymentGateway, 'refund' | 'retrieveRefund' | 'refundsOf'> {
  return {
    refund: ({ refundId, paymentRef, amountMinor, currency, key }) =>
      answerOf(
        stripe.refunds.create(
          {
            payment_intent: paymentRef,
            amount: stripeMinor(amountMinor, currencyOf(currency)),
            metadata: { refund_id: refundId },
          },
          { idempotencyKey: key },
        ),
        readRefund,
      ),
    retrieveRefund: (ref) => answerOf(stripe.refunds.retrieve(ref), readRefund),
    refundsOf: (paymentRef) => {
      const listed = stripe.refunds
        .list({ payment_intent: paymentRef, limit: mostRefunds })
        .autoPagingToArray({ limit: mostRefunds });
      return answerOf(listed, (refunds) => refunds.map(readRefund));
    },
  };
}

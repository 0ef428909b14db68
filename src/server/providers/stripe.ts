// Stripe by its SDK; also for the sandbox (docs/domain/checkout.md#test-and-live-mode, ADR 013).
import { currencyOf } from '#src/domain/money/currencies.ts';
import { stripeMinor } from '#src/domain/payment/stripe-minor.ts';
import Stripe from 'stripe';
import { answerOf, readDispute, readPayment, readRefund, minorOf, readStatus } from './stripe-answer.ts';
import {
  type NewPayment,
  type PaymentGateway,
  type StripeGateway,
  eventName,
  type Answer,
  type ListedEvent,
  type PaymentSum,
  type ReadEvent,
  type WebhookHeaders,
} from './payment-port.ts';
import { z } from 'zod';

// Webhooks and reconciliation.

const signatureToleranceSeconds = 300;
const pageSize = 100;
// More follow the next day.
const eventsAtOnce = 500;

/** Signature and age (300 s). */
function readStripeEvent(stripe: Stripe, body: Buffer, headers: WebhookHeaders, secret: string): ReadEvent {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return { ok: false, why: 'forged' };
  const event = construct(() => stripe.webhooks.constructEvent(body, signature, secret, signatureToleranceSeconds));
  if (event === null) return { ok: false, why: 'forged' };
  const read = shape.safeParse(event);
  if (!read.success) return { ok: false, why: 'odd' };
  const { id, type } = read.data;
  return { ok: true, event: { id, type, objectRef: refOf(event) } };
}

const shape = z.object({ id: eventName, type: eventName });

// Any failure means not from the provider.
function construct(make: () => Stripe.Event): Stripe.Event | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** Empty if unknown. */
function refOf(event: Stripe.Event): string {
  const found = z.object({ data: z.object({ object: z.object({ id: eventName }) }) }).safeParse(event);
  return found.success ? found.data.data.object.id : '';
}

/** Kept for 30 days (docs/domain/checkout.md#provider-state). */
function listUndelivered(stripe: Stripe): Promise<Answer<ListedEvent[]>> {
  const listed = stripe.events
    .list({ delivery_success: false, limit: pageSize })
    .autoPagingToArray({ limit: eventsAtOnce });
  return answerOf(listed, (events) =>
    events.map((event) => ({ id: event.id, type: event.type, objectRef: refOf(event), body: JSON.stringify(event) })),
  );
}

/** Throws without an answer. */
async function* listStripePayments(stripe: Stripe, sinceMs: number): AsyncGenerator<PaymentSum> {
  const created = { gte: Math.floor(sinceMs / 1000) };
  for await (const intent of stripe.paymentIntents.list({ created, limit: pageSize, expand: ['data.latest_charge'] }))
    yield readSum(intent);
}

function readSum(intent: Stripe.PaymentIntent): PaymentSum {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    ref: intent.id,
    paymentId: intent.metadata?.['payment_id'] ?? null,
    currency: intent.currency.toUpperCase(),
    capturedMinor: minorOf(intent.amount_received, intent.currency),
    refundedMinor: minorOf(charge?.amount_refunded ?? 0, intent.currency),
    status: readStatus(intent.status),
    payer: charge?.payment_method_details?.card?.fingerprint ?? null,
  };
}

interface Access {
  secretKey: { reveal(): string };
  webhookSecret: { reveal(): string };
  apiUrl: string;
}

interface Patience {
  /** Per attempt, ms. */
  timeoutMs: number;
  retries: number;
}

const defaultPatience: Patience = { timeoutMs: 8000, retries: 1 };
// The SDK's longest pause.
const longestPauseMs = 2000;
/** Short, and optional for the payment. */
const fingerprintPatience = { timeout: 2000, maxNetworkRetries: 0 };
const mostRefunds = 100;

/** `patience` is shorter in tests. */
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

// Stripe through its official SDK; the same code speaks to the payment sandbox (product 5, ADR 013).
import Stripe from 'stripe';
import { answerOf, readPayment, readRefund } from './stripe-answer.ts';
import type { GatewayEvent, StripeGateway } from './stripe-port.ts';

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
const signatureToleranceSeconds = 300;
// The SDK waits up to this long between two tries.
const longestPauseMs = 2000;

/** Builds the gateway. `patience` is shorter in tests that let the provider hang. */
export function createStripeGateway(access: Access, patience: Patience = defaultPatience): StripeGateway {
  const stripe = connect(access, patience);
  return {
    patienceMs: (patience.retries + 1) * patience.timeoutMs + patience.retries * longestPauseMs,
    createPayment: ({ amountMinor, currency, key, ...names }) =>
      answerOf(
        stripe.paymentIntents.create(
          {
            amount: amountMinor,
            currency: currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            description: `Booking ${names.bookingRef}`,
            metadata: { booking_id: names.bookingId, booking_ref: names.bookingRef, payment_id: names.paymentId },
          },
          { idempotencyKey: key },
        ),
        readPayment,
      ),
    methodOfToken: (token, key) =>
      answerOf(
        stripe.paymentMethods.create({ type: 'card', card: { token } }, { idempotencyKey: key }),
        (method) => method.id,
      ),
    confirmPayment: (ref, { card, returnUrl, key }) => {
      const input = card.kind === 'method' ? { payment_method: card.ref } : { confirmation_token: card.ref };
      const order = { ...input, return_url: returnUrl };
      return answerOf(stripe.paymentIntents.confirm(ref, order, { idempotencyKey: key }), readPayment);
    },
    retrievePayment: (ref) => answerOf(stripe.paymentIntents.retrieve(ref), readPayment),
    cancelPayment: (ref) => answerOf(stripe.paymentIntents.cancel(ref), readPayment),
    refund: ({ refundId, paymentRef, amountMinor, key }) =>
      answerOf(
        stripe.refunds.create(
          { payment_intent: paymentRef, amount: amountMinor, metadata: { refund_id: refundId } },
          { idempotencyKey: key },
        ),
        readRefund,
      ),
    retrieveRefund: (ref) => answerOf(stripe.refunds.retrieve(ref), readRefund),
    readEvent: (rawBody, signature) => readEvent(stripe, rawBody, signature, access.webhookSecret.reveal()),
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

function readEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): GatewayEvent | null {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, signatureToleranceSeconds);
    const object = event.data.object as { id?: unknown; object?: unknown };
    return {
      id: event.id,
      type: event.type,
      objectRef: typeof object.id === 'string' ? object.id : '',
      objectKind: typeof object.object === 'string' ? object.object : '',
    };
  } catch {
    // A wrong signature, an old stamp and a body that is no JSON all mean the same: not from the provider.
    return null;
  }
}

// Stripe's side of webhooks and of comparing books: events by signature, events and payments by list.
import type Stripe from 'stripe';
import { z } from 'zod';
import {
  eventName,
  type Answer,
  type ListedEvent,
  type PaymentSum,
  type ReadEvent,
  type WebhookHeaders,
} from './payment-port.ts';
import { answerOf, minorOf, readStatus } from './stripe-answer.ts';

const signatureToleranceSeconds = 300;
const pageSize = 100;
// Undelivered events beyond this come with the next day's question.
const eventsAtOnce = 500;

/** Checks signature and age (300 s) of a raw webhook body. */
export function readStripeEvent(stripe: Stripe, body: Buffer, headers: WebhookHeaders, secret: string): ReadEvent {
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

// A wrong signature, an old stamp and a body that is no JSON all mean the same: not from the provider.
function construct(make: () => Stripe.Event): Stripe.Event | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** What the event is about; empty where it does not say so in the provider's way. */
function refOf(event: Stripe.Event): string {
  const found = z.object({ data: z.object({ object: z.object({ id: eventName }) }) }).safeParse(event);
  return found.success ? found.data.data.object.id : '';
}

/** Events whose webhooks did not arrive; the provider keeps them for 30 days (docs/domain/payment.md#the-providers-word). */
export function listUndelivered(stripe: Stripe): Promise<Answer<ListedEvent[]>> {
  const listed = stripe.events
    .list({ delivery_success: false, limit: pageSize })
    .autoPagingToArray({ limit: eventsAtOnce });
  return answerOf(listed, (events) =>
    events.map((event) => ({ id: event.id, type: event.type, objectRef: refOf(event), body: JSON.stringify(event) })),
  );
}

/** Every PaymentIntent made since an instant. Throws when the provider does not answer. */
export async function* listStripePayments(stripe: Stripe, sinceMs: number): AsyncGenerator<PaymentSum> {
  const created = { gte: Math.floor(sinceMs / 1000) };
  for await (const intent of stripe.paymentIntents.list({ created, limit: pageSize, expand: ['data.latest_charge'] }))
    yield readSum(intent);
}

/** What a PaymentIntent has come to; its latest charge must be expanded. */
export function readSum(intent: Stripe.PaymentIntent): PaymentSum {
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

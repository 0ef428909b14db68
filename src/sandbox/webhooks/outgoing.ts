// A stored event on its way, and what the two providers' webhooks look like from outside.
import { randomUUID } from 'node:crypto';
import type { ResolvedOptions } from '../options.ts';
import type { PayPalEventRow } from '../paypal/rows.ts';
import { AUTH_ALGORITHM, transmissionSignature } from '../paypal/transmission.ts';
import type { Store } from '../state/store.ts';
import type { EventRow } from '../state/tables.ts';
import { signatureHeader } from './signature.ts';

/** An event of one of the providers. */
export type Outgoing =
  | { readonly provider: 'stripe'; readonly row: EventRow }
  | { readonly provider: 'paypal'; readonly row: PayPalEventRow };

/** What is sent. */
export interface Envelope {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where this provider's events go, or null. */
export function urlOf(options: ResolvedOptions, { provider }: Outgoing): string | null {
  return provider === 'stripe' ? options.webhookUrl : options.paypal.webhookUrl;
}

/** The body and the headers as the provider sends them; times are real, because the receiver compares them with its own. */
export function envelopeOf(options: ResolvedOptions, { provider, row }: Outgoing): Envelope {
  return provider === 'stripe' ? stripeEnvelope(options, row) : payPalEnvelope(options, row);
}

/** The stored event with this id, of whichever provider. */
export function findOutgoing(store: Store, id: string): Outgoing | null {
  const event = store.get('event', id);
  if (event) return { provider: 'stripe', row: event };
  const row = store.get('paypal_event', id);
  return row ? { provider: 'paypal', row } : null;
}

/** Every event that an earlier run left undelivered, oldest first. */
export function undelivered(store: Store): Outgoing[] {
  const stripe = store.newestFirst('event').map((row) => ({ provider: 'stripe' as const, row }));
  const paypal = store.newestFirst('paypal_event').map((row) => ({ provider: 'paypal' as const, row }));
  return [...stripe.reverse(), ...paypal.reverse()].filter(({ row }) => row.delivery === 'pending');
}

/** Notes on the event how its delivery stands. */
export function markDelivery(store: Store, event: Outgoing, delivery: EventRow['delivery']): void {
  event.row.delivery = delivery;
  if (event.provider === 'paypal') return store.put('paypal_event', event.row);
  event.row.view.pending_webhooks = delivery === 'pending' || delivery === 'failed' ? 1 : 0;
  store.put('event', event.row);
}

function stripeEnvelope(options: ResolvedOptions, row: { readonly view: object }): Envelope {
  const body = JSON.stringify(row.view, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signatureHeader(body, options.webhookSecret, Math.floor(Date.now() / 1000)),
  };
  return { body, headers };
}

function payPalEnvelope(options: ResolvedOptions, row: { readonly view: object }): Envelope {
  const body = JSON.stringify(row.view);
  const sent = { id: randomUUID(), time: `${new Date().toISOString().slice(0, 19)}Z` };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'PayPal/AUHD-1.0-1',
    'paypal-transmission-id': sent.id,
    'paypal-transmission-time': sent.time,
    'paypal-transmission-sig': transmissionSignature(options, sent, body),
    'paypal-cert-url': 'https://api.sandbox.example/v1/notifications/certs/CERT-SANDBOX',
    'paypal-auth-algo': AUTH_ALGORITHM,
  };
  return { body, headers };
}

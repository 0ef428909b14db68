// PayPal's webhooks: their delivery and signature. PayPal signs with its certificate; the sandbox signs with a private
// key, so only `verify-webhook-signature` can check it.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ResolvedOptions } from '#sandbox/options.ts';
import type { Store } from '#sandbox/state/store.ts';
import type { Envelope, EventSource, Outgoing } from '#sandbox/webhooks/outgoing.ts';
import type { PayPalEventRow } from './rows.ts';
import { required, textAt, type Fields } from './api/fields.ts';
import type { PayPalCall, PayPalOperation } from './api/operation.ts';

const certUrl = 'https://api.sandbox.example/v1/notifications/certs/CERT-SANDBOX';
// PayPal's own webhooks have SHA256withRSA.
const authAlgo = 'SHA256withHMAC';

export const payPalEvents: EventSource = {
  find(store, id) {
    const row = store.get('paypal_event', id);
    return row ? outgoing(store, row) : null;
  },
  newestFirst: (store) => store.newestFirst('paypal_event').map((row) => outgoing(store, row)),
};

export function outgoing(store: Store, row: PayPalEventRow): Outgoing {
  const { view } = row;
  return {
    row,
    url: (options) => options.paypal.webhookUrl,
    envelope: (options) => envelope(options, view),
    mark(delivery) {
      row.delivery = delivery;
      store.put('paypal_event', row);
    },
    shown: { type: view.event_type, seconds: Date.parse(view.create_time) / 1000, about: view.resource },
  };
}

function envelope(options: ResolvedOptions, view: object): Envelope {
  const body = JSON.stringify(view);
  const sent = { id: randomUUID(), time: `${new Date().toISOString().slice(0, 19)}Z` };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'PayPal/AUHD-1.0-1',
    'paypal-transmission-id': sent.id,
    'paypal-transmission-time': sent.time,
    'paypal-transmission-sig': transmissionSignature(options, sent, body),
    'paypal-cert-url': certUrl,
    'paypal-auth-algo': authAlgo,
  };
  return { body, headers };
}

/** The signature of `body` sent in the transmission `id` at `time`. */
function transmissionSignature(
  { paypal }: ResolvedOptions,
  { id, time }: { readonly id: string; readonly time: string },
  body: string,
): string {
  const text = `${id}|${time}|${paypal.webhookId}|${crc32(body)}`;
  return createHmac('sha256', paypal.clientSecret ?? 'sandbox')
    .update(text)
    .digest('hex');
}

/** The route under /v1/notifications. */
export const VERIFY_OPERATIONS: readonly PayPalOperation[] = [
  {
    name: 'paypal.webhooks.verify',
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    run: (call) => ({ status: 200, body: { verification_status: isOurs(call) ? 'SUCCESS' : 'FAILURE' } }),
  },
];

function isOurs(call: PayPalCall): boolean {
  const { options } = call.world;
  const id = need(call.body, 'transmission_id', 50);
  const time = need(call.body, 'transmission_time', 100);
  const given = Buffer.from(need(call.body, 'transmission_sig', 500));
  const webhookId = need(call.body, 'webhook_id', 50);
  const isSigned = need(call.body, 'auth_algo', 500) === authAlgo && need(call.body, 'cert_url', 500) === certUrl;
  const event = required((call.body['webhook_event'] as object | undefined) ?? null, '/webhook_event');
  if (webhookId !== options.paypal.webhookId || !isSigned) return false;
  const wanted = Buffer.from(transmissionSignature(options, { id, time }, JSON.stringify(event)));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function need(body: Fields, name: string, max: number): string {
  return required(textAt(body[name], `/${name}`, max), `/${name}`);
}

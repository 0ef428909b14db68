// Tells whether a webhook came from this sandbox: PayPal's own way of checking one.
import { timingSafeEqual } from 'node:crypto';
import { required, textAt, type Fields } from './api/fields.ts';
import type { PayPalCall, PayPalOperation } from './api/operation.ts';
import { transmissionSignature } from './outgoing.ts';

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
  for (const name of ['auth_algo', 'cert_url'] as const) need(call.body, name, 500);
  const event = required((call.body['webhook_event'] as object | undefined) ?? null, '/webhook_event');
  if (webhookId !== options.paypal.webhookId) return false;
  const wanted = Buffer.from(transmissionSignature(options, { id, time }, JSON.stringify(event)));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function need(body: Fields, name: string, max: number): string {
  return required(textAt(body[name], `/${name}`, max), `/${name}`);
}

// The card provider's events: recorded, and sent as webhooks signed by HMAC-SHA256 over "time.body" (scheme v1).
import { createHmac } from 'node:crypto';
import type { ResolvedOptions } from '#sandbox/options.ts';
import type { Store } from '#sandbox/state/store.ts';
import type { Envelope, EventSource, Outgoing } from '#sandbox/webhooks/outgoing.ts';
import type { EventRow } from './rows.ts';
import { newId } from '#sandbox/state/ids.ts';
import type { World } from '#sandbox/world.ts';
import { newEvent, type Cause } from './objects/event.ts';

export const stripeEvents: EventSource = {
  find(store, id) {
    const row = store.get('event', id);
    return row ? outgoing(store, row) : null;
  },
  newestFirst: (store) => store.newestFirst('event').map((row) => outgoing(store, row)),
};

function outgoing(store: Store, row: EventRow): Outgoing {
  const { view } = row;
  return {
    row,
    url: (options) => options.stripe.webhookUrl,
    envelope: (options) => envelope(options, view),
    mark(delivery) {
      row.delivery = delivery;
      view.pending_webhooks = delivery === 'pending' || delivery === 'failed' ? 1 : 0;
      store.put('event', row);
    },
    shown: { type: view.type, seconds: view.created, about: view.data.object },
  };
}

function envelope({ stripe }: ResolvedOptions, view: object): Envelope {
  const body = JSON.stringify(view, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signatureHeader(body, stripe.webhookSecret, Math.floor(Date.now() / 1000)),
  };
  return { body, headers };
}

/** The header `Stripe-Signature` for a body sent at `seconds` since the epoch. */
function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/**
 * Emits an event with a current snapshot of `object`.
 * @param about.cause the causing call, or null without one
 * @param about.previous the old values of changed fields
 */
export function emit(
  world: World,
  type: string,
  object: object,
  about: { readonly cause: Cause | null; readonly previous?: Readonly<Record<string, unknown>> },
): void {
  const snapshot = structuredClone(object) as Record<string, unknown>;
  const facts = { id: newId('evt'), created: world.clock.seconds(), type };
  const view = newEvent(facts, snapshot, about.previous ?? null, about.cause);
  const row = { id: view.id, view, delivery: 'none' as const, attempts: 0 };
  world.store.put('event', row);
  world.webhooks.submit(outgoing(world.store, row));
}

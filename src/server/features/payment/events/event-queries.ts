// Webhook events: stored once, worked on until they are done (docs/domain/payment.md#the-providers-word).
import { sql, type Kysely } from 'kysely';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { GatewayEvent } from '#src/server/providers/payment-port.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { storableBody } from './event-body.ts';

type Db = Kysely<Database>;

/** Stores an event; false when it was stored before. The body is kept for people who look into a case. */
export async function storeEvent(db: Db, provider: ProviderName, event: GatewayEvent, body: string): Promise<boolean> {
  const stored = await sql`
    insert into gateway_event (provider, event_id, type, object_ref, body)
    values (${provider}, ${event.id}, ${event.type}, ${event.objectRef}, ${storableBody(body)}::jsonb)
    on conflict do nothing returning event_id`.execute(db);
  return stored.rows.length === 1;
}

export interface StoredEvent {
  provider: ProviderName;
  event_id: string;
  type: string;
  object_ref: string;
  /** Our payment's id as we wrote it into the object, for a payment whose creation was never answered. */
  payment_id: string | null;
  /** What the provider calls the payment that the object belongs to. */
  payment_ref: string | null;
}

/** Events that wait, oldest first, those that have failed before last, so that they hold nobody up. Two processes may get the same one: applying it twice changes nothing. */
export async function waitingEvents(db: Db, count: number): Promise<StoredEvent[]> {
  const result = await sql<StoredEvent>`
    select provider, event_id, type, object_ref,
      coalesce(body #>> '{data,object,metadata,payment_id}', body #>> '{resource,custom_id}',
        body #>> '{resource,purchase_units,0,custom_id}') as payment_id,
      coalesce(body #>> '{data,object,payment_intent}', body #>> '{resource,supplementary_data,related_ids,order_id}')
        as payment_ref
    from gateway_event where processed_at is null order by error is not null, received_at limit ${count}`.execute(db);
  return result.rows;
}

/** Marks an event as done, or keeps why it could not be; a failed one is tried again by the sweeper. */
export async function finishEvent(
  db: Db,
  event: Pick<StoredEvent, 'provider' | 'event_id'>,
  error: string | null,
): Promise<void> {
  await sql`
    update gateway_event set error = ${error}, processed_at = case when ${error}::text is null then banyan_now() end
    where provider = ${event.provider} and event_id = ${event.event_id}`.execute(db);
}

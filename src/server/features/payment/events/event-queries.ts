// Webhook events: stored once, processed until done (docs/domain/checkout.md#provider-state).
import { sql, type Kysely } from 'kysely';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { GatewayEvent } from '#src/server/providers/payment-port.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { storableBody } from './event-body.ts';

// Sweep statements: payments to ask about, and the last check per provider.

// A guest at the bank takes a minute; other open payments are asked about soon.
const askSeconds = { atBank: 60, else: 5 };
const stuckHours = 1;
// Undelivered events are fetched daily, or soon again after no answer.
const checkHours = 24;
const soonMinutes = 10;

export interface StalePayment {
  id: string;
  provider: ProviderName;
  is_ended: boolean;
}

/** Leases live payments: of ended bookings, with unknown results, interrupted attempts, or guests at the bank. */
export async function takeStalePayments(db: Kysely<Database>, count: number): Promise<StalePayment[]> {
  const taken = await sql<StalePayment>`
    with due as (
      select p.id, b.status <> 'held' or b.hold_until <= banyan_now() as is_ended
      from payment p join booking b on b.id = p.booking_id
      where p.status in ('new', 'open', 'action', 'unknown')
        and p.changed_at < banyan_now() - case when p.status = 'action' and b.status = 'held' and b.hold_until > banyan_now()
          then make_interval(secs => ${askSeconds.atBank}) else make_interval(secs => ${askSeconds.else}) end
        and not exists (select 1 from payment_attempt a
          where a.payment_id = p.id and a.status = 'sending' and a.lease_until > banyan_now())
        and (p.status <> 'open' or b.status <> 'held' or b.hold_until <= banyan_now() or exists (
          select 1 from payment_attempt a where a.payment_id = p.id and a.status = 'sending'))
      order by p.changed_at limit ${count} for no key update of p skip locked
    )
    update payment p set changed_at = banyan_now() from due where p.id = due.id returning p.id, p.provider, due.is_ended`.execute(
    db,
  );
  return taken.rows;
}

/** Opens tasks for payments open over an hour, closes those of ended ones. Returns the number of new ones. */
export async function reportStuck(db: Kysely<Database>): Promise<number> {
  const opened = await sql`
    with over as (
      select t.id from staff_task t join payment p on p.id::text = t.subject
      where t.kind = 'payment_stuck' and t.closed_at is null and p.status in ('succeeded', 'cancelled', 'failed')
      for no key update of t skip locked
    ), mended as (
      update staff_task t set closed_at = banyan_now() from over where t.id = over.id
    )
    insert into staff_task (kind, subject, booking_id, detail)
    select 'payment_stuck', p.id::text, p.booking_id,
      p.provider || ' ' || coalesce(p.provider_ref, 'without a reference') || ' is ' || p.status || ' since ' || p.created_at
    from payment p
    where p.status in ('new', 'open', 'action', 'unknown') and p.created_at < banyan_now() - make_interval(hours => ${stuckHours})
    order by p.id
    on conflict (kind, subject) where closed_at is null do nothing returning id`.execute(db);
  return opened.rows.length;
}

export async function takeCheck(db: Db, provider: string): Promise<boolean> {
  const taken = await sql`
    insert into gateway_check as c (provider, checked_at) values (${provider}, banyan_now())
    on conflict (provider) do update set checked_at = excluded.checked_at
    where c.checked_at < banyan_now() - make_interval(hours => ${checkHours}) returning provider`.execute(db);
  return taken.rows.length === 1;
}

export async function pollSoon(db: Db, provider: string): Promise<void> {
  await sql`
    update gateway_check set checked_at = banyan_now() - make_interval(hours => ${checkHours}) + make_interval(mins => ${soonMinutes})
    where provider = ${provider}`.execute(db);
}

export async function findUnknownPayments(db: Db, ids: string[]): Promise<string[]> {
  const result = await sql<{ id: string }>`
    select given.id from unnest(${ids}::text[]) as given (id)
    where not exists (select 1 from payment p where p.id::text = given.id)`.execute(db);
  return result.rows.map(({ id }) => id);
}

type Db = Kysely<Database>;

/** False when stored already. The body is kept for investigations. */
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
  /** Our id in the object, for a payment whose creation got no response. */
  payment_id: string | null;
  payment_ref: string | null;
}

/** Oldest first; previously failed ones last. Processing one twice is harmless. */
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

export async function finishEvent(
  db: Db,
  event: Pick<StoredEvent, 'provider' | 'event_id'>,
  error: string | null,
): Promise<void> {
  await sql`
    update gateway_event set error = ${error}, processed_at = case when ${error}::text is null then banyan_now() end
    where provider = ${event.provider} and event_id = ${event.event_id}`.execute(db);
}

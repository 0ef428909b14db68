// Statements of phone messages (docs/domain/hosts.md#messages-by-phone).
import { sql, type Kysely } from 'kysely';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { ReplyButton } from '#src/server/providers/phone/port.ts';
import type { PhoneOwner } from './reach-queries.ts';

type Db = Kysely<Database>;

export interface NewPhoneMessage {
  owner: PhoneOwner;
  way: PhoneChannel;
  number: string;
  kind: string;
  language: string;
  text: string;
  templateValues: readonly string[];
  buttons: readonly ReplyButton[];
  validSeconds: number;
  outboxId: number | null;
  bookingId: string | null;
}

/** Once per outbox task. */
export async function insertMessage(db: Db, { owner: { of, id }, ...one }: NewPhoneMessage): Promise<void> {
  await sql`
    insert into phone_message (host_id, user_id, way, number, kind, language, body, template_values, buttons, valid_seconds, outbox_id, booking_id)
    values (${of === 'host' ? id : null}, ${of === 'user' ? id : null}, ${one.way}, ${one.number}, ${one.kind}, ${one.language}, ${one.text}, ${[...one.templateValues]}::text[],
      ${JSON.stringify(one.buttons)}, ${one.validSeconds}, ${one.outboxId}, ${of === 'booking' ? id : one.bookingId})
    on conflict (outbox_id) do nothing`.execute(db);
}

export async function isMessageStored(db: Db, outboxId: number): Promise<boolean> {
  const result = await sql`select 1 from phone_message where outbox_id = ${outboxId}`.execute(db);
  return result.rows.length > 0;
}

export interface WaitingMessage {
  id: string;
  way: PhoneChannel;
  number: string;
  kind: string;
  language: string;
  body: string;
  template_values: string[];
  buttons: ReplyButton[];
  valid_seconds: number;
  attempts: number;
  /** ms since 1970 of an unresolved attempt; otherwise null. */
  tried_ms: number | null;
  is_answering: boolean;
  /** A reminder of a start that has passed or moved, or of a booking that ended. */
  is_outdated: boolean;
}

const isOutdated = sql`coalesce((
  select b.status <> 'confirmed' or d.starts_at <= banyan_now()
    or floor(extract(epoch from d.starts_at) * 1000)::bigint <> (o.payload ->> 'starts_ms')::bigint
  from outbox o join booking b on b.id = m.booking_id join departure d on d.id = b.departure_id
  where o.id = m.outbox_id and o.payload ->> 'kind' = 'trip-reminder'), false)`;

/** Records the attempt first: a crash leaves it unresolved. */
export async function takeMessages(db: Db, count: number): Promise<WaitingMessage[]> {
  const taken = await sql<WaitingMessage>`
    with due as (
      select id, tried_at from phone_message where state in ('waiting', 'trying') and not_before <= banyan_now()
      order by not_before, created_at limit ${count} for no key update skip locked
    )
    update phone_message m set state = 'trying', attempts = m.attempts + 1, not_before = banyan_now() + interval '2 minutes',
      tried_at = coalesce(due.tried_at, banyan_now())
    from due where m.id = due.id
    returning m.id, m.way, m.number, m.kind, m.language, m.body, m.template_values, m.buttons, m.valid_seconds, m.attempts,
      (extract(epoch from due.tried_at) * 1000)::float8 as tried_ms,
      exists (select from phone_reach r where r.number = m.number and r.way = m.way
        and r.wrote_at > banyan_now() - interval '23 hours 50 minutes') as is_answering, ${isOutdated} as is_outdated`.execute(
    db,
  );
  return taken.rows;
}

/** An earlier report knows more. */
export async function noteSent(db: Db, id: string, providerId: string): Promise<void> {
  await sql`
    update phone_message set state = case when state in ('waiting', 'trying') then 'sent' else state end,
      provider_id = coalesce(provider_id, ${providerId}), tried_at = null where id = ${id}`.execute(db);
}

/** Not sent, and not emailed instead. */
export async function noteOutdated(db: Db, id: string): Promise<void> {
  await sql`
    update phone_message set state = 'failed', error_code = 'outdated', tried_at = null
    where id = ${id} and state = 'trying'`.execute(db);
}

/** `isUnknown`: may have been accepted. */
export async function noteLater(
  db: Db,
  id: string,
  { code, inMs, isUnknown }: { code: string; inMs: number; isUnknown: boolean },
): Promise<void> {
  await sql`
    with tried as (
      update phone_message set error_code = ${code}, not_before = banyan_now() + ${inMs / 1000}::float8 * interval '1 second',
        state = 'waiting', tried_at = case when ${isUnknown} then tried_at end
      where id = ${id} and state = 'trying' returning id
    )
    insert into notice_attempt (phone_message_id, error) select id, ${code} from tried`.execute(db);
}

const order = sql`array['waiting', 'trying', 'sent', 'delivered', 'read']::text[]`;

/** Only forward; delivered cannot fail. Returns the host, if it was for one. */
export async function noteReport(
  db: Db,
  channel: PhoneChannel,
  report: { providerId: string; messageId: string | null; state: 'sent' | 'delivered' | 'read' },
): Promise<string[]> {
  const changed = await sql<{ host_id: string | null }>`
    update phone_message set state = ${report.state}, provider_id = coalesce(provider_id, ${report.providerId}), tried_at = null
    where way = ${channel} and (provider_id = ${report.providerId} or (id = ${report.messageId}::uuid and provider_id is null))
      and state <> 'failed' and array_position(${order}, state) < array_position(${order}, ${report.state}::text)
    returning host_id`.execute(db);
  return changed.rows.map((row) => row.host_id).filter((id) => id !== null);
}

export interface FailedMessage {
  id: string;
  /** Null for a guest's. */
  host_id: string | null;
  number: string;
  kind: string;
}

/** Sends the email instead, once. Null when known or delivered. */
export async function noteFailed(
  db: Db,
  channel: PhoneChannel,
  which: { id: string } | { providerId: string; messageId: string | null },
  code: string | null,
): Promise<FailedMessage | null> {
  const isIt =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`(provider_id = ${which.providerId} or (id = ${which.messageId}::uuid and provider_id is null))`;
  const failed = await sql<FailedMessage>`
    with failed as (
      update phone_message set state = 'failed', error_code = ${code}, tried_at = null
      where way = ${channel} and ${isIt} and state in ('waiting', 'trying', 'sent')
      returning id, host_id, number, kind, outbox_id
    ), noted as (
      insert into notice_attempt (phone_message_id, error) select id, coalesce(${code}::text, '') from failed
    ), mailed as (
      insert into outbox (topic, payload)
      select 'mail', o.payload || '{"by_mail": true}'::jsonb from failed f join outbox o on o.id = f.outbox_id
    )
    select id, host_id, number, kind from failed`.execute(db);
  return failed.rows[0] ?? null;
}

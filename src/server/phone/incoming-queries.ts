// Incoming phone messages: stored, processed once, then without text (docs/domain/hosts.md#webhooks).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

export interface IncomingKey {
  way: PhoneChannel;
  providerId: string;
}

export interface IncomingWords {
  number: string;
  body: string;
  /** Of a button; null when typed. */
  payload: string | null;
}

/** Later the digits may mean something else. */
const actedWithinHours = 24;
const firstPauseSeconds = 15;
const longestPauseSeconds = 900;

/** A repeat changes nothing. */
export async function noteIncoming(db: Db, key: IncomingKey, { number, body, payload }: IncomingWords): Promise<void> {
  await sql`
    insert into phone_incoming (way, provider_id, number, body, payload)
    values (${key.way}, ${key.providerId}, ${number}, ${body}, ${payload}) on conflict do nothing`.execute(db);
}

/** Null when done or locked. */
export async function lockIncoming(trx: Transaction<Database>, key: IncomingKey): Promise<IncomingWords | null> {
  const result = await sql<IncomingWords>`
    select number, body, payload from phone_incoming
    where way = ${key.way} and provider_id = ${key.providerId} and done_at is null for update skip locked`.execute(trx);
  return result.rows[0] ?? null;
}

export async function finishIncoming(trx: Transaction<Database>, key: IncomingKey): Promise<void> {
  await sql`
    update phone_incoming set done_at = banyan_now(), number = null, body = null, payload = null
    where way = ${key.way} and provider_id = ${key.providerId}`.execute(trx);
}

/** Oldest first, postponing the next attempt. */
export async function takeIncomingLeft(db: Db, count: number): Promise<IncomingKey[]> {
  const taken = await sql<{ way: PhoneChannel; provider_id: string }>`
    with due as (
      select way, provider_id from phone_incoming where done_at is null and not_before <= banyan_now()
        and received_at > banyan_now() - make_interval(hours => ${actedWithinHours})
      order by received_at limit ${count} for no key update skip locked
    )
    update phone_incoming p set attempts = p.attempts + 1, not_before = banyan_now()
      + least(${longestPauseSeconds}::float8, ${firstPauseSeconds}::float8 * 2 ^ least(p.attempts, 10)) * interval '1 second'
    from due where p.way = due.way and p.provider_id = due.provider_id
    returning p.way, p.provider_id`.execute(db);
  return taken.rows.map(({ way, provider_id }) => ({ way, providerId: provider_id }));
}

/** Of a host, an account, or both. Returns how many were valid. */
export async function revokeLinks(
  db: Kysely<Database>,
  which: ({ hostId: string } | { readerId: string }) & { hostId?: string; readerId?: string },
): Promise<number> {
  const { hostId = null, readerId = null } = which;
  const ended = await sql`
    update host_link set revoked_at = banyan_now()
    where revoked_at is null and expires_at > banyan_now() and (${hostId}::uuid is null or host_id = ${hostId}::uuid)
      and (${readerId}::uuid is null or coalesce(sent_to, host_id) = ${readerId}::uuid)
    returning id`.execute(db);
  return ended.rows.length;
}

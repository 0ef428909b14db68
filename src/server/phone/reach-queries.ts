// Phones of hosts and guests, and their verification (docs/domain/hosts.md#channel-and-language).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { hostLanguageOf, type HostLanguage } from '#src/domain/host-reach/languages.ts';
import { phoneOf, type PhoneChannel, type ReachChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A host, an account for all its trips, or the guest of one booking. */
export interface PhoneOwner {
  of: 'host' | 'user' | 'booking';
  id: string;
}

/** The three columns of an owner, one of them not null. */
export function idsOf({ of, id }: PhoneOwner): { host: string | null; user: string | null; booking: string | null } {
  const only = (which: PhoneOwner['of']) => (of === which ? id : null);
  return { host: only('host'), user: only('user'), booking: only('booking') };
}

/** The condition that a row is the owner's. */
export function isOf(owner: PhoneOwner): RawBuilder<unknown> {
  const { host, user, booking } = idsOf(owner);
  return sql`(host_id = ${host}::uuid or user_id = ${user}::uuid or booking_id = ${booking}::uuid)`;
}

/** One task per host (docs/domain/hosts.md#email-instead). */
const subjectOf = (hostId: string) => `host:${hostId}`;

/** Opens the task and emails host, coordinators and managers; once. */
export async function tellUnreachable(
  db: Db,
  hostId: string,
  { why, detail }: { why: 'stopped' | 'failed'; detail: string },
): Promise<void> {
  await sql`
    with opened as (
      insert into staff_task (kind, subject, detail) values ('host_reach', ${subjectOf(hostId)}, ${detail})
      on conflict (kind, subject) where closed_at is null do nothing returning id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-unreachable', 'host_id', ${hostId}::text, 'user_id', reader::text, 'why', ${why}::text)
    from opened, (
      select m.user_id as reader from team_member m where m.host_id = ${hostId} and m.role in ('coordinator', 'manager')
      union select ${hostId}::uuid
    ) readers`.execute(db);
}

export async function noteReachable(db: Db, hostId: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now()
    where kind = 'host_reach' and subject = ${subjectOf(hostId)} and closed_at is null`.execute(db);
}

/** Null when either is deleted or the reader left. */
export interface Unreachable {
  host_id: string;
  host_name: string;
  is_own: boolean;
  email: string;
  locale: string;
}

export async function findUnreachable(
  db: Db,
  { hostId, readerId }: { hostId: string; readerId: string },
): Promise<Unreachable | null> {
  const result = await sql<Unreachable>`
    select h.user_id as host_id, h.display_name as host_name, u.id = h.user_id as is_own, u.email, u.locale
    from host h join user_account u on u.id = ${readerId}
    where h.user_id = ${hostId} and u.erased_at is null
      and (u.id = h.user_id or exists (select 1 from team_member m where m.host_id = h.user_id and m.user_id = u.id))`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

export interface Phone {
  owner: PhoneOwner;
  way: PhoneChannel;
  number: string;
  language: HostLanguage;
  /** Wrote within a day. */
  isAnswering: boolean;
}

export interface ReachRow extends PhoneOwner {
  way: ReachChannel;
  language: string;
  number: string | null;
  is_stopped: boolean;
  is_answering: boolean;
}

const columns = sql`case when host_id is not null then 'host' when user_id is not null then 'user' else 'booking' end as "of",
  coalesce(host_id, user_id, booking_id) as id, way, language, number, stopped_at is not null as is_stopped,
  coalesce(wrote_at > banyan_now() - interval '24 hours', false) as is_answering`;

/** Null when nothing was chosen. */
export async function findReach(db: Db, owner: PhoneOwner): Promise<ReachRow | null> {
  const result = await sql<ReachRow>`select ${columns} from phone_reach where ${isOf(owner)}`.execute(db);
  return result.rows[0] ?? null;
}

/** Null for email. */
export async function findPhone(db: Db, owner: PhoneOwner): Promise<Phone | null> {
  const row = await findReach(db, owner);
  return row && phoneIn(row);
}

/** A booking's own choice, otherwise its account's once the booking is in it (docs/domain/messages.md#reminders). */
export const reachOfGuest = sql`
  select r.* from phone_reach r
  where r.booking_id = b.id or b.in_account = 'joined' and r.user_id = b.user_id
    and not exists (select from phone_reach o where o.booking_id = b.id)`;

/** Null for email only. */
export async function findGuestPhone(db: Db, bookingId: string): Promise<Phone | null> {
  const result = await sql<ReachRow>`
    select ${columns} from (select g.* from booking b cross join lateral (${reachOfGuest}) g where b.id = ${bookingId}) r`.execute(
    db,
  );
  const [row] = result.rows;
  return row ? phoneIn(row) : null;
}

/** Hosts first: they reply to requests. Including STOP. */
export async function ownersOfNumber(db: Db, channel: PhoneChannel, number: string): Promise<ReachRow[]> {
  const result = await sql<ReachRow>`
    select ${columns} from phone_reach where number = ${number} and way = ${channel}
    order by host_id nulls last, changed_at desc`.execute(db);
  return result.rows;
}

export function phoneIn({ of, id, way, number, language, is_stopped, is_answering }: ReachRow): Phone | null {
  const phone = phoneOf({ way, number, isVerified: number !== null, isStopped: is_stopped });
  return phone && { ...phone, owner: { of, id }, language: hostLanguageOf(language), isAnswering: is_answering };
}

export async function noteWrote(db: Db, channel: PhoneChannel, number: string): Promise<void> {
  await sql`update phone_reach set wrote_at = banyan_now() where number = ${number} and way = ${channel}`.execute(db);
}

/** STOP or START. Returns the hosts that it changes. */
export async function noteStopped(
  db: Db,
  channel: PhoneChannel,
  number: string,
  isStopped: boolean,
): Promise<string[]> {
  const changed = await sql<{ host_id: string | null }>`
    update phone_reach set stopped_at = case when ${isStopped} then banyan_now() end
    where number = ${number} and way = ${channel} and (stopped_at is not null) <> ${isStopped}
    returning host_id`.execute(db);
  return changed.rows.map((row) => row.host_id).filter((id) => id !== null);
}

/** The verified number receives messages. */
export async function saveNumber(
  trx: Trx,
  owner: PhoneOwner,
  { way, number, language }: { way: PhoneChannel; number: string; language: HostLanguage },
): Promise<void> {
  const { host, user, booking } = idsOf(owner);
  await sql`
    insert into phone_reach (host_id, user_id, booking_id, way, number, language, verified_at)
    values (${host}, ${user}, ${booking}, ${way}, ${number}, ${language}, banyan_now())
    on conflict (host_id, user_id, booking_id) do update set way = excluded.way, number = excluded.number,
      language = excluded.language, verified_at = excluded.verified_at,
      stopped_at = null, wrote_at = null, changed_at = banyan_now()`.execute(trx);
}

/** Email keeps no number. */
export async function saveChoice(
  trx: Trx,
  owner: PhoneOwner,
  { way, language }: { way: ReachChannel; language: HostLanguage },
): Promise<void> {
  const { host, user, booking } = idsOf(owner);
  await sql`
    insert into phone_reach (host_id, user_id, booking_id, way, language, number, verified_at)
    select ${host}::uuid, ${user}::uuid, ${booking}::uuid, ${way}, ${language}, r.number, r.verified_at
    from (select 1) as one left join (select * from phone_reach where ${isOf(owner)}) r on ${way}::text <> 'mail'
    on conflict (host_id, user_id, booking_id) do update set way = excluded.way, language = excluded.language, number = excluded.number,
      verified_at = excluded.verified_at, changed_at = banyan_now(),
      stopped_at = case when excluded.way <> 'mail' then phone_reach.stopped_at end`.execute(trx);
}

/** Serializes changes to an owner's phone. */
export async function lockOwner(trx: Trx, { of, id }: PhoneOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${of}:${id}`}::text, 0))`.execute(trx);
}

/** Whether the last message to the number of a `phone_reach` `r` failed. */
export const isFailing = sql`coalesce((select m.state = 'failed' from phone_message m where m.number = r.number and m.way = r.way
  and m.host_id is not distinct from r.host_id and m.state not in ('waiting', 'trying') order by m.created_at desc limit 1), false)`;

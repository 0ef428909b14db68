// Statements of message links (docs/domain/hosts.md#links).
import { sql, type Kysely } from 'kysely';
import type { TeamRole } from '#src/domain/team/permissions.ts';
import { objectionAnswerMinutes } from '#src/domain/host-day/objection.ts';
import type { LinkPurpose, LinkTimes } from '#src/domain/host-reach/link.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

export interface LinkSubject {
  bookingId: string | null;
  departureId: number | null;
  date: string | null;
}

export interface LinkKey extends LinkSubject {
  purpose: LinkPurpose;
  hostId: string;
  sentTo: string | null;
}

/** Instants that determine the expiry; null when host and subject do not belong together. */
export async function findLinkTimes(db: Db, key: LinkKey): Promise<(LinkTimes & { now_ms: number }) | null> {
  const result = await sql<LinkTimes & { now_ms: number }>`
    select (extract(epoch from b.request_until) * 1000)::bigint as request_until,
      (extract(epoch from d.ends_at) * 1000)::bigint as ends_at,
      (select (extract(epoch from max(y.at)) * 1000)::bigint + ${objectionAnswerMinutes * 60_000}::bigint
        from booking_history y where y.booking_id = b.id and y.reason = 'contested') as objection_until,
      (select (extract(epoch from max(instant_of((${key.date}::date + 1)::timestamp, t.time_zone))) * 1000)::bigint
        from course c join city t on t.id = c.city_id where c.host_id = h.user_id) as day_ends_at,
      (extract(epoch from banyan_now()) * 1000)::bigint as now_ms
    from host h left join booking b on b.id = ${key.bookingId}::uuid
      left join departure d on d.id = coalesce(b.departure_id, ${key.departureId}::bigint)
      left join course c on c.id = d.course_id
    where h.user_id = ${key.hostId} and (${key.date}::date is not null or c.host_id = h.user_id)`.execute(db);
  return result.rows[0] ?? null;
}

/** A valid equal link, so a repeated message has the same URL. */
export async function findLiveLink(db: Db, key: LinkKey): Promise<{ id: string; secret_hash: Buffer } | null> {
  const result = await sql<{ id: string; secret_hash: Buffer }>`
    select id, secret_hash from host_link
    where host_id = ${key.hostId} and purpose = ${key.purpose} and sent_to is not distinct from ${key.sentTo}::uuid
      and booking_id is not distinct from ${key.bookingId}::uuid
      and departure_id is not distinct from ${key.departureId}::bigint
      and local_date is not distinct from ${key.date}::date
      and revoked_at is null and used_at is null and expires_at > banyan_now()
    order by created_at desc limit 1`.execute(db);
  return result.rows[0] ?? null;
}

export async function insertLink(
  db: Db,
  key: LinkKey,
  made: { id: string; secretHash: Buffer; expiresMs: number },
): Promise<void> {
  await sql`
    insert into host_link (id, secret_hash, purpose, host_id, sent_to, booking_id, departure_id, local_date, expires_at)
    values (${made.id}, ${made.secretHash}, ${key.purpose}, ${key.hostId}, ${key.sentTo}::uuid, ${key.bookingId}::uuid,
      ${key.departureId}::bigint, ${key.date}::date, to_timestamp(${made.expiresMs / 1000}::float8))`.execute(db);
}

export interface ChildLink extends LinkSubject {
  id: string;
  purpose: LinkPurpose;
  hash: string;
  expiresMs: number;
}

/** Links that a page leads to; existing ones stay. Returns all hashes. */
export async function insertChildren(
  db: Db,
  parentId: string,
  links: readonly ChildLink[],
): Promise<{ id: string; secret_hash: Buffer }[]> {
  const rows = links.map(({ id, purpose, hash, bookingId, departureId, date, expiresMs }) => ({
    id,
    purpose,
    hash,
    date,
    booking_id: bookingId,
    departure_id: departureId,
    expires: expiresMs / 1000,
  }));
  await sql`
    insert into host_link (id, secret_hash, purpose, host_id, sent_to, booking_id, departure_id, local_date, parent_id, expires_at)
    select r.id, decode(r.hash, 'hex'), r.purpose, p.host_id, p.sent_to, r.booking_id, r.departure_id, r.date, p.id,
      to_timestamp(r.expires)
    from host_link p, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, purpose text, booking_id uuid,
      departure_id bigint, date date, hash text, expires float8)
    where p.id = ${parentId} on conflict (id) do nothing`.execute(db);
  const result = await sql<{ id: string; secret_hash: Buffer }>`
    select id, secret_hash from host_link where id = any(${links.map((link) => link.id)}::uuid[])`.execute(db);
  return result.rows;
}

/** Instants in ms since 1970. */
export interface LinkRow {
  id: string;
  purpose: LinkPurpose;
  host_id: string;
  sent_to: string | null;
  booking_id: string | null;
  departure_id: number | null;
  local_date: string | null;
  expires_at: number;
  is_used: boolean;
  is_revoked: boolean;
  /** The day page that leads to it. */
  parent: { id: string; secret_hash: string } | null;
  host_name: string;
  /** The reader's role in the team; null for the host and former members. */
  team_role: TeamRole | null;
  language: string;
  now_ms: number;
}

export async function findLink(db: Db, secretHash: Buffer): Promise<LinkRow | null> {
  const result = await sql<LinkRow>`
    select l.id, l.purpose, l.host_id, l.sent_to, l.booking_id, l.departure_id, l.local_date,
      (extract(epoch from l.expires_at) * 1000)::bigint as expires_at, l.used_at is not null as is_used,
      l.revoked_at is not null as is_revoked, (select jsonb_build_object('id', p.id, 'secret_hash', encode(p.secret_hash, 'hex'))
        from host_link p where p.id = l.parent_id) as parent, h.display_name as host_name,
      coalesce((select r.language from phone_reach r where r.host_id = coalesce(l.sent_to, l.host_id)), 'en') as language,
      (select k.role from team_member k where k.host_id = l.host_id and k.user_id = l.sent_to) as team_role,
      (extract(epoch from banyan_now()) * 1000)::bigint as now_ms
    from host_link l join host h on h.user_id = l.host_id
    where l.secret_hash = ${secretHash}`.execute(db);
  return result.rows[0] ?? null;
}

export async function setUsed(db: Db, id: string, isUsed: boolean): Promise<void> {
  await sql`update host_link set used_at = case when ${isUsed}::boolean then banyan_now() end where id = ${id}`.execute(
    db,
  );
}

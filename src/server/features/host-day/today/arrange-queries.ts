// Statements of a departure's guides and pickup order (docs/domain/hosts.md#today, docs/domain/bookings.md#order-of-pickups).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { departureTables } from '#src/server/features/host-day/checkin/departure-queries.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Trx = Transaction<Database>;

/** Serializes two who arrange it. */
export async function lockArranged(trx: Trx, departureId: number): Promise<void> {
  await sql`select id from departure where id = ${departureId} for no key update`.execute(trx);
}

/** The host, its guides and managers. */
export async function countLeaders(trx: Trx, hostId: string, userIds: readonly string[]): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from user_account u where u.id = any(${[...userIds]}::uuid[]) and (u.id = ${hostId}
      or exists (select from team_member k
        where k.user_id = u.id and k.host_id = ${hostId} and k.role in ('guide', 'manager')))`.execute(trx);
  return result.rows[0]?.count ?? 0;
}

/** Replaces the guides; logs it under both names and emails those added or removed. */
export async function writeGuides(
  trx: Trx,
  departureId: number,
  userIds: readonly string[],
  by: Acting,
): Promise<{ id: string; name: string }[]> {
  const ids = [...userIds];
  await sql`
    with freed as (
      delete from departure_guide where departure_id = ${departureId} and not user_id = any(${ids}::uuid[]) returning user_id
    ), added as (
      insert into departure_guide (departure_id, user_id) select ${departureId}, id from unnest(${ids}::uuid[]) as g(id)
      on conflict do nothing returning user_id
    ), told as (
      select user_id, 'guide-freed' as kind from freed union all select user_id, 'guide-assigned' from added
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', kind, 'departure_id', d.id, 'reader_id', user_id)
    from told join departure d on d.id = ${departureId} and d.starts_at > banyan_now()
    where user_id is distinct from ${by.actorId}::uuid`.execute(trx);
  await writeLog(trx, 'departure-guides', { departureId, by, ids });
  const result = await sql<{ id: string; name: string }>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name
    from departure_guide g join user_account u on u.id = g.user_id
    where g.departure_id = ${departureId} order by lower(u.first_name), u.id`.execute(trx);
  return result.rows;
}

/** A coming departure for the guides' emails. */
export interface GuidedDeparture {
  title: string;
  host_name: string;
  date: string;
  time: string;
  guests: number;
  meeting_text: string;
  email: string;
  locale: string;
  is_led: boolean;
}

/** Null once it has begun. */
export async function findGuidedDeparture(
  db: Kysely<Database>,
  departureId: number,
  readerId: string,
): Promise<GuidedDeparture | null> {
  const result = await sql<GuidedDeparture>`
    select c.title, h.display_name as host_name, d.local_date as date, d.start_time as time, c.meeting_text, u.email::text as email,
      u.locale, exists (select from departure_guide g where g.departure_id = d.id and g.user_id = u.id) as is_led,
      (select coalesce(sum(b.pax), 0)::integer from booking b
        where b.departure_id = d.id and b.status in ('confirmed', 'checked_in')) as guests
    from ${departureTables} join user_account u on u.id = ${readerId}
    where d.id = ${departureId} and d.starts_at > banyan_now()`.execute(db);
  return result.rows[0] ?? null;
}

/** Unnamed guests follow by the rule. */
export async function writePickups(
  trx: Trx,
  departureId: number,
  bookingIds: readonly string[],
  by: Acting,
): Promise<void> {
  const ids = [...bookingIds];
  await sql`delete from pickup_stop where departure_id = ${departureId}`.execute(trx);
  await sql`
    insert into pickup_stop (departure_id, booking_id, position)
    select ${departureId}, b.id, s.position from unnest(${ids}::uuid[]) with ordinality as s(id, position)
      join booking b on b.id = s.id and b.departure_id = ${departureId}`.execute(trx);
  await writeLog(trx, 'departure-pickups', { departureId, by, ids });
}

async function writeLog(
  trx: Trx,
  action: AuditAction,
  { departureId, by, ids }: { departureId: number; by: Acting; ids: readonly string[] },
): Promise<void> {
  const detail = { role: by.role, on_behalf_of: by.onBehalfOf, ids };
  await writeAudit(trx, { actorId: by.actorId, action, subject: `departure:${departureId}`, detail });
}

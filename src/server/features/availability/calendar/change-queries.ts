// The statements that write a change of a calendar. Its days are locked (docs/domain/host-calendar.md#what-came-first-is-counted).
import { sql, type Transaction } from 'kysely';
import type { Change, Week } from '#src/domain/availability/host/change.ts';
import type { HostException } from '#src/domain/availability/host/slot.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import type { Days } from './queries.ts';

type Trx = Transaction<Database>;

/** Closes whole days of listings, their extra departures included. */
export async function blockDays(
  trx: Trx,
  courseIds: readonly number[],
  { from, to, reason }: Days & { reason: string },
): Promise<void> {
  const ids = [...courseIds];
  await sql`
    update availability_exception set kind = 'closed', reopens_as = 'extra', reason = ${reason}
    where course_id = any(${ids}::integer[]) and local_date between ${from}::date and ${to}::date and kind = 'extra'`.execute(
    trx,
  );
  await sql`
    insert into availability_exception (course_id, local_date, kind, reason)
    select id, ${from}::date + ahead, 'closed', ${reason}
    from unnest(${ids}::integer[]) id, generate_series(0, ${to}::date - ${from}::date) ahead
    on conflict (course_id, local_date, start_time) do update set reason = excluded.reason`.execute(trx);
}

/** Opens days that were closed as a whole. */
export async function unblockDays(trx: Trx, courseIds: readonly number[], { from, to }: Days): Promise<void> {
  await sql`
    delete from availability_exception where course_id = any(${[...courseIds]}::integer[])
      and local_date between ${from}::date and ${to}::date and start_time is null`.execute(trx);
}

/** Writes what one departure does differently. */
export async function writeException(trx: Trx, courseId: number, one: HostException): Promise<void> {
  await sql`
    insert into availability_exception (course_id, local_date, start_time, kind, capacity, min_pax, reason, reopens_as)
    values (${courseId}, ${one.local_date}, ${one.start_time}, ${one.kind}, ${one.capacity}, ${one.min_pax}, ${one.reason},
      ${one.reopens_as})
    on conflict (course_id, local_date, start_time) do update set kind = excluded.kind, capacity = excluded.capacity,
      min_pax = excluded.min_pax, reason = excluded.reason, reopens_as = excluded.reopens_as`.execute(trx);
}

/** Forgets what one departure does differently. */
export async function deleteException(trx: Trx, courseId: number, date: string, time: string): Promise<void> {
  await sql`
    delete from availability_exception
    where course_id = ${courseId} and local_date = ${date} and start_time = ${time}`.execute(trx);
}

/** Replaces the weekly rules of a listing; those that stay are not touched, so that nothing is worked out for them. */
export async function writeWeek(trx: Trx, courseId: number, week: Week): Promise<void> {
  const rows = JSON.stringify(week.rules);
  const wanted = sql`jsonb_to_recordset(${rows}::jsonb)
    as w(weekday smallint, start_time time, capacity integer, min_pax smallint)`;
  await sql`
    delete from availability_rule r where r.course_id = ${courseId} and not exists (
      select from ${wanted} where (w.weekday, w.start_time) = (r.weekday, r.start_time))`.execute(trx);
  await sql`
    insert into availability_rule as r (course_id, weekday, start_time, capacity, min_pax)
    select ${courseId}, w.weekday, w.start_time, w.capacity, w.min_pax from ${wanted}
    on conflict (course_id, weekday, start_time) do update set capacity = excluded.capacity, min_pax = excluded.min_pax
      where (r.capacity, r.min_pax) is distinct from (excluded.capacity, excluded.min_pax)`.execute(trx);
  const { cutoff_first_minutes: first, cutoff_later_minutes: later, horizon_days: horizon } = week;
  await sql`
    update course set cutoff_first_minutes = ${first}, cutoff_later_minutes = ${later}, horizon_days = ${horizon}
    where id = ${courseId}
      and (cutoff_first_minutes, cutoff_later_minutes, horizon_days) is distinct from (${first}, ${later}, ${horizon})`.execute(
    trx,
  );
}

/**
 * Tells the rows of departures how many seats they have now, never fewer than are taken: lists are told of the last seat by a
 * change of these rows (ADR 024).
 */
export async function writeSeats(trx: Trx, seats: readonly { id: number; capacity: number }[]): Promise<void> {
  await sql`
    update departure d set capacity = greatest(d.taken, s.capacity)
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s(id bigint, capacity integer)
    where d.id = s.id and d.capacity <> greatest(d.taken, s.capacity)`.execute(trx);
}

/** Who changed what, and for whom; the host's own reason is left out. */
export async function logChange(trx: Trx, subject: string, change: Change, by: Acting): Promise<void> {
  const { kind, ...given } = change;
  const { reason: _, ...rest } = { reason: '', ...given };
  const detail = { role: by.role, on_behalf_of: by.onBehalfOf, ...rest };
  await writeAudit(trx, { actorId: by.actorId, action: `calendar-${kind}`, subject, detail });
}

// Facts of link pages: a booking, a departure, or a day's guests.
import { sql, type Kysely } from 'kysely';
import { awaitedStatuses, madeStatuses, type BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Instants in ms since 1970. Without the guest's phone and address. */
export interface LinkedBooking {
  id: string;
  ref: string;
  status: BookingStatus;
  pax: number;
  first_name: string;
  cash: string;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  pickup_address: string;
  title: string;
  course_id: number;
  departure_id: number;
  date: string;
  time: string;
  time_zone: string;
  starts_at: number;
  ends_at: number;
  request_until: number | null;
  checked_in_at: number | null;
  no_show_at: number | null;
}

const ms = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::bigint`;

const columns = sql`b.id, b.ref, b.status, b.pax, b.first_name, b.cash, b.balance_cents, b.balance_local_minor, b.local_currency,
  b.pickup_address, c.title, c.id as course_id, d.id as departure_id, d.local_date as date, d.start_time as time, t.time_zone,
  ${ms('d.starts_at')} as starts_at, ${ms('d.ends_at')} as ends_at, ${ms('b.request_until')} as request_until,
  ${ms('b.checked_in_at')} as checked_in_at, ${ms('b.no_show_at')} as no_show_at`;

const tables = sql`booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
  join city t on t.id = c.city_id`;

export async function findLinkedBooking(db: Db, id: string, hostId: string): Promise<LinkedBooking | null> {
  const result = await sql<LinkedBooking>`
    select ${columns} from ${tables} where b.id = ${id} and c.host_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

/** In order of arrival. Holds are not guests yet. */
export async function findDayBookings(db: Db, hostId: string, date: string): Promise<LinkedBooking[]> {
  const result = await sql<LinkedBooking>`
    select ${columns} from ${tables}
    where c.host_id = ${hostId} and d.local_date = ${date} and b.status = any(${[...madeStatuses]}::text[])
    order by d.starts_at, c.id, b.created_at, b.id`.execute(db);
  return result.rows;
}

/** Instants in ms since 1970. */
export interface LinkedDeparture {
  course_id: number;
  title: string;
  date: string;
  time: string;
  time_zone: string;
  starts_at: number;
  ends_at: number;
  late_minutes: number;
  guests: number;
  is_closed: boolean;
}

export async function findLinkedDeparture(db: Db, id: number, hostId: string): Promise<LinkedDeparture | null> {
  const result = await sql<LinkedDeparture>`
    select c.id as course_id, c.title, d.local_date as date, d.start_time as time, t.time_zone, ${ms('d.starts_at')} as starts_at,
      ${ms('d.ends_at')} as ends_at, d.late_minutes::integer as late_minutes,
      (select coalesce(sum(b.pax), 0)::integer from booking b
        where b.departure_id = d.id and b.status = any(${[...awaitedStatuses]}::text[])) as guests,
      exists (select from availability_exception e where e.course_id = c.id and e.local_date = d.local_date
        and e.start_time = d.start_time and e.kind = 'closed') as is_closed
    from departure d join course c on c.id = d.course_id join city t on t.id = c.city_id
    where d.id = ${id} and c.host_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

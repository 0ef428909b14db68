// The statements behind a booking's page and the list of bookings.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Policy } from '#src/domain/booking/policy.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { WireQuote } from './wire-quote.ts';

type Db = Kysely<Database>;
type Detail = CallOutput<'booking/detail'>;

/** What a list and a page both show of a booking. */
export interface BookingRow {
  id: string;
  ref: string;
  user_id: string;
  host_id: string;
  access_hash: Buffer;
  status: BookingStatus;
  payment: Detail['payment'];
  refund: Detail['refund'];
  cash: Detail['cash_state'];
  course_id: number;
  title: string;
  slug: string;
  city_slug: string;
  city_name: string;
  country_code: string;
  country_name: string;
  category_name: string;
  duration_minutes: number;
  images: NonNullable<Detail['course']['image']>[];
  date: string;
  time: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  pax: number;
  quote: WireQuote;
  due_cents: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  first_name: string;
  last_name: string;
  host_name: string;
  now_ms: number;
}

export interface DetailRow extends BookingRow {
  departure_id: number;
  addons: { id: number; label: string; count: number; unit_price_cents: number }[];
  confirmation: Detail['confirmation'];
  host_phone: string;
  meeting_text: string;
  meeting_latitude: number;
  meeting_longitude: number;
  bring: string[];
  policy: Policy;
  email: string;
  isd_code: string;
  phone: string;
  message: string;
  pickup_address: string;
  pickup_latitude: number | null;
  pickup_longitude: number | null;
  hold_until: Date | null;
  created_at: Date;
  history: { at: string; actor: string; from_status: BookingStatus | null; to_status: BookingStatus; reason: string }[];
}

const columns = sql`
  b.id, b.ref, b.user_id, c.host_id, b.access_hash, b.status, b.payment, b.refund, b.cash, c.id as course_id, c.title,
  c.slug, ci.slug as city_slug, ci.name as city_name, ci.country_code, co.name as country_name, ca.name as category_name,
  c.duration_minutes, c.images, d.local_date as date, d.start_time as time, ci.time_zone, d.starts_at, d.ends_at, b.pax,
  b.quote, b.due_cents, b.balance_cents, b.balance_local_minor, b.local_currency, b.first_name, b.last_name,
  h.display_name as host_name, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms`;

const tables = sql`booking b
  join departure d on d.id = b.departure_id
  join course c on c.id = b.course_id
  join city ci on ci.id = c.city_id
  join country co on co.code = ci.country_code
  join category ca on ca.id = c.category_id
  join host h on h.user_id = c.host_id`;

/** Reads a booking by id or ref, whoever asks: the caller decides who may see it. */
export async function findDetail(db: Db, by: { id: string } | { ref: string }): Promise<DetailRow | null> {
  const isIt = 'id' in by ? sql`b.id = ${by.id}` : sql`b.ref = ${by.ref}`;
  const found = await sql<DetailRow>`
    select ${columns}, b.departure_id, b.addons, c.confirmation, h.phone as host_phone, c.meeting_text, c.meeting_latitude,
      c.meeting_longitude, c.bring, b.policy, b.email, b.isd_code, b.phone, b.message, b.pickup_address, b.pickup_latitude,
      b.pickup_longitude, b.hold_until, b.created_at,
      (select jsonb_agg(jsonb_build_object('at', y.at, 'actor', y.actor, 'from_status', y.from_status,
          'to_status', y.to_status, 'reason', y.reason) order by y.id) from booking_history y where y.booking_id = b.id) as history
    from ${tables} where ${isIt}`.execute(db);
  return found.rows[0] ?? null;
}

export interface ListWanted {
  userId: string;
  when: 'upcoming' | 'past' | 'all';
  status: BookingStatus | null;
  offset: number;
  count: number;
}

function listed({ userId, when, status }: ListWanted): RawBuilder<unknown> {
  const time = { upcoming: sql`d.ends_at >= banyan_now()`, past: sql`d.ends_at < banyan_now()`, all: sql`true` }[when];
  // A hold that came to nothing is no booking to anybody; one that can still be paid, or is being checked, is.
  const isShown = sql`(b.status <> 'expired' or b.refund <> 'none')
    and (b.status <> 'held' or b.hold_until > banyan_now() or b.payment = 'checking')`;
  return sql`b.user_id = ${userId} and ${time} and ${isShown} and ${status === null ? sql`true` : sql`b.status = ${status}`}`;
}

/** A guest's bookings, the next trip first and then the latest past one; `total` counts all of them. */
export async function findGuestBookings(db: Db, wanted: ListWanted): Promise<{ rows: BookingRow[]; total: number }> {
  const found = await sql<BookingRow & { total: number }>`
    select ${columns}, count(*) over () as total from ${tables} where ${listed(wanted)}
    order by d.ends_at < banyan_now(), abs(extract(epoch from d.starts_at - banyan_now())), b.id
    limit ${wanted.count} offset ${wanted.offset}`.execute(db);
  if (found.rows.length > 0) return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`
    select count(*) as total from booking b join departure d on d.id = b.departure_id where ${listed(wanted)}`.execute(
    db,
  );
  return { rows: [], total: counted.rows[0]?.total ?? 0 };
}

// Statements of bookings in the back office (docs/reference/back-office.md#bookings).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { type BookingSearch, readBookingSearch } from '#src/domain/booking/find-booking.ts';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { bookingWaits } from '#src/server/platform/db/backlog-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  allOf,
  cursorOf,
  fullName,
  instantIn,
  instantText,
  moneyOf,
  mostMatches,
  type Place,
  placeIn,
  type RowsQuery,
  startsWith,
  unionOf,
} from '#src/server/platform/db/row-queries.ts';

type Db = Kysely<Database>;
type BookingsQuery = RowsQuery<'admin/booking-list'>;
type Days = Pick<BookingsQuery, 'from' | 'to'>;

const isTrouble = (show: string): show is keyof typeof bookingWaits => show in bookingWaits;

function isListed(show: BookingsQuery['show']): RawBuilder<unknown> {
  if (show === undefined) return sql`true`;
  return isTrouble(show) ? sql.raw(bookingWaits[show]) : sql`b.status = ${sql.lit(show)}`;
}

// Rows that only hold an offer's seats are no bookings.
const isBooking = sql`b.visitor_id not like 'offer:%'`;

/** A civil day begins at most one day before or after the UTC day. */
const zoneDays = 1;

/** Days of departure `d`, with bounds that the index can use. */
function within({ from, to }: Days): RawBuilder<unknown> {
  return allOf([
    from !== undefined &&
      sql`d.local_date >= ${from}::date and d.starts_at >= ${from}::date - make_interval(days => ${zoneDays})`,
    to !== undefined &&
      sql`d.local_date <= ${to}::date and d.starts_at < ${to}::date + make_interval(days => ${1 + zoneDays})`,
  ]);
}

const isDated = ({ from, to }: Days) => from !== undefined || to !== undefined;

/** By date of the experience where days are given, otherwise by creation. */
const sortedBy = (query: BookingsQuery) => (isDated(query) ? sql`d.starts_at` : sql`b.created_at`);

function behind(query: BookingsQuery): RawBuilder<unknown> {
  const { after } = query;
  if (after === null) return sql`true`;
  const place = sql`(${instantIn(after)}, ${placeIn(after).id}::uuid)`;
  return isDated(query) ? sql`(d.starts_at, b.id) > ${place}` : sql`(b.created_at, b.id) < ${place}`;
}

const inOrder = (query: BookingsQuery, at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  isDated(query) ? sql`order by ${at}, ${id}` : sql`order by ${at} desc, ${id} desc`;

/** Materialized, each by its own index: a lookup per row costs more. */
function matching({ ref, email, phones, name }: BookingSearch): RawBuilder<unknown> {
  const limit = sql`limit ${mostMatches + 1}`;
  return unionOf(
    [
      ref !== null && sql`(select * from booking where ref = ${ref})`,
      email !== null && sql`(select * from booking where ${startsWith(sql`lower(email::text)`, email)} ${limit})`,
      phones.length > 0 && sql`(select * from booking where phone <> '' and phone = any(${sql.val(phones)}) ${limit})`,
      name !== null && sql`(select * from booking where ${startsWith(sql`lower(first_name)`, name)} ${limit})`,
      name !== null && sql`(select * from booking where ${startsWith(sql`lower(last_name)`, name)} ${limit})`,
    ],
    sql`select * from booking where false`,
  );
}

/** Chooses the cheapest source: the search, a city's listings, or all. */
function idsOf(query: BookingsQuery, search: BookingSearch | null): RawBuilder<unknown> {
  const { city_id: city, show, count } = query;
  const at = sortedBy(query);
  const chosen = (source: RawBuilder<unknown>, also: RawBuilder<unknown>) => sql`
    select b.id, ${at} as at from ${source} join departure d on d.id = b.departure_id
    where ${isBooking} and ${isListed(show)} and ${within(query)} and ${behind(query)} and ${also}
    ${inOrder(query, at, sql`b.id`)} limit ${count}`;
  const inCity = city === undefined ? sql`true` : sql`b.course_id in (select id from course where city_id = ${city})`;
  if (search !== null) return chosen(sql`(select * from found limit ${mostMatches}) b`, inCity);
  if (city === undefined) return chosen(sql`booking b`, sql`true`);
  return sql`select p.id, p.at from course c
    cross join lateral (${chosen(sql`booking b`, sql`b.course_id = c.id`)}) p
    where c.city_id = ${city} ${inOrder(query, sql`p.at`, sql`p.id`)} limit ${count}`;
}

type BookingRow = CallOutput<'admin/booking-list'>['data'][number] & Place;

export async function findBookings(db: Db, query: BookingsQuery): Promise<BookingRow[]> {
  const search = readBookingSearch(query.find ?? '');
  const found = search === null ? sql`select null::uuid as id where false` : matching(search);
  const page = await sql<BookingRow>`
    with found as materialized (${found}), page as materialized (${idsOf(query, search)})
    select b.id, b.ref, b.status as booking_status, b.payment, b.refund, b.cash as cash_state,
      ${instantText(sql`b.created_at`)} as made_at, d.local_date::text as date, to_char(d.start_time, 'HH24:MI') as time,
      c.id as course_id, c.title, ci.name as city, h.display_name as host, coalesce(${fullName('b')}, '') as guest,
      b.email::text as email,
      coalesce(case when b.phone <> '' and b.isd_code <> '' then '+' || ltrim(b.isd_code, '+') || ' ' end, '') || b.phone as phone,
      b.pax, ${moneyOf(sql`b.total_cents`)} as total, ${moneyOf(sql`b.due_cents`)} as paid_online,
      ${moneyOf(sql`b.balance_cents`)} as balance, ${cursorOf(sql`page.at`, sql`page.id`)} as cursor,
      (select count(*)::integer from found) as found
    from page join booking b on b.id = page.id join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
    ${inOrder(query, sql`page.at`, sql`page.id`)}`.execute(db);
  return page.rows;
}

export async function isDisputed(db: Db, paymentId: string): Promise<boolean> {
  const result = await sql<{ is_disputed: boolean }>`
    select count(*) > 0 as is_disputed from dispute where payment_id = ${paymentId} and status in ('open', 'lost')`.execute(
    db,
  );
  return result.rows[0]?.is_disputed ?? false;
}

/** A payment without its provider URL; `due_cents` is in minor units. */
export interface PaymentRow extends Omit<CallOutput<'admin/booking'>['payments'][number], 'provider_url'> {
  due_cents: number;
  provider: string;
  capture_ref: string | null;
}

export async function findPayments(db: Db, bookingId: string): Promise<PaymentRow[]> {
  const result = await sql<PaymentRow>`
    select p.id, p.method, p.status, p.amount_minor, p.currency, p.due_cents, ${moneyOf(sql`p.due_cents`)} as due, p.provider,
      coalesce(p.provider_ref, '') as provider_ref, p.capture_ref,
      p.seat_wait_until is not null or exists (select from refund r where r.payment_id = p.id and r.reason = 'late_or_surplus') as is_surplus,
      ${instantText(sql`p.created_at`)} as at
    from payment p where p.booking_id = ${bookingId} order by p.created_at, p.id limit 100`.execute(db);
  return result.rows;
}

type Booking = CallOutput<'admin/booking'>;

/** Refund amounts are in minor units. */
type RefundRow = Booking['refunds'][number] & { payment_id: string; due_cents: number };

export async function findRefunds(db: Db, bookingId: string): Promise<RefundRow[]> {
  const result = await sql<RefundRow>`
    select r.id, r.payment_id, r.amount_minor, p.currency, r.due_cents, ${moneyOf(sql`r.due_cents`)} as due, r.reason, r.status,
      ${instantText(sql`r.created_at`)} as at
    from payment p join refund r on r.payment_id = p.id
    where p.booking_id = ${bookingId} order by r.created_at, r.id limit 200`.execute(db);
  return result.rows;
}

export async function findPostings(db: Db, bookingId: string): Promise<Booking['postings']> {
  const result = await sql<Booking['postings'][number]>`
    select x.id::text as id, x.kind, ${instantText(sql`x.at`)} as at, (
        select coalesce(jsonb_agg(jsonb_build_object('account', e.account, 'amount_minor', e.amount_minor,
          'currency', e.currency) order by e.id), '[]') from ledger_entry e where e.tx_id = x.id) as lines
    from ledger_tx x where x.booking_id = ${bookingId} order by x.id limit 200`.execute(db);
  return result.rows;
}

/** Taken seats include holds that have not expired. */
export interface BookedDeparture {
  hostId: string;
  courseId: number;
  date: string;
  time: string;
  capacity: number;
  taken: number;
  has_begun: boolean;
  is_closed: boolean;
  bookings: number;
}

export async function findDeparture(db: Db, bookingId: string): Promise<BookedDeparture | null> {
  const result = await sql<BookedDeparture>`
    select c.host_id as "hostId", c.id as "courseId", d.local_date::text as date, coalesce(left(d.start_time::text, 5), '') as time, d.capacity,
      coalesce(d.taken - (select coalesce(sum(o.pax), 0)::integer from booking o
        where o.departure_id = d.id and o.status = 'held' and o.hold_until <= banyan_now()), 0) as taken,
      d.starts_at <= banyan_now() as has_begun,
      exists (select from availability_exception e where e.course_id = c.id and e.local_date = d.local_date
        and e.start_time = d.start_time and e.kind = 'closed') as is_closed,
      (select count(*)::integer from booking o where o.departure_id = d.id and o.status = any(${[...awaitedStatuses]}::text[])) as bookings
    from booking b join departure d on d.id = b.departure_id join course c on c.id = d.course_id
    where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

export async function queueSeatsMail(
  trx: Transaction<Database>,
  { bookingId, before, after }: { bookingId: string; before: number; after: number },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'host-seats-raised',
      'booking_id', ${bookingId}::text, 'before', ${before}::integer, 'after', ${after}::integer))`.execute(trx);
}

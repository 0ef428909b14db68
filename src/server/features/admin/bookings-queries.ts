// The statements behind bookings in the back office: all of them, one with its money, and the seats of its departure
// (docs/reference/back-office.md#bookings).
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

// A row that only keeps the seats of an offer is nobody's booking.
const isBooking = sql`b.visitor_id not like 'offer:%'`;

/** A day of any zone begins at most so much before or after that of UTC. */
const zoneDays = 1;

/** Days of departure `d`, and the instants that they may lie at, which the index knows. */
function within({ from, to }: Days): RawBuilder<unknown> {
  return allOf([
    from !== undefined &&
      sql`d.local_date >= ${from}::date and d.starts_at >= ${from}::date - make_interval(days => ${zoneDays})`,
    to !== undefined &&
      sql`d.local_date <= ${to}::date and d.starts_at < ${to}::date + make_interval(days => ${1 + zoneDays})`,
  ]);
}

const isDated = ({ from, to }: Days) => from !== undefined || to !== undefined;

/** What a list is in the order of: when the experience begins where days are asked for, else when the booking was made. */
const sortedBy = (query: BookingsQuery) => (isDated(query) ? sql`d.starts_at` : sql`b.created_at`);

function behind(query: BookingsQuery): RawBuilder<unknown> {
  const { after } = query;
  if (after === null) return sql`true`;
  const place = sql`(${instantIn(after)}, ${placeIn(after).id}::uuid)`;
  return isDated(query) ? sql`(d.starts_at, b.id) > ${place}` : sql`(b.created_at, b.id) < ${place}`;
}

const inOrder = (query: BookingsQuery, at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  isDated(query) ? sql`order by ${at}, ${id}` : sql`order by ${at} desc, ${id} desc`;

/** The bookings that a search finds, each by its own index: whole, because to look each up again would cost more than finding it. */
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

/** The ids of a page, by what reads least: what was found, the listings of a city, or all from its place on. */
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

/** Bookings in order, the newest first; with days given in the order of when they take place. */
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

/** Whether a guest's bank has taken a payment back, or asks to. */
export async function isDisputed(db: Db, paymentId: string): Promise<boolean> {
  const result = await sql<{ is_disputed: boolean }>`
    select count(*) > 0 as is_disputed from dispute where payment_id = ${paymentId} and status in ('open', 'lost')`.execute(
    db,
  );
  return result.rows[0]?.is_disputed ?? false;
}

/** A payment of a booking as calls answer it but for its page at the provider; `due_cents` is what it stands for in minor units. */
export interface PaymentRow extends Omit<CallOutput<'admin/booking'>['payments'][number], 'provider_url'> {
  due_cents: number;
  provider: string;
  capture_ref: string | null;
}

/** All payments of a booking, the oldest first. */
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

/** A refund of a booking, the payment that it is of, and what it gives back in minor units. */
type RefundRow = Booking['refunds'][number] & { payment_id: string; due_cents: number };

/** All refunds of a booking, the oldest first. */
export async function findRefunds(db: Db, bookingId: string): Promise<RefundRow[]> {
  const result = await sql<RefundRow>`
    select r.id, r.payment_id, r.amount_minor, p.currency, r.due_cents, ${moneyOf(sql`r.due_cents`)} as due, r.reason, r.status,
      ${instantText(sql`r.created_at`)} as at
    from payment p join refund r on r.payment_id = p.id
    where p.booking_id = ${bookingId} order by r.created_at, r.id limit 200`.execute(db);
  return result.rows;
}

/** What the ledger has of a booking, in its order. */
export async function findPostings(db: Db, bookingId: string): Promise<Booking['postings']> {
  const result = await sql<Booking['postings'][number]>`
    select x.id::text as id, x.kind, ${instantText(sql`x.at`)} as at, (
        select coalesce(jsonb_agg(jsonb_build_object('account', e.account, 'amount_minor', e.amount_minor,
          'currency', e.currency) order by e.id), '[]') from ledger_entry e where e.tx_id = x.id) as lines
    from ledger_tx x where x.booking_id = ${bookingId} order by x.id limit 200`.execute(db);
  return result.rows;
}

/** The departure of a booking with its seats; what is taken counts holds that have not run out. */
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

/** The departure; null where there is no such booking. */
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

/** Tells the host how many seats the departure has now. */
export async function queueSeatsMail(
  trx: Transaction<Database>,
  { bookingId, before, after }: { bookingId: string; before: number; after: number },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'host-seats-raised',
      'booking_id', ${bookingId}::text, 'before', ${before}::integer, 'after', ${after}::integer))`.execute(trx);
}

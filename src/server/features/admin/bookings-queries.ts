// The statements behind the back office's list of bookings (docs/back-office.md#bookings).
import { mostMatches } from './kit/list.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { BookingSearch } from '#src/domain/booking/find-booking.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { bookingWaits } from '#src/server/platform/db/booking-waits-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { instantOf, type ListCursor, microsOf, startsWith } from './kit/cursor-queries.ts';

type BookingListInput = CallInput<'admin/booking-list'>;
type Line = CallOutput<'admin/booking-list'>['data'][number];

/** Which bookings, as the list and its file ask for them. */
export interface BookingsQuery extends Pick<BookingListInput, 'show' | 'city_id' | 'from' | 'to'> {
  readonly search: BookingSearch | null;
  /** Where the page before ended. */
  readonly after: ListCursor | null;
  readonly count: number;
}

/** A booking as the list shows it; amounts in minor units. */
export interface BookingLineRow {
  id: string;
  ref: string;
  booking_status: Line['booking_status'];
  payment: Line['payment'];
  refund: Line['refund'];
  cash_state: Line['cash_state'];
  made_at: Date;
  micros: string;
  date: string;
  time: string;
  course_id: number;
  title: string;
  city: string;
  host: string;
  guest: string;
  email: string;
  phone: string;
  pax: number;
  total_cents: number;
  due_cents: number;
  balance_cents: number;
}

const isTrouble = (show: string): show is keyof typeof bookingWaits => show in bookingWaits;

function shown(show: BookingListInput['show']): RawBuilder<unknown> {
  if (show === undefined) return sql`true`;
  return isTrouble(show) ? sql.raw(bookingWaits[show]) : sql`b.status = ${sql.lit(show)}`;
}

// A row that only keeps the seats of an offer is nobody's booking.
const isBooking = sql`b.visitor_id not like 'offer:%'`;

/** A day of any zone begins at most so much before or after that of UTC. */
const zoneDays = 1;

/** Days of departure `d`, and the instants that they may lie at, which the index knows. */
function within({ from, to }: Pick<BookingListInput, 'from' | 'to'>): RawBuilder<unknown> {
  const since = sql`d.local_date >= ${from}::date and d.starts_at >= ${from}::date - make_interval(days => ${zoneDays})`;
  const until = sql`d.local_date <= ${to}::date and d.starts_at < ${to}::date + make_interval(days => ${1 + zoneDays})`;
  return sql`${from === undefined ? sql`true` : since} and ${to === undefined ? sql`true` : until}`;
}

const isDated = ({ from, to }: Pick<BookingListInput, 'from' | 'to'>) => from !== undefined || to !== undefined;

/** What a list is in the order of: when the experience begins where days are asked for, else when the booking was made. */
const sortedBy = (query: BookingsQuery) => (isDated(query) ? sql`d.starts_at` : sql`b.created_at`);

function behind(query: BookingsQuery): RawBuilder<unknown> {
  const { after } = query;
  if (after === null) return sql`true`;
  const place = sql`(${instantOf(after)}, ${after.id}::uuid)`;
  return isDated(query) ? sql`(d.starts_at, b.id) > ${place}` : sql`(b.created_at, b.id) < ${place}`;
}

const inOrder = (query: BookingsQuery, at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  isDated(query) ? sql`order by ${at}, ${id}` : sql`order by ${at} desc, ${id} desc`;

/** The bookings that a search finds, each way by its own index: whole, because to look each up again would cost more than finding it. */
function matching({ ref, email, phones, name }: BookingSearch): RawBuilder<unknown> {
  const limit = sql`limit ${mostMatches + 1}`;
  const ways = [
    ref !== null && sql`(select * from booking where ref = ${ref})`,
    email !== null && sql`(select * from booking where ${startsWith(sql`lower(email::text)`, email)} ${limit})`,
    phones.length > 0 && sql`(select * from booking where phone <> '' and phone = any(${sql.val(phones)}) ${limit})`,
    name !== null && sql`(select * from booking where ${startsWith(sql`lower(first_name)`, name)} ${limit})`,
    name !== null && sql`(select * from booking where ${startsWith(sql`lower(last_name)`, name)} ${limit})`,
  ].filter((way) => way !== false);
  return ways.length === 0 ? sql`select * from booking where false` : sql.join(ways, sql` union `);
}

/** The ids of a page, by the way that reads least: what was found, the listings of a city, or all from its place on. */
function idsOf(query: BookingsQuery): RawBuilder<unknown> {
  const { search, city_id: city, show, count } = query;
  const at = sortedBy(query);
  const chosen = (source: RawBuilder<unknown>, also: RawBuilder<unknown>) => sql`
    select b.id, ${at} as at from ${source} join departure d on d.id = b.departure_id
    where ${isBooking} and ${shown(show)} and ${within(query)} and ${behind(query)} and ${also}
    ${inOrder(query, at, sql`b.id`)} limit ${count}`;
  const inCity = city === undefined ? sql`true` : sql`b.course_id in (select id from course where city_id = ${city})`;
  if (search !== null) return chosen(sql`(select * from found limit ${mostMatches}) b`, inCity);
  if (city === undefined) return chosen(sql`booking b`, sql`true`);
  return sql`select p.id, p.at from course c
    cross join lateral (${chosen(sql`booking b`, sql`b.course_id = c.id`)}) p
    where c.city_id = ${city} ${inOrder(query, sql`p.at`, sql`p.id`)} limit ${count}`;
}

/** Bookings in order, and how many a search found, at most one more than are looked through. */
export async function findBookings(
  db: Kysely<Database>,
  query: BookingsQuery,
): Promise<{ rows: BookingLineRow[]; found: number }> {
  const found = query.search === null ? sql`select null::uuid as id where false` : matching(query.search);
  const page = await sql<BookingLineRow & { found: number }>`
    with found as materialized (${found}), page as materialized (${idsOf(query)})
    select b.id, b.ref, b.status as booking_status, b.payment, b.refund, b.cash as cash_state, b.created_at as made_at,
      ${microsOf(sql`page.at`)} as micros, d.local_date::text as date,
      to_char(d.start_time, 'HH24:MI') as time, c.id as course_id, c.title, ci.name as city, h.display_name as host,
      coalesce(trim(b.first_name || ' ' || b.last_name), '') as guest, b.email::text as email,
      coalesce(case when b.phone <> '' and b.isd_code <> '' then '+' || ltrim(b.isd_code, '+') || ' ' end, '') || b.phone as phone,
      b.pax, b.total_cents, b.due_cents, b.balance_cents, (select count(*)::integer from found) as found
    from page join booking b on b.id = page.id join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
    ${inOrder(query, sql`page.at`, sql`page.id`)}`.execute(db);
  return { rows: page.rows, found: page.rows[0]?.found ?? 0 };
}

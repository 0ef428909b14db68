// Statement of the dashboard (docs/reference/addresses.md#dashboard).
import { sql, type Kysely } from 'kysely';
import { longestHours } from '#src/domain/listing/listing-limits.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostedCourses } from '#src/server/features/booking/index.ts';
import { isOpenCodeOf } from '#src/server/features/pricing/index.ts';

const limits = { reviews: 3, codes: 6 };

const isReviewed = sql`exists (select from review r where r.booking_id = b.id)`;

/** Instants are text. */
export interface ReviewDueRow {
  booking_id: string;
  date: string;
  until: string;
  time_zone: string;
  course_id: number;
  title: string;
  activity: string;
  slug: string;
  city_slug: string;
  city_name: string;
  country_code: string;
  country_name: string;
  category_name: string;
  duration_minutes: number;
  images: {
    id: string;
    alt: string;
    width: number;
    height: number;
    blur: string | null;
    dominant: string | null;
    focal: [number, number] | null;
  }[];
}

/** Money in minor units. */
export interface OwnCodeRow {
  code: string;
  amount_cents: number | null;
  percent: number | null;
  minimum_spend_cents: number;
  valid_until: string | null;
}

export interface NextRow {
  requests: number;
  questions: number;
  offers: number;
  is_host: boolean;
  host_requests: number;
  host_questions: number;
  host_guests: number;
  host_next_date: string | null;
  reviews: ReviewDueRow[];
  codes: OwnCodeRow[];
  has_trip_calendar: boolean;
}

// The index has the start.
const notOver = sql`d.ends_at > banyan_now() and d.starts_at > banyan_now() - make_interval(hours => ${sql.lit(longestHours)})`;

const isOpen = sql`i.status = 'open' and i.expires_at > banyan_now()`;

const reviewsDue = (
  userId: string,
) => sql`(select coalesce(jsonb_agg(to_jsonb(due) order by due.until desc), '[]') from (
    select b.id as booking_id, d.local_date::text as date, d.ends_at + make_interval(days => ${sql.lit(reviewLimits.openDays)}) as until,
      ci.time_zone, c.id as course_id, c.title, coalesce(nullif(c.activity, ''), ca.name) as activity, c.slug, ci.slug as city_slug,
      ci.name as city_name, ci.country_code, co.name as country_name, ca.name as category_name, c.duration_minutes, c.images
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id join country co on co.code = ci.country_code join category ca on ca.id = c.category_id
    where b.user_id = ${userId} and b.in_account = 'joined' and b.status = 'completed' and not ${isReviewed}
      and d.ends_at > banyan_now() - make_interval(days => ${sql.lit(reviewLimits.openDays)})
    order by d.ends_at desc limit ${sql.lit(limits.reviews)}) due)`;

const goodCodes = (userId: string) => sql`(select coalesce(jsonb_agg(to_jsonb(good)), '[]') from (
    select k.code::text as code, k.amount_cents, k.percent::float8 as percent, k.minimum_spend_cents, k.valid_until
    from coupon k where ${isOpenCodeOf(userId)}
    order by k.valid_until, k.code limit ${sql.lit(limits.codes)}) good)`;

export async function findNext(db: Kysely<Database>, userId: string): Promise<NextRow> {
  const hosted = hostedCourses(userId, 'requests');
  // Guides only see guests.
  const led = hostedCourses(userId, 'departures');
  const result = await sql<NextRow>`
    select (select count(*) from booking b where b.user_id = ${userId} and b.in_account = 'joined' and b.status = 'requested')
        as requests,
      (select count(*) from inquiry i where i.user_id = ${userId} and ${isOpen}) as questions,
      (select count(*) from inquiry i where i.user_id = ${userId} and i.status = 'offered' and i.expires_at > banyan_now())
        as offers,
      exists ${led} as is_host,
      (select count(*) from booking b where b.course_id = any(array${hosted}) and b.status = 'requested') as host_requests,
      (select count(*) from inquiry i where i.course_id = any(array${hosted}) and ${isOpen}) as host_questions,
      coming.guests as host_guests, coming.next_date as host_next_date,
      exists (select from trip_calendar k where k.user_id = ${userId}) as has_trip_calendar,
      ${reviewsDue(userId)} as reviews, ${goodCodes(userId)} as codes
    from (select coalesce(sum(b.pax), 0)::integer as guests, min(d.local_date) as next_date
      from departure d join booking b on b.departure_id = d.id
      where d.course_id = any(array${led}) and ${notOver} and b.visitor_id not like 'offer:%'
        and b.status in ('confirmed', 'checked_in')) coming`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('a statement without a table returned no row');
  return row;
}

// Statements of a booking's page and of booking lists.
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { sql, type Kysely } from 'kysely';
import type { CashWords } from '#src/domain/earnings/cash-states.ts';
import type { InAccount } from '#src/domain/account/account-link.ts';
import type { Policy } from '#src/domain/booking/policy.ts';
import type { CancelCause } from '#src/domain/booking/refund-share.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { teamOf, type TeamMember } from '#src/server/features/team/index.ts';
import { hostPicture, type HostPicture } from '#src/server/features/user/index.ts';

type Db = Kysely<Database>;

/** Each side's last statement about the cash of booking `b` (docs/domain/ledger.md#cash-reports). */
export const cashWords = sql`(select jsonb_build_object(
    'host', (select w.word from cash_word w where w.booking_id = b.id and w.side = 'host' order by w.id desc limit 1),
    'guest', (select w.word from cash_word w where w.booking_id = b.id and w.side = 'guest' order by w.id desc limit 1)))`;
export const noShowWords = sql`coalesce((select jsonb_object_agg(r.kind, r.message order by r.created_at) from problem_report r
  where r.booking_id = b.id and r.kind in ('no_show', 'no_show_host', 'no_show_decided')), '{}')`;

type Detail = CallOutput<'booking/detail'>;

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
  activity: string;
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
  quote: BookingQuote;
  due_cents: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  first_name: string;
  last_name: string;
  host_name: string;
  meeting_text: string;
  meeting_latitude: number;
  meeting_longitude: number;
  is_reviewed: boolean;
  now_ms: number;
}

export interface DetailRow extends BookingRow {
  in_account: InAccount;
  is_opened_here: boolean;
  departure_id: number;
  visitor_id: string;
  team: TeamMember[];
  /** A row that only holds an offer's seats is no booking (docs/domain/messages.md#offers). */
  keeps_offer: boolean;
  request_until: Date | null;
  checked_in_at: Date | null;
  no_show_at: Date | null;
  closed_at: Date | null;
  cash_words: CashWords;
  is_cash_settled: boolean;
  no_show_words: { no_show?: string; no_show_host?: string; no_show_decided?: string };
  cancelled_by: NonNullable<Detail['ended']>['by'] | null;
  cancel_cause: CancelCause | null;
  cancel_reason: string;
  refund_percent: number | null;
  cutoff_first_minutes: number;
  pickup_area: Detail['pickup_area'];
  departure_taken: number;
  departure_capacity: number;
  departure_closed: boolean;
  seat_wait_until: Date | null;
  coupon_code: string | null;
  offer_id: string | null;
  offer_hash: Buffer | null;
  refunds: { due_cents: number; status: string; reason: string; at: string }[];
  addons: { id: number; label: string; count: number; unit_price_cents: number }[];
  confirmation: Detail['confirmation'];
  host_phone: string;
  host_picture: HostPicture;
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
  late_minutes: number;
  history: {
    at: string;
    actor: string;
    on_behalf_of: string | null;
    by_link: boolean;
    from_status: BookingStatus | null;
    to_status: BookingStatus;
    reason: string;
    figures: Record<string, string | number>;
  }[];
}

/** `b` is the booking, `d` its departure, `c` its course. */
export const bookingColumns = sql`
  b.id, b.ref, b.user_id, c.host_id, b.access_hash, b.status, b.payment, b.refund, b.cash, c.id as course_id, c.title,
  coalesce(nullif(c.activity, ''), ca.name) as activity,
  c.slug, ci.slug as city_slug, ci.name as city_name, ci.country_code, co.name as country_name, ca.name as category_name,
  c.duration_minutes, c.images, d.local_date as date, d.start_time as time, ci.time_zone, d.starts_at, d.ends_at, b.pax,
  b.quote, b.due_cents, b.balance_cents, b.balance_local_minor, b.local_currency, b.first_name, b.last_name,
  h.display_name as host_name, c.meeting_text, c.meeting_latitude, c.meeting_longitude, exists (select from review r where r.booking_id = b.id) as is_reviewed,
  (extract(epoch from banyan_now()) * 1000)::bigint as now_ms`;

export const bookingTables = sql`booking b
  join departure d on d.id = b.departure_id
  join course c on c.id = b.course_id
  join city ci on ci.id = c.city_id
  join country co on co.code = ci.country_code
  join category ca on ca.id = c.category_id
  join host h on h.user_id = c.host_id`;

// An expired hold is no guest.
const departureTaken = sql`d.taken - (select coalesce(sum(o.pax), 0)::integer from booking o
  where o.departure_id = d.id and o.status = 'held' and o.hold_until <= banyan_now())`;

export const departureClosed = sql`(c.stopped_from is not null or exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null
    and d.local_date between k.first_day and k.last_day) or coalesce((select e.kind = 'closed' from availability_exception e where e.course_id = c.id
  and e.local_date = d.local_date and (e.start_time = d.start_time or (e.start_time is null and e.kind = 'closed'))
  order by e.start_time limit 1), false))`;

const refunds = sql`(select coalesce(jsonb_agg(jsonb_build_object('due_cents', r.due_cents, 'status', r.status,
    'reason', r.reason, 'at', r.created_at) order by r.created_at), '[]')
  from refund r join payment p on p.id = r.payment_id where p.booking_id = b.id)`;

const history = sql`(select jsonb_agg(jsonb_build_object('at', y.at, 'actor', y.actor, 'from_status', y.from_status,
    'to_status', y.to_status, 'reason', y.reason, 'figures', y.figures, 'by_link', y.by_link,
    'on_behalf_of', (select bh.display_name from host bh where bh.user_id = y.on_behalf_of)) order by y.id)
  from booking_history y where y.booking_id = b.id)`;

/** By id or ref. Checks no permission: the caller does. */
export async function findDetail(
  db: Db,
  by: { id: string } | { ref: string },
  visitorId: string,
): Promise<DetailRow | null> {
  const isIt = 'id' in by ? sql`b.id = ${by.id}` : sql`b.ref = ${by.ref}`;
  const result = await sql<DetailRow>`
    select ${bookingColumns}, b.departure_id, d.late_minutes::integer as late_minutes, b.addons, c.confirmation, h.phone as host_phone, ${hostPicture(sql`c.host_id`)}, c.bring, b.policy, b.email, b.isd_code, b.phone, b.message, b.pickup_address, b.pickup_latitude,
      b.pickup_longitude, b.hold_until, b.created_at, b.request_until, b.checked_in_at, b.no_show_at, b.closed_at,
      ${cashWords} as cash_words, ${noShowWords} as no_show_words, b.cash_settled_at is not null as is_cash_settled,
      b.cancelled_by, b.cancel_cause, b.cancel_reason, b.refund_percent, c.cutoff_first_minutes, c.pickup as pickup_area,
      (select w.seat_wait_until from payment w where w.booking_id = b.id and w.seat_wait_until is not null) as seat_wait_until,
      d.capacity as departure_capacity, ${departureTaken} as departure_taken, ${departureClosed} as departure_closed,
      b.visitor_id, b.visitor_id like 'offer:%' as keeps_offer, b.offer_id,
      (select o.token_hash from offer o where o.id = b.offer_id) as offer_hash, b.in_account, exists (select from visitor_booking v
        where v.booking_id = b.id and v.visitor_id = ${visitorId} and v.expires_at > banyan_now()) as is_opened_here,
      (select k.code from coupon k where k.id = b.coupon_id) as coupon_code,
      ${teamOf} as team,
      ${refunds} as refunds, ${history} as history
    from ${bookingTables} where ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

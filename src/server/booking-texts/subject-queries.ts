// Facts of emails, read while sending.
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { sql, type Kysely } from 'kysely';
import type { Policy } from '#src/domain/booking/policy.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Minor units, except local cash. */
export interface MailedBooking {
  id: string;
  access_hash: Buffer;
  ref: string;
  locale: string;
  host_locale: string;
  email: string;
  first_name: string;
  last_name: string;
  isd_code: string;
  phone: string;
  pax: number;
  status: BookingStatus;
  payment: CallOutput<'booking/detail'>['payment'];
  course_id: number;
  title: string;
  /** The listing's first photo. */
  picture_id: string | null;
  city_name: string;
  city_slug: string;
  country_name: string;
  time_zone: string;
  date: string;
  time: string;
  starts_at: Date;
  ends_at: Date;
  host_id: string;
  /** Minutes that the host has delayed the start. */
  late_minutes: number;
  host_email: string;
  host_name: string;
  host_phone: string;
  meeting_text: string;
  meeting_latitude: number;
  meeting_longitude: number;
  bring: string[];
  pickup_address: string;
  due_cents: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  quote: BookingQuote;
  policy: Policy;
  created_at: Date;
  hold_until: Date | null;
  request_until: Date | null;
  no_show_at: Date | null;
  objected_at: Date | null;
  cancel_cause: string | null;
  cancelled_by: string | null;
  refund_cents: number;
  /** `new`: unverified address; `known`: the booking is not in the account. */
  account: 'new' | 'known' | 'none';
  /** Set by the sender of an email with this link. */
  account_url: string | null;
  now_ms: number;
}

export async function findMailedBooking(db: Db, bookingId: string): Promise<MailedBooking | null> {
  const result = await sql<MailedBooking>`
    select b.id, b.access_hash, b.ref, b.locale, u.locale as host_locale, b.email, b.first_name, b.last_name, b.isd_code, b.phone, b.pax, b.status, b.payment,
      c.id as course_id, c.title, c.images -> 0 ->> 'id' as picture_id, ci.name as city_name, ci.slug as city_slug, co.name as country_name, ci.time_zone, d.local_date as date,
      d.start_time as time, d.starts_at, d.ends_at, d.late_minutes::integer as late_minutes, c.host_id, u.email as host_email, h.display_name as host_name,
      h.phone as host_phone, c.meeting_text, c.meeting_latitude, c.meeting_longitude, c.bring, b.pickup_address,
      b.due_cents, b.balance_cents, b.balance_local_minor, b.local_currency, b.quote, b.policy, b.created_at, b.hold_until,
      b.request_until, b.no_show_at,
      (select case when y.reason = 'contested' then y.at end from booking_history y
        where y.booking_id = b.id and y.from_status = 'no_show' order by y.id desc limit 1) as objected_at, b.cancel_cause, b.cancelled_by, null as account_url,
      case when b.in_account <> 'offered' then 'none' when g.verified_at is null then 'new' else 'known' end as account,
      (extract(epoch from banyan_now()) * 1000)::float8 as now_ms,
      (select coalesce(sum(r.due_cents), 0)::integer from refund r join payment p on p.id = r.payment_id
        where p.booking_id = b.id and r.status <> 'failed') as refund_cents
    from booking b
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
      join country co on co.code = ci.country_code
      join host h on h.user_id = c.host_id
      join user_account u on u.id = c.host_id
      join user_account g on g.id = b.user_id
    where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

export interface MailedInquiry {
  id: string;
  token_hash: Buffer;
  locale: string;
  host_locale: string;
  email: string;
  first_name: string;
  pax: number;
  status: string;
  answer: string;
  message: string;
  date: string;
  time: string | null;
  title: string;
  /** The listing's first photo. */
  picture_id: string | null;
  city_name: string;
  time_zone: string;
  host_id: string;
  host_email: string;
  host_name: string;
  expires_at: Date;
  offer_until: Date | null;
}

export async function findMailedInquiry(db: Db, inquiryId: string): Promise<MailedInquiry | null> {
  const result = await sql<MailedInquiry>`
    select i.id, i.token_hash, i.locale, u.locale as host_locale, i.email, i.first_name, i.pax, i.status, i.answer, i.message, i.local_date as date,
      i.start_time as time, c.title, c.images -> 0 ->> 'id' as picture_id, ci.name as city_name, ci.time_zone, c.host_id, u.email as host_email,
      h.display_name as host_name, i.expires_at,
      (select o.expires_at from offer o where o.inquiry_id = i.id and o.withdrawn_at is null) as offer_until
    from inquiry i
      join course c on c.id = i.course_id
      join city ci on ci.id = c.city_id
      join host h on h.user_id = c.host_id
      join user_account u on u.id = c.host_id
    where i.id = ${inquiryId}`.execute(db);
  return result.rows[0] ?? null;
}

export interface MailedCompanion {
  id: string;
  email: string;
  first_name: string;
}

/** Null when removed meanwhile. */
export async function findMailedCompanion(
  db: Db,
  bookingId: string,
  companionId: string,
): Promise<MailedCompanion | null> {
  const result = await sql<MailedCompanion>`
    select id, email, first_name from companion where id = ${companionId} and booking_id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

interface TellingTask {
  id: number;
  topic: string;
  payload: Readonly<Record<string, unknown>>;
}

/** Once per task and companion, by the guest's channel; retries add nothing. */
export async function queueForCompanions(
  db: Db,
  { task, bookingId, kind }: { task: TellingTask; bookingId: string; kind: string },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select ${task.topic}::text, ${JSON.stringify(task.payload)}::jsonb || jsonb_build_object('kind', ${kind}::text,
      'booking_id', ${bookingId}::text, 'companion_id', c.id, 'told_by', ${task.id}::bigint)
    from companion c where c.booking_id = ${bookingId}
      and not exists (select 1 from outbox o
        where o.id > ${task.id} and o.payload ->> 'told_by' = ${String(task.id)})`.execute(db);
}

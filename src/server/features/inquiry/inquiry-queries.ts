// Statements of inquiries. Contacts in texts are masked before storage (docs/domain/messages.md#contacts-are-hidden).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type InquiryStatus, inquirySourcesOf } from '#src/domain/inquiry/inquiry-status.ts';
import {
  type AccountRow,
  inquiryChange,
  type GuestContact,
  hostedCourses,
} from '#src/server/features/booking/index.ts';
import { teamOf, type TeamMember } from '#src/server/features/team/index.ts';

interface InquiryAnswer {
  status: 'answered' | 'offered' | 'declined';
  answer: string;
  /** Departure and end of an offer, ms since 1970. */
  offer: { time: string; endsMs: number } | null;
}

const mailOf = { answered: 'inquiry-answered', offered: 'inquiry-offered', declined: 'inquiry-declined' } as const;

export async function writeAnswer(trx: Trx, id: string, { status, answer, offer }: InquiryAnswer): Promise<void> {
  const set = sql`, answer = ${answer}, answered_at = banyan_now(),
    start_time = coalesce(${offer?.time ?? null}::time, i.start_time),
    expires_at = coalesce(to_timestamp(${offer === null ? null : offer.endsMs / 1000}::float8), i.expires_at)`;
  await sql`
    with answered as (
      ${inquiryChange(status, sql`i.id = ${id}`, set)} returning i.id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', ${mailOf[status]}::text, 'inquiry_id', id) from answered`.execute(trx);
}

interface NewOffer {
  id: string;
  tokenHash: Buffer;
  inquiryId: string;
  courseId: number;
  date: string;
  time: string;
  pax: number;
  priceCents: number;
  endsMs: number;
}

/** A separate hold keeps its seats. */
export async function insertOffer(trx: Trx, made: NewOffer): Promise<void> {
  await sql`
    insert into offer (id, token_hash, inquiry_id, course_id, local_date, start_time, pax, price_cents, expires_at)
    values (${made.id}, ${made.tokenHash}, ${made.inquiryId}, ${made.courseId}, ${made.date}, ${made.time}, ${made.pax},
      ${made.priceCents}, to_timestamp(${made.endsMs / 1000}::float8))`.execute(trx);
}

/**
 * Ends expired questions and offers, at most `count`, but no offer being paid; emails waiting guests. Returns how many.
 * Readers go by the clock, so its schedule does not matter.
 */
export async function expireInquiries({ db }: { db: Kysely<Database> }, count = 100): Promise<number> {
  const ended = await sql`
    with due as (
      select i.id, i.status from inquiry i
      where i.status = any(${inquirySourcesOf('expired')}::text[]) and i.expires_at <= banyan_now() and not exists (
        select from offer o join booking b on b.offer_id = o.id
        where o.inquiry_id = i.id and b.status = 'held' and (b.hold_until > banyan_now() or b.payment = 'checking'))
      order by i.expires_at limit ${count} for no key update skip locked
    ), ended as (
      ${inquiryChange('expired', sql`i.id in (select id from due)`)} returning i.id
    ), mailed as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', 'inquiry-expired', 'inquiry_id', ended.id)
      from ended join due on due.id = ended.id where due.status <> 'unverified'
    )
    select id from ended`.execute(db);
  return ended.rows.length;
}

export async function findAccount(db: Kysely<Database>, userId: string): Promise<AccountRow | null> {
  const result = await sql<AccountRow>`
    select id, email, first_name, last_name, isd_code, phone from user_account where id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Instants in ms since 1970, money in minor units. */
export interface InquiryRow {
  id: string;
  course_id: number;
  user_id: string | null;
  visitor_id: string;
  locale: string;
  email: string;
  first_name: string;
  last_name: string;
  date: string;
  time: string | null;
  pax: number;
  addons: { id: number; title: string; count: number }[];
  message: string;
  status: InquiryStatus;
  answer: string;
  answered_at: Date | null;
  expires_ms: number;
  created_at: Date;
  course_title: string;
  city_slug: string;
  city_name: string;
  time_zone: string;
  host_id: string;
  host_name: string;
  team: TeamMember[];
  offer: {
    id: string;
    token_hash: string;
    price_cents: number;
    expires_ms: number;
    is_booked: boolean;
    total_cents: number | null;
  } | null;
  now_ms: number;
}

const columns = sql`
  i.id, i.course_id, i.user_id, i.visitor_id, i.locale, i.email, i.first_name, i.last_name, i.local_date as date,
  i.start_time as time, i.pax, i.addons, i.message, i.status, i.answer, i.answered_at,
  (extract(epoch from i.expires_at) * 1000)::float8 as expires_ms, i.created_at, c.title as course_title,
  ci.slug as city_slug, ci.name as city_name, ci.time_zone, c.host_id, h.display_name as host_name,
  ${teamOf} as team,
  (select jsonb_build_object('id', o.id, 'token_hash', encode(o.token_hash, 'hex'), 'price_cents', o.price_cents, 'is_booked', o.booked_at is not null,
      'expires_ms', extract(epoch from o.expires_at) * 1000,
      'total_cents', (select b.total_cents from booking b where b.offer_id = o.id order by b.created_at limit 1))
    from offer o where o.inquiry_id = i.id and o.withdrawn_at is null) as offer,
  (extract(epoch from banyan_now()) * 1000)::float8 as now_ms`;

const tables = sql`inquiry i
  join course c on c.id = i.course_id
  join city ci on ci.id = c.city_id
  join host h on h.user_id = c.host_id`;

async function findOne(db: Db, condition: RawBuilder<unknown>): Promise<InquiryRow | null> {
  const result = await sql<InquiryRow>`select ${columns} from ${tables} where ${condition}`.execute(db);
  return result.rows[0] ?? null;
}

/** Checks no permission: the caller does. */
export function findInquiry(db: Db, id: string): Promise<InquiryRow | null> {
  return findOne(db, sql`i.id = ${id}`);
}

export async function findInquiriesById(db: Db, ids: readonly string[]): Promise<InquiryRow[]> {
  if (ids.length === 0) return [];
  const result = await sql<InquiryRow>`
    select ${columns} from ${tables} where i.id = any(${[...ids]}::uuid[])`.execute(db);
  return result.rows;
}

export function findInquiryByToken(db: Db, tokenHash: Buffer): Promise<InquiryRow | null> {
  return findOne(db, sql`i.token_hash = ${tokenHash}`);
}

/** Serializes replies and opening. Taken after every other lock. */
export async function lockInquiry(trx: Trx, id: string): Promise<void> {
  await sql`select id from inquiry where id = ${id} for no key update`.execute(trx);
}

/** Serializes counting an account's open questions. */
export async function lockAsker(trx: Trx, userId: string): Promise<void> {
  await sql`select id from user_account where id = ${userId} for no key update`.execute(trx);
}

const isWaiting = sql`i.status in ('open', 'offered') and i.expires_at > banyan_now()`;

export async function findOpenInquiries(db: Db, courseId: number, userId: string): Promise<InquiryRow[]> {
  const result = await sql<InquiryRow>`
    select ${columns} from ${tables} where i.course_id = ${courseId} and i.user_id = ${userId} and ${isWaiting}
    order by i.created_at desc, i.id`.execute(db);
  return result.rows;
}

/** Questions from this browser that wait for the email link or the host. */
export async function countOfVisitor(db: Db, courseId: number, visitorId: string): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*) as total from inquiry i where i.course_id = ${courseId} and i.visitor_id = ${visitorId}
      and (i.status = 'unverified' or ${isWaiting}) and i.expires_at > banyan_now()`.execute(db);
  return result.rows[0]?.total ?? 0;
}

/** A repeated submit of the same question; null for none. */
export async function findDuplicateRequest(db: Db, made: Omit<NewInquiry, 'id'>): Promise<string | null> {
  const isSender =
    made.userId === null
      ? sql`i.visitor_id = ${made.visitorId} and i.email = ${made.contact.email} and i.status = 'unverified'`
      : sql`i.user_id = ${made.userId} and i.status = 'open'`;
  const result = await sql<{ id: string }>`
    select i.id from inquiry i where i.course_id = ${made.courseId} and ${isSender} and i.local_date = ${made.date}
      and i.start_time is not distinct from ${made.time}::time and i.pax = ${made.pax} and i.message = ${made.message}
      and i.expires_at > banyan_now() limit 1`.execute(db);
  return result.rows[0]?.id ?? null;
}

export interface NewInquiry {
  id: string;
  courseId: number;
  /** Null: a visitor, who opens it from the email. */
  userId: string | null;
  visitorId: string;
  tokenHash: Buffer;
  contact: GuestContact;
  date: string;
  time: string | null;
  pax: number;
  addons: InquiryRow['addons'];
  message: string;
  locale: string;
  hours: number;
}

// Protects a stranger's mailbox: emails per address and hour.
const mailsAnHour = 5;

export async function insertInquiry(db: Db, made: NewInquiry): Promise<void> {
  const { contact } = made;
  const isOpen = made.userId !== null;
  await sql`
    with stored as (
      insert into inquiry (id, course_id, user_id, visitor_id, token_hash, email, first_name, last_name, isd_code, phone,
        local_date, start_time, pax, addons, message, locale, status, expires_at)
      values (${made.id}, ${made.courseId}, ${made.userId}, ${made.visitorId}, ${made.tokenHash}, ${contact.email},
        ${contact.firstName}, ${contact.lastName}, ${contact.isdCode}, ${contact.phone}, ${made.date}, ${made.time},
        ${made.pax}, ${JSON.stringify(made.addons)}, ${made.message}, ${made.locale}, ${isOpen ? 'open' : 'unverified'},
        banyan_now() + make_interval(hours => ${made.hours}))
      returning id, email
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', ${isOpen ? 'host-inquiry' : 'inquiry-verify'}::text, 'inquiry_id', s.id)
    from stored s where ${isOpen}::boolean or ${mailsAnHour} > (select count(*) from inquiry i
      where i.email = s.email and i.created_at > banyan_now() - make_interval(hours => 1)
        and i.status = 'unverified')`.execute(db);
}

/** Makes the account if needed. */
export async function accountFor(trx: Trx, row: InquiryRow): Promise<string> {
  const result = await sql<{ id: string }>`
    insert into user_account (email, first_name, last_name, isd_code, phone, locale)
    select email, first_name, last_name, isd_code, phone, locale from inquiry where id = ${row.id}
    on conflict (email) do update set email = user_account.email returning id`.execute(trx);
  return result.rows[0]?.id ?? '';
}

export async function openInquiry(trx: Trx, id: string, userId: string, hours: number): Promise<void> {
  const set = sql`, user_id = ${userId}, expires_at = banyan_now() + make_interval(hours => ${hours})`;
  await sql`
    with opened as (
      ${inquiryChange('open', sql`i.id = ${id}`, set)} returning i.id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'host-inquiry', 'inquiry_id', id) from opened`.execute(trx);
}

interface ListFilter {
  userId: string;
  role: 'guest' | 'host';
  offset: number;
  count: number;
}

export async function findInquiries(db: Db, filter: ListFilter): Promise<{ rows: InquiryRow[]; total: number }> {
  const { userId, role } = filter;
  const isMine =
    role === 'guest'
      ? sql`i.user_id = ${userId}`
      : sql`i.status <> 'unverified' and i.user_id is not null and i.course_id = any(array${hostedCourses(userId, 'requests')})`;
  const rows = await sql<InquiryRow>`
    select ${columns} from ${tables} where ${isMine} order by i.created_at desc, i.id
    limit ${filter.count} offset ${filter.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${tables} where ${isMine}`.execute(db);
  return { rows: rows.rows, total: counted.rows[0]?.total ?? 0 };
}

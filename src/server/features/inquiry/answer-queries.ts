// The statements that end an inquiry: the host's answer or offer, or the clock (docs/domain/inquiry.md#offers).
import { sql, type Kysely, type Transaction } from 'kysely';
import { inquirySourcesOf } from '#src/domain/inquiry/inquiry-status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inquiryChange } from '#src/server/features/booking/index.ts';

type Trx = Transaction<Database>;

export interface InquiryAnswer {
  status: 'answered' | 'offered' | 'declined';
  answer: string;
  /** Of an offer: its departure and its end, ms since 1970. */
  offer: { time: string; endsMs: number } | null;
}

const mailOf = { answered: 'inquiry-answered', offered: 'inquiry-offered', declined: 'inquiry-declined' } as const;

/** Writes the host's answer; the guest gets a mail. */
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

export interface NewOffer {
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

/** Stores an offer for a slot. Its seats are kept by a hold of its own. */
export async function insertOffer(trx: Trx, made: NewOffer): Promise<void> {
  await sql`
    insert into offer (id, token_hash, inquiry_id, course_id, local_date, start_time, pax, price_cents, expires_at)
    values (${made.id}, ${made.tokenHash}, ${made.inquiryId}, ${made.courseId}, ${made.date}, ${made.time}, ${made.pax},
      ${made.priceCents}, to_timestamp(${made.endsMs / 1000}::float8))`.execute(trx);
}

/**
 * Ends questions and offers that have run out, at most `count` at once; answers how many ended. A guest who waited for a host, or
 * for whom seats were kept, gets a mail. An offer that somebody is paying this very moment waits for the end of that. Nothing
 * depends on when it runs: anyone who reads goes by the clock. Seats of an offer come back with its hold.
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

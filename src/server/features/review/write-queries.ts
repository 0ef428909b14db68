// Statements that write a review.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface ReviewableRow {
  id: string;
  course_id: number;
  user_id: string;
  status: BookingStatus;
  ends_at: Date;
  now_ms: number;
  first_name: string;
  locale: string;
  course_title: string;
  host_name: string;
  city_name: string;
  date: string;
  images: NonNullable<CallOutput<'review/check'>['image']>[];
  is_reviewed: boolean;
}

/** Serializes reviews; false for none in this account. */
export async function lockOwnBooking(trx: Trx, bookingId: string, userId: string): Promise<boolean> {
  const result = await sql<{ id: string }>`
    select id from booking where id = ${bookingId} and user_id = ${userId} and in_account = 'joined'
    for no key update`.execute(trx);
  return result.rows.length === 1;
}

/** Null for none in this account. */
export async function findReviewable(db: Db, bookingId: string, userId: string): Promise<ReviewableRow | null> {
  const result = await sql<ReviewableRow>`
    select b.id, b.course_id, b.user_id, b.status, d.ends_at, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms,
      u.first_name, b.locale, c.title as course_title, h.display_name as host_name, ci.name as city_name,
      d.local_date as date, c.images, exists (select from review r where r.booking_id = b.id) as is_reviewed
    from booking b
      join user_account u on u.id = b.user_id
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
      join host h on h.user_id = c.host_id
    where b.id = ${bookingId} and b.user_id = ${userId} and b.in_account = 'joined'`.execute(db);
  return result.rows[0] ?? null;
}

export interface WrittenRow {
  id: string;
  salt: Buffer | null;
  fingerprint: Buffer | null;
  coupon_code: string | null;
  log_hash: string;
}

export async function findWritten(db: Db, bookingId: string): Promise<WrittenRow | null> {
  const result = await sql<WrittenRow>`
    select r.id, r.salt, r.fingerprint, c.code as coupon_code, encode(l.hash, 'hex') as log_hash
    from review r
      join review_log l on l.review_id = r.id and l.kind = 'written'
      left join coupon c on c.id = r.coupon_id
    where r.booking_id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

export async function insertRewardCode(
  trx: Trx,
  reward: { code: string; cents: number; minimumCents: number; days: number; ownerId: string },
): Promise<string> {
  const made = await sql<{ id: string }>`
    insert into coupon (code, kind, amount_cents, minimum_spend_cents, max_uses, max_uses_per_user, owner_id, valid_until)
    values (${reward.code}, 'fixed', ${reward.cents}, ${reward.minimumCents}, 1, 1, ${reward.ownerId},
      banyan_now() + make_interval(days => ${reward.days}))
    returning id`.execute(trx);
  const [row] = made.rows;
  if (!row) throw new Error('the code was not stored');
  return row.id;
}

export interface NewReview {
  id: string;
  booking: Pick<ReviewableRow, 'id' | 'course_id' | 'user_id'>;
  name: string;
  country: string;
  rating: number;
  body: string;
  language: string;
  salt: Buffer;
  fingerprint: Buffer;
  couponId: string | null;
  photos: readonly { picture_id: string; alt: string }[];
  aspects: readonly { aspect: string; rating: number; labels: readonly string[]; details: string }[];
}

/** Also ends asking. */
export async function insertReview(trx: Trx, review: NewReview): Promise<void> {
  const { booking } = review;
  await sql`
    insert into review (id, course_id, booking_id, author_id, guest_name, guest_country, rating, body, language, salt,
      fingerprint, coupon_id, is_rewarded)
    values (${review.id}, ${booking.course_id}, ${booking.id}, ${booking.user_id}, ${review.name}, ${review.country},
      ${review.rating}, ${review.body}, ${review.language}, ${review.salt}, ${review.fingerprint}, ${review.couponId},
      ${review.couponId !== null})`.execute(trx);
  await sql`
    insert into review_photo (review_id, position, picture_id, alt)
    select ${review.id}, p.position, p.photo ->> 'picture_id', p.photo ->> 'alt'
    from jsonb_array_elements(${JSON.stringify(review.photos)}::jsonb) with ordinality as p(photo, position)`.execute(
    trx,
  );
  await sql`
    insert into review_aspect (review_id, aspect, rating, labels, details)
    select ${review.id}, a.aspect, a.rating, a.labels, a.details
    from jsonb_to_recordset(${JSON.stringify(review.aspects)}::jsonb)
      as a(aspect text, rating smallint, labels text[], details text)`.execute(trx);
  await sql`update review_asking set due_at = null where booking_id = ${booking.id}`.execute(trx);
}

export async function queueReviewMails(trx: Trx, bookingId: string, facts: Record<string, unknown>): Promise<void> {
  const mails = ['review-thanks', 'host-review'].map((kind) => ({ kind, booking_id: bookingId, ...facts }));
  await sql`
    insert into outbox (topic, payload)
    select 'mail', payload from jsonb_array_elements(${JSON.stringify(mails)}::jsonb) as m(payload)`.execute(trx);
}

// Statements of replies, reports and removals (docs/domain/reviews.md#removal).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

interface HostedReview {
  id: string;
  rating: number;
  body: string;
  created_at: Date;
  host_reply: string;
  removal_reason: string;
  aspects: { aspect: 'accuracy' | 'overall' | 'host' | 'guide'; rating: number; labels: string[]; details: string }[];
}

export async function findHosted(db: Db, bookingId: string): Promise<HostedReview | null> {
  const result = await sql<HostedReview>`
    select r.id, r.rating, r.body, r.created_at, r.host_reply, r.removal_reason, coalesce((
        select jsonb_agg(jsonb_build_object('aspect', a.aspect, 'rating', a.rating, 'labels', a.labels, 'details', a.details)
          order by array_position('{accuracy,overall,host,guide}'::text[], a.aspect))
        from review_aspect a where a.review_id = r.id), '[]') as aspects
    from review r where r.booking_id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Unless replied or removed; emails the author; true when stored. */
export async function insertReply(
  trx: Trx,
  { reviewId, bookingId, by }: { reviewId: string | null; bookingId: string | null; by: Acting },
  reply: string,
): Promise<boolean> {
  const isIt = reviewId === null ? sql`booking_id = ${bookingId}` : sql`id = ${reviewId}`;
  const stored = await sql<{ id: string }>`
    update review set host_reply = ${reply}, replied_at = banyan_now()
    where ${isIt} and host_reply = '' and removed_at is null returning id`.execute(trx);
  const [review] = stored.rows;
  if (review === undefined) return false;
  const detail = { role: by.role, on_behalf_of: by.onBehalfOf };
  await writeAudit(trx, { actorId: by.actorId, action: 'review.reply', subject: `review:${review.id}`, detail });
  // Demo reviews have no author to notify.
  if (bookingId === null) return true;
  const payload = { kind: 'review-replied', booking_id: bookingId };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(trx);
  return true;
}

interface ShownReview {
  id: string;
  booking_id: string | null;
  course_id: number;
}

/** Locks a review that is not removed. */
export async function lockVisible(trx: Trx, reviewId: string): Promise<ShownReview | null> {
  const result = await sql<ShownReview>`
    select id, booking_id, course_id from review where id = ${reviewId} and removed_at is null for update`.execute(trx);
  return result.rows[0] ?? null;
}

/** With audit log and email to the author. */
export async function writeRemoval(
  trx: Trx,
  { id, booking_id }: ShownReview,
  { reason, operatorId }: { reason: string; operatorId: string },
): Promise<void> {
  await sql`
    update review set removed_at = banyan_now(), removed_by = ${operatorId}, removal_reason = ${reason}
    where id = ${id}`.execute(trx);
  await writeAudit(trx, {
    actorId: operatorId,
    action: 'review.remove',
    subject: `review:${id}`,
    detail: { reason, before: { removed: false }, after: { removed: true } },
  });
  if (booking_id === null) return;
  const payload = { kind: 'review-removed', booking_id, reason };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(trx);
}

interface RemovedReview extends ShownReview {
  removal_reason: string;
}

export async function lockRemoved(trx: Trx, reviewId: string): Promise<RemovedReview | null> {
  const result = await sql<RemovedReview>`
    select id, booking_id, course_id, removal_reason from review where id = ${reviewId} and removed_at is not null for update`.execute(
    trx,
  );
  return result.rows[0] ?? null;
}

/** With audit log and email to the author. */
export async function writeRestoration(
  trx: Trx,
  { id, booking_id, removal_reason: before }: RemovedReview,
  { reason, operatorId }: { reason: string; operatorId: string },
): Promise<void> {
  await sql`update review set removed_at = null, removed_by = null, removal_reason = '' where id = ${id}`.execute(trx);
  const detail = { before: { removed: true, reason: before }, after: { removed: false }, reason };
  await writeAudit(trx, { actorId: operatorId, action: 'review.restore', subject: `review:${id}`, detail });
  if (booking_id === null) return;
  const payload = { kind: 'review-restored', booking_id };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(trx);
}

/** Null unless an operator. */
export async function findOperator(db: Db, email: string): Promise<string | null> {
  const result = await sql<{ id: string }>`
    select id from user_account where email = ${email} and 'operator' = any(roles)`.execute(db);
  return result.rows[0]?.id ?? null;
}

interface RemovedRow {
  id: string;
  created_at: Date;
  removed_at: Date;
  reason: string;
}

export async function findRemoved(db: Db, courseId: number, count: number): Promise<RemovedRow[]> {
  const result = await sql<RemovedRow>`
    select id, created_at, removed_at, removal_reason as reason from review
    where course_id = ${courseId} and removed_at is not null order by removed_at desc, id limit ${count}`.execute(db);
  return result.rows;
}

/** A guest to ask now (docs/domain/reviews.md#review-requests). */
interface DueAsking {
  booking_id: string;
  asked: number;
  ends_at: Date;
  now_ms: number;
  /** Not written, turned off or refused, and still in time. */
  is_wanted: boolean;
}

export async function takeDueAskings(trx: Trx, count: number, openDays: number): Promise<DueAsking[]> {
  const result = await sql<DueAsking>`
    select a.booking_id, a.asked, d.ends_at, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms,
      (b.status = 'completed' and b.in_account <> 'refused'
        and d.ends_at > banyan_now() - make_interval(days => ${openDays})
        and not exists (select from review r where r.booking_id = b.id)
        and not exists (select from notice_choice n
          where n.user_id = b.user_id and n.topic = 'review-request' and not n.is_wanted)) as is_wanted
    from review_asking a
      join booking b on b.id = a.booking_id
      join departure d on d.id = b.departure_id
    where a.due_at <= banyan_now()
    order by a.due_at limit ${count} for update of a skip locked`.execute(trx);
  return result.rows;
}

/** With the next date; null for none. */
export async function queueAsking(
  trx: Trx,
  { booking_id, asked: sentCount }: DueAsking,
  nextAt: Date | null,
): Promise<void> {
  const payload = { kind: 'review-request', booking_id, step: sentCount };
  await sql`
    with queued as (insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb))
    update review_asking set asked = asked + 1, due_at = ${nextAt} where booking_id = ${booking_id}`.execute(trx);
}

export async function endAsking(trx: Trx, bookingId: string): Promise<void> {
  await sql`update review_asking set due_at = null where booking_id = ${bookingId}`.execute(trx);
}

// Statements of the data export for messages, reviews and feedback (docs/domain/accounts.md#data-export).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { mostRows } from './export-queries.ts';

type Db = Kysely<Database>;
const most = mostRows + 1;

export interface OwnMessageRow {
  about: string;
  side: string;
  text: string;
  pictures: string[];
  sent_at: Date;
}

/** Both sides of a guest's conversations, and the account's other messages, newest first. */
export async function findOwnMessages(db: Db, userId: string): Promise<OwnMessageRow[]> {
  const result = await sql<OwnMessageRow>`
    select c.title as about, m.side, m.text, m.sent_at,
      array(select p.alt from message_picture p where p.message_id = m.id order by p.position) as pictures
    from (
      select m.id from message_thread t join message m on m.thread_id = t.id where t.user_id = ${userId}
      union select m.id from message m where m.author_id = ${userId}
    ) own
      join message m on m.id = own.id
      join message_thread t on t.id = m.thread_id
      left join booking b on b.id = t.booking_id
      left join inquiry i on i.id = t.inquiry_id
      join course c on c.id = coalesce(b.course_id, i.course_id)
    order by m.seq desc limit ${most}`.execute(db);
  return result.rows;
}

export async function findOwnReports(
  db: Db,
  userId: string,
): Promise<{ reason: string; details: string; created_at: Date }[]> {
  const result = await sql<{ reason: string; details: string; created_at: Date }>`
    select reason, details, created_at from message_report
    where actor_id = ${userId} or (by_side = 'guest' and thread_id in (
      select t.id from message_thread t where t.user_id = ${userId}))
    order by created_at desc, id limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnReviewRow {
  title: string;
  rating: number;
  review: string;
  name: string;
  country: string;
  host_reply: string;
  removal_reason: string;
  created_at: Date;
  photos: { picture_id: string; alt: string }[];
  private: { aspect: string; rating: number; labels: string[]; details: string }[];
}

export async function findOwnReviews(db: Db, userId: string): Promise<OwnReviewRow[]> {
  const result = await sql<OwnReviewRow>`
    select c.title, r.rating, r.body as review, r.guest_name as name, r.guest_country as country, r.host_reply, r.removal_reason,
      r.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('picture_id', p.picture_id, 'alt', p.alt) order by p.position)
        from review_photo p where p.review_id = r.id), '[]') as photos,
      coalesce((select jsonb_agg(jsonb_build_object('aspect', a.aspect, 'rating', a.rating, 'labels', a.labels,
        'details', a.details) order by a.aspect) from review_aspect a where a.review_id = r.id), '[]') as private
    from review r join course c on c.id = r.course_id
    where r.author_id = ${userId} order by r.created_at desc, r.id limit ${most}`.execute(db);
  return result.rows;
}

export interface OwnFeedbackRow {
  topic: string;
  message: string;
  email: string;
  page: string;
  created_at: Date;
}

export async function findOwnFeedback(db: Db, { id, email }: { id: string; email: string }): Promise<OwnFeedbackRow[]> {
  const result = await sql<OwnFeedbackRow>`
    select topic, message, email, page, created_at from feedback
    where user_id = ${id} or (user_id is null and email = ${email}) order by created_at desc, id limit ${most}`.execute(
    db,
  );
  return result.rows;
}

export interface OwnApplicationRow {
  first_name: string;
  last_name: string;
  email: string;
  city: string;
  audience: string;
  message: string;
  note: string;
  created_at: Date;
}

export async function findOwnApplications(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<OwnApplicationRow[]> {
  const result = await sql<OwnApplicationRow>`
    select first_name, last_name, email, city, audience, message, note, created_at from ambassador_application
    where user_id = ${id} or (user_id is null and email = ${email}) order by created_at desc, id limit ${most}`.execute(
    db,
  );
  return result.rows;
}

// Statements of reported content with its context (docs/domain/reviews.md#page-of-a-report).
import { sql, type Kysely } from 'kysely';
import type { Side } from '#src/domain/message/writing.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

export interface MessageReport {
  id: string;
  thread_id: string;
  message_id: string | null;
  by_side: 'guest' | 'host';
  reason: string;
  details: string;
  user_id: string;
  host_id: string;
  /** Whether the guest's account is part of it. */
  is_tied: boolean;
  guest_name: string;
  host_name: string;
  title: string;
  is_blocked: boolean;
  is_ended: boolean;
}

/** Null when deleted with its conversation. */
export async function findMessageReport(db: Db, id: string): Promise<MessageReport | null> {
  const result = await sql<MessageReport>`
    select r.id, r.thread_id, r.message_id, r.by_side, r.reason, r.details, t.user_id, t.host_id,
      coalesce(b.in_account = 'joined', true) as is_tied, coalesce(b.first_name, i.first_name, '') as guest_name,
      h.display_name as host_name, c.title,
      exists (select from message_block k where k.thread_id = t.id and k.by_side <> 'operator') as is_blocked,
      exists (select from message_block k join message_thread o on o.id = k.thread_id
        where k.by_side = 'operator' and o.user_id = t.user_id and o.host_id = t.host_id) as is_ended
    from message_report r
      join message_thread t on t.id = r.thread_id
      left join booking b on b.id = t.booking_id
      left join inquiry i on i.id = t.inquiry_id
      join course c on c.id = coalesce(b.course_id, i.course_id)
      join host h on h.user_id = t.host_id
    where r.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

export interface MessageRow {
  id: string;
  side: Side;
  text: string;
  pictures: number;
  sent_at: Date;
}

const around = 10;

/** Around the reported message, or the latest; newest last. */
export async function findMessages(db: Db, threadId: string, messageId: string | null): Promise<MessageRow[]> {
  const columns = sql`m.id, m.seq, m.side, m.text, m.sent_at,
    (select count(*)::integer from message_picture p where p.message_id = m.id) as pictures`;
  const result = await sql<MessageRow>`
    with marked as (select seq from message where id = ${messageId} and thread_id = ${threadId})
    select a.id, a.side, a.text, a.pictures, a.sent_at from (
      (select ${columns} from message m where m.thread_id = ${threadId} and m.seq <= coalesce((select seq from marked), m.seq)
        order by m.seq desc limit ${messageId === null ? around * 2 : around + 1})
      union all
      (select ${columns} from message m where m.thread_id = ${threadId} and m.seq > (select seq from marked)
        order by m.seq limit ${around})
    ) a order by a.seq`.execute(db);
  return result.rows;
}

export interface ReportedReview {
  id: string;
  title: string;
  guest_name: string;
  host_name: string;
  rating: number;
  body: string;
  host_reply: string;
  created_at: Date;
  removal_reason: string;
  photos: { id: string; alt: string }[];
}

export async function findReportedReview(db: Db, id: string): Promise<ReportedReview | null> {
  const result = await sql<ReportedReview>`
    select r.id, c.title, r.guest_name, h.display_name as host_name, r.rating, r.body, r.host_reply, r.created_at, r.removal_reason,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.picture_id, 'alt', p.alt) order by p.position)
        from review_photo p where p.review_id = r.id), '[]') as photos
    from review r join course c on c.id = r.course_id join host h on h.user_id = c.host_id where r.id = ${id}`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

export interface ReportedProblem {
  kind: string;
  message: string;
  photos: string[];
  booking_id: string;
  ref: string;
  title: string;
  date: string;
  time: string;
  time_zone: string;
  status: string;
  guest_name: string;
  host_name: string;
}

export async function findReportedProblem(db: Db, id: string): Promise<ReportedProblem | null> {
  const result = await sql<ReportedProblem>`
    select p.kind, p.message, p.photos, b.id as booking_id, b.ref, c.title, d.local_date as date, d.start_time as time, ci.time_zone,
      b.status, trim(b.first_name || ' ' || b.last_name) as guest_name, h.display_name as host_name
    from problem_report p join booking b on b.id = p.booking_id join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
    where p.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

/** Warns the author of reported content (docs/domain/reviews.md#actions-on-a-report). */
export async function queueWarning(
  db: Db,
  report: Pick<MessageReport, 'id' | 'user_id' | 'host_id' | 'by_side'>,
): Promise<void> {
  const payload = {
    kind: 'message-warning',
    report_id: report.id,
    user_id: report.by_side === 'guest' ? report.host_id : report.user_id,
  };
  await sql`insert into outbox (topic, payload) values ('mail', ${JSON.stringify(payload)}::jsonb)`.execute(db);
}

export interface MailedWarning {
  email: string;
  locale: string;
  title: string;
  reason: 'spam' | 'rude' | 'pays_elsewhere' | 'unsafe' | 'other';
}

/** Null when reader or report is gone. Booking guests are addressed at the booking's address. */
export async function findMailedWarning(db: Db, reportId: string): Promise<MailedWarning | null> {
  const result = await sql<MailedWarning>`
    select case r.by_side when 'guest' then u.email else coalesce(b.email, i.email) end::text as email,
      case r.by_side when 'guest' then u.locale else coalesce(b.locale, i.locale) end as locale, c.title, r.reason
    from message_report r
      join message_thread t on t.id = r.thread_id
      join user_account u on u.id = t.host_id
      left join booking b on b.id = t.booking_id
      left join inquiry i on i.id = t.inquiry_id
      join course c on c.id = coalesce(b.course_id, i.course_id)
    where r.id = ${reportId}`.execute(db);
  return result.rows[0] ?? null;
}

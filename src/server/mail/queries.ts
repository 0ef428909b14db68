// The statements of the post office: what a mail says, which ones wait, which went out.
import { sql, type Kysely } from 'kysely';
import type { Policy } from '#src/domain/booking/policy.ts';
import type { Database } from '../db/schema.ts';
import type { Attachment } from '../gateways/mail.ts';

type Db = Kysely<Database>;

/** A booking as its mails need it. */
export interface MailedBooking {
  id: string;
  ref: string;
  email: string;
  first_name: string;
  pax: number;
  status: string;
  title: string;
  city_name: string;
  country_name: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
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
  policy: Policy;
  created_at: Date;
}

/** Reads a booking for its mails; null when it is gone. */
export async function findMailedBooking(db: Db, bookingId: string): Promise<MailedBooking | null> {
  const found = await sql<MailedBooking>`
    select b.id, b.ref, b.email, b.first_name, b.pax, b.status, c.title, ci.name as city_name, co.name as country_name,
      ci.time_zone, d.starts_at, d.ends_at, h.display_name as host_name, h.phone as host_phone, c.meeting_text,
      c.meeting_latitude, c.meeting_longitude, c.bring, b.pickup_address, b.due_cents, b.balance_cents,
      b.balance_local_minor, b.local_currency, b.policy, b.created_at
    from booking b
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
      join country co on co.code = ci.country_code
      join host h on h.user_id = c.host_id
    where b.id = ${bookingId}`.execute(db);
  return found.rows[0] ?? null;
}

export interface WaitingTask {
  id: number;
  topic: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Takes tasks whose time has come and puts the next try off, so that no other process takes them meanwhile. */
export async function takeOutbox(db: Db, count: number): Promise<WaitingTask[]> {
  const taken = await sql<WaitingTask>`
    with due as (
      select id from outbox where done_at is null and not_before <= banyan_now()
      order by not_before, id limit ${count} for update skip locked
    )
    update outbox o set attempts = o.attempts + 1,
      not_before = banyan_now() + least(interval '1 minute' * power(2, least(o.attempts, 10)), interval '6 hours')
    from due where o.id = due.id
    returning o.id, o.topic, o.payload, o.attempts`.execute(db);
  return taken.rows;
}

/** Ends a task, or keeps why it did not work for whoever looks. */
export async function finishTask(db: Db, taskId: number, error: string | null): Promise<void> {
  await sql`
    update outbox set error = ${error}, done_at = case when ${error}::text is null then banyan_now() end
    where id = ${taskId}`.execute(db);
}

export interface NewMail {
  outboxId: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  bookingId: string | null;
}

/** Stores a mail once for each task. Answers its id and whether it has gone out already. */
export async function storeMail(db: Db, mail: NewMail): Promise<{ id: string; is_sent: boolean }> {
  const stored = await sql<{ id: string; is_sent: boolean }>`
    insert into mail (outbox_id, kind, recipient, subject, text_body, html_body, attachments, booking_id)
    values (${mail.outboxId}, ${mail.kind}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html},
      ${JSON.stringify(mail.attachments)}, ${mail.bookingId})
    on conflict (outbox_id) do update set outbox_id = excluded.outbox_id
    returning id, sent_at is not null as is_sent`.execute(db);
  const [row] = stored.rows;
  if (!row) throw new Error('a mail was inserted and is not there');
  return row;
}

/** Marks a mail as handed to the mail server. */
export async function markSent(db: Db, mailId: string): Promise<void> {
  await sql`update mail set sent_at = banyan_now() where id = ${mailId}`.execute(db);
}

export interface ListedMail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  created_at: Date;
}

/** The newest mails. */
export async function listMails(db: Db, count: number): Promise<ListedMail[]> {
  const found = await sql<ListedMail>`
    select id, kind, recipient, subject, created_at from mail order by created_at desc limit ${count}`.execute(db);
  return found.rows;
}

export type StoredMail = ListedMail & { text_body: string; html_body: string; attachments: Attachment[] };

/** One mail in full; null when there is none. */
export async function findMail(db: Db, id: string): Promise<StoredMail | null> {
  const found = await sql<StoredMail>`
    select id, kind, recipient, subject, created_at, text_body, html_body, attachments from mail
    where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

// Statements of outbox and emails.
import { sql, type Kysely } from 'kysely';
import { givenUpDays } from '#src/domain/admin/message-log.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Attachment } from '#src/server/providers/mail.ts';

type Db = Kysely<Database>;

export interface WaitingTask {
  id: number;
  topic: string;
  payload: Record<string, unknown>;
  attempts: number;
  /** One more failure is the last. */
  is_late: boolean;
}

/** Leases due tasks for longer than they take. */
export async function takeOutbox(db: Db, count: number): Promise<WaitingTask[]> {
  const taken = await sql<WaitingTask>`
    with due as (
      select id from outbox where done_at is null and not_before <= banyan_now()
      order by not_before, id limit ${count} for no key update skip locked
    )
    update outbox o set attempts = o.attempts + 1, not_before = banyan_now() + interval '10 minutes'
    from due where o.id = due.id
    returning o.id, o.topic, o.payload, o.attempts,
      coalesce(o.created_at < banyan_now() - make_interval(days => ${givenUpDays}), false) as is_late`.execute(db);
  return taken.rows;
}

/** `nothing`: no one had to be notified. */
export async function finishTask(db: Db, taskId: number, outcome: 'handed' | 'nothing'): Promise<void> {
  await sql`update outbox set error = null, done_at = banyan_now(), outcome = ${outcome} where id = ${taskId}`.execute(
    db,
  );
}

/** Stores the reason; retries after a pause in ms, or gives up. */
export async function retryTask(
  db: Db,
  taskId: number,
  { error, inMs, isLast }: { error: string; inMs: number; isLast: boolean },
): Promise<void> {
  await sql`
    with tried as (
      update outbox set error = ${error}, not_before = banyan_now() + ${inMs / 1000}::float8 * interval '1 second',
        done_at = case when ${isLast} then banyan_now() end, outcome = case when ${isLast} then 'given_up' end
      where id = ${taskId} returning id
    )
    insert into notice_attempt (outbox_id, error) select id, ${error} from tried`.execute(db);
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

function withoutContent(file: Attachment): Attachment {
  return file.keptAt === undefined ? file : { ...file, content: '' };
}

/** Once per task. Returns its id, and whether it was sent. */
export async function storeMail(db: Db, mail: NewMail): Promise<{ id: string; is_sent: boolean }> {
  const stored = await sql<{ id: string; is_sent: boolean }>`
    insert into mail (outbox_id, kind, recipient, subject, text_body, html_body, attachments, booking_id)
    values (${mail.outboxId}, ${mail.kind}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html},
      ${JSON.stringify(mail.attachments.map(withoutContent))}, ${mail.bookingId})
    on conflict (outbox_id) do update set outbox_id = excluded.outbox_id
    returning id, sent_at is not null as is_sent`.execute(db);
  const [row] = stored.rows;
  if (!row) throw new Error('an inserted email was not found');
  return row;
}

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

export async function listMails(db: Db, count: number): Promise<ListedMail[]> {
  const result = await sql<ListedMail>`
    select id, kind, recipient, subject, created_at from mail order by created_at desc limit ${count}`.execute(db);
  return result.rows;
}

export type StoredMail = ListedMail & { text_body: string; html_body: string; attachments: Attachment[] };

export async function findMail(db: Db, id: string): Promise<StoredMail | null> {
  const result = await sql<StoredMail>`
    select id, kind, recipient, subject, created_at, text_body, html_body, attachments from mail
    where id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

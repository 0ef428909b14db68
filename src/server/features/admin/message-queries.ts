// The statements behind one message of the log, and behind sending it again (docs/back-office.md#messages).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { MessageKey } from '#src/domain/admin/message-log.ts';
import { retention } from '#src/domain/retention.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { bookingOf, type MessageRow } from './messages-queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A message with what was said. */
export interface FullMessage extends Omit<MessageRow, 'micros' | 'found'> {
  text: string;
  html: string;
  files: string[];
  sent_at: Date | null;
  next_try_at: Date | null;
  resend_of: string | null;
  /** The task that it can be written anew from. */
  of_task: string | null;
}

const isIt = ({ of, id }: MessageKey): RawBuilder<unknown> =>
  of === 'task' ? sql`o.id = ${id}::bigint and o.topic = 'mail' and p.id is null` : sql`p.id = ${id}::uuid`;

/** Reads it, as long as the log keeps it; null where there is none of this name. */
export async function findMessage(db: Db, key: MessageKey): Promise<FullMessage | null> {
  const source =
    key.of === 'task'
      ? sql`outbox o left join phone_message p on p.outbox_id = o.id`
      : sql`phone_message p left join outbox o on o.id = p.outbox_id`;
  const madeAt = key.of === 'task' ? sql`o.created_at` : sql`p.created_at`;
  const result = await sql<FullMessage>`
    select case when p.id is null then o.id::text end as task_id, p.id::text as phone_id,
      ${madeAt} as at, coalesce(p.way, o.topic, '') as channel,
      coalesce(p.kind, o.payload ->> 'kind', '') as kind, coalesce(p.number, m.recipient::text, '') as recipient,
      coalesce(m.subject, '') as subject, o.outcome, p.state as phone_state,
      case when p.id is null then o.error else p.error_code end as error,
      coalesce(p.attempts, o.attempts, 0)::integer as tries, b.id as booking_id, b.ref,
      coalesce(p.body, m.text_body, '') as text, coalesce(m.html_body, '') as html,
      array(select f ->> 'filename' from jsonb_array_elements(coalesce(m.attachments, '[]')) f) as files, m.sent_at,
      case when p.id is null then case when o.done_at is null then o.not_before end
        when p.state in ('waiting', 'trying') then p.not_before end as next_try_at,
      o.payload ->> 'resend_of' as resend_of, o.id::text as of_task
    from ${source} left join mail m on m.outbox_id = o.id
      left join booking b on b.id = ${bookingOf}
    where ${isIt(key)} and ${madeAt} > banyan_now() - make_interval(days => ${retention.mailDays})`.execute(db);
  return result.rows[0] ?? null;
}

/** The tries of a message that failed, the last ones, in order. */
export async function findFailures(db: Db, key: MessageKey): Promise<{ at: Date; error: string }[]> {
  const isOf = key.of === 'task' ? sql`outbox_id = ${key.id}::bigint` : sql`phone_message_id = ${key.id}::uuid`;
  const result = await sql<{ at: Date; error: string }>`
    select at, error from (select id, at, error from notice_attempt where ${isOf} order by id desc limit 50) a
    order by id`.execute(db);
  return result.rows;
}

/** Names of what a message was sent again as, and how often that was. */
export async function findResends(db: Db, key: string): Promise<{ keys: string[]; count: number }> {
  const result = await sql<{ key: string; count: number }>`
    select coalesce('p' || p.id::text, 'm' || o.id::text) as key, count(*) over ()::integer as count
    from outbox o left join phone_message p on p.outbox_id = o.id
    where o.payload ->> 'resend_of' is not null and o.payload ->> 'resend_of' = ${key} order by o.id limit 20`.execute(
    db,
  );
  return { keys: result.rows.map((row) => row.key), count: result.rows[0]?.count ?? 0 };
}

/** Locks a message, so that of two who send it again at once the second sees what the first has done. */
export async function lockMessage(trx: Trx, key: MessageKey): Promise<void> {
  if (key.of === 'task') await sql`select id from outbox where id = ${key.id}::bigint for no key update`.execute(trx);
  else await sql`select id from phone_message where id = ${key.id}::uuid for no key update`.execute(trx);
}

/** Makes the next try due; nothing where one is under way or it is over. */
export async function tryNow(trx: Trx, key: MessageKey): Promise<void> {
  // A try that is under way holds its row back for some minutes, and says how it ended.
  if (key.of === 'task')
    await sql`update outbox set not_before = banyan_now() where id = ${key.id}::bigint and done_at is null
      and error is not null and not_before > banyan_now()`.execute(trx);
  else
    await sql`update phone_message set not_before = banyan_now() where id = ${key.id}::uuid and state = 'waiting'
      and not_before > banyan_now()`.execute(trx);
}

/** Queues the task of a message once more. Answers the number of the new one; null where the task is gone. */
export async function queueAgain(trx: Trx, { taskId, key }: { taskId: string; key: string }): Promise<string | null> {
  const queued = await sql<{ id: string }>`
    insert into outbox (topic, payload)
    select topic, payload || jsonb_build_object('resend_of', ${key}::text) from outbox where id = ${taskId}::bigint
    returning id::text as id`.execute(trx);
  return queued.rows[0]?.id ?? null;
}

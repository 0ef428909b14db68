// Statements of the message log (docs/reference/back-office.md#messages).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import {
  type MessageKey,
  type MessageState,
  type PhoneState,
  readMessageKey,
  type TaskOutcome,
} from '#src/domain/admin/message-log.ts';
import { readBookingSearch } from '#src/domain/booking/find-booking.ts';
import { retention } from '#src/domain/retention.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  allOf,
  cursorOf,
  inDays,
  instantIn,
  instantText,
  mostMatches,
  type Place,
  placeIn,
  type RowsQuery,
  startsWith,
} from '#src/server/platform/db/row-queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type MessagesQuery = RowsQuery<'admin/messages'>;

type Source = 'task' | 'phone';

// A task that became a phone message appears as that.
const isMail = sql`o.topic = 'mail' and not exists (select from phone_message p where p.outbox_id = o.id)`;

const taskStates: Readonly<Record<MessageState, RawBuilder<unknown>>> = {
  waiting: sql`o.done_at is null and o.error is null`,
  failed: sql`o.done_at is null and o.error is not null`,
  sent: sql`o.outcome = 'handed'`,
  'given-up': sql`o.outcome = 'given_up'`,
  nothing: sql`o.outcome = 'nothing'`,
};
const phoneStates: Readonly<Record<MessageState, RawBuilder<unknown>>> = {
  waiting: sql`p.state in ('waiting', 'trying') and p.error_code is null`,
  failed: sql`p.state in ('waiting', 'trying') and p.error_code is not null`,
  sent: sql`p.state in ('sent', 'delivered', 'read')`,
  'given-up': sql`p.state = 'failed'`,
  nothing: sql`false`,
};

/** At the same instant, phone messages come first. */
function behind(source: Source, after: string | null): RawBuilder<unknown> | false {
  const key = after === null ? null : readMessageKey(placeIn(after).id);
  if (after === null || key === null) return false;
  const at = instantIn(after);
  if (source === 'task')
    return key.of === 'task' ? sql`(o.created_at, o.id) < (${at}, ${key.id}::bigint)` : sql`o.created_at <= ${at}`;
  return key.of === 'phone' ? sql`(p.created_at, p.id) < (${at}, ${key.id}::uuid)` : sql`p.created_at < ${at}`;
}

const isRetained = (at: RawBuilder<unknown>) =>
  sql`${at} > banyan_now() - make_interval(days => ${retention.mailDays})`;

function matching(find: string | undefined): Record<Source, RawBuilder<unknown>> | null {
  const read = readBookingSearch(find ?? '');
  if (read === null) return null;
  const { ref, email, phones } = read;
  const limit = sql`limit ${mostMatches + 1}`;
  const none = { task: sql`select null::bigint where false`, phone: sql`select null::uuid where false` };
  if (email !== null)
    return {
      task: sql`select outbox_id from mail where ${startsWith(sql`lower(recipient::text)`, email)} and outbox_id is not null ${limit}`,
      phone: none.phone,
    };
  if (phones[0] !== undefined)
    return {
      task: none.task,
      phone: sql`select id from phone_message where ${startsWith(sql`number`, `+${phones[0].replace(/^0+/, '')}`)} ${limit}`,
    };
  if (ref === null) return none;
  const booking = sql`(select id from booking where ref = ${ref})`;
  return {
    task: sql`select id from outbox where payload ->> 'booking_id' is not null and payload ->> 'booking_id' = ${booking}::text ${limit}`,
    phone: sql`select id from phone_message where booking_id = ${booking} ${limit}`,
  };
}

/** Source, id and instant of a page's messages, and what a search found in each. */
function pageOfMessages(query: MessagesQuery): RawBuilder<unknown> {
  const { channel, state, kind, after, count } = query;
  const found = matching(query.find);
  const tasks = allOf([
    isMail,
    isRetained(sql`o.created_at`),
    ...inDays(sql`o.created_at`, query),
    channel !== undefined && channel !== 'mail' && sql`false`,
    state !== undefined && taskStates[state],
    kind !== undefined && sql`o.payload ->> 'kind' = ${kind}`,
    found !== null && sql`o.id in (select id from found_task)`,
    behind('task', after),
  ]);
  const phones = allOf([
    isRetained(sql`p.created_at`),
    ...inDays(sql`p.created_at`, query),
    channel !== undefined && sql`p.way = ${channel}`,
    state !== undefined && phoneStates[state],
    kind !== undefined && sql`p.kind = ${kind}`,
    found !== null && sql`p.id in (select id from found_phone)`,
    behind('phone', after),
  ]);
  return sql`
    found_task (id) as materialized (${found?.task ?? sql`select null::bigint where false`}),
    found_phone (id) as materialized (${found?.phone ?? sql`select null::uuid where false`}),
    page as materialized (
      select * from (
        (select o.id as task_id, null::uuid as phone_id, o.created_at as at from outbox o where ${tasks}
          order by o.created_at desc, o.id desc limit ${count})
        union all
        (select null::bigint, p.id, p.created_at from phone_message p where ${phones}
          order by p.created_at desc, p.id desc limit ${count})
      ) both_kinds
      order by at desc, (phone_id is not null) desc, task_id desc, phone_id desc limit ${count}
    )`;
}

const bookingOf = sql`coalesce(p.booking_id,
  case when o.payload ->> 'booking_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (o.payload ->> 'booking_id')::uuid end)`;

type Line = CallOutput<'admin/messages'>['data'][number];

/** A message without its state, which the other fields determine. */
export interface MessageRow extends Omit<Line, 'state' | 'error'> {
  outcome: TaskOutcome;
  phone_state: PhoneState | null;
  error: string | null;
}

const lineColumns = (at: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`${id} as id, ${instantText(at)} as at,
  case when p.id is null then 'mail' else p.way end as channel, coalesce(p.kind, o.payload ->> 'kind', '') as kind,
  coalesce(p.number, m.recipient::text, '') as "to", coalesce(m.subject, '') as subject, o.outcome, p.state as phone_state,
  coalesce(p.attempts, o.attempts, 0)::integer as tries, b.id as booking_id, b.ref`;

export async function findMessages(db: Db, query: MessagesQuery): Promise<(MessageRow & Place)[]> {
  const id = sql`coalesce('p' || page.phone_id, 'm' || page.task_id)`;
  const page = await sql<MessageRow & Place>`
    with ${pageOfMessages(query)}
    select ${lineColumns(sql`page.at`, id)}, coalesce(p.error_code, o.error) as error, ${cursorOf(sql`page.at`, id)} as cursor,
      ((select count(*) from found_task) + (select count(*) from found_phone))::integer as found
    from page left join outbox o on o.id = page.task_id left join mail m on m.outbox_id = page.task_id
      left join phone_message p on p.id = page.phone_id
      left join booking b on b.id = ${bookingOf}
    order by page.at desc, (page.phone_id is not null) desc, page.task_id desc, page.phone_id desc`.execute(db);
  return page.rows;
}

export async function findKinds(db: Db): Promise<string[]> {
  const result = await sql<{ kind: string | null }>`
    with recursive task as (
      (select payload ->> 'kind' as kind from outbox where payload ->> 'kind' is not null order by payload ->> 'kind' limit 1)
      union all
      select (select o.payload ->> 'kind' from outbox o where o.payload ->> 'kind' > task.kind order by o.payload ->> 'kind' limit 1)
      from task where task.kind is not null
    ), phone as (
      (select kind from phone_message order by kind limit 1)
      union all
      select (select p.kind from phone_message p where p.kind > phone.kind order by p.kind limit 1)
      from phone where phone.kind is not null
    )
    select kind from task where kind is not null union select kind from phone where kind is not null order by kind`.execute(
    db,
  );
  return result.rows.flatMap(({ kind }) => kind ?? []);
}

type Message = CallOutput<'admin/message'>;

export interface FullMessage
  extends MessageRow, Pick<Message, 'text' | 'files' | 'sent_at' | 'next_try_at' | 'resend_of'> {
  html: string;
  /** The task to render it from again. */
  of_task: string | null;
}

const isIt = ({ of, id }: MessageKey): RawBuilder<unknown> =>
  of === 'task' ? sql`o.id = ${id}::bigint and o.topic = 'mail' and p.id is null` : sql`p.id = ${id}::uuid`;

export async function findMessage(db: Db, key: MessageKey): Promise<FullMessage | null> {
  const source =
    key.of === 'task'
      ? sql`outbox o left join phone_message p on p.outbox_id = o.id`
      : sql`phone_message p left join outbox o on o.id = p.outbox_id`;
  const madeAt = key.of === 'task' ? sql`o.created_at` : sql`p.created_at`;
  const nextTry = sql`case when p.id is null then case when o.done_at is null then o.not_before end
    when p.state in ('waiting', 'trying') then p.not_before end`;
  const result = await sql<FullMessage>`
    select ${lineColumns(madeAt, sql`coalesce('p' || p.id, 'm' || o.id)`)},
      case when p.id is null then o.error else p.error_code end as error,
      coalesce(p.body, m.text_body, '') as text, coalesce(m.html_body, '') as html,
      array(select f ->> 'filename' from jsonb_array_elements(coalesce(m.attachments, '[]')) f) as files,
      ${instantText(sql`m.sent_at`)} as sent_at, ${instantText(nextTry)} as next_try_at,
      o.payload ->> 'resend_of' as resend_of, o.id::text as of_task
    from ${source} left join mail m on m.outbox_id = o.id
      left join booking b on b.id = ${bookingOf}
    where ${isIt(key)} and ${isRetained(madeAt)}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findFailures(db: Db, key: MessageKey): Promise<Message['failures']> {
  const isOf = key.of === 'task' ? sql`outbox_id = ${key.id}::bigint` : sql`phone_message_id = ${key.id}::uuid`;
  const result = await sql<Message['failures'][number]>`
    select ${instantText(sql`a.at`)} as at, error from (select id, at, error from notice_attempt where ${isOf} order by id desc limit 50) a
    order by id`.execute(db);
  return result.rows;
}

export async function findResends(db: Db, key: string): Promise<{ keys: string[]; count: number }> {
  const result = await sql<{ key: string; count: number }>`
    select coalesce('p' || p.id::text, 'm' || o.id::text) as key, count(*) over ()::integer as count
    from outbox o left join phone_message p on p.outbox_id = o.id
    where o.payload ->> 'resend_of' is not null and o.payload ->> 'resend_of' = ${key} order by o.id limit 20`.execute(
    db,
  );
  return { keys: result.rows.map((row) => row.key), count: result.rows[0]?.count ?? 0 };
}

/** Serializes two resends. */
export async function lockMessage(trx: Trx, key: MessageKey): Promise<void> {
  if (key.of === 'task') await sql`select id from outbox where id = ${key.id}::bigint for no key update`.execute(trx);
  else await sql`select id from phone_message where id = ${key.id}::uuid for no key update`.execute(trx);
}

/** Makes the next attempt due; none while one runs or after the end. */
export async function tryNow(trx: Trx, key: MessageKey): Promise<void> {
  // A running attempt holds its row for some minutes and records its end.
  if (key.of === 'task')
    await sql`update outbox set not_before = banyan_now() where id = ${key.id}::bigint and done_at is null
      and error is not null and not_before > banyan_now()`.execute(trx);
  else
    await sql`update phone_message set not_before = banyan_now() where id = ${key.id}::uuid and state = 'waiting'
      and not_before > banyan_now()`.execute(trx);
}

/** Returns the new task's number; null when the task is deleted. */
export async function queueAgain(trx: Trx, { taskId, key }: { taskId: string; key: string }): Promise<string | null> {
  const queued = await sql<{ id: string }>`
    insert into outbox (topic, payload)
    select topic, payload || jsonb_build_object('resend_of', ${key}::text) from outbox where id = ${taskId}::bigint
    returning id::text as id`.execute(trx);
  return queued.rows[0]?.id ?? null;
}

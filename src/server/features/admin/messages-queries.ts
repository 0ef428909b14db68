// The statements behind the log of messages (docs/back-office.md#messages).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type PhoneState, type TaskOutcome, type MessageState, readMessageKey } from '#src/domain/admin/message-log.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { microsOf, instantOf, type ListCursor, startsWith } from './kit/cursor-queries.ts';
import { mostMatches } from './kit/list.ts';
import { readBookingSearch } from '#src/domain/booking/find-booking.ts';
import { retention } from '#src/domain/retention.ts';
import type { CallInput } from '#src/contract/types.ts';

// Which messages a page of the log shows: tasks of the outbox and messages to phones, each by an index (docs/back-office.md#messages).

/** Which messages, as the list and its file ask for them. */
export interface MessagesQuery extends Omit<CallInput<'admin/messages'>, 'before'> {
  /** Where the page before ended: microseconds, and the name of a message. */
  readonly after: ListCursor | null;
  readonly count: number;
}

type Source = 'task' | 'phone';

// A task is shown as the message to a phone that it became.
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

/** Messages behind a place. Of one instant those to phones come first. */
function behind(source: Source, after: ListCursor | null): RawBuilder<unknown> | false {
  const key = after === null ? null : readMessageKey(after.id);
  if (after === null || key === null) return false;
  const at = instantOf(after);
  if (source === 'task')
    return key.of === 'task' ? sql`(o.created_at, o.id) < (${at}, ${key.id}::bigint)` : sql`o.created_at <= ${at}`;
  return key.of === 'phone' ? sql`(p.created_at, p.id) < (${at}, ${key.id}::uuid)` : sql`p.created_at < ${at}`;
}

function within(at: RawBuilder<unknown>, { from, to }: MessagesQuery): RawBuilder<unknown>[] {
  return [
    sql`${at} > banyan_now() - make_interval(days => ${retention.mailDays})`,
    from !== undefined && sql`${at} >= ${from}::date::timestamp at time zone 'UTC'`,
    to !== undefined && sql`${at} < (${to}::date + 1)::timestamp at time zone 'UTC'`,
  ].filter((one) => one !== false);
}

/** The tasks and the messages that a search finds; null where none was asked for. */
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

/** A page: `source`, its id and its instant, in order; and what a search found of each. */
function pageOfMessages(query: MessagesQuery): RawBuilder<unknown> {
  const { channel, state, kind, after, count } = query;
  const found = matching(query.find);
  const all = (conditions: (RawBuilder<unknown> | false)[]) =>
    sql.join(
      conditions.filter((one) => one !== false),
      sql` and `,
    );
  const tasks = all([
    isMail,
    ...within(sql`o.created_at`, query),
    channel !== undefined && channel !== 'mail' && sql`false`,
    state !== undefined && taskStates[state],
    kind !== undefined && sql`o.payload ->> 'kind' = ${kind}`,
    found !== null && sql`o.id in (select id from found_task)`,
    behind('task', after),
  ]);
  const phones = all([
    ...within(sql`p.created_at`, query),
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

/** The booking that task `o` or message `p` is about; null where it names none. */
export const bookingOf = sql`coalesce(p.booking_id,
  case when o.payload ->> 'booking_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (o.payload ->> 'booking_id')::uuid end)`;

type Db = Kysely<Database>;

/** A message of the log: of a task that became a mail or will, or to a phone. */
export interface MessageRow {
  /** Null for a message to a phone. */
  task_id: string | null;
  phone_id: string | null;
  at: Date;
  micros: string;
  channel: string;
  kind: string;
  recipient: string;
  subject: string;
  outcome: TaskOutcome;
  phone_state: PhoneState | null;
  error: string | null;
  tries: number;
  booking_id: string | null;
  ref: string | null;
  found: number;
}

/** Messages in order, the newest first. `found` is what a search found, at most a few more than are looked through. */
export async function findMessages(db: Db, query: MessagesQuery): Promise<MessageRow[]> {
  const page = await sql<MessageRow>`
    with ${pageOfMessages(query)}
    select page.task_id::text as task_id, page.phone_id::text as phone_id, page.at, ${microsOf(sql`page.at`)} as micros,
      coalesce(p.way, o.topic, '') as channel, coalesce(p.kind, o.payload ->> 'kind', '') as kind,
      coalesce(p.number, m.recipient::text, '') as recipient, coalesce(m.subject, '') as subject, o.outcome,
      p.state as phone_state, coalesce(p.error_code, o.error) as error,
      coalesce(p.attempts, o.attempts, 0)::integer as tries, b.id as booking_id, b.ref,
      ((select count(*) from found_task) + (select count(*) from found_phone))::integer as found
    from page left join outbox o on o.id = page.task_id left join mail m on m.outbox_id = page.task_id
      left join phone_message p on p.id = page.phone_id
      left join booking b on b.id = ${bookingOf}
    order by page.at desc, (page.phone_id is not null) desc, page.task_id desc, page.phone_id desc`.execute(db);
  return page.rows;
}

/** Every kind that the log has, by name: one step of an index for each. */
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

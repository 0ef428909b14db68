// Which messages a page of the log shows: tasks of the outbox and messages to phones, each by an index (docs/back-office.md#messages).
import { mostFound } from '#src/server/features/admin/kit/list.ts';
import { sql, type RawBuilder } from 'kysely';
import { type MessageState, readMessageKey } from '#src/domain/admin/message-log.ts';
import { readBookingSearch } from '#src/domain/admin/find-booking.ts';
import { retention } from '#src/domain/retention.ts';
import type { CallInput } from '#src/contract/types.ts';
import { instantOf, type ListPlace, startsWith } from '#src/server/features/admin/kit/place-queries.ts';

/** Which messages, as the list and its file ask for them. */
export interface MessagesWanted extends Omit<CallInput<'admin/messages'>, 'before'> {
  /** Where the page before ended: microseconds, and the name of a message. */
  readonly after: ListPlace | null;
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
function behind(source: Source, after: ListPlace | null): RawBuilder<unknown> | false {
  const key = after === null ? null : readMessageKey(after.id);
  if (after === null || key === null) return false;
  const at = instantOf(after);
  if (source === 'task')
    return key.of === 'task' ? sql`(o.created_at, o.id) < (${at}, ${key.id}::bigint)` : sql`o.created_at <= ${at}`;
  return key.of === 'phone' ? sql`(p.created_at, p.id) < (${at}, ${key.id}::uuid)` : sql`p.created_at < ${at}`;
}

function within(at: RawBuilder<unknown>, { from, to }: MessagesWanted): RawBuilder<unknown>[] {
  return [
    sql`${at} > banyan_now() - make_interval(days => ${retention.mailDays})`,
    from !== undefined && sql`${at} >= ${from}::date::timestamp at time zone 'UTC'`,
    to !== undefined && sql`${at} < (${to}::date + 1)::timestamp at time zone 'UTC'`,
  ].filter((one) => one !== false);
}

/** The tasks and the messages that a search finds; null where none was asked for. */
function foundBy(find: string | undefined): Record<Source, RawBuilder<unknown>> | null {
  const read = readBookingSearch(find ?? '');
  if (read === null) return null;
  const { ref, email, phones } = read;
  const limit = sql`limit ${mostFound + 1}`;
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
export function pageOfMessages(wanted: MessagesWanted): RawBuilder<unknown> {
  const { channel, state, kind, after, count } = wanted;
  const found = foundBy(wanted.find);
  const all = (conditions: (RawBuilder<unknown> | false)[]) =>
    sql.join(
      conditions.filter((one) => one !== false),
      sql` and `,
    );
  const tasks = all([
    isMail,
    ...within(sql`o.created_at`, wanted),
    channel !== undefined && channel !== 'mail' && sql`false`,
    state !== undefined && taskStates[state],
    kind !== undefined && sql`o.payload ->> 'kind' = ${kind}`,
    found !== null && sql`o.id in (select id from found_task)`,
    behind('task', after),
  ]);
  const phones = all([
    ...within(sql`p.created_at`, wanted),
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

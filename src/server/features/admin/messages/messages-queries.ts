// The statements behind the log of messages (docs/back-office.md#messages).
import { sql, type Kysely } from 'kysely';
import type { PhoneState, TaskOutcome } from '#src/domain/admin/message-log.ts';
import type { Database } from '#src/server/db/schema.ts';
import { microsOf } from '#src/server/features/admin/kit/place-queries.ts';
import { bookingOf, type MessagesWanted, pageOfMessages } from './found-queries.ts';

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
export async function findMessages(db: Db, wanted: MessagesWanted): Promise<MessageRow[]> {
  const page = await sql<MessageRow>`
    with ${pageOfMessages(wanted)}
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
  const found = await sql<{ kind: string | null }>`
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
  return found.rows.flatMap(({ kind }) => kind ?? []);
}

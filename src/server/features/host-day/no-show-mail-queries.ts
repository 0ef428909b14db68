// What guests and hosts are told of a no-show: rows of the outbox, and whether one of them is still news (docs/check-in.md#no-show).
import { sql, type Kysely, type Transaction } from 'kysely';
import { actLimits } from '#src/domain/host-day/act.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { wasContested } from './no-show-queries.ts';

type Trx = Transaction<Database>;

/**
 * Tells the guest of a mark of `markedAt` (ms since 1970), as soon as the phone that made it can take it back no more: a tap on
 * the wrong name is no news. A mark that is made anew meanwhile adds nothing.
 */
export async function queueMarked(trx: Trx, bookingId: string, markedAt: number): Promise<void> {
  await sql`
    insert into outbox (topic, payload, not_before)
    select 'mail', jsonb_build_object('kind', 'no-show-recorded', 'booking_id', ${bookingId}::text),
      greatest(banyan_now(), to_timestamp(${markedAt}::float8 / 1000) + make_interval(mins => ${actLimits.undoMinutes}))
    where not exists (select from outbox o where o.done_at is null and o.payload ->> 'kind' = 'no-show-recorded'
      and o.payload ->> 'booking_id' = ${bookingId}::text)`.execute(trx);
}

// How long a mail that is just being written may take until it is stored.
const mailingMinutes = 1;

/** Tells the guest that it is no no-show after all; a little later, when a mail that is just being sent is known. */
export async function queueTakenBack(trx: Trx, bookingId: string): Promise<void> {
  await sql`
    insert into outbox (topic, payload, not_before)
    values ('mail', jsonb_build_object('kind', 'no-show-taken-back', 'booking_id', ${bookingId}::text),
      banyan_now() + make_interval(mins => ${mailingMinutes}))`.execute(trx);
}

/** Tells the host that the guest objects, and until when an answer is read. */
export async function queueObjection(trx: Trx, bookingId: string): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'host-no-show-contested', 'booking_id', ${bookingId}::text))`.execute(
    trx,
  );
}

/** Tells guest and host what an operator has decided, and why. */
export async function queueDecided(
  trx: Trx,
  bookingId: string,
  { decision, reason }: { decision: 'uphold' | 'reject'; reason: string },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', kind, 'booking_id', ${bookingId}::text, 'decision', ${decision}::text,
      'reason', ${reason}::text)
    from unnest(array['no-show-decided', 'host-no-show-decided']) kind`.execute(trx);
}

/** A task of the outbox and its booking. */
interface TaskOf {
  bookingId: string;
  taskId: number;
}

/** Whether the guest does not know of the mark: no earlier mail has said so, and nobody has objected to it. */
export async function isNoShowNoticeDue(db: Kysely<Database>, task: TaskOf): Promise<boolean> {
  return !(await isTold(db, task)) && !(await wasContested(db, task.bookingId));
}

/** Whether the last that the guest has read is that they did not come. */
export const isUndoNoticeDue = (db: Kysely<Database>, task: TaskOf): Promise<boolean> => isTold(db, task);

/** What the task itself has stored is left out, so that a mail whose server was away is sent when it is tried again. */
async function isTold(db: Kysely<Database>, { bookingId, taskId }: TaskOf): Promise<boolean> {
  const result = await sql<{ is_told: boolean }>`
    select coalesce((select m.kind = 'no-show-recorded' from mail m
      where m.booking_id = ${bookingId} and m.kind in ('no-show-recorded', 'no-show-taken-back')
        and m.outbox_id is distinct from ${taskId}::bigint
      order by m.created_at desc limit 1), false) as is_told`.execute(db);
  return result.rows[0]?.is_told ?? false;
}

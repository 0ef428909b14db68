// What the program cannot decide by itself, for a person to look at.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Kinds of tasks, as the table allows them. */
export type TaskKind =
  | 'refund_failed'
  | 'payment_mismatch'
  | 'payment_stuck'
  | 'orphan_payment'
  | 'dispute'
  | 'problem_report'
  | 'review_report'
  | 'rates_stale'
  | 'feedback'
  | 'ambassador_application'
  | 'message_report';

export interface NewTask {
  kind: TaskKind;
  /** Names the row that it is about, so that one case is one task. */
  subject: string;
  bookingId: string | null;
  /** One line for the person who looks. */
  detail: string;
}

/** Opens a task unless the same one is open already. Takes a transaction as well as the pool. */
export async function openStaffTask(db: Kysely<Database>, task: NewTask): Promise<void> {
  await sql`
    insert into staff_task (kind, subject, booking_id, detail)
    values (${task.kind}, ${task.subject}, ${task.bookingId}, ${task.detail})
    on conflict (kind, subject) where closed_at is null do nothing`.execute(db);
}

/** Closes a task whose reason has gone by itself. */
export async function closeStaffTask(db: Kysely<Database>, kind: TaskKind, subject: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now()
    where kind = ${kind} and subject = ${subject} and closed_at is null`.execute(db);
}

// Tasks that the staff must decide.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { StaffTaskKind } from '#src/domain/admin/waiting.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** The id in task `t`'s subject; null for other kinds. */
const idOf = (kind: StaffTaskKind, word: string): RawBuilder<unknown> =>
  sql`case when t.kind = ${sql.lit(kind)} and t.subject ~ ${sql.lit(`^${word}[0-9a-f-]{36}$`)}
    then substr(t.subject, ${sql.lit(word.length + 1)})::uuid end`;

/** Per kind, the row that awaits a decision. */
const waiting: Readonly<Partial<Record<StaffTaskKind, RawBuilder<unknown>>>> = {
  ambassador_application: sql`select from ambassador_application a
    where a.id = ${idOf('ambassador_application', 'ambassador:')} and a.decided_at is null`,
  cash_dispute: sql`select from booking b where b.id = ${idOf('cash_dispute', 'booking:')} and b.cash = 'disputed'`,
  code_confirmation: sql`select from coupon k where k.id = ${idOf('code_confirmation', 'code:')} and k.asked_by is not null`,
  contested_no_show: sql`select from booking b
    where b.id = ${idOf('contested_no_show', 'booking:')} and b.status = 'no_show'`,
  host_document: sql`select from host_document d
    where d.id = ${idOf('host_document', 'document:')} and d.decision = 'waiting' and d.removed_at is null`,
  listing_change: sql`select from listing_history h where h.draft_id = ${idOf('listing_change', 'listing-change:')}
    and h.act = 'change' and (h.review is null or h.review = 'waiting')`,
  listing_review: sql`select from listing_draft d
    where d.id = ${idOf('listing_review', 'listing:')} and d.state = 'in_review'`,
  payout_details: sql`select from payout_detail d
    where d.host_id = ${idOf('payout_details', 'host:')} and d.counts_since is null and d.ended_at is null`,
  // A failed refund that no other replaced: its page posts the outcome.
  refund_failed: sql`select from refund r join payment p on p.id = r.payment_id
    where r.id = ${idOf('refund_failed', '')} and r.status = 'failed'
      and p.amount_minor - r.amount_minor >= coalesce((select sum(o.amount_minor) from refund o
        where o.payment_id = p.id and o.id <> r.id and o.status <> 'failed'), 0)`,
};

const undecided = sql<boolean>`case t.kind ${sql.join(
  Object.entries(waiting).map(([kind, row]) => sql`when ${sql.lit(kind)} then exists (${row})`),
  sql` `,
)} else false end`;

/** It awaits a decision on another page. */
export async function isUndecided(db: Kysely<Database>, taskId: number): Promise<boolean> {
  const result = await sql`
    select from staff_task t where t.id = ${taskId} and t.closed_at is null and ${undecided}`.execute(db);
  return result.rows.length > 0;
}

export interface NewTask {
  kind: StaffTaskKind;
  /** One case is one task. */
  subject: string;
  bookingId: string | null;
  detail: string;
}

/** Unless open already. Takes a transaction or the pool. */
export async function openStaffTask(db: Kysely<Database>, task: NewTask): Promise<void> {
  await sql`
    insert into staff_task (kind, subject, booking_id, detail)
    values (${task.kind}, ${task.subject}, ${task.bookingId}, ${task.detail})
    on conflict (kind, subject) where closed_at is null do nothing`.execute(db);
}

/** For a task whose reason has ended. */
export async function closeStaffTask(db: Kysely<Database>, kind: StaffTaskKind, subject: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now()
    where kind = ${kind} and subject = ${subject} and closed_at is null`.execute(db);
}

const pageSize = 50;

export interface OpenTask {
  id: number;
  kind: string;
  subject: string;
  booking_id: string | null;
  detail: string;
  writer: { name: string; email: string; account_id: string | null; words: string } | null;
  /** Closing it here would lose the decision. */
  is_undecided: boolean;
  opened_at: Date;
}

const writer = sql`coalesce(
  (select jsonb_build_object('name', coalesce(trim(u.first_name || ' ' || u.last_name), ''), 'email', f.email, 'account_id', f.user_id, 'words', f.message)
    from feedback f left join user_account u on u.id = f.user_id where f.id = ${idOf('feedback', 'feedback:')}),
  (select jsonb_build_object('name', trim(a.first_name || ' ' || a.last_name), 'email', a.email, 'account_id', a.user_id, 'words', a.message)
    from ambassador_application a where a.id = ${idOf('ambassador_application', 'ambassador:')}),
  (select jsonb_build_object('name', h.display_name, 'email', u.email, 'account_id', u.id, 'words', h.offer)
    from host h join user_account u on u.id = h.user_id where h.user_id = ${idOf('host_application', 'host:')}))`;

/** After an id, oldest first; one more than a page. */
export async function findOpenTasks(
  db: Kysely<Database>,
  { kinds, after }: { kinds: readonly StaffTaskKind[]; after: number | undefined },
): Promise<{ data: OpenTask[]; hasMore: boolean }> {
  const result = await sql<OpenTask>`
    select t.id, t.kind, t.subject, t.booking_id, t.detail, ${writer} as writer,
      ${undecided} as is_undecided, t.opened_at
    from staff_task t
    where closed_at is null and kind = any(${sql.val(kinds)})
      and (${after ?? null}::bigint is null
        or (t.opened_at, t.id) > (select a.opened_at, a.id from staff_task a where a.id = ${after ?? null}::bigint))
    order by t.opened_at, t.id limit ${sql.lit(pageSize + 1)}`.execute(db);
  return { data: result.rows.slice(0, pageSize), hasMore: result.rows.length > pageSize };
}

export async function countOpenTasks(
  db: Kysely<Database>,
  kinds: readonly StaffTaskKind[],
): Promise<{ kind: string; count: number }[]> {
  const result = await sql<{ kind: string; count: number }>`
    select kind, count(*)::integer as count from staff_task
    where closed_at is null and kind = any(${sql.val(kinds)}) group by kind order by kind`.execute(db);
  return result.rows;
}

/** Open or closed; null for none. */
export async function findTaskKind(db: Kysely<Database>, taskId: number): Promise<string | null> {
  const result = await sql<{ kind: string }>`select kind from staff_task where id = ${taskId}`.execute(db);
  return result.rows[0]?.kind ?? null;
}

/** With an audit log entry. False when none is open. */
export async function closeByHand(
  db: Kysely<Database>,
  { taskId, by, note }: { taskId: number; by: string; note: string },
): Promise<boolean> {
  const done = await sql`
    with closed as (
      update staff_task set closed_at = banyan_now(), closed_by = ${by} where id = ${taskId} and closed_at is null
      returning id, kind, subject)
    insert into audit_log (actor_id, action, subject, detail)
    select ${by}::uuid, 'task-closed', 'task:' || id, jsonb_build_object('kind', kind, 'about', subject, 'note', ${note}::text)
    from closed`.execute(db);
  return done.numAffectedRows === 1n;
}

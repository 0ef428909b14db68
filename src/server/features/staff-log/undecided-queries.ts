// Tasks that are decided on a page of their own: while that has not happened, closing them by hand would lose what they are about.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { StaffTaskKind } from '#src/domain/admin/waiting.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** The id of the row that task `t` is about, behind the word of its kind; null for another kind. */
export const idOf = (kind: StaffTaskKind, word: string): RawBuilder<unknown> =>
  sql`case when t.kind = ${sql.lit(kind)} and t.subject ~ ${sql.lit(`^${word}[0-9a-f-]{36}$`)}
    then substr(t.subject, ${sql.lit(word.length + 1)})::uuid end`;

/** For each kind of task `t` the row that still waits for somebody's decision. */
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
  // A refund that failed and whose money no other refund has given back: its page writes into the books what became of it.
  refund_failed: sql`select from refund r join payment p on p.id = r.payment_id
    where r.id = ${idOf('refund_failed', '')} and r.status = 'failed'
      and p.amount_minor - r.amount_minor >= coalesce((select sum(o.amount_minor) from refund o
        where o.payment_id = p.id and o.id <> r.id and o.status <> 'failed'), 0)`,
};

/** A condition on task `t`. */
export const undecided = sql<boolean>`case t.kind ${sql.join(
  Object.entries(waiting).map(([kind, row]) => sql`when ${sql.lit(kind)} then exists (${row})`),
  sql` `,
)} else false end`;

/** Whether an open task waits for a decision on another page. */
export async function isUndecided(db: Kysely<Database>, taskId: number): Promise<boolean> {
  const result = await sql`
    select from staff_task t where t.id = ${taskId} and t.closed_at is null and ${undecided}`.execute(db);
  return result.rows.length > 0;
}

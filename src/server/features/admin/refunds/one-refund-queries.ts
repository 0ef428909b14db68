// The statements behind one refund in the back office (docs/back-office.md#refunds).
import { sql, type Kysely } from 'kysely';
import type { OtherWay } from '#src/domain/payment/otherwise.ts';
import type { Database } from '#src/server/db/schema.ts';
import { lineColumns, lineTables, type RefundLineRow } from './refund-list-queries.ts';

type Db = Kysely<Database>;

/** A refund in full. */
export interface OneRefundRow extends RefundLineRow {
  is_twice: boolean;
  way: OtherWay | null;
  reference: string | null;
  paid_on: string | null;
  settled_at: Date | null;
  /** The day on which it was made, and the latest one that it is anywhere, in UTC. */
  made_on: string;
  today: string;
}

/** One refund with how it was settled; null where there is none. */
export async function findOneRefund(db: Db, refundId: string): Promise<OneRefundRow | null> {
  const found = await sql<OneRefundRow>`
    select ${lineColumns}, r.twice_ref is not null as is_twice, s.way, s.reference, s.paid_on::text as paid_on, s.settled_at,
      (r.created_at at time zone 'UTC')::date::text as made_on,
      coalesce(((banyan_now() + make_interval(hours => 14)) at time zone 'UTC')::date::text, '') as today
    from ${lineTables} left join refund_settlement s on s.refund_id = r.id where r.id = ${refundId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Closes the task of a refund that failed, in the name of whoever has dealt with it. */
export async function closeFailedTask(db: Db, refundId: string, operatorId: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now(), closed_by = ${operatorId}
    where kind = 'refund_failed' and subject = ${refundId} and closed_at is null`.execute(db);
}

// The statements by which operators look at bank details and decide on changes (docs/domain/payouts.md#changes).
import { sql, type Kysely, type Transaction } from 'kysely';
import { oldAddressDays } from '#src/domain/earnings/payout-state.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface WaitingRow {
  id: string;
  host_id: string;
  host_name: string;
  sealed: Buffer;
  /** Of the details that count. */
  old: { id: string; sealed: string } | null;
  asked_at: Date;
  /** The account's address was changed in the last 30 days: a reason to look twice. */
  has_new_address: boolean;
}

/** Changes that wait, the oldest first. */
export async function findWaiting(db: Db, count: number): Promise<WaitingRow[]> {
  const result = await sql<WaitingRow>`
    select p.id, p.host_id, h.display_name as host_name, p.sealed, p.asked_at,
      (select jsonb_build_object('id', o.id, 'sealed', encode(o.sealed, 'base64')) from payout_detail o
        where o.host_id = p.host_id and o.counts_since is not null and o.ended_at is null) as old,
      coalesce(exists (select from outbox o where o.payload ->> 'kind' = 'account-address-changed'
        and o.payload ->> 'user_id' = p.host_id::text and o.created_at > banyan_now() - make_interval(days => ${oldAddressDays}::integer)), false) as has_new_address
    from payout_detail p join host h on h.user_id = p.host_id
    where p.counts_since is null and p.ended_at is null order by p.asked_at, p.id limit ${count}`.execute(db);
  return result.rows;
}

/** Decides a change that waits; null when it does not. Answers whose it is. */
export async function decideDetails(
  trx: Trx,
  { id, operatorId, isApproved, note }: { id: string; operatorId: string; isApproved: boolean; note: string },
): Promise<{ host_id: string; sealed: Buffer } | null> {
  const ended = await sql<{ host_id: string; sealed: Buffer }>`
    select host_id, sealed from payout_detail
    where id = ${id} and counts_since is null and ended_at is null for update`.execute(trx);
  const [row] = ended.rows;
  if (!row) return null;
  if (isApproved)
    await sql`
      update payout_detail set ended_at = banyan_now()
      where host_id = ${row.host_id} and counts_since is not null and ended_at is null`.execute(trx);
  await sql`
    update payout_detail set decided_by = ${operatorId}, decision_note = ${note},
      proof = case when ${isApproved}::boolean then 'operator' end,
      counts_since = case when ${isApproved}::boolean then banyan_now() end,
      ended_at = case when ${isApproved}::boolean then null else banyan_now() end
    where id = ${id}`.execute(trx);
  await writeAudit(trx, {
    actorId: operatorId,
    action: isApproved ? 'payout-details-approved' : 'payout-details-refused',
    subject: `host:${row.host_id}`,
    detail: { id, note },
  });
  return row;
}

/** Writes down that somebody looks, and reads what they look at: no answer without its row in the log. */
export async function lookAtDetails(
  db: Db,
  { hostId, operatorId }: { hostId: string; operatorId: string },
): Promise<{ id: string; sealed: Buffer; asked_at: Date; counts: boolean }[]> {
  const result = await sql<{ id: string; sealed: Buffer; asked_at: Date; counts: boolean }>`
    with looked as (
      select id, sealed, asked_at, counts_since is not null as counts from payout_detail
      where host_id = ${hostId} and ended_at is null
    ), noted as (
      insert into audit_log (actor_id, action, subject, detail)
      select ${operatorId}::uuid, 'payout-details-viewed', ${`host:${hostId}`}, jsonb_build_object('id', id) from looked
    )
    select id, sealed, asked_at, coalesce(counts, false) as counts from looked order by counts desc`.execute(db);
  return result.rows;
}

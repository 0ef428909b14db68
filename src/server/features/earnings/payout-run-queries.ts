// Statements of payout runs (docs/domain/ledger.md#runs).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { ItemState } from '#src/domain/earnings/payout-state.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Minor units; ms since 1970. */
export interface PayeeRow {
  host_id: string;
  name: string;
  owed_cents: number;
  detail_id: string | null;
  counts_since: number | null;
  sealed: Buffer | null;
  is_change_waiting: boolean;
  has_open_item: boolean;
  /** The operator's own or their team's: excluded from their runs. */
  is_own: boolean;
  now_ms: number;
}

export async function findPayees(db: Db, operatorId: string | null): Promise<PayeeRow[]> {
  const result = await sql<PayeeRow>`
    with owed as (
      select substr(account, length('host_payable:') + 1)::uuid as host_id, -sum(amount_minor)::bigint as owed_cents
      from ledger_entry where account like 'host_payable:%' and currency = ${priceCurrency().code} group by account having sum(amount_minor) < 0
    )
    select o.host_id, coalesce(h.display_name, '') as name, coalesce(o.owed_cents, 0)::bigint as owed_cents, p.id as detail_id,
      (extract(epoch from p.counts_since) * 1000)::float8 as counts_since, p.sealed,
      exists (select from payout_detail w where w.host_id = o.host_id and w.counts_since is null and w.ended_at is null) as is_change_waiting,
      exists (select from payout_item i where i.host_id = o.host_id and i.state = 'open') as has_open_item,
      coalesce(o.host_id = ${operatorId}, false) or exists (
        select from team_member t where t.host_id = o.host_id and t.user_id = ${operatorId}) as is_own,
      (extract(epoch from banyan_now()) * 1000)::float8 as now_ms
    from owed o left join host h on h.user_id = o.host_id
      left join payout_detail p on p.host_id = o.host_id and p.counts_since is not null and p.ended_at is null
    order by name, o.host_id`.execute(db);
  return result.rows;
}

export interface NewItem {
  host_id: string;
  detail_id: string;
  amount_cents: number;
}

/** Returns the run's number; the caller holds the lock of payouts. */
export async function insertRun(
  trx: Trx,
  { operatorId, minimumCents, items }: { operatorId: string; minimumCents: number; items: readonly NewItem[] },
): Promise<number> {
  const made = await sql<{ number: number }>`
    with counted as (
      update payout_counter set last_number = last_number + 1 returning last_number as number
    ), made as (
      insert into payout_run (number, currency, minimum_cents, made_by)
      select number, ${priceCurrency().code}, ${minimumCents}, ${operatorId} from counted returning number
    ), items as (
      insert into payout_item (run_number, place, host_id, detail_id, amount_cents)
      select made.number, i.place, i.host_id, i.detail_id, i.amount_cents from made,
        jsonb_to_recordset(${JSON.stringify(items.map((item, index) => ({ ...item, place: index + 1 })))}::jsonb)
          as i (place integer, host_id uuid, detail_id uuid, amount_cents integer)
    )
    select number from made`.execute(trx);
  const [row] = made.rows;
  if (!row) throw new Error('the payout counter is missing');
  return row.number;
}

export interface RunRow {
  number: number;
  currency: string;
  made_at: Date;
  made_by: string;
  paid_at: Date | null;
  paid_on: string | null;
  bank_reference: string;
  cancelled_at: Date | null;
  items: number;
  total_cents: number;
  paid_cents: number;
  failed: number;
}

const runColumns = sql`
  r.number, r.currency, r.made_at, coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = r.made_by), '') as made_by,
  r.paid_at, r.paid_on, r.bank_reference, r.cancelled_at,
  s.items, s.total_cents, s.paid_cents, s.failed`;

const runTables = sql`payout_run r cross join lateral (
    select count(*)::integer as items, coalesce(sum(i.amount_cents), 0)::bigint as total_cents,
      coalesce(sum(i.amount_cents) filter (where i.state = 'paid'), 0)::bigint as paid_cents,
      (count(*) filter (where i.state = 'failed'))::integer as failed
    from payout_item i where i.run_number = r.number) s`;

/** Below a number, newest first. */
export async function findRuns(db: Db, before: number | null, count: number): Promise<RunRow[]> {
  const result = await sql<RunRow>`
    select ${runColumns} from ${runTables} where ${before}::integer is null or r.number < ${before}::integer
    order by r.number desc limit ${count}`.execute(db);
  return result.rows;
}

/** With its author and the approvers of the bank details. */
export async function findRun(db: Db, number: number): Promise<(RunRow & { hands: string[] }) | null> {
  const result = await sql<RunRow & { hands: string[] }>`
    select ${runColumns}, array(select r.made_by::text union select d.decided_by::text from payout_item i
      join payout_detail d on d.id = i.detail_id where i.run_number = r.number and d.decided_by is not null) as hands
    from ${runTables} where r.number = ${number}`.execute(db);
  return result.rows[0] ?? null;
}

export interface ItemRow {
  id: string;
  place: number;
  host_id: string;
  host_name: string;
  amount_cents: number;
  state: ItemState;
  fail_reason: string;
  detail_id: string | null;
  sealed: Buffer | null;
}

export async function findItems(db: Db, number: number): Promise<ItemRow[]> {
  const result = await sql<ItemRow>`
    select i.id, i.place, i.host_id, coalesce(h.display_name, '') as host_name, i.amount_cents, i.state,
      i.fail_reason, i.detail_id, p.sealed
    from payout_item i left join host h on h.user_id = i.host_id left join payout_detail p on p.id = i.detail_id
    where i.run_number = ${number} order by i.place`.execute(db);
  return result.rows;
}

/** Null for none. The caller holds the lock of payouts. */
export async function lockItem(
  trx: Trx,
  itemId: string,
): Promise<{ id: string; run_number: number; host_id: string; amount_cents: number; state: ItemState } | null> {
  const result = await sql<{ id: string; run_number: number; host_id: string; amount_cents: number; state: ItemState }>`
    select id, run_number, host_id, amount_cents, state from payout_item where id = ${itemId} for update`.execute(trx);
  return result.rows[0] ?? null;
}

/** One statement: items, postings, and an email per host. */
export async function writePaid(
  trx: Trx,
  run: { number: number; operatorId: string; paidOn: string; reference: string },
  postings: readonly Posting[],
): Promise<void> {
  const entries = postings.flatMap(({ extRef, entries: all }) => all.map((entry) => ({ ext_ref: extRef, ...entry })));
  await sql`
    with marked as (
      update payout_run set paid_at = banyan_now(), paid_by = ${run.operatorId}, paid_on = ${run.paidOn}::date,
        bank_reference = ${run.reference} where number = ${run.number}
    ), paid as (
      update payout_item set state = 'paid' where run_number = ${run.number} and state = 'open' returning id, host_id, amount_cents
    ), posted as (
      insert into ledger_tx (kind, ext_ref)
      select kind, ext_ref from jsonb_to_recordset(${JSON.stringify(postings.map(({ kind, extRef }) => ({ kind, ext_ref: extRef })))}::jsonb)
        as p (kind text, ext_ref text) returning id, ext_ref
    ), entered as (
      insert into ledger_entry (tx_id, account, amount_minor, currency)
      select posted.id, e.account, e."amountMinor", e.currency
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (ext_ref text, account text, "amountMinor" bigint, currency text)
        join posted on posted.ext_ref = e.ext_ref
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'payout-paid', 'user_id', host_id::text, 'amount_cents', amount_cents,
      'paid_on', ${run.paidOn}::text, 'reference', ${run.reference}::text) from paid`.execute(trx);
  await writeAudit(trx, {
    actorId: run.operatorId,
    action: 'payout-run-paid',
    subject: `payout-run:${run.number}`,
    detail: { paid_on: run.paidOn, reference: run.reference },
  });
}

export async function writeCancelled(trx: Trx, number: number, operatorId: string): Promise<void> {
  await sql`
    with ended as (update payout_item set state = 'cancelled' where run_number = ${number} and state = 'open')
    update payout_run set cancelled_at = banyan_now(), cancelled_by = ${operatorId} where number = ${number}`.execute(
    trx,
  );
  await writeAudit(trx, {
    actorId: operatorId,
    action: 'payout-run-cancelled',
    subject: `payout-run:${number}`,
    detail: {},
  });
}

/** Failed or returned by the bank; a return reverses the posting. */
export async function writeFailed(
  trx: Trx,
  item: { id: string; run_number: number },
  { operatorId, reason, posting }: { operatorId: string; reason: string; posting: Posting | null },
): Promise<void> {
  const entries = posting?.entries ?? [];
  await sql`
    with failed as (
      update payout_item set state = 'failed', failed_at = banyan_now(), failed_by = ${operatorId}, fail_reason = ${reason}
      where id = ${item.id} returning host_id, amount_cents
    ), posted as (
      insert into ledger_tx (kind, ext_ref)
      select ${posting?.kind ?? ''}, ${posting?.extRef ?? ''} where ${posting !== null}::boolean returning id
    ), entered as (
      insert into ledger_entry (tx_id, account, amount_minor, currency)
      select posted.id, e.account, e.amount_minor, e.currency from posted,
        unnest(${entries.map((one) => one.account)}::text[], ${entries.map((one) => one.amountMinor)}::bigint[],
          ${entries.map((one) => one.currency)}::text[]) as e (account, amount_minor, currency)
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'payout-failed', 'user_id', host_id::text, 'amount_cents', amount_cents,
      'reason', ${reason}::text) from failed`.execute(trx);
  await writeAudit(trx, {
    actorId: operatorId,
    action: 'payout-item-failed',
    subject: `payout-run:${item.run_number}`,
    detail: { item: item.id, reason },
  });
}

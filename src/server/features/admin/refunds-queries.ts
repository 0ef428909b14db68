// The statements behind the back office's list of refunds (docs/back-office.md#refunds).
import { mostMatches } from './kit/list.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  type RefundReason,
  type RefundSearch,
  type RefundState,
  refundStatuses,
} from '#src/domain/payment/refund-states.ts';
import type { ProviderName } from '#src/domain/payment/methods.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { instantOf, type ListCursor, microsOf, startsWith } from './kit/cursor-queries.ts';
import type { ManualMethod } from '#src/domain/ledger/settlement.ts';

/** Where a page ends; of those that failed where they come first. */
export interface RefundPlace extends ListCursor {
  readonly isFailed: boolean;
}

/** Which refunds, as the list and its file ask for them. */
export interface RefundsQuery {
  readonly search: RefundSearch | null;
  readonly state?: RefundState | undefined;
  readonly reason?: RefundReason | undefined;
  readonly provider?: ProviderName | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isFailedFirst: boolean;
  readonly after: RefundPlace | null;
  readonly count: number;
}

/** A refund as list, file and page show it. */
export interface RefundLineRow {
  id: string;
  micros: string;
  status: string;
  amount_minor: number;
  currency: string;
  due_cents: number;
  reason: RefundReason;
  cancelled_by: string | null;
  /** The operator who made it or settled it; empty where nobody is known. */
  who: string;
  provider: ProviderName;
  provider_ref: string;
  made_at: Date;
  changed_at: Date;
  age_hours: number;
  booking_id: string;
  ref: string;
  guest: string;
}

/** What is shown of refund `r` with its payment `p` and booking `b`. */
export const lineColumns = sql`r.id, ${microsOf(sql`r.created_at`)} as micros, r.status, r.amount_minor, p.currency, r.due_cents, r.reason,
  b.cancelled_by, p.provider, coalesce(r.provider_ref, '') as provider_ref, r.created_at as made_at, r.changed_at,
  coalesce(floor(extract(epoch from banyan_now() - r.created_at) / 3600), 0)::integer as age_hours, b.id as booking_id, b.ref,
  coalesce(trim(b.first_name || ' ' || b.last_name), '') as guest,
  coalesce((select trim(u.first_name || ' ' || u.last_name) from audit_log l join user_account u on u.id = l.actor_id
    where l.subject = 'booking:' || b.id and l.action in ('booking-refunded', 'refund-settled')
      and coalesce(l.detail #>> '{after,refund}', '') = r.id::text order by l.id desc limit 1), '') as who`;

/** Where these columns come from. */
export const lineTables = sql`refund r join payment p on p.id = r.payment_id join booking b on b.id = p.booking_id`;

/** The refunds that a search finds, each way by its own index. */
function matching(search: RefundSearch): RawBuilder<unknown> {
  const ofBookings = (bookings: RawBuilder<unknown>) => sql`
    select r.id from (${bookings}) b join payment p on p.booking_id = b.id join refund r on r.payment_id = p.id limit ${mostMatches + 1}`;
  if (search.by === 'booking') return ofBookings(sql`select id from booking where ref = ${search.ref}`);
  if (search.by === 'email')
    return ofBookings(
      sql`select id from booking where ${startsWith(sql`lower(email::text)`, search.begins)} limit ${mostMatches * 10}`,
    );
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(search.name);
  return isId
    ? sql`select id from refund where id = ${search.name}`
    : sql`select id from refund where provider_ref = ${search.name}`;
}

// As constants, so that the indexes of states are known to fit.
const inState = Object.fromEntries(
  Object.entries(refundStatuses).map(([state, statuses]) => [
    state,
    sql`r.status in (${sql.join(statuses.map((one) => sql.lit(one)))})`,
  ]),
) as Readonly<Record<RefundState, RawBuilder<unknown>>>;

/** The ids of a page in their order. */
function idsOf(query: RefundsQuery): RawBuilder<unknown> {
  const { search, state, reason, provider, from, to, isFailedFirst, after, count } = query;
  const place = after === null ? null : sql`${instantOf(after)}, ${after.id}::uuid`;
  const conditions = [
    state !== undefined && inState[state],
    reason !== undefined && sql`r.reason = ${reason}`,
    provider !== undefined && sql`(select p.provider from payment p where p.id = r.payment_id) = ${provider}`,
    from !== undefined && sql`r.created_at >= ${from}::date::timestamp at time zone 'UTC'`,
    to !== undefined && sql`r.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`,
    place !== null && !isFailedFirst && sql`(r.created_at, r.id) < (${place})`,
    place !== null &&
      isFailedFirst &&
      sql`((r.status = 'failed'), r.created_at, r.id) < (${after?.isFailed ?? false}, ${place})`,
  ].filter((one) => one !== false);
  const source =
    search === null ? sql`refund r` : sql`(select id from found limit ${mostMatches}) f join refund r using (id)`;
  const first = isFailedFirst ? sql`(r.status = 'failed') desc,` : sql``;
  return sql`select r.id, row_number() over (order by ${first} r.created_at desc, r.id desc) as place from ${source}
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by ${first} r.created_at desc, r.id desc limit ${count}`;
}

/** Refunds in order, and how many a search found, at most a few more than are looked through. */
export async function findRefunds(
  db: Kysely<Database>,
  query: RefundsQuery,
): Promise<{ rows: RefundLineRow[]; found: number }> {
  const found = query.search === null ? sql`select null::uuid as id where false` : matching(query.search);
  const page = await sql<RefundLineRow & { found: number }>`
    with found as materialized (${found}), page as materialized (${idsOf(query)})
    select ${lineColumns}, (select count(*)::integer from found) as found
    from ${lineTables} join page on page.id = r.id order by page.place`.execute(db);
  return { rows: page.rows, found: page.rows[0]?.found ?? 0 };
}

// The statements behind one refund in the back office (docs/back-office.md#refunds).

type Db = Kysely<Database>;

/** A refund in full. */
export interface OneRefundRow extends RefundLineRow {
  is_twice: boolean;
  way: ManualMethod | null;
  reference: string | null;
  paid_on: string | null;
  settled_at: Date | null;
  /** The day on which it was made, and the latest one that it is anywhere, in UTC. */
  made_on: string;
  today: string;
}

/** One refund with how it was settled; null where there is none. */
export async function findOneRefund(db: Db, refundId: string): Promise<OneRefundRow | null> {
  const result = await sql<OneRefundRow>`
    select ${lineColumns}, r.twice_ref is not null as is_twice, s.way, s.reference, s.paid_on::text as paid_on, s.settled_at,
      (r.created_at at time zone 'UTC')::date::text as made_on,
      coalesce(((banyan_now() + make_interval(hours => 14)) at time zone 'UTC')::date::text, '') as today
    from ${lineTables} left join refund_settlement s on s.refund_id = r.id where r.id = ${refundId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Closes the task of a refund that failed, in the name of whoever has dealt with it. */
export async function closeFailedTask(db: Db, refundId: string, operatorId: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now(), closed_by = ${operatorId}
    where kind = 'refund_failed' and subject = ${refundId} and closed_at is null`.execute(db);
}

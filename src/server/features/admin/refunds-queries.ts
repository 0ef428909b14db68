// Statements of refunds in the back office (docs/reference/back-office.md#refunds).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { ManualMethod } from '#src/domain/ledger/settlement.ts';
import {
  readRefundSearch,
  refundMaker,
  type RefundSearch,
  type RefundState,
  refundStateOf,
  refundStatuses,
} from '#src/domain/payment/refund-states.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  allOf,
  cursorOf,
  fullName,
  inDays,
  instantIn,
  instantText,
  moneyOf,
  mostMatches,
  type Place,
  placeIn,
  type RowsQuery,
  startsWith,
} from '#src/server/platform/db/row-queries.ts';

type Db = Kysely<Database>;
type RefundsQuery = RowsQuery<'admin/refund-list'>;
type Line = CallOutput<'admin/refund-list'>['data'][number];

export interface RefundRow extends Omit<Line, 'state' | 'maker' | 'age_hours'> {
  status: string;
  cancelled_by: string | null;
  hours: number;
}

/** State, author, and waiting time until it reaches the guest. */
export function toLine<Row extends RefundRow>({ status, cancelled_by: by, hours, ...row }: Row) {
  const state = refundStateOf(status);
  const age = state === 'under-way' || state === 'failed' ? Math.max(0, hours) : null;
  return { ...row, state, maker: refundMaker(row.reason, by), age_hours: age };
}

const lineColumns = () => sql`r.id, r.status, r.amount_minor, p.currency, ${moneyOf(sql`r.due_cents`)} as due, r.reason,
  b.cancelled_by, p.provider, coalesce(r.provider_ref, '') as provider_ref,
  ${instantText(sql`r.created_at`)} as made_at, ${instantText(sql`r.changed_at`)} as changed_at,
  coalesce(floor(extract(epoch from banyan_now() - r.created_at) / 3600), 0)::integer as hours, b.id as booking_id, b.ref,
  coalesce(${fullName('b')}, '') as guest,
  coalesce((select ${fullName('u')} from audit_log l join user_account u on u.id = l.actor_id
    where l.subject = 'booking:' || b.id and l.action in ('booking-refunded', 'refund-settled')
      and coalesce(l.detail #>> '{after,refund}', '') = r.id::text order by l.id desc limit 1), '') as who`;

const lineTables = sql`refund r join payment p on p.id = r.payment_id join booking b on b.id = p.booking_id`;

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

// Literals, so the planner can use the state indexes.
const inState = Object.fromEntries(
  Object.entries(refundStatuses).map(([state, statuses]) => [
    state,
    sql`r.status in (${sql.join(statuses.map((one) => sql.lit(one)))})`,
  ]),
) as Readonly<Record<RefundState, RawBuilder<unknown>>>;

/** Failed refunds may come first; the cursor shows whether it is among them. */
function idsOf(query: RefundsQuery, isSearched: boolean): RawBuilder<unknown> {
  const { state, reason, provider, failed_first: isFailedFirst, after, count } = query;
  const place = after === null ? null : sql`${instantIn(after)}, ${placeIn(after).id}::uuid`;
  const [, , failed] = after?.split('.') ?? [];
  const conditions = [
    state !== undefined && inState[state],
    reason !== undefined && sql`r.reason = ${reason}`,
    provider !== undefined && sql`(select p.provider from payment p where p.id = r.payment_id) = ${provider}`,
    ...inDays(sql`r.created_at`, query),
    place !== null && isFailedFirst !== true && sql`(r.created_at, r.id) < (${place})`,
    place !== null &&
      isFailedFirst === true &&
      sql`((r.status = 'failed'), r.created_at, r.id) < (${failed !== undefined}, ${place})`,
  ];
  const source = isSearched
    ? sql`(select id from found limit ${mostMatches}) f join refund r using (id)`
    : sql`refund r`;
  const first = isFailedFirst === true ? sql`(r.status = 'failed') desc,` : sql``;
  return sql`select r.id, row_number() over (order by ${first} r.created_at desc, r.id desc) as place from ${source}
    where ${allOf(conditions)} order by ${first} r.created_at desc, r.id desc limit ${count}`;
}

export async function findRefunds(db: Db, query: RefundsQuery): Promise<(Line & Place)[]> {
  const search = readRefundSearch(query.find ?? '');
  const found = search === null ? sql`select null::uuid as id where false` : matching(search);
  const failed = query.failed_first === true ? sql`case when r.status = 'failed' then '.failed' else '' end` : sql`''`;
  const page = await sql<RefundRow & Place>`
    with found as materialized (${found}), page as materialized (${idsOf(query, search !== null)})
    select ${lineColumns()}, ${cursorOf(sql`r.created_at`, sql`r.id`)} || ${failed} as cursor,
      (select count(*)::integer from found) as found
    from ${lineTables} join page on page.id = r.id order by page.place`.execute(db);
  return page.rows.map(toLine);
}

export interface OneRefundRow extends RefundRow {
  is_twice: boolean;
  way: ManualMethod | null;
  reference: string | null;
  paid_on: string | null;
  settled_at: string | null;
  /** The UTC day it was made, and the latest civil day anywhere. */
  made_on: string;
  today: string;
}

export async function findOneRefund(db: Db, refundId: string): Promise<OneRefundRow | null> {
  const result = await sql<OneRefundRow>`
    select ${lineColumns()}, r.twice_ref is not null as is_twice, s.way, s.reference, s.paid_on::text as paid_on, ${instantText(sql`s.settled_at`)} as settled_at,
      (r.created_at at time zone 'UTC')::date::text as made_on,
      coalesce(((banyan_now() + make_interval(hours => 14)) at time zone 'UTC')::date::text, '') as today
    from ${lineTables} left join refund_settlement s on s.refund_id = r.id where r.id = ${refundId}`.execute(db);
  return result.rows[0] ?? null;
}

export async function closeFailedTask(db: Db, refundId: string, operatorId: string): Promise<void> {
  await sql`
    update staff_task set closed_at = banyan_now(), closed_by = ${operatorId}
    where kind = 'refund_failed' and subject = ${refundId} and closed_at is null`.execute(db);
}

// Statements of ambassadors and distributors (docs/domain/partners.md#partner-page).
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import {
  allOf,
  cursorOf,
  fullName,
  instantText,
  isBefore,
  moneyOf,
  type Place,
  type RowsQuery,
  startsWith,
} from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Partner = CallOutput<'admin/partner'>;
type PartnerLine = CallOutput<'admin/partners'>['data'][number];

/** Upper bound of a waiting commission. */
const atMost = sql`greatest(round((b.total_cents - b.service_fee_cents) * c.rate), 0)`;

/** Owed is released minus paid, as in the ledger. */
const columns = () => sql`p.id, p.user_id, p.kind, p.state,
  ${fullName('u')} as name, u.email::text as email, p.code::text as code, ${instantText(sql`p.since`)} as since,
  (select coalesce(sum(k.count), 0)::integer from partner_click k
    where k.partner_id = p.id and k.day > (banyan_now() at time zone 'UTC')::date - 30) as clicks,
  s.decided + w.waits as bookings, ${moneyOf(sql`w.waiting_cents`)} as waiting,
  ${moneyOf(sql`s.left_cents - d.paid_cents`)} as released, ${moneyOf(sql`d.paid_cents`)} as paid`;
// Only waiting ones read their bookings.
const sums = sql`cross join lateral (
    select count(*)::integer as decided, coalesce(sum(c.amount_cents - c.taken_cents), 0)::integer as left_cents
    from partner_commission c where c.partner_id = p.id
      and (c.state in ('released', 'paid') or c.state = 'nothing' and c.reason <> 'not-completed')) s
  cross join lateral (
    select count(*)::integer as waits, coalesce(sum(${atMost}), 0)::integer as waiting_cents
    from partner_commission c join booking b on b.id = c.booking_id
    where c.partner_id = p.id and c.state = 'waiting' and b.status not in ('held', 'expired')) w
  cross join lateral (
    select coalesce(sum(y.amount_cents), 0)::integer as paid_cents from partner_payment y where y.partner_id = p.id) d`;

export async function findPartners(db: Db, query: RowsQuery<'admin/partners'>): Promise<(PartnerLine & Place)[]> {
  const { find = '', kind, state, after, count } = query;
  const text = find.trim().toLowerCase();
  const begins = [
    sql`p.code::text`,
    sql`u.email::text`,
    sql`u.first_name`,
    sql`u.last_name`,
    sql`u.first_name || ' ' || u.last_name`,
  ].map((one) => startsWith(sql`lower(${one})`, text));
  const conditions = [
    text !== '' && sql`(${sql.join(begins, sql` or `)})`,
    kind !== undefined && sql`p.kind = ${kind}`,
    state !== undefined && sql`p.state = ${state}`,
    after !== null && isBefore(sql`p.since`, sql`p.id`, after),
  ];
  const result = await sql<PartnerLine & Place>`
    with page as materialized (
      select p.id from partner p join user_account u on u.id = p.user_id
      where ${allOf(conditions)} order by p.since desc, p.id desc limit ${count}
    )
    select ${columns()}, ${cursorOf(sql`p.since`, sql`p.id`)} as cursor
    from page join partner p on p.id = page.id join user_account u on u.id = p.user_id ${sums}
    order by p.since desc, p.id desc`.execute(db);
  return result.rows;
}

export interface PartnerRow extends PartnerLine {
  rate: string | null;
  version: number;
}

/** By its id or its account's; null for none. */
export async function findPartner(
  db: Db,
  by: { readonly partnerId: string } | { readonly userId: string },
): Promise<PartnerRow | null> {
  const which = 'userId' in by ? sql`p.user_id = ${by.userId}` : sql`p.id = ${by.partnerId}`;
  const result = await sql<PartnerRow>`
    select ${columns()}, p.rate::text as rate, p.version
    from partner p join user_account u on u.id = p.user_id ${sums} where ${which}`.execute(db);
  return result.rows[0] ?? null;
}

/** `amount` is what remains, or at most while it waits. */
type CommissionRow = Partner['commissions'][number] & { date: string } & Place;

export async function findCommissions(
  db: Db,
  { partnerId, after, count }: { partnerId: string; after: string | null; count: number },
): Promise<CommissionRow[]> {
  const behind = after === null ? sql`true` : isBefore(sql`c.made_at`, sql`c.booking_id`, after);
  const left = sql`case when c.state = 'waiting' then ${atMost} else c.amount_cents - c.taken_cents end::integer`;
  const result = await sql<CommissionRow>`
    with page as materialized (
      select c.* from partner_commission c
      where c.partner_id = ${partnerId} and ${behind} order by c.made_at desc, c.booking_id desc limit ${count}
    )
    select b.id as booking_id, b.ref, b.status as booking_status, k.title, d.local_date::text as date, c.way, c.state, c.reason,
      ${moneyOf(left)} as amount, ${moneyOf(sql`c.taken_cents`)} as taken_back, ${instantText(sql`c.made_at`)} as made_at,
      ${cursorOf(sql`c.made_at`, sql`b.id`)} as cursor
    from page c join booking b on b.id = c.booking_id join course k on k.id = b.course_id
      join departure d on d.id = b.departure_id
    order by c.made_at desc, c.booking_id desc`.execute(db);
  return result.rows;
}

export async function findPayments(db: Db, partnerId: string): Promise<Partner['payments']> {
  const result = await sql<Partner['payments'][number]>`
    select y.id, ${moneyOf(sql`y.amount_cents`)} as amount, y.reference, ${instantText(sql`y.paid_at`)} as paid_at
    from partner_payment y where y.partner_id = ${partnerId} order by y.paid_at desc, y.id limit 50`.execute(db);
  return result.rows;
}

// Statements of host earnings (docs/domain/ledger.md#statements). Ledger amounts are minor units; above 0 is owed to the host.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { hostAccount } from '#src/domain/ledger/entry.ts';
import type { CashState } from '#src/domain/earnings/cash-states.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Of the first listing; UTC without one. */
export async function findHostZone(db: Db, hostId: string): Promise<string> {
  const result = await sql<{ time_zone: string }>`
    select ci.time_zone from course c join city ci on ci.id = c.city_id
    where c.host_id = ${hostId} order by c.id limit 1`.execute(db);
  return result.rows[0]?.time_zone ?? 'UTC';
}

/** Phrased so the partial index applies. */
const ofHost = (hostId: string): RawBuilder<unknown> =>
  sql`e.account = ${hostAccount(hostId)} and e.account like 'host_payable:%' and e.currency = ${priceCurrency().code}`;

export async function findOwed(db: Db, hostId: string): Promise<number> {
  const result = await sql<{ owed: number }>`
    select -coalesce(sum(e.amount_minor), 0)::bigint as owed from ledger_entry e where ${ofHost(hostId)}`.execute(db);
  return result.rows[0]?.owed ?? 0;
}

export interface LedgerMonth {
  month: string;
  earned_cents: number;
  paid_out_cents: number;
}

const isPayout = sql`t.kind in ('paid_out', 'payout_returned')`;
const firstOf = (months: number, zone: string) =>
  sql`(select instant_of(date_trunc('month', local_time(banyan_now(), k)) - make_interval(months => ${months - 1}::integer), k)
    from zone_clock k where k.zone = ${zone})`;

export async function findLedgerMonths(db: Db, hostId: string, zone: string, months: number): Promise<LedgerMonth[]> {
  const result = await sql<LedgerMonth>`
    select coalesce(to_char(local_time(t.at, k), 'YYYY-MM'), '') as month,
      -coalesce(sum(e.amount_minor) filter (where not ${isPayout}), 0)::bigint as earned_cents,
      coalesce(sum(e.amount_minor) filter (where ${isPayout}), 0)::bigint as paid_out_cents
    from ledger_entry e join ledger_tx t on t.id = e.tx_id join zone_clock k on k.zone = ${zone}
    where ${ofHost(hostId)} and t.at >= ${firstOf(months, zone)}
    group by 1`.execute(db);
  return result.rows;
}

export interface DoneMonth {
  month: string;
  bookings: number;
  seats: number;
  /** By currency and state, in minor units. */
  cash: { currency: string; state: CashState; minor: number }[];
}

export async function findDoneMonths(db: Db, hostId: string, zone: string, months: number): Promise<DoneMonth[]> {
  const result = await sql<DoneMonth>`
    with done as (
      select coalesce(to_char(local_time(b.closed_at, k), 'YYYY-MM'), '') as month, b.local_currency as currency, b.cash,
        count(*)::integer as bookings, sum(b.pax)::integer as seats, coalesce(sum(b.balance_local_minor), 0)::bigint as minor
      from booking b join zone_clock k on k.zone = ${zone}
      where b.course_id in (select c.id from course c where c.host_id = ${hostId}) and b.status = 'completed'
        and b.closed_at >= ${firstOf(months, zone)}
      group by 1, 2, 3
    )
    select month, coalesce(sum(bookings), 0)::integer as bookings, coalesce(sum(seats), 0)::integer as seats,
      coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'state', cash, 'minor', minor) order by currency, cash), '[]') as cash
    from done group by month`.execute(db);
  return result.rows;
}

export interface LineRow {
  id: number;
  at: Date;
  kind: string;
  amount_cents: number;
  booking_id: string | null;
  ref: string | null;
  title: string | null;
  date: string | null;
  pax: number | null;
}

const lineColumns = sql`
  e.id, t.at, t.kind, -e.amount_minor as amount_cents, b.id as booking_id, b.ref, c.title, d.local_date as date, b.pax
  from ledger_entry e join ledger_tx t on t.id = e.tx_id
    left join booking b on b.id = t.booking_id left join course c on c.id = b.course_id left join departure d on d.id = b.departure_id`;

/** Below an id, newest first. */
export async function findLines(db: Db, hostId: string, before: number | null, count: number): Promise<LineRow[]> {
  const result = await sql<LineRow>`
    select ${lineColumns} where ${ofHost(hostId)} and (${before}::bigint is null or e.id < ${before}::bigint)
    order by e.id desc limit ${count}`.execute(db);
  return result.rows;
}

/** A month in the host's zone. */
export interface MonthOf {
  hostId: string;
  month: string;
  zone: string;
}

const begins = ({ month, zone }: MonthOf) => sql`(select instant_of(${`${month}-01`}::date::timestamp, ${zone}))`;
const ends = ({ month, zone }: MonthOf) =>
  sql`(select instant_of(${`${month}-01`}::date + make_interval(months => 1), ${zone}))`;

/** In minor units; also whether the month has begun. */
export async function findOpening(db: Db, of: MonthOf): Promise<{ opening_cents: number; has_begun: boolean }> {
  const result = await sql<{ opening_cents: number; has_begun: boolean }>`
    select -coalesce(sum(e.amount_minor), 0)::bigint as opening_cents, coalesce(${begins(of)} <= banyan_now(), false) as has_begun
    from ledger_entry e join ledger_tx t on t.id = e.tx_id where ${ofHost(of.hostId)} and t.at < ${begins(of)}`.execute(
    db,
  );
  return result.rows[0] ?? { opening_cents: 0, has_begun: false };
}

/** Above an id, oldest first. */
export async function findMonthLines(db: Db, of: MonthOf, after: number, count: number): Promise<LineRow[]> {
  const result = await sql<LineRow>`
    select ${lineColumns} where ${ofHost(of.hostId)} and t.at >= ${begins(of)} and t.at < ${ends(of)} and e.id > ${after}
    order by e.id limit ${count}`.execute(db);
  return result.rows;
}

export interface DoneRow {
  id: string;
  ref: string;
  title: string;
  date: string;
  time: string;
  pax: number;
  cash: CashState;
  local_currency: string;
  balance_local_minor: number | null;
  balance_cents: number;
}

export type DonePlace = Pick<DoneRow, 'date' | 'time' | 'id'>;

/** By day of the experience, after a cursor. */
export async function findMonthDone(db: Db, of: MonthOf, after: DonePlace | null, count: number): Promise<DoneRow[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(d.local_date, d.start_time, b.id) > (${after.date}::date, ${after.time}::time, ${after.id}::uuid)`;
  const result = await sql<DoneRow>`
    select b.id, b.ref, c.title, d.local_date as date, d.start_time as time, b.pax, b.cash, b.local_currency, b.balance_local_minor,
      b.balance_cents
    from booking b join course c on c.id = b.course_id join departure d on d.id = b.departure_id
    where c.host_id = ${of.hostId} and b.status = 'completed' and b.closed_at >= ${begins(of)} and b.closed_at < ${ends(of)} and ${isAfter}
    order by d.local_date, d.start_time, b.id limit ${count}`.execute(db);
  return result.rows;
}

export async function findLastPayout(
  db: Db,
  hostId: string,
): Promise<{ amount_cents: number; paid_on: string; reference: string } | null> {
  const result = await sql<{ amount_cents: number; paid_on: string; reference: string }>`
    select i.amount_cents, coalesce(r.paid_on::text, '') as paid_on, r.bank_reference as reference
    from payout_item i join payout_run r on r.number = i.run_number
    where i.host_id = ${hostId} and i.state = 'paid' order by i.run_number desc limit 1`.execute(db);
  return result.rows[0] ?? null;
}

export async function hasOpenItem(db: Db, hostId: string): Promise<boolean> {
  const result = await sql<{ is_open: boolean }>`
    select count(*) > 0 as is_open from payout_item i where i.host_id = ${hostId} and i.state = 'open'`.execute(db);
  return result.rows[0]?.is_open ?? false;
}

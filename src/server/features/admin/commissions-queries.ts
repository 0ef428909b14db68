// The statements that show what a partner has earned and was paid (docs/back-office.md#ambassadors-and-distributors).
import { sql, type Kysely } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { NoCommission } from '#src/domain/partner/commission.ts';
import { partnerAccount } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { instantOf, type ListCursor, microsOf } from './kit/cursor-queries.ts';

// The statements behind a partner's own page (docs/partners.md#the-partners-page).

/** Figures of a partner of the last 30 days and in all, and the months in UTC that have a statement, the newest first. */
interface OwnFigures {
  clicks: number;
  bookings_30: number;
  months: string[];
}

/** Reads them. */
export async function findOwnFigures(db: Db, partnerId: string): Promise<OwnFigures> {
  const result = await sql<OwnFigures>`
    select (select coalesce(sum(count), 0)::integer from partner_click where partner_id = ${partnerId}) as clicks,
      (select count(*)::integer from partner_commission c join booking b on b.id = c.booking_id
        where c.partner_id = ${partnerId} and b.status not in ('held', 'expired') and c.made_at > banyan_now() - make_interval(days => ${30})) as bookings_30,
      array(select distinct to_char(at at time zone 'UTC', 'YYYY-MM') as month from (
        select released_at as at from partner_commission where partner_id = ${partnerId} and released_at is not null
        union all select paid_at from partner_payment where partner_id = ${partnerId}) a order by month desc limit 60) as months`.execute(
    db,
  );
  return result.rows[0] ?? { clicks: 0, bookings_30: 0, months: [] };
}

/** A line of a month: above 0 what was earned, below 0 what was taken back or paid. */
export interface StatementLine {
  id: number;
  at: Date;
  kind: string;
  title: string;
  date: string;
  reference: string;
  amount_minor: number;
}

const begin = (month: string) => sql`${`${month}-01T00:00:00Z`}::timestamptz`;
const end = (month: string) =>
  sql`(${begin(month)} at time zone 'UTC' + make_interval(months => ${1})) at time zone 'UTC'`;

/** What was owed before a month, and whether the month has begun. */
export async function findOpening(
  db: Db,
  account: string,
  month: string,
): Promise<{ cents: number; has_begun: boolean }> {
  const result = await sql<{ cents: number; has_begun: boolean }>`
    select coalesce((select -sum(e.amount_minor) from ledger_entry e join ledger_tx t on t.id = e.tx_id
      where e.account = ${account} and t.at < ${begin(month)}), 0)::float8 as cents, ${begin(month)} <= banyan_now() as has_begun`.execute(
    db,
  );
  return result.rows[0] ?? { cents: 0, has_begun: false };
}

/** Lines of a month in order, `count` of them after a line. Nothing in them says who the guests are. */
export async function findLines(
  db: Db,
  of: { readonly account: string; readonly month: string; readonly after: number; readonly count: number },
): Promise<StatementLine[]> {
  const result = await sql<StatementLine>`
    select e.id::float8 as id, t.at, t.kind, coalesce(k.title, '') as title, coalesce(d.local_date::text, '') as date,
      coalesce(y.reference, '') as reference, -e.amount_minor::float8 as amount_minor
    from ledger_entry e join ledger_tx t on t.id = e.tx_id left join booking b on b.id = t.booking_id
      left join course k on k.id = b.course_id left join departure d on d.id = b.departure_id
      left join partner_payment y on t.ext_ref = 'partner_paid:' || y.id
    where e.account = ${of.account} and t.at >= ${begin(of.month)} and t.at < ${end(of.month)} and e.id > ${of.after}
    order by e.id limit ${of.count}`.execute(db);
  return result.rows;
}

type Db = Kysely<Database>;

/** A booking with its commission; amounts in the smallest unit. */
export interface CommissionLine {
  id: string;
  micros: string;
  ref: string;
  booking_status: BookingStatus;
  title: string;
  date: string;
  way: 'account' | 'code' | 'link';
  state: 'waiting' | 'released' | 'paid' | 'nothing';
  reason: NoCommission | null;
  /** What is left of it; while it waits, at most. */
  left_cents: number;
  taken_cents: number;
  made_at: Date;
}

/** Bookings of a partner, the newest first. */
export async function findCommissions(
  db: Db,
  { partnerId, after, count }: { partnerId: string; after: ListCursor | null; count: number },
): Promise<CommissionLine[]> {
  const behind = after === null ? sql`true` : sql`(c.made_at, c.booking_id) < (${instantOf(after)}, ${after.id}::uuid)`;
  const result = await sql<CommissionLine>`
    with page as materialized (
      select c.* from partner_commission c
      where c.partner_id = ${partnerId} and ${behind} order by c.made_at desc, c.booking_id desc limit ${count}
    )
    select b.id, ${microsOf(sql`c.made_at`)} as micros, b.ref, b.status as booking_status, k.title, d.local_date::text as date, c.way,
      c.state, c.reason, case when c.state = 'waiting' then greatest(round((b.total_cents - b.service_fee_cents) * c.rate), 0)
        else c.amount_cents - c.taken_cents end::integer as left_cents, c.taken_cents, c.made_at
    from page c join booking b on b.id = c.booking_id join course k on k.id = b.course_id
      join departure d on d.id = b.departure_id
    order by c.made_at desc, c.booking_id desc`.execute(db);
  return result.rows;
}

/** A day on which somebody came by the link, in UTC. */
export interface ClickRow {
  day: string;
  count: number;
}

/** Visits by day of the last 30 days, the newest first. */
export async function findClicks(db: Db, partnerId: string): Promise<ClickRow[]> {
  const result = await sql<ClickRow>`
    select day::text as day, count from partner_click
    where partner_id = ${partnerId} and day > (banyan_now() at time zone 'UTC')::date - 30 order by day desc`.execute(
    db,
  );
  return result.rows;
}

/** What was paid to a partner. */
export interface PaymentRow {
  id: string;
  amount_cents: number;
  reference: string;
  paid_at: Date;
}

/** The last payments to a partner, the newest first. */
export async function findPayments(db: Db, partnerId: string): Promise<PaymentRow[]> {
  const result = await sql<PaymentRow>`
    select id, amount_cents, reference, paid_at from partner_payment
    where partner_id = ${partnerId} order by paid_at desc, id limit 50`.execute(db);
  return result.rows;
}

/** A line of the ledger; above 0 what is owed to the partner. */
export interface OwedRow {
  at: Date;
  kind: string;
  ref: string;
  amount_minor: number;
}

/** The lines of a partner's account since the last payment, the newest first. */
export async function findOwedLines(db: Db, partnerId: string): Promise<OwedRow[]> {
  const account = partnerAccount(partnerId);
  const result = await sql<OwedRow>`
    select t.at, t.kind, coalesce(b.ref, '') as ref, -e.amount_minor::float8 as amount_minor
    from ledger_entry e join ledger_tx t on t.id = e.tx_id left join booking b on b.id = t.booking_id
    where e.account = ${account} and t.id > coalesce((select max(l.id) from ledger_entry f join ledger_tx l on l.id = f.tx_id
      where f.account = ${account} and l.kind = 'partner_paid'), 0)
    order by t.id desc limit 200`.execute(db);
  return result.rows;
}

/** What the letter about a payment is written from. */
export interface MailedPayment {
  email: string;
  first_name: string;
  locale: string;
  amount_cents: number;
  reference: string;
}

/** A payment with who gets it; null when the account is gone. */
export async function findMailedPayment(db: Db, id: string): Promise<MailedPayment | null> {
  const result = await sql<MailedPayment>`
    select u.email::text as email, u.first_name, u.locale, y.amount_cents, y.reference
    from partner_payment y join partner p on p.id = y.partner_id join user_account u on u.id = p.user_id
    where y.id = ${id} and u.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}

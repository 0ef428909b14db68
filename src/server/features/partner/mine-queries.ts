// Statements of the partner's page (docs/domain/partners.md#partner-page).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** The last 30 days and in total; months in UTC, newest first. */
interface OwnFigures {
  clicks: number;
  bookings_30: number;
  months: string[];
}

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

/** Above 0 earned, below 0 reversed or paid. */
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

/** And whether the month has begun. */
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

/** After a cursor, without guests. */
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

export interface MailedPayment {
  email: string;
  first_name: string;
  locale: string;
  amount_cents: number;
  reference: string;
}

export async function findMailedPayment(db: Db, id: string): Promise<MailedPayment | null> {
  const result = await sql<MailedPayment>`
    select u.email::text as email, u.first_name, u.locale, y.amount_cents, y.reference
    from partner_payment y join partner p on p.id = y.partner_id join user_account u on u.id = p.user_id
    where y.id = ${id} and u.erased_at is null`.execute(db);
  return result.rows[0] ?? null;
}

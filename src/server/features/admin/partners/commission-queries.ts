// The statements that show what a partner has earned and was paid (docs/back-office.md#ambassadors-and-distributors).
import { sql, type Kysely } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { NoCommission } from '#src/domain/partner/commission.ts';
import { partnerAccount } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/db/schema.ts';
import { instantOf, type ListPlace, microsOf } from '#src/server/features/admin/kit/place-queries.ts';

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
  { partnerId, after, count }: { partnerId: string; after: ListPlace | null; count: number },
): Promise<CommissionLine[]> {
  const behind = after === null ? sql`true` : sql`(c.made_at, c.booking_id) < (${instantOf(after)}, ${after.id}::uuid)`;
  const found = await sql<CommissionLine>`
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
  return found.rows;
}

/** A day on which somebody came by the link, in UTC. */
export interface ClickRow {
  day: string;
  count: number;
}

/** Visits by day of the last 30 days, the newest first. */
export async function findClicks(db: Db, partnerId: string): Promise<ClickRow[]> {
  const found = await sql<ClickRow>`
    select day::text as day, count from partner_click
    where partner_id = ${partnerId} and day > (banyan_now() at time zone 'UTC')::date - 30 order by day desc`.execute(
    db,
  );
  return found.rows;
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
  const found = await sql<PaymentRow>`
    select id, amount_cents, reference, paid_at from partner_payment
    where partner_id = ${partnerId} order by paid_at desc, id limit 50`.execute(db);
  return found.rows;
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
  const found = await sql<OwedRow>`
    select t.at, t.kind, coalesce(b.ref, '') as ref, -e.amount_minor::float8 as amount_minor
    from ledger_entry e join ledger_tx t on t.id = e.tx_id left join booking b on b.id = t.booking_id
    where e.account = ${account} and t.id > coalesce((select max(l.id) from ledger_entry f join ledger_tx l on l.id = f.tx_id
      where f.account = ${account} and l.kind = 'partner_paid'), 0)
    order by t.id desc limit 200`.execute(db);
  return found.rows;
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
  const found = await sql<MailedPayment>`
    select u.email::text as email, u.first_name, u.locale, y.amount_cents, y.reference
    from partner_payment y join partner p on p.id = y.partner_id join user_account u on u.id = p.user_id
    where y.id = ${id} and u.erased_at is null`.execute(db);
  return found.rows[0] ?? null;
}

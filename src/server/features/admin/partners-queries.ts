// Back-office statements of ambassadors and distributors (docs/reference/back-office.md#ambassadors-and-distributors).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { bookingStatuses, isMade } from '#src/domain/booking/status.ts';
import { partnerAccount, type Posting } from '#src/domain/ledger/entry.ts';
import type { PartnerKind, PartnerState } from '#src/domain/partner/partner.ts';
import { fullName, instantText, moneyOf } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type Partner = CallOutput<'admin/partner'>;

type Application = CallOutput<'admin/ambassador-applications'>['data'][number];

export async function findApplications(db: Db, count: number): Promise<Application[]> {
  const result = await sql<Application>`
    select a.id, ${fullName('a')} as name, a.email::text as email, a.city, a.audience, a.message,
      ${instantText(sql`a.created_at`)} as made_at
    from ambassador_application a where a.decided_at is null order by a.created_at, a.id limit ${count}`.execute(db);
  return result.rows;
}

/** The last 30 days in UTC, newest first. */
export async function findClicks(db: Db, partnerId: string): Promise<Partner['clicks_by_day']> {
  const result = await sql<Partner['clicks_by_day'][number]>`
    select day::text as day, count from partner_click
    where partner_id = ${partnerId} and day > (banyan_now() at time zone 'UTC')::date - 30 order by day desc`.execute(
    db,
  );
  return result.rows;
}

/** Since the last payment, newest first; above 0 is owed to the partner. */
export async function findOwedLines(db: Db, partnerId: string): Promise<Partner['lines']> {
  const account = partnerAccount(partnerId);
  const result = await sql<Partner['lines'][number]>`
    select ${instantText(sql`t.at`)} as at, t.kind, coalesce(b.ref, '') as ref, ${moneyOf(sql`-e.amount_minor`)} as amount
    from ledger_entry e join ledger_tx t on t.id = e.tx_id left join booking b on b.id = t.booking_id
    where e.account = ${account} and t.id > coalesce((select max(l.id) from ledger_entry f join ledger_tx l on l.id = f.tx_id
      where f.account = ${account} and l.kind = 'partner_paid'), 0)
    order by t.id desc limit 200`.execute(db);
  return result.rows;
}

export interface PartnerTerms {
  code: string | null;
  rate: string | null;
  state: PartnerState;
}

export interface LockedPartner extends PartnerTerms {
  kind: PartnerKind;
  version: number;
  user_id: string;
}

/** Locks the account, then the partner, in the order of role changes; null for none. */
export async function lockPartner(trx: Trx, partnerId: string): Promise<LockedPartner | null> {
  await sql`select from user_account where id = (select user_id from partner where id = ${partnerId}) for no key update`.execute(
    trx,
  );
  const result = await sql<LockedPartner>`
    select kind, version, user_id, code::text as code, rate::text as rate, state from partner
    where id = ${partnerId} for no key update`.execute(trx);
  return result.rows[0] ?? null;
}

export async function takeRoles(trx: Trx, userId: string): Promise<void> {
  await sql`
    update user_account set roles = array_remove(array_remove(roles, 'ambassador'), 'distributor') where id = ${userId}`.execute(
    trx,
  );
}

/** False when the code is taken by a partner or a discount. */
export async function writeTerms(trx: Trx, partnerId: string, { code, rate, state }: PartnerTerms): Promise<boolean> {
  const written = await sql`
    update partner set code = ${code}::citext, rate = ${rate}::numeric, state = ${state}, version = version + 1
    where id = ${partnerId} and not exists (select from partner o where o.code = ${code}::citext and o.id <> ${partnerId})
      and (code is not distinct from ${code}::citext or not exists (select from coupon c where c.code = ${code}::citext))
    returning id`.execute(trx);
  return written.rows.length > 0;
}

/** Locks released, unpaid commissions against reversal. */
export async function lockReleased(trx: Trx, partnerId: string): Promise<string[]> {
  const result = await sql<{ booking_id: string }>`
    select booking_id from partner_commission where partner_id = ${partnerId} and state = 'released'
    order by booking_id for no key update`.execute(trx);
  return result.rows.map((row) => row.booking_id);
}

/** The released ones minus reversals of paid ones, which are below 0. */
export async function findOwed(trx: Trx, partnerId: string, released: readonly string[]): Promise<number> {
  const result = await sql<{ cents: number }>`
    select (coalesce((select sum(amount_cents - taken_cents) from partner_commission
        where partner_id = ${partnerId} and (state = 'paid' or booking_id = any(${[...released]}::uuid[]))), 0)
      - coalesce((select sum(amount_cents) from partner_payment where partner_id = ${partnerId}), 0))::integer as cents`.execute(
    trx,
  );
  return result.rows[0]?.cents ?? 0;
}

interface MadePayment {
  readonly id: string;
  readonly partnerId: string;
  readonly amountCents: number;
  readonly reference: string;
  readonly operatorId: string;
  readonly released: readonly string[];
}

export async function writePayment(trx: Trx, made: MadePayment, posting: Posting): Promise<void> {
  const { id, partnerId, amountCents, reference, operatorId, released } = made;
  await sql`
    insert into partner_payment (id, partner_id, amount_cents, reference, paid_by)
    values (${id}, ${partnerId}, ${amountCents}, ${reference}, ${operatorId})`.execute(trx);
  await sql`
    with marked as (
      update partner_commission set state = 'paid', payment_id = ${id} where booking_id = any(${[...released]}::uuid[])
    ), changed as (
      update partner set version = version + 1 where id = ${partnerId}
    ), posted as (
      insert into ledger_tx (kind, ext_ref) values (${posting.kind}, ${posting.extRef}) returning id
    ), entered as (
      insert into ledger_entry (tx_id, account, amount_minor, currency)
      select posted.id, e.account, e."amountMinor", e.currency
      from posted, jsonb_to_recordset(${JSON.stringify(posting.entries)}::jsonb) as e (account text, "amountMinor" bigint, currency text)
    )
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'partner-paid', 'payment_id', ${id}::text))`.execute(trx);
}

const made = bookingStatuses.filter(isMade);

const mostSummed = 1000;

type Distributor = CallOutput<'admin/distributor'>;

export type DistributorFacts = Pick<
  CallOutput<'admin/distributors'>['data'][number],
  'id' | 'keys' | 'key_used_on' | 'booked_at'
>;

export async function findDistributorFacts(db: Db, ids: readonly string[]): Promise<DistributorFacts[]> {
  const result = await sql<DistributorFacts>`
    select u.id, (select count(*)::integer from distributor_key k where k.user_id = u.id) as keys,
      (select max(k.used_on)::text from distributor_key k where k.user_id = u.id) as key_used_on,
      (select ${instantText(sql`b.created_at`)} from booking b where b.user_id = u.id order by b.created_at desc limit 1) as booked_at
    from user_account u where u.id = any(${sql.val(ids)}::uuid[])`.execute(db);
  return result.rows;
}

/** Sums of recent bookings: made ones, and how many were cancelled or declined. */
export async function sumBookings(db: Db, userId: string): Promise<Distributor['sums']> {
  const result = await sql<Distributor['sums']>`
    with mine as (
      select b.status = any(${sql.val(made)}::text[]) as counts,
        b.status in ('cancelled', 'declined') as is_off, b.total_cents, b.due_cents
      from booking b where b.user_id = ${userId} order by b.created_at desc limit ${mostSummed + 1}
    )
    select count(*) filter (where counts)::integer as bookings, count(*) filter (where is_off)::integer as cancelled,
      ${moneyOf(sql`coalesce(sum(total_cents) filter (where counts), 0)`)} as total,
      ${moneyOf(sql`coalesce(sum(due_cents) filter (where counts), 0)`)} as paid_online, count(*) > ${mostSummed} as is_cut
    from mine`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('a sum returned no row');
  return row;
}

export async function findLastBookings(db: Db, userId: string, count: number): Promise<Distributor['bookings']> {
  const result = await sql<Distributor['bookings'][number]>`
    select b.id, b.ref, b.status as booking_status, d.local_date::text as date, c.title, ${moneyOf(sql`b.total_cents`)} as total
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
    where b.user_id = ${userId} order by b.created_at desc, b.id limit ${count}`.execute(db);
  return result.rows;
}

export async function findPartnerId(db: Db, userId: string): Promise<string | null> {
  const result = await sql<{ id: string }>`select id from partner where user_id = ${userId}`.execute(db);
  return result.rows[0]?.id ?? null;
}

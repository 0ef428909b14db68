// Statements of commission decisions.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { BookedSums, NoCommission } from '#src/domain/partner/commission.ts';
import type { PartnerKind } from '#src/domain/partner/partner.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { postingOf } from '#src/server/features/booking/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface DueCommission {
  booking_id: string;
  partner_id: string;
  user_id: string;
  kind: PartnerKind;
  state: 'waiting' | 'released' | 'paid' | 'nothing';
}

export async function findDueCommissions(db: Db, count: number): Promise<DueCommission[]> {
  const result = await sql<DueCommission>`
    select c.booking_id, c.partner_id, p.user_id, p.kind, c.state
    from partner_commission c join partner p on p.id = c.partner_id
    where c.look_at <= banyan_now() order by c.look_at limit ${count}`.execute(db);
  return result.rows;
}

/** Minor units; ms since 1970. */
export interface CommissionRow extends BookedSums {
  state: 'waiting' | 'released' | 'paid' | 'nothing';
  rate: string;
  amount_cents: number;
  taken_cents: number;
  status: BookingStatus;
  ends_at: number;
  experience_cents: number;
  is_same_person: boolean;
  is_same_device: boolean;
  is_refunded: boolean;
  is_money_open: boolean;
  is_settled: boolean;
  now_ms: number;
}

/** The booking is locked. Null: decided by another process. */
export async function lockCommission(trx: Trx, bookingId: string): Promise<CommissionRow | null> {
  const locked = await sql`
    select from partner_commission where booking_id = ${bookingId} and look_at <= banyan_now() for update`.execute(trx);
  if (locked.rows.length === 0) return null;
  const result = await sql<CommissionRow>`
    select c.state, c.rate::text, c.amount_cents, c.taken_cents, b.status,
      (extract(epoch from d.ends_at) * 1000)::float8 as ends_at,
      b.total_cents - b.service_fee_cents as experience_cents,
      (b.user_id = a.id or b.email = a.email
        or (a.phone <> '' and b.phone = a.phone and b.isd_code = a.isd_code)) as is_same_person,
      exists (select from booking own where own.user_id = a.id and own.visitor_id = b.visitor_id and own.id <> b.id)
        as is_same_device,
      b.payment = 'refunded' as is_refunded,
      (b.payment = 'disputed' or b.refund = 'pending' or b.refund = 'failed') as is_money_open,
      (d.settled_at is not null or exists (select from ledger_tx s where s.ext_ref = 'done:' || b.id)) as is_settled,
      l.*, (extract(epoch from banyan_now()) * 1000)::float8 as now_ms
    from partner_commission c join partner p on p.id = c.partner_id join user_account a on a.id = p.user_id
      join booking b on b.id = c.booking_id join departure d on d.id = b.departure_id
      cross join lateral (select ${bookedSums} from ledger_tx t join ledger_entry e on e.tx_id = t.id
        where t.booking_id = b.id) l
    where c.booking_id = ${bookingId}`.execute(trx);
  return result.rows[0] ?? null;
}

const sumOf = (account: string, name: string) =>
  sql`coalesce(sum(e.amount_minor) filter (where e.account = ${account}), 0)::integer as ${sql.id(name)}`;

const bookedSums = sql.join([
  sumOf('revenue:commission', 'commissionCents'),
  sumOf('revenue:fee', 'feeCents'),
  sumOf('discount', 'discountCents'),
  sumOf('goodwill', 'goodwillCents'),
  sumOf('dispute_loss', 'disputeLossCents'),
]);

export async function writeReleased(trx: Trx, bookingId: string, amountCents: number, made: Posting): Promise<void> {
  await sql`
    with ${postingOf(made, bookingId)}, released as (
      update partner_commission set state = 'released', amount_cents = ${amountCents}, released_at = banyan_now(), look_at = null
      where booking_id = ${bookingId})
    select 1`.execute(trx);
}

/** Reverses a part, with its posting. */
export async function writeTakenBack(trx: Trx, bookingId: string, cents: number, made: Posting): Promise<void> {
  await sql`
    with ${postingOf(made, bookingId)}, taken as (
      update partner_commission set taken_cents = taken_cents + ${cents}, look_at = null where booking_id = ${bookingId})
    select 1`.execute(trx);
}

export async function writeNothing(trx: Trx, bookingId: string, reason: NoCommission): Promise<void> {
  await sql`update partner_commission set state = 'nothing', reason = ${reason}, look_at = null
    where booking_id = ${bookingId}`.execute(trx);
}

/** Next check, ms since 1970, at least an hour ahead; null: when the ledger changes. */
export async function writeLookAgain(db: Db, bookingId: string, at: number | null): Promise<void> {
  await sql`update partner_commission set look_at = greatest(to_timestamp(${at}::float8 / 1000), banyan_now() + make_interval(hours => 1))
    where booking_id = ${bookingId}`.execute(db);
}

/** No check until the ledger changes. */
export async function writeLooked(trx: Trx, bookingId: string): Promise<void> {
  await sql`update partner_commission set look_at = null where booking_id = ${bookingId}`.execute(trx);
}

// The statements that write a booking: made as a hold, then confirmed (product 4, ADR 010 to 012).
import { sql, type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/db/schema.ts';

type Trx = Transaction<Database>;

/** A hold with its price, ready to be stored. All amounts in US cents but the local one. */
export interface NewBooking {
  id: string;
  ref: string;
  accessHash: Buffer;
  tokenHash: Buffer;
  departureId: number;
  courseId: number;
  /** Capacity that today's rule gives the departure. */
  capacity: number;
  /** Null: an account is made from the contact, or the one found that another process has just made. */
  userId: string | null;
  passwordHash: string | null;
  visitorId: string;
  pax: number;
  holdMinutes: number;
  quote: unknown;
  cents: { total: number; due: number; deposit: number; serviceFee: number; discount: number; balance: number };
  balanceLocalMinor: number | null;
  localCurrency: string;
  policy: unknown;
  addons: unknown;
  couponId: string | null;
  contact: { firstName: string; lastName: string; email: string; isdCode: string; phone: string };
  message: string;
  pickup: { address: string; latitude: number | null; longitude: number | null };
  key: { scope: string; key: string; bodyHash: Buffer } | null;
}

/**
 * Takes the seats, reserves the code and stores the hold in one statement. Answers when the hold ends. The CHECKs on
 * departure and coupon stand behind it: they throw where a lock was missing.
 */
export async function insertBooking(trx: Trx, made: NewBooking): Promise<{ holdUntil: Date }> {
  const { cents, contact, pickup, key } = made;
  const stored = await sql<{ hold_until: Date }>`
    with account as (
      insert into user_account (email, password_hash, first_name, last_name, isd_code, phone)
      select ${contact.email}, ${made.passwordHash}, ${contact.firstName}, ${contact.lastName}, ${contact.isdCode},
        ${contact.phone}
      where ${made.userId}::uuid is null
      on conflict (email) do update set email = user_account.email returning id
    ), seats as (
      update departure set taken = taken + ${made.pax}, capacity = ${made.capacity} where id = ${made.departureId}
    ), stored as (
      insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax,
        hold_until, quote, total_cents, due_cents, deposit_cents, service_fee_cents, discount_cents, balance_cents,
        balance_local_minor, local_currency, policy, addons, coupon_id, first_name, last_name, email, isd_code, phone,
        message, pickup_address, pickup_latitude, pickup_longitude, idempotency_key)
      values (${made.id}, ${made.ref}, ${made.accessHash}, ${made.tokenHash}, ${made.departureId}, ${made.courseId},
        coalesce(${made.userId}::uuid, (select id from account)), ${made.visitorId}, ${made.pax},
        banyan_now() + make_interval(mins => ${made.holdMinutes}), ${JSON.stringify(made.quote)}, ${cents.total},
        ${cents.due}, ${cents.deposit}, ${cents.serviceFee}, ${cents.discount}, ${cents.balance},
        ${made.balanceLocalMinor}, ${made.localCurrency}, ${JSON.stringify(made.policy)}, ${JSON.stringify(made.addons)},
        ${made.couponId}, ${contact.firstName}, ${contact.lastName}, ${contact.email}, ${contact.isdCode},
        ${contact.phone}, ${made.message}, ${pickup.address}, ${pickup.latitude}, ${pickup.longitude}, ${key?.key ?? null})
      returning id, user_id, hold_until
    ), noted as (
      insert into booking_history (booking_id, actor, actor_id, to_status) select id, 'guest', user_id, 'held' from stored
    ), code_use as (
      insert into coupon_use (booking_id, coupon_id, user_id, use_no)
      select id, ${made.couponId}::uuid, user_id,
        (select coalesce(max(use_no), 0) + 1 from coupon_use where coupon_id = ${made.couponId}::uuid)
      from stored where ${made.couponId}::uuid is not null
    ), code as (
      update coupon set used = used + 1 where id = ${made.couponId}::uuid
    ), answered as (
      insert into idempotency_key (scope, key, body_hash, answer)
      select ${key?.scope ?? ''}, ${key?.key ?? ''}, ${key?.bodyHash ?? Buffer.alloc(0)},
        jsonb_build_object('booking_id', id) from stored where ${key !== null}
    )
    select hold_until from stored`.execute(trx);
  const [row] = stored.rows;
  if (!row) throw new Error('a booking was inserted and is not there');
  return { holdUntil: row.hold_until };
}

/** The ledger part of a larger statement: `tx` and its entries, nothing when `extRef` was posted before. */
export function postingOf(posting: Posting | null, bookingId: string) {
  const entries = posting?.entries ?? [];
  return sql`
    ledger as (
      insert into ledger_tx (kind, ext_ref, booking_id)
      select ${posting?.kind ?? ''}, ${posting?.extRef ?? ''}, ${bookingId}::uuid where ${entries.length > 0}
      on conflict (ext_ref) do nothing returning id
    ), entered as (
      insert into ledger_entry (tx_id, account, amount_minor, currency)
      select ledger.id, e.account, e.amount_minor, e.currency from ledger,
        unnest(${entries.map((one) => one.account)}::text[], ${entries.map((one) => one.amountMinor)}::bigint[],
          ${entries.map((one) => one.currency)}::text[]) as e (account, amount_minor, currency)
    )`;
}

export interface Confirmation {
  bookingId: string;
  to: 'confirmed' | 'requested';
  from: 'held' | 'expired';
  by: 'guest' | 'payment';
  /** Null when nothing was due. */
  paymentId: string | null;
  posting: Posting;
  mail: string;
}

/** The one statement that turns a hold into a booking: status, history, code, payment row, ledger, mail. */
export async function writeConfirmation(trx: Trx, made: Confirmation): Promise<void> {
  const isPaid = made.paymentId !== null;
  await sql`
    with confirmed as (
      update booking set status = ${made.to}, confirmed_at = banyan_now(), closed_at = null, hold_until = null,
        payment = ${isPaid ? 'paid' : 'none'}, cash = case when balance_cents > 0 then 'due' else 'none' end
      where id = ${made.bookingId} returning id
    ), noted as (
      insert into booking_history (booking_id, actor, from_status, to_status, reason)
      select id, ${made.by}, ${made.from}, ${made.to}, ${isPaid ? 'Paid' : 'Nothing was due'} from confirmed
    ), redeemed as (
      update coupon_use set state = 'redeemed' where booking_id = ${made.bookingId} and state = 'reserved'
    ), paid as (
      update payment set status = 'succeeded', changed_at = banyan_now() where id = ${made.paymentId}::uuid
    ), attempt as (
      update payment_attempt set status = 'done'
      where payment_id = ${made.paymentId}::uuid and status in ('sending', 'action', 'unknown')
    ), ${postingOf(made.posting, made.bookingId)}, mailed as (
      insert into outbox (topic, payload) values ('mail',
        jsonb_build_object('kind', ${made.mail}::text, 'booking_id', ${made.bookingId}::text))
    )
    select 1`.execute(trx);
}

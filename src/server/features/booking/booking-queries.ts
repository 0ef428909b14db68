// The statements that write a booking: made as a hold, then confirmed (product 4, ADR 010 to 012).
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { HoldRoom } from '#src/domain/booking/hold-room.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { SlotKey } from './hold-queries.ts';

type Trx = Transaction<Database>;

/** A hold with its price, ready to be stored. All amounts in US cents but the local one. */
export interface NewBooking {
  id: string;
  ref: string;
  accessHash: Buffer;
  tokenHash: Buffer;
  /** The departure, made on first use with these instants (ms since 1970) and the capacity that today's rules give it. */
  slot: SlotKey & { startsAtMs: number; endsAtMs: number; capacity: number };
  /** Null: an account is made from the contact, or the one found that another process has just made. */
  userId: string | null;
  /** Whether it is in that account at once: only a signed-in guest's is (product 4). */
  isJoined: boolean;
  /** Pending until the address is verified. */
  passwordHash: string | null;
  visitorId: string;
  /** For how long the visitor's browser opens it, in days; null for never. */
  opensForDays: number | null;
  /** What bounds of unpaid holds are counted by; null: none count for this one (an offer, the demo). */
  holder: Holder | null;
  pax: number;
  hold: { minutes: number } | { untilMs: number };
  quote: unknown;
  cents: { total: number; due: number; deposit: number; serviceFee: number; discount: number; balance: number };
  balanceLocalMinor: number | null;
  localCurrency: string;
  policy: unknown;
  addons: unknown;
  couponId: string | null;
  offerId: string | null;
  contact: { firstName: string; lastName: string; email: string; isdCode: string; phone: string };
  message: string;
  pickup: { address: string; latitude: number | null; longitude: number | null };
  key: { scope: string; key: string; bodyHash: Buffer } | null;
  /** Whether a mail reminds the guest of the hold after three minutes. */
  isMailed: boolean;
}

/** Who holds without paying, and what is counted again under the lock (ADR 048). */
export interface Holder {
  /** The account that is signed in. */
  userId: string | null;
  /** Null where the bounds of a network do not count. */
  network: string | null;
  /** Whose claims go one after the other. */
  turns: readonly string[];
  /** What may be held already; null when the caller has their turns and has counted. */
  room: HoldRoom | null;
}

const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;
const instant = (ms: number) => new Date(ms).toISOString();

/**
 * Takes the seats, reserves the code and stores the hold: one statement that locks the departure, looks again whether it
 * still offers what was read (`stamp`), and writes (`claim_seats` in the migrations, ADR 033). Null when something has
 * changed meanwhile. The CHECKs on departure and coupon stand behind it: they throw where a lock was missing.
 */
export function takeSeats(made: NewBooking, stamp: string | null): RawBuilder<{ hold_until: Date | null }> {
  const { place, row, also } = seatClaim(made);
  return sql<{ hold_until: Date | null }>`
    select claim_seats(${JSON.stringify(place)}::jsonb, ${JSON.stringify(row)}::jsonb,
      ${JSON.stringify(also)}::jsonb, ${stamp}::bigint) as hold_until`;
}

/** What `claim_seats` is told: the departure, the row of the booking, and what else is written with it. */
export function seatClaim(made: NewBooking) {
  const { slot, key } = made;
  const place = {
    course_id: slot.courseId,
    local_date: slot.date,
    start_time: slot.time,
    starts_at: instant(slot.startsAtMs),
    ends_at: instant(slot.endsAtMs),
    capacity: slot.capacity,
  };
  const also = {
    password_hash: made.passwordHash,
    opens_for_days: made.opensForDays,
    key_scope: key?.scope ?? null,
    key_body_hash: key && hex(key.bodyHash),
    is_mailed: made.isMailed,
    turns: made.holder?.turns ?? [],
    room: made.holder?.room ?? null,
  };
  return { place, row: rowOf(made), also };
}

function rowOf(made: NewBooking) {
  const { cents, contact, pickup, hold } = made;
  return {
    id: made.id,
    ref: made.ref,
    access_hash: hex(made.accessHash),
    token_hash: hex(made.tokenHash),
    user_id: made.userId,
    in_account: made.isJoined ? 'joined' : 'offered',
    visitor_id: made.visitorId,
    held_by: made.holder?.userId ?? null,
    held_from: made.holder?.network ?? null,
    pax: made.pax,
    ...('minutes' in hold ? { hold_minutes: hold.minutes } : { hold_until: instant(hold.untilMs) }),
    quote: made.quote,
    total_cents: cents.total,
    due_cents: cents.due,
    deposit_cents: cents.deposit,
    service_fee_cents: cents.serviceFee,
    discount_cents: cents.discount,
    balance_cents: cents.balance,
    balance_local_minor: made.balanceLocalMinor,
    local_currency: made.localCurrency,
    policy: made.policy,
    addons: made.addons,
    coupon_id: made.couponId,
    offer_id: made.offerId,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    isd_code: contact.isdCode,
    phone: contact.phone,
    message: made.message,
    pickup_address: pickup.address,
    pickup_latitude: pickup.latitude,
    pickup_longitude: pickup.longitude,
    idempotency_key: made.key?.key ?? null,
  };
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
  /** The letter to the guest; the host's follows from `to`. */
  mail: 'booking-confirmed' | 'booking-requested';
}

/**
 * The one statement that turns a hold into a booking: status, history, code, offer, payment row, ledger, mails. A request
 * waits for its host for 48 hours, at most until the departure closes (product 4).
 */
export async function writeConfirmation(trx: Trx, made: Confirmation): Promise<void> {
  const isPaid = made.paymentId !== null;
  await sql`
    with confirmed as (
      update booking b set status = ${made.to}, confirmed_at = banyan_now(), closed_at = null, hold_until = null,
        held_from = null,
        payment = ${isPaid ? 'paid' : 'none'}, cash = case when balance_cents > 0 then 'due' else 'none' end,
        request_until = case when ${made.to}::text = 'requested' then (select least(banyan_now() + interval '48 hours',
            d.starts_at - make_interval(mins => c.cutoff_later_minutes))
          from departure d join course c on c.id = d.course_id where d.id = b.departure_id) end
      where b.id = ${made.bookingId} returning b.id, b.offer_id
    ), taken_up as (
      update offer o set booked_at = banyan_now() from confirmed where o.id = confirmed.offer_id returning o.inquiry_id
    ), asked as (
      update inquiry i set status = 'booked' from taken_up where i.id = taken_up.inquiry_id
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
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', kind, 'booking_id', ${made.bookingId}::text)
      from unnest(array[${made.mail}::text, ${made.to === 'confirmed' ? 'host-new-booking' : 'host-request'}::text]) kind
    )
    select 1`.execute(trx);
}

// Statements that make a hold and confirm it (docs/domain/bookings.md#states, ADR 010 to 012).
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { sql, type RawBuilder } from 'kysely';
import type { HoldRoom } from '#src/domain/booking/hold-room.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { partnerRules } from '#src/domain/partner/partner.ts';
import type { SlotKey } from './hold-queries.ts';

export interface NewBooking {
  id: string;
  ref: string;
  accessHash: Buffer;
  tokenHash: Buffer;
  /** Made on first use. Instants in ms since 1970. */
  slot: SlotKey & { startsAtMs: number; endsAtMs: number; capacity: number };
  userId: string | null;
  /** Only a signed-in guest's is (docs/domain/accounts.md#offered-bookings). */
  isJoined: boolean;
  passwordHash: string | null;
  visitorId: string;
  /** Days that this browser may open it; null for never. */
  opensForDays: number | null;
  /** The holder whose unpaid holds are limited; null: unlimited (an offer, the demo). */
  holder: Holder | null;
  pax: number;
  holdUntilMs: number;
  quote: BookingQuote;
  policy: unknown;
  addons: unknown;
  couponId: string | null;
  /** Commission (docs/domain/partners.md); null for none. */
  partner?: { partnerId: string; way: string; rate: string } | null;
  offerId: string | null;
  locale: string;
  contact: { firstName: string; lastName: string; email: string; isdCode: string; phone: string };
  message: string;
  pickup: { address: string; latitude: number | null; longitude: number | null };
  key: { scope: string; key: string; bodyHash: Buffer } | null;
  remindAtMs: number | null;
}

/** Limits of unpaid holds, counted again under the lock (ADR 022). */
export interface Holder {
  userId: string | null;
  /** Null where networks are not limited. */
  network: string | null;
  turns: readonly string[];
  /** Remaining holds; null when the caller has locked and counted. */
  room: HoldRoom | null;
}

const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;
const instant = (ms: number) => new Date(ms).toISOString();

/**
 * One statement: locks the departure, compares `termsHash`, takes seats and code (`claim_seats` in `db/baseline.sql`). Null:
 * changed.
 */
export function takeSeats(made: NewBooking, termsHash: string): RawBuilder<{ hold_until: Date | null }> {
  const { place, row, also } = seatClaim(made);
  return sql<{ hold_until: Date | null }>`
    select claim_seats(${JSON.stringify(place)}::jsonb, ${JSON.stringify(row)}::jsonb,
      ${JSON.stringify(also)}::jsonb, ${termsHash}::bigint) as hold_until`;
}

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
    remind_at: made.remindAtMs === null ? null : instant(made.remindAtMs),
    turns: made.holder?.turns ?? [],
    partner_id: made.partner?.partnerId ?? null,
    partner_way: made.partner?.way ?? null,
    partner_rate: made.partner?.rate ?? null,
    partner_look_hours: partnerRules.firstLookHours,
    room: made.holder?.room ?? null,
  };
  return { place, row: rowOf(made), also };
}

function rowOf(made: NewBooking) {
  const { contact, pickup } = made;
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
    hold_until: instant(made.holdUntilMs),
    quote: made.quote,
    policy: made.policy,
    addons: made.addons,
    coupon_id: made.couponId,
    offer_id: made.offerId,
    locale: made.locale,
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

/** CTEs of a posting; empty when `extRef` is posted already. */
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

// Statements of a move: its target, and the write that swaps seats, price and policy (docs/domain/bookings.md#rescheduling, ADR 032).
import { sql, type Transaction } from 'kysely';
import type { Policy } from '#src/domain/booking/policy.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { ChosenAddon } from '#src/domain/pricing/quote-input.ts';
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type ChangeReason, changeStatus, type LockedBooking, postingOf } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import type { MoveAction } from './move-plan.ts';

type Trx = Transaction<Database>;

export async function findPaymentOfRefund(trx: Trx, refundId: string): Promise<string | null> {
  const result = await sql<{ id: string }>`select payment_id as id from refund where id = ${refundId}`.execute(trx);
  return result.rows[0]?.id ?? null;
}

export interface WrittenMove {
  action: MoveAction;
  departureId: number;
  capacity: number;
  /** Deadline of a request's host, ms since 1970; otherwise null. */
  requestUntilMs: number | null;
  quote: BookingQuote;
  addons: readonly ChosenAddon[];
  policy: Policy;
  posting: Posting | null;
  by: Acting;
  why: ChangeReason;
  facts: Record<string, unknown>;
}

/** A moved request asks its host again, unless the host offered the time. */
function mailsOf({ status }: LockedBooking, action: MoveAction): string[] {
  if (action === 'take_time') return ['booking-confirmed', 'host-new-booking'];
  return status === 'requested' ? ['booking-requested', 'host-request'] : ['booking-moved', 'host-booking-moved'];
}

/** Both departures and the booking are locked; CHECKs back it. */
export async function writeMove(trx: Trx, booking: LockedBooking, move: WrittenMove): Promise<void> {
  const { action, quote, by } = move;
  const until = move.requestUntilMs === null ? null : new Date(move.requestUntilMs).toISOString();
  await changeStatus(trx, booking, {
    action,
    by,
    why: move.why,
    set: sql`, departure_id = ${move.departureId}, quote = ${JSON.stringify(quote)},
      addons = ${JSON.stringify(move.addons)}, policy = ${JSON.stringify(move.policy)},
      request_until = coalesce(${until}::timestamptz, request_until),
      confirmed_at = case when ${action === 'take_time'} then banyan_now() else confirmed_at end,
      cash = case when cash not in ('none', 'due') then cash when ${quote.balance_due_to_host_cents}::integer > 0 then 'due' else 'none' end`,
    also: sql`, left_behind as (
      update departure set taken = taken - ${booking.pax} where id = ${booking.departure_id}
    ), joined as (
      update departure set taken = taken + ${booking.pax}, capacity = ${move.capacity} where id = ${move.departureId}
    ), ${postingOf(move.posting, booking.id)}, mailed as (
      insert into outbox (topic, payload)
      select 'mail', jsonb_build_object('kind', kind, 'booking_id', changed.id) || ${JSON.stringify(move.facts)}::jsonb
      from changed, unnest(${mailsOf(booking, action)}::text[]) as kind
    )`,
  });
}

// The statement that ends a booking (docs/domain/bookings.md#cancelling, ADR 032).
import { sql, type Transaction } from 'kysely';
import type { BookingAction, BookingRole } from '#src/domain/booking/transitions.ts';
import type { CancelCause } from '#src/domain/booking/refund-share.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { postingOf } from './booking-queries.ts';
import type { LockedBooking } from './lock-booking-queries.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { changeStatus } from './status-queries.ts';
import type { ChangeReason } from './change-reason.ts';

type Trx = Transaction<Database>;

export interface QueuedMail {
  kind: string;
  facts: Record<string, unknown>;
}

export interface WrittenEnding {
  action: Extract<BookingAction, 'cancel' | 'decline' | 'expire'>;
  by: Acting;
  role?: BookingRole;
  cause: CancelCause;
  reason: string;
  why: ChangeReason;
  percent: number;
  isCodeGivenBack: boolean;
  /** Only without a refund: the code's part of a booking that cost nothing online. */
  posting: Posting | null;
  mails: readonly QueuedMail[];
}

/** An ended hold is marked as replaced, so a later payment is refunded and does not revive it. */
export async function writeEnding(trx: Trx, booking: LockedBooking, ending: WrittenEnding): Promise<void> {
  const { action, by, role, why } = ending;
  await changeStatus(trx, booking, {
    action,
    by,
    role,
    why,
    set: sql`, cash = 'none', is_replaced = is_replaced or status = 'held', cancelled_by = ${by.role},
      cancel_cause = ${ending.cause}, cancel_reason = ${ending.reason}, refund_percent = ${ending.percent}`,
    also: sql`, released as (
      update coupon_use set state = 'released'
      where booking_id = ${booking.id} and state <> 'released' and ${ending.isCodeGivenBack}::boolean returning coupon_id
    ), given_back as (
      update coupon k set used = k.used - 1 from released r where k.id = r.coupon_id
    ), ${postingOf(ending.posting, booking.id)}, mailed as (
      insert into outbox (topic, payload)
      select 'mail', payload from jsonb_array_elements(${JSON.stringify(payloads(booking.id, ending.mails))}::jsonb) as m(payload)
    ), freed as (
      update departure set taken = taken - ${booking.pax} where id = ${booking.departure_id}
    )`,
  });
}

export function payloads(bookingId: string, mails: readonly QueuedMail[]): Record<string, unknown>[] {
  return mails.map(({ kind, facts }) => ({ kind, booking_id: bookingId, ...facts }));
}

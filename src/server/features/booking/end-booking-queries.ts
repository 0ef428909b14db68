// The statement that ends a booking (product 4 and 6, ADR 032).
import { sql, type Transaction } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { CancelCause } from '#src/domain/booking/refund-share.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/db/schema.ts';
import { postingOf } from './booking-queries.ts';
import type { LockedBooking } from './lock-booking-queries.ts';
import type { Acting } from './open-booking.ts';

type Trx = Transaction<Database>;

/** A mail to be sent because of what is written; `facts` ride along. */
export interface QueuedMail {
  kind: string;
  facts: Record<string, unknown>;
}

export interface WrittenEnding {
  to: Extract<BookingStatus, 'cancelled' | 'declined' | 'expired'>;
  by: Acting;
  cause: CancelCause;
  reason: string;
  /** What the history says. */
  why: string;
  percent: number;
  isCodeGivenBack: boolean;
  /** Only where no refund will post: the code's part of a booking that cost nothing online. */
  posting: Posting | null;
  mails: readonly QueuedMail[];
}

/**
 * One statement: status, seats, code, history, mails. An ended hold is marked as replaced, so that money which still
 * arrives goes back instead of reviving it.
 */
export async function writeEnding(trx: Trx, booking: LockedBooking, ending: WrittenEnding): Promise<void> {
  const { by } = ending;
  await sql`
    with ended as (
      update booking set status = ${ending.to}, closed_at = banyan_now(), version = version + 1, cash = 'none',
        held_from = null,
        is_replaced = is_replaced or status = 'held', cancelled_by = ${by.role}, cancel_cause = ${ending.cause},
        cancel_reason = ${ending.reason}, refund_percent = ${ending.percent}
      where id = ${booking.id} returning id
    ), noted as (
      insert into booking_history (booking_id, actor, actor_id, on_behalf_of, from_status, to_status, reason)
      select id, ${by.role}, ${by.actorId}::uuid, ${by.onBehalfOf}::uuid, ${booking.status}, ${ending.to}, ${ending.why}
      from ended
    ), released as (
      update coupon_use set state = 'released'
      where booking_id = ${booking.id} and state <> 'released' and ${ending.isCodeGivenBack}::boolean returning coupon_id
    ), given_back as (
      update coupon k set used = k.used - 1 from released r where k.id = r.coupon_id
    ), ${postingOf(ending.posting, booking.id)}, mailed as (
      insert into outbox (topic, payload)
      select 'mail', payload from jsonb_array_elements(${JSON.stringify(payloads(booking.id, ending.mails))}::jsonb) as m(payload)
    )
    update departure set taken = taken - ${booking.pax} where id = ${booking.departure_id}`.execute(trx);
}

/** Rows of the outbox for the mails of one booking. */
export function payloads(bookingId: string, mails: readonly QueuedMail[]): Record<string, unknown>[] {
  return mails.map(({ kind, facts }) => ({ kind, booking_id: bookingId, ...facts }));
}

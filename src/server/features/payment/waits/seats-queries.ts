// The statements that take the seats of a booking whose hold had ended (docs/domain/lifecycle.md#the-one-way-back).
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { freeHolds, lockCoupons } from '#src/server/features/booking/index.ts';

type Trx = Transaction<Database>;

/** A booking that has ended and may be revived. */
export interface LateBooking {
  booking_id: string;
  departure_id: number;
  pax: number;
}

/**
 * Frees lapsed holds, then takes seats and code. The caller holds the locks of departure and booking and has seen that both are
 * free.
 */
export async function takeSeatsAgain(trx: Trx, late: LateBooking): Promise<void> {
  await lockItsOffer(trx, late.booking_id);
  await lockCoupons(trx, { bookings: [late.booking_id], departureId: late.departure_id });
  await freeHolds(trx, late.departure_id, { sparesPaying: false });
  await reacquire(trx, late);
}

/** Locks the offer that a booking was made from, if it was: before any code, as a claim does. */
async function lockItsOffer(trx: Trx, bookingId: string): Promise<void> {
  await sql`
    select o.id from offer o where o.id = (select offer_id from booking where id = ${bookingId})
    for no key update`.execute(trx);
}

/** Takes seats and code again for a booking whose hold had ended. The CHECKs throw if either has gone meanwhile. */
async function reacquire(trx: Trx, late: LateBooking): Promise<void> {
  await sql`
    with code as (
      update coupon_use set state = 'reserved'
      where booking_id = ${late.booking_id} and state = 'released' returning coupon_id
    ), counted as (
      update coupon k set used = k.used + 1 from code where k.id = code.coupon_id
    )
    update departure set taken = taken + ${late.pax} where id = ${late.departure_id}`.execute(trx);
}

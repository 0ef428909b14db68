// Which bookings wait for somebody: the back office narrows its list to them, and counts them, by the same words
// (docs/back-office.md#to-do).
import type { bookingTroubles } from '#src/domain/booking/views.ts';
import { endingSoon } from '#src/domain/admin/waiting.ts';

/**
 * The condition of each on a booking `b`, as text of SQL without values of callers. Each is that of a partial index, or of one on
 * what has not ended.
 */
export const bookingWaits = {
  'hold-ending': `b.status = 'held' and b.visitor_id not like 'offer:%' and b.hold_until > banyan_now()
    and b.hold_until <= banyan_now() + make_interval(mins => ${endingSoon.holdMinutes})`,
  'request-ending': `b.status = 'requested' and b.request_until <= banyan_now() + make_interval(hours => ${endingSoon.requestHours})`,
  'seat-sought': `b.id in (select p.booking_id from payment p where p.seat_wait_until is not null)`,
  // Whose time is over has nothing left to pay.
  'payment-failed': `b.status = 'held' and b.payment = 'failed'`,
  'payment-checking': `b.payment = 'checking'`,
  'payment-disputed': `b.payment = 'disputed'`,
  'refund-pending': `b.id in (select p.booking_id from refund r join payment p on p.id = r.payment_id
    where r.status in ('new', 'sent', 'pending'))`,
  'refund-failed': `b.refund = 'failed'`,
  'cash-disputed': `b.cash = 'disputed'`,
} as const satisfies Record<(typeof bookingTroubles)[number], string>;

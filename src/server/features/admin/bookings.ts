// All bookings (docs/back-office.md#bookings).
import { bookingList } from '#src/contract/admin/booking-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { readBookingSearch } from '#src/domain/booking/find-booking.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { type BookingLineRow, findBookings } from './bookings-queries.ts';
import { byInstant, serveList } from './kit/list.ts';
import { findAdminCities } from './kit/cursor-queries.ts';

export const bookings = serveList({
  list: bookingList,
  call: 'admin/booking-list',
  cursors: byInstant,
  find: ({ db }, { find = '', ...query }) => findBookings(db, { ...query, search: readBookingSearch(find) }),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
  toLine,
});

/** A booking as the list and the file show it. */
function toLine(row: BookingLineRow): CallOutput<'admin/booking-list'>['data'][number] {
  const { made_at: madeAt, micros: _, total_cents: total, due_cents: due, balance_cents: balance, ...shown } = row;
  return {
    id: shown.id,
    ref: shown.ref,
    booking_status: shown.booking_status,
    payment: shown.payment,
    refund: shown.refund,
    cash_state: shown.cash_state,
    made_at: madeAt.toISOString(),
    date: shown.date,
    time: shown.time,
    course_id: shown.course_id,
    title: shown.title,
    city: shown.city,
    host: shown.host,
    guest: shown.guest,
    email: shown.email,
    phone: shown.phone,
    pax: shown.pax,
    total: fromMinor(total),
    paid_online: fromMinor(due),
    balance: fromMinor(balance),
  };
}

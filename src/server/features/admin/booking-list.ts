// admin/booking-list: bookings of the marketplace, a page at a time (docs/back-office.md#bookings).
import { readBookingSearch } from '#src/domain/admin/find-booking.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import {
  type BookingLineRow,
  type BookingsWanted,
  findBookings,
  findAdminCities,
  mostFound,
} from './booking-queries.ts';
import { pageOf, placeOf } from './place-queries.ts';

export const route = 'admin/booking-list';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const wanted = { ...wantedBy(filter), after: before === undefined ? null : placeOf(before), count: pageSize + 1 };
  const [{ rows, found }, cities] = await Promise.all([findBookings(db, wanted), findAdminCities(db)]);
  const { shown, next } = pageOf(rows, pageSize);
  return {
    data: shown.map(toLine),
    next,
    is_cut: found > mostFound,
    cities,
  };
};

type Filter = Omit<CallInput<typeof route>, 'before'>;

/** The filter of a list or a file as its statement takes it. */
export function wantedBy({ find, ...filter }: Filter): Omit<BookingsWanted, 'after' | 'count'> {
  return { ...filter, search: readBookingSearch(find ?? '') };
}

/** A booking as the list and the file show it. */
export function toLine(row: BookingLineRow): CallOutput<typeof route>['data'][number] {
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

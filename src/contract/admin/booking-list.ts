// All bookings of the marketplace, as the back office lists them (docs/back-office.md#bookings).
import { bookingViews } from '#src/domain/booking/views.ts';
import { choice, day, declareList, figure, instantCursor, number, text, usual, usualFigure } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const bookingList = declareList({
  name: 'bookings',
  path: adminRoutes['admin-bookings'].path,
  filter: { find: text(100), show: choice(bookingViews), city_id: number('city'), from: day, to: day },
  columns: {
    ref: {},
    booking_status: usual,
    date: usual,
    title: usual,
    guest: usual,
    pax: usualFigure,
    total: usualFigure,
    payment: usual,
    cash_state: usual,
    made_at: {},
    city: {},
    host: {},
    email: {},
    phone: {},
    paid_online: figure,
    balance: figure,
    refund: {},
  },
  file: {
    permission: 'booking-files',
    columns: [
      'ref',
      'booking_status',
      'payment',
      'refund',
      'cash_state',
      'made_at',
      'date',
      'time',
      'city',
      'title',
      'host',
      'guest',
      'email',
      'phone',
      'pax',
      'total',
      'paid_online',
      'balance',
    ],
  },
  cursor: instantCursor,
});

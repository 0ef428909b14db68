// All bookings in the back office, and the money of one, line by line (docs/reference/back-office.md#bookings).
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { actsAllowed } from '#src/domain/admin/acts.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { Handler } from '#src/server/call.ts';
import type { Config } from '#src/server/platform/config.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { type DetailRow, factsOf, openBooking } from '#src/server/features/booking/index.ts';
import { pageOfPayment } from '#src/server/features/payment/index.ts';
import { ownLast, readAdminActs } from './booking-acts.ts';
import {
  findBookings,
  findDeparture,
  findPayments,
  findPostings,
  findRefunds,
  isDisputed,
  type PaymentRow,
} from './bookings-queries.ts';
import { serveList } from './lists.ts';
import { findAdminCities } from './places-queries.ts';

export const bookings = serveList({
  list: bookingList,
  call: 'admin/booking-list',
  find: ({ db }, query) => findBookings(db, query),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
});

const bookingCall: Handler<'admin/booking'> = async ({ booking_id }, call) => {
  const opened = await openBooking({ booking_id }, call, 'departures', 'bookings');
  const { actor, services } = call;
  const { db, config } = services;
  const { userId } = actor;
  if (!opened || userId === null) return refuse('booking-not-found');
  const { row, viewer } = opened;
  const isOwn = viewer !== 'operator';
  const isActing = mayDo('booking-acts', actor);
  const [payments, refunds, postings, acts, departure] = await Promise.all([
    findPayments(db, row.id),
    findRefunds(db, row.id),
    findPostings(db, row.id),
    readAdminActs(db, row.id, userId),
    findDeparture(db, row.id),
  ]);
  const paid = payments.find(({ status, is_surplus }) => status === 'succeeded' && !is_surplus);
  const disputed = paid !== undefined && (await isDisputed(db, paid.id));
  const back = refunds.filter(({ payment_id: of }) => of === paid?.id);
  const left = (paid?.due_cents ?? 0) - back.reduce((sum, { due_cents }) => sum + due_cents, 0);
  return {
    guest_id: row.user_id,
    is_own: isOwn,
    left: fromMinor(Math.max(0, left)),
    can_refund: !isOwn && mayDo('refunds', actor),
    is_disputed: disputed,
    is_refunding: refunds.some(({ status }) => ['new', 'sent', 'pending'].includes(status)),
    seats: isActing ? seatsOf(departure) : null,
    acts: isOwn || !isActing ? [] : actsAllowed(factsOf(row), ownLast(acts), row.now_ms),
    late_money: mayDo('payments', actor) ? lateMoneyOf(row, departure) : null,
    payments: payments.map((one) => toPayment(one, config)),
    refunds: refunds.map(({ payment_id: _payment, due_cents: _cents, ...refund }) => refund),
    postings,
  };
};

function toPayment(row: PaymentRow, config: Config): CallOutput<'admin/booking'>['payments'][number] {
  const { due_cents: _cents, provider: _provider, capture_ref: _capture, ...payment } = row;
  return { ...payment, provider_url: pageOfPayment(row, config) };
}

type Departure = Awaited<ReturnType<typeof findDeparture>>;

function seatsOf(departure: Departure): CallOutput<'admin/booking'>['seats'] {
  if (departure === null || departure.has_begun) return null;
  const { capacity, taken, bookings, is_closed } = departure;
  return { capacity, taken, bookings, is_closed };
}

function lateMoneyOf(row: DetailRow, departure: Departure): CallOutput<'admin/booking'>['late_money'] {
  if (row.seat_wait_until === null || departure === null) return null;
  const seats_free = Math.max(0, departure.capacity - departure.taken);
  return { until: row.seat_wait_until.toISOString(), pax: row.pax, seats_free };
}

export const bookingCalls = { 'admin/booking': bookingCall } as const;

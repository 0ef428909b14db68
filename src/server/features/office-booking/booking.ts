// office/booking: the money of a booking, line by line, and what an operator may do now (docs/back-office.md#one-booking).
import { actsAllowed } from '#src/domain/office/booking-acts.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { factsOf, openBooking } from '../booking/index.ts';
import { ownLast, readOfficeActs } from './office-acts.ts';
import { findDeparture } from './seats-queries.ts';
import { findPayments, findPostings, findRefunds } from './queries.ts';

export const route = 'office/booking';

export const handle: Handler<typeof route> = async ({ booking_id }, call) => {
  const opened = await openBooking({ booking_id }, call);
  const { db } = call.services;
  const { userId } = call.actor;
  if (!opened || userId === null) return refuse('booking-not-found');
  const { row, viewer } = opened;
  const isOwn = viewer !== 'operator';
  const [payments, refunds, postings, acts, departure] = await Promise.all([
    findPayments(db, row.id),
    findRefunds(db, row.id),
    findPostings(db, row.id),
    readOfficeActs(db, row.id, userId),
    findDeparture(db, row.id),
  ]);
  const kept = payments.find(({ status, is_surplus }) => status === 'succeeded' && !is_surplus);
  const back = refunds.filter(({ payment_id: of }) => of === kept?.id);
  const left = (kept?.due_cents ?? 0) - back.reduce((sum, { due_cents }) => sum + due_cents, 0);
  return {
    is_own: isOwn,
    left: fromMinor(Math.max(0, left)),
    is_refunding: refunds.some(({ status }) => ['new', 'sent', 'pending'].includes(status)),
    seats: departure === null || departure.has_begun ? null : { capacity: departure.capacity, taken: departure.taken },
    acts: isOwn ? [] : actsAllowed(factsOf(row), ownLast(acts), row.now_ms),
    payments: payments.map(({ due_cents, at, ...shown }) => ({
      ...shown,
      due: fromMinor(due_cents),
      at: at.toISOString(),
    })),
    refunds: refunds.map(({ due_cents, at, id, amount_minor, currency, reason, status }) => ({
      id,
      amount_minor,
      currency,
      due: fromMinor(due_cents),
      reason,
      status,
      at: at.toISOString(),
    })),
    postings: postings.map(({ at, ...shown }) => ({ ...shown, at: at.toISOString() })),
  };
};

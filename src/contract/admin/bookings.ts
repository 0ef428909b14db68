// Bookings of the whole marketplace, for the back office (docs/back-office.md#bookings).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { bookingList } from './booking-list.ts';
import { cityChoices, cursor, isCut, listCall } from './list-calls.ts';

const bookingLine = z
  .strictObject({
    id: p.uuid,
    ref: p.ref,
    ...bookingStates,
    made_at: p.instant,
    date: p.date,
    time: p.time,
    course_id: p.id,
    title: z.string(),
    city: z.string(),
    host: z.string(),
    guest: z.string(),
    email: z.string(),
    phone: z.string(),
    pax: p.pax,
    total: money,
    paid_online: money,
    balance: money,
  })
  .meta({ id: 'BookingLine' });

export const adminBookingCalls = {
  'admin/booking-list': listCall(bookingList, {
    work: 'bookings',
    summary: 'Bookings of the marketplace, the newest first; with days given by when they take place',
    about: {
      find: 'A ref, an email address, a phone number, or the beginning of a first or last name',
      from: 'The first day of the experience, in its zone',
      to: 'The last day of the experience, in its zone',
    },
    row: bookingLine,
    more: { is_cut: isCut, cities: cityChoices },
    place: cursor,
  }),
} as const satisfies Record<string, CallSpec>;

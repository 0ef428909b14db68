// Bookings of the whole marketplace, for the back office (docs/back-office.md#bookings).
import { z } from 'zod';
import { bookingViews } from '#src/domain/admin/booking-views.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** Which bookings; all of it may be left out. */
export const bookingFilter = z.strictObject({
  find: p.line(100).optional().meta({
    description: 'A ref, an email address, a phone number, or the beginning of a first or last name',
  }),
  show: z.enum(bookingViews).optional(),
  city_id: p.id.optional(),
  from: p.date.optional().meta({ description: 'The first day of the experience, in its zone' }),
  to: p.date.optional().meta({ description: 'The last day of the experience, in its zone' }),
});

/** Where a list goes on: the place of the last row that was seen. */
export const cursor = z
  .string()
  .regex(/^\d{1,18}\.[0-9a-f-]{36}$/)
  .meta({ description: 'As the page before answered it' });

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
  'admin/booking-list': {
    access: 'operator',
    work: 'bookings',
    effect: 'read',
    rate: 'read',
    summary: 'Bookings of the marketplace, the newest first; with days given by when they take place',
    in: bookingFilter.extend({ before: cursor.optional() }),
    out: z.strictObject({
      data: z.array(bookingLine),
      next: cursor.nullable(),
      is_cut: z.boolean().meta({ description: 'More was found than is looked through: type more of it' }),
      cities: z.array(z.strictObject({ id: p.id, name: z.string() })),
    }),
  },
} as const satisfies Record<string, CallSpec>;

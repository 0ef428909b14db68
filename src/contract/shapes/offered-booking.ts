// A booking made with an account's address that waits for its owner (docs/domain/accounts.md#offered-bookings).
import { z } from 'zod';
import { bookingStates } from './booking-detail.ts';
import * as p from './primitives.ts';

export const offered = z
  .strictObject({
    id: p.uuid,
    title: z.string(),
    city_name: z.string(),
    date: p.date,
    time: p.time,
    time_zone: z.string(),
    pax: p.pax,
    guest_name: z.string(),
    booking_status: bookingStates.booking_status,
    created_at: p.instant,
  })
  .meta({ id: 'OfferedBooking' });

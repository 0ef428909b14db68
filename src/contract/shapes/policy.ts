// The cancellation policy, machine-readable, in a listing's terms and in a booking's
// (docs/domain/bookings.md#cancelling).
import { z } from 'zod';
import { count, localDateTime } from './primitives.ts';

const preset = z.enum(['flexible', 'moderate', 'strict', 'final']);
const percent = z.int().min(0).max(100);

/** Steps by hours before the start, most generous first; after the last step there is no refund. */
export const policy = z
  .strictObject({
    preset,
    steps: z.array(z.strictObject({ hours_before: count, percent })),
    grace_hours: count,
    grace_needs_hours: count.meta({
      description: 'The grace period applies if booked more than this many hours ahead',
    }),
  })
  .meta({ id: 'Policy' });

/** The policy of a booking: each step as a date and wall time in the listing's zone. */
export const bookedPolicy = z
  .strictObject({
    preset,
    deadlines: z.array(z.strictObject({ until: localDateTime, percent })),
    free_until: localDateTime.nullable(),
    percent_now: percent,
  })
  .meta({ id: 'BookedPolicy' });

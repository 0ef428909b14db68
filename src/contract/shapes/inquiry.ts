// A guest's question before a booking (product 7).
import { z } from 'zod';
import { usd } from './money.ts';
import { count, date, id, instant, pax, time, uuid } from './primitives.ts';

/** An inquiry as guest and host see it; an offer holds its seats until `offer_until`. */
export const inquiry = z
  .strictObject({
    id: uuid,
    status: z.enum(['unverified', 'open', 'answered', 'offered', 'declined', 'expired', 'booked']),
    course_id: id,
    course_title: z.string(),
    date,
    time: time.nullable(),
    pax,
    addons: z.array(z.strictObject({ id, title: z.string(), count })),
    message: z.string(),
    offer_total: usd.nullable(),
    offer_until: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Inquiry' });

// A guest's question before a booking (docs/domain/messages.md#states).
import { z } from 'zod';
import { money } from './money.ts';
import { count, date, id, instant, pax, time, uuid } from './primitives.ts';

/** An inquiry for guest and host; an offer holds its seats until `offer_until`. */
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
    offer_total: money.nullable(),
    offer_until: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Inquiry' });

/** An inquiry with its reply. `offer_url` opens checkout with the offer's price. */
export const inquiryDetail = inquiry
  .extend({
    viewer: z.enum(['guest', 'host', 'operator']),
    course_url: z.string(),
    city_name: z.string(),
    time_zone: z.string(),
    host_name: z.string(),
    guest_name: z.string(),
    email: z
      .string()
      .nullable()
      .meta({ description: "Guest's email, only for the guest: contact details are not shared before a booking" }),
    answer: z.string(),
    answered_at: instant.nullable(),
    expires_at: instant,
    offer_price_per_guest: money.nullable(),
    offer_url: z.string().nullable(),
    can: z.strictObject({ answer: z.boolean(), book: z.boolean() }),
  })
  .meta({ id: 'InquiryDetail' });

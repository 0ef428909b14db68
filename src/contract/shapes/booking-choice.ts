// The choice a guest makes in the booking widget, as calculate and checkout take it (docs/reference/api.md#entities).
import { z } from 'zod';
import { date, id, line, pax, time, token } from './primitives.ts';

/**
 * Add-ons and how many of each: here `pax` is the count (docs/domain/calendar.md#party-and-add-ons). Zero-count ones are
 * left out of the price.
 */
export const addonCounts = z
  .array(z.strictObject({ id, pax: z.int().min(0).max(999) }))
  .max(20)
  .meta({ description: 'Add-ons; pax is the number of units' });

/**
 * Course, date, time, pax, code and add-ons; `offer` is the token of an offer with a price of its own
 * (docs/domain/messages.md#offers).
 */
export const choiceFields = {
  course_id: id,
  date,
  time,
  pax,
  coupon_code: line(64).optional(),
  addons: addonCounts.optional(),
  offer: token.optional(),
};

// A guest's choice in the booking widget, as input of calculate and checkout (docs/reference/api.md#entities).
import { z } from 'zod';
import { date, id, line, pax, time, token } from './primitives.ts';

/**
 * Add-ons with their counts, here named `pax` (docs/domain/calendar.md#party-and-add-ons). Those with count 0 are left
 * out of the price.
 */
export const addonCounts = z
  .array(z.strictObject({ id, pax: z.int().min(0).max(999) }))
  .max(20)
  .meta({ description: 'Add-ons; `pax` is the number of units' });

/**
 * Course, date, time, pax, code and add-ons; `offer` is the token of an offer with its own price
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

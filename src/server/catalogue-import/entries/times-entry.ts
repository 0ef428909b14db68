// When a course takes place: weekly rules, and days that differ.
import { z } from 'zod';
import { day, oneOf, wallTime, whole, words } from '../kinds.ts';

const weekday = whole(1, 7);

/** The same times on some weekdays; 1 is Monday. */
export const ruleEntry = z.strictObject({
  weekdays: z.array(weekday, 'a list of weekdays, 1 (Monday) to 7').min(1, 'at least one weekday'),
  times: z.array(wallTime(), 'a list of times').min(1, 'at least one time'),
  capacity: whole(1, 100_000),
});

/** A day that differs. `in_days` counts from the day of loading, for stories that must stay ahead. */
export const exceptionEntry = z
  .strictObject({
    date: day().optional(),
    in_days: whole(0, 730).optional(),
    kind: oneOf(['closed', 'extra', 'capacity']),
    time: wallTime().optional(),
    capacity: whole(0, 100_000).optional(),
    reason: words(0, 200).default(''),
  })
  .refine((one) => (one.date === undefined) !== (one.in_days === undefined), 'either "date" or "in_days"')
  .refine(
    (one) => one.kind === 'closed' || (one.time !== undefined && one.capacity !== undefined),
    'a "time" and a "capacity" for extra and capacity',
  );

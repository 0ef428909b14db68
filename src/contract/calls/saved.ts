// Calls for wish lists and their links (docs/domain/accounts.md#wish-list).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { partyShape } from '#src/contract/shapes/listing.ts';
import { count, date, id, instant, offset, pax, time } from '#src/contract/shapes/primitives.ts';
import type { CallSpec } from '#src/contract/call.ts';

const saved = z.strictObject({
  course_ids: z.array(id).meta({ description: 'All ids on the list, the newest first' }),
});

const choice = z
  .strictObject({ course_id: id, date: date.optional(), time: time.optional(), pax: pax.optional() })
  .meta({ id: 'WishChoice', description: 'A time without a date is left out' });

/** An entry's fields in addition to its card. */
const entry = z
  .strictObject({
    course_id: id,
    added_at: instant,
    listing: z
      .enum(['open', 'paused', 'gone'])
      .meta({ description: 'Paused: not bookable for a while; gone: no longer offered' }),
    date: date.nullable(),
    time: time.nullable(),
    pax: pax.nullable(),
    standing: z.enum(['open', 'few_seats', 'unavailable', 'past', 'too_many']).nullable().meta({
      description: 'Whether date, time and party can be booked now; null without a date, or when not offered',
    }),
    seats_left: count.nullable().meta({ description: 'Of that date and time, where something runs' }),
    party: partyShape
      .nullable()
      .meta({ description: 'The price of the party, all-in; null without a party, or above the largest' }),
  })
  .meta({ id: 'WishEntry' });

export const savedCalls = {
  'wishlist/check': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Which of these courses are on the list; without any, all ids on it',
    in: z.strictObject({ course_ids: z.array(id).max(100).optional() }),
    out: saved,
  },
  'wishlist/list': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The list as cards, newest first; removed courses stay, marked as not available',
    in: z.strictObject({ offset: offset.optional() }),
    out: z.strictObject({
      data: z.array(courseCard),
      entries: z.array(entry).meta({ description: 'One for each card, in its order' }),
      total: count,
      link_url: z
        .string()
        .nullable()
        .meta({ description: 'Under which others see the listings; null where it was not made' }),
    }),
  },
  'wishlist/save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Adds courses to the list once each; also merges the browser's list at login",
    in: z.strictObject({
      course_ids: z.array(id).min(1).max(100).meta({ description: 'The newest first; unknown ones are left out' }),
      choices: z
        .array(choice)
        .max(100)
        .optional()
        .meta({ description: 'Of some of these courses; replaces the choice that was kept before' }),
    }),
    out: saved,
  },
  'wishlist/remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a course from the list; succeeds even when it was not on it',
    in: z.strictObject({ course_id: id }),
    out: saved,
  },

  // The link that shares an account's wish list (docs/domain/accounts.md#sharing-a-wish-list).
  'wish-link/make': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "The link to the caller's list, created at the first call",
    in: z.strictObject({}),
    out: z.strictObject({ url: z.string() }),
  },
  'wish-link/end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Ends the link; succeeds even when there was none',
    in: z.strictObject({}),
    out: z.strictObject({}),
  },
  'wish-link/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The listings that a link shows, without owner, date or guests',
    in: z.strictObject({ token: p.token, offset: p.offset.optional() }),
    out: z.strictObject({ data: z.array(courseCard), total: p.count }),
  },
} as const satisfies Record<string, CallSpec>;

// Calls for wish lists and their links (docs/domain/accounts.md#wish-list).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { partyShape } from '#src/contract/shapes/listing.ts';
import { count, date, id, instant, offset, pax, time } from '#src/contract/shapes/primitives.ts';
import type { CallSpec } from '#src/contract/call.ts';

const saved = z.strictObject({
  course_ids: z.array(id).meta({ description: 'Ids of courses on the wish list, newest first' }),
});

const choice = z
  .strictObject({ course_id: id, date: date.optional(), time: time.optional(), pax: pax.optional() })
  .meta({ id: 'WishChoice', description: 'Date, time and party for one course; a time without a date is ignored' });

/** An entry's fields in addition to its card. */
const entry = z
  .strictObject({
    course_id: id,
    added_at: instant,
    listing: z
      .enum(['open', 'paused', 'gone'])
      .meta({ description: '`paused`: not bookable for a while; `gone`: no longer offered' }),
    date: date.nullable(),
    time: time.nullable(),
    pax: pax.nullable(),
    standing: z.enum(['open', 'few_seats', 'unavailable', 'past', 'too_many']).nullable().meta({
      description: 'Whether date, time and party can be booked now; null without a date, or unless the listing is open',
    }),
    seats_left: count.nullable().meta({
      description:
        'Seats left at the chosen date and time, or the most of that day without a time; null if nothing runs then',
    }),
    party: partyShape.nullable().meta({
      description: 'All-in price of the party; null without a party, above the largest, or unless the listing is open',
    }),
  })
  .meta({ id: 'WishEntry' });

const alerts = z.strictObject({
  seats: z
    .array(z.strictObject({ course_id: id, date, time: time.nullable(), pax }))
    .meta({ description: 'Days on which the caller wants seats; `time` is null for any time' }),
  has_price_alert: z.boolean().meta({ description: 'True if the caller wants emails about lower prices on the list' }),
  price_off: z.array(id).meta({ description: 'Listings for which these emails are turned off' }),
});

export const savedCalls = {
  'wishlist/check': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Returns which of these courses are on the wish list; without any, all ids on it',
    in: z.strictObject({ course_ids: z.array(id).max(100).optional() }),
    out: saved,
  },
  'wishlist/list': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Returns the wish list as cards, newest first; removed courses stay, marked as unavailable',
    in: z.strictObject({ offset: offset.optional() }),
    out: z.strictObject({
      data: z.array(courseCard),
      entries: z.array(entry).meta({ description: 'One entry per card, in the same order' }),
      total: count,
      link_url: z
        .string()
        .nullable()
        .meta({ description: 'Link under which others see the listings; null if there is none' }),
    }),
  },
  'wishlist/save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Adds courses to the wish list, once each; also merges the browser's list at login",
    in: z.strictObject({
      course_ids: z
        .array(id)
        .min(1)
        .max(100)
        .meta({ description: 'Ids of the courses, newest first; unknown ones are ignored' }),
      choices: z
        .array(choice)
        .max(100)
        .optional()
        .meta({ description: 'Choices for some of these courses; each replaces the one saved before' }),
    }),
    out: saved,
  },
  'wishlist/remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a course from the wish list; succeeds even if it was not on it',
    in: z.strictObject({ course_id: id }),
    out: saved,
  },

  // Emails about free seats and lower prices (docs/domain/accounts.md#alerts).
  'wish-alert/list': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Returns what the caller asked to be told about: seats on a day, and lower prices',
    in: z.strictObject({}),
    out: alerts,
  },
  'wish-alert/seat': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Turns the email about free seats on a day of a course on or off; it holds no seat',
    in: z.strictObject({ course_id: id, date, time: time.optional(), pax, is_wanted: z.boolean() }),
    out: alerts,
  },
  'wish-alert/price': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Turns emails about lower prices on or off, for the wish list or one listing on it',
    in: z.strictObject({ is_wanted: z.boolean(), course_id: id.optional() }),
    out: alerts,
  },

  // The link that shares an account's wish list (docs/domain/accounts.md#sharing-a-wish-list).
  'wish-link/make': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Returns the link to the caller's wish list, created by the first call",
    in: z.strictObject({}),
    out: z.strictObject({ url: z.string() }),
  },
  'wish-link/end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Revokes the link to the caller's wish list; succeeds even if there was none",
    in: z.strictObject({}),
    out: z.strictObject({}),
  },
  'wish-link/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the listings that a wish list link shows, without owner, date or guests',
    in: z.strictObject({ token: p.token, offset: p.offset.optional() }),
    out: z.strictObject({ data: z.array(courseCard), total: p.count }),
  },
} as const satisfies Record<string, CallSpec>;

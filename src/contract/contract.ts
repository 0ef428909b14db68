// The whole API: one entry for each call, keyed by its path under /api (docs/calls.md#form). Server side and tests only.
import { bookingCalls } from './calls/booking.ts';
import type { CallSpec } from './call.ts';
import { courseCalls } from './calls/course.ts';
import { extraCalls } from './calls/extra.ts';
import { pageCalls } from './calls/page.ts';
import { paymentCalls } from './calls/payment.ts';
import { reviewCalls } from './calls/review.ts';
import { userCalls } from './calls/user.ts';
import { wishlistCalls } from './calls/wishlist.ts';
import { z } from 'zod';
import { email, line, paragraphs, instant, slug, uuid, count, offset, id, countryCode } from './shapes/primitives.ts';
import { image } from './shapes/image.ts';
import { message, thread, written } from './shapes/message.ts';
import { unread } from './shapes/person.ts';
import { cityCard, cityDetail, cityGroup, travelTip, categoryCount } from './shapes/city.ts';
import { fieldError } from './errors/field.ts';

// Calls of the groups city, category and country: what there is where.

const placeCalls = {
  'city/active': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Cities with something to book',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(cityCard) }),
  },
  'city/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'One city in full, by id or slug',
    in: z
      .strictObject({ city_id: id.optional(), slug: slug.optional() })
      .refine((input) => (input.city_id === undefined) !== (input.slug === undefined), {
        ...fieldError('oneOf', 'city_id or slug'),
        path: ['city_id'],
      }),
    out: z.strictObject({ data: cityDetail }),
  },
  'city/list-by-country': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'All cities in the groups of their countries, for suggestions and the 404 page',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(cityGroup) }),
  },
  'city/travel-tips': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Advice for a city',
    in: z.strictObject({ slug }),
    out: z.strictObject({ city_name: z.string(), data: z.array(travelTip) }),
  },
  'category/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Categories with their number of courses, everywhere or in one city',
    in: z.strictObject({ city_id: id.optional() }),
    out: z.strictObject({ data: z.array(categoryCount) }),
  },
  'country/isd': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Dialling codes of the world, for the phone field; digits without +',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(z.strictObject({ code: countryCode, name: z.string(), isd: z.string().regex(/^[0-9]{1,7}$/) })),
    }),
  },
} as const satisfies Record<string, CallSpec>;

// Calls of the group message: one thread for each booking or inquiry. Without an account: src/contract/calls/extra/conversation.ts.

/** A thread is named by its booking or its inquiry. */
const named = { booking_id: uuid.optional(), inquiry_id: uuid.optional() };

const messageCalls = {
  'message/history': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'A thread, newest last, marked as read; without a thread, the list of threads',
    in: z.strictObject({
      ...named,
      offset: offset.optional(),
      before: uuid.optional(),
      role: z.enum(['host']).optional().meta({ description: 'Of the list: only conversations on the side of a host' }),
    }),
    out: z.strictObject({ threads: z.array(thread), data: z.array(message), total: count }),
  },
  'message/send': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a message in a thread, with up to 4 attachments; sent again with the same key it stays one',
    in: z.strictObject({
      ...named,
      ...written,
      key: uuid.optional(),
    }),
    out: z.strictObject({ data: message }),
  },
  'message/total-unread': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Unread messages, as guest and as host',
    in: z.strictObject({}),
    out: z.strictObject(unread.shape),
  },
} as const satisfies Record<string, CallSpec>;

// Calls of the group image.

const imageCalls = {
  'image/upload': {
    access: 'user',
    effect: 'write',
    rate: 'upload',
    summary: 'Stores one picture of the field file; options it does not know are ignored',
    body: 'multipart',
    files: { part: 'file', least: 1, most: 1, ignoresOthers: true },
    // The one call that takes unknown fields: the specification lets it accept further request options.
    in: z.looseObject({ purpose: z.enum(['review', 'message', 'profile', 'course', 'problem']).optional() }),
    out: z.strictObject({ id: uuid, image: z.string(), data: image }),
  },
  'image/remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a picture of one’s own that nothing uses yet',
    in: z.strictObject({ image_id: uuid }),
    out: z.strictObject({}),
  },
} as const satisfies Record<string, CallSpec>;

// Calls of the group content.

const contentCalls = {
  'content/page': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'A content page by its slug',
    in: z.strictObject({ slug }),
    out: z.strictObject({
      data: z.strictObject({
        slug,
        title: z.string(),
        summary: z.string(),
        body: z.string().meta({ description: 'A small subset of Markdown; never HTML' }),
        pictures: z
          .array(image)
          .meta({ description: 'Those of the pictures that the text names and this installation has' }),
        updated_at: instant,
      }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

// Calls of the group feedback.

const feedbackCalls = {
  'feedback/save': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a word to the operator; a visitor leaves an email address',
    in: z.strictObject({
      topic: line(80),
      message: paragraphs(1000).meta({ description: 'At least 10 characters' }),
      email: email.optional(),
      page: line(300).optional(),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

/** Every call by name, `<group>/<call>`. */
export const contract = {
  ...bookingCalls,
  ...contentCalls,
  ...courseCalls,
  ...feedbackCalls,
  ...imageCalls,
  ...messageCalls,
  ...pageCalls,
  ...paymentCalls,
  ...placeCalls,
  ...reviewCalls,
  ...userCalls,
  ...wishlistCalls,
  ...extraCalls,
} satisfies Record<string, CallSpec>;

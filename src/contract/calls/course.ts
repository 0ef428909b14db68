// Calls of the group course: lists, search and one course in full.
import { z } from 'zod';
import { partKinds } from '#src/domain/search/part-kinds.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { courseDetail } from '#src/contract/shapes/course-detail.ts';
import { listingFields, listingOutput, searchOutput } from '#src/contract/shapes/listing.ts';
import { askedSpans, choicesOutput } from '#src/contract/shapes/listing-choices.ts';
import { count, id, line, slug } from '#src/contract/shapes/primitives.ts';
import { fieldError } from '#src/contract/errors/field.ts';

const cards = z.strictObject({ data: z.array(courseCard) });

const asWords = z
  .array(z.enum(partKinds))
  .max(partKinds.length)
  .optional()
  .meta({ description: 'Kinds of recognised parts that are words this time' });

const cityOrKeyword = (input: { city_id?: number | undefined; keyword?: string | undefined }) =>
  input.city_id !== undefined || input.keyword !== undefined;
const wanted = { ...fieldError('oneOf', 'city_id or keyword'), path: ['city_id'] };

export const courseCalls = {
  'course/city': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'The courses of a city, named by id or by name',
    in: z
      .strictObject({ city_id: id.optional(), city_name: line(100).min(1).optional(), ...listingFields })
      .refine((input) => (input.city_id === undefined) !== (input.city_name === undefined), {
        ...fieldError('oneOf', 'city_id or city_name'),
        path: ['city_id'],
      }),
    out: listingOutput,
  },
  'course/search': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'The courses that fit a keyword, everywhere or in one city',
    in: z.strictObject({
      keyword: line(100).min(1),
      city_id: id.optional(),
      as_words: asWords,
      ...listingFields,
    }),
    out: searchOutput,
  },
  'course/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'One course in full',
    in: z.strictObject({ course_id: id }),
    out: z.strictObject({ data: courseDetail }),
  },
  'course/homepage': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The courses shown on the home page',
    in: z.strictObject({ limit: z.int().min(1).max(48).optional() }),
    out: cards,
  },
  'course/related': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Courses like this one, the same city first',
    in: z.strictObject({ course_id: id, limit: z.int().min(1).max(24).optional() }),
    out: cards,
  },
} as const satisfies Record<string, CallSpec>;

/**
 * Beyond those that were given: what each choice of a list's filters leaves, on which days it has something, and a listing
 * that takes a break, known and not offered.
 */
export const listingCalls = {
  'listing/choices': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'How many courses of a list each choice of its filters would leave',
    in: z
      .strictObject({
        ...listingFields,
        city_id: id.optional(),
        keyword: line(100).min(1).optional(),
        as_words: asWords,
        spans: askedSpans.optional(),
      })
      .refine(cityOrKeyword, wanted),
    out: choicesOutput,
  },
  'listing/days': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'How many courses of a list run on each of some spans of days',
    in: z
      .strictObject({
        ...listingFields,
        city_id: id.optional(),
        keyword: line(100).min(1).optional(),
        spans: askedSpans,
      })
      .refine(cityOrKeyword, wanted),
    out: z.strictObject({
      data: z.array(count.nullable()).meta({
        description: 'In the order of the spans; exact to 1,000, null where the list is too long to be counted through',
      }),
    }),
  },
  'listing/paused': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'A course that takes no bookings for a while: its title and city, and nothing that could be booked',
    in: z.strictObject({ course_id: id }),
    out: z.strictObject({
      data: z.strictObject({ id, title: z.string(), city_id: id, city_slug: slug, city_name: z.string() }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

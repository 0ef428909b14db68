// Calls for browsing: courses, cities, maps, pages of text and figures.
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { keywordMax, partKinds } from '#src/domain/search/part-kinds.ts';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { courseDetail, hostCard } from '#src/contract/shapes/course-detail.ts';
import { listingFields, listingOutput, searchOutput } from '#src/contract/shapes/listing.ts';
import { count, id, line, slug, instant, countryCode, date, uuid } from '#src/contract/shapes/primitives.ts';
import { fieldError } from '#src/contract/errors/field.ts';
import { image } from '#src/contract/shapes/image.ts';
import {
  cityCard,
  cityDetail,
  cityGroup,
  cityShort,
  travelTip,
  categoryCount,
  categoryInCity,
  cityPlace,
  landmark,
  namedPoint,
} from '#src/contract/shapes/city.ts';
import { moneySum } from '#src/contract/shapes/money.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { type FilterRow, listingFilters } from '#src/domain/catalogue/listing-filters.ts';

// How many courses each filter choice would leave (docs/domain/search.md#counts).

const total = {
  total: count.meta({ description: 'Number of courses, exact up to 1,000' }),
  total_is_capped: z.boolean(),
};

type Name = keyof typeof listingFilters;
type NamesOf<Kind extends FilterRow['kind']> = {
  [One in Name]: (typeof listingFilters)[One] extends { kind: Kind } ? One : never;
}[Name];

function namesOf<Kind extends FilterRow['kind']>(...kinds: readonly Kind[]): NamesOf<Kind>[] {
  const isOfKind = (name: Name) => (kinds as readonly string[]).includes(listingFilters[name].kind);
  return (Object.keys(listingFilters) as Name[]).filter(isOfKind) as NamesOf<Kind>[];
}

/** Spans of days to count in addition to the filters. */
const askedSpans = z
  .array(z.strictObject({ start: date, end: date }))
  .min(1)
  .max(6);

const spread = z.array(z.strictObject({ at: z.number().min(0), total: count })).meta({
  description: 'Counts in half steps: 24.5 covers all between 24 and 25; half a step past an end covers all beyond',
});

/** Counts of a list's choices. A choice's `total` is null where the list is too long to count. */
const choicesOutput = z.strictObject({
  data: z.strictObject({
    ...total,
    is_whole: z.boolean().meta({ description: 'False if only part of a long list was counted' }),
    choices: z
      .array(
        z.strictObject({
          filter: z.enum(namesOf('ids', 'choices', 'flag')),
          value: z.string().meta({ description: 'Value as in the address of the list' }),
          total: total.total.nullable(),
          total_is_capped: total.total_is_capped,
        }),
      )
      .meta({ description: 'Counts of filter values; a value without an entry leaves no courses' }),
    spreads: z
      .record(z.enum(namesOf('range')), spread)
      .meta({ description: 'Number of courses at each price in whole units, and at each length in hours' }),
    spans: z
      .array(z.strictObject({ total: total.total.nullable(), total_is_capped: total.total_is_capped }))
      .meta({ description: 'Counts in the order of the requested spans' }),
  }),
});

const cards = z.strictObject({ data: z.array(courseCard) });

const asWords = z
  .array(z.enum(partKinds))
  .max(partKinds.length)
  .optional()
  .meta({ description: 'Kinds of recognised parts to read as plain words in this search' });

const cityOrKeyword = (input: { city_id?: number | undefined; keyword?: string | undefined }) =>
  input.city_id !== undefined || input.keyword !== undefined;

const missingPlace = { ...fieldError('oneOf', 'city_id or keyword'), path: ['city_id'] };

// Two numbers as an array of two: not every reader of OpenAPI knows tuples.
const ring = z.array(z.array(p.longitude).length(2));

/** The surroundings of a point on a map; `sea` is drawn by the even-odd rule, longitude before latitude. */
const surroundings = z
  .strictObject({
    centre: namedPoint.nullable(),
    landmarks: z.array(landmark),
    towns: z.array(namedPoint),
    sea: z.array(z.array(ring)).meta({
      description:
        "Areas of sea as rings in degrees, longitude first; an area's first ring is its outline, the others land",
    }),
  })
  .meta({ id: 'Surroundings' });

/** Lines below a search box: at most three cities, three categories in a city, a country and four experiences. */
const suggestions = z
  .strictObject({
    understood: z
      .strictObject({
        place: z.string().nullable(),
        dates: z.strictObject({ start: date, end: date }).nullable(),
        pax: count.nullable(),
      })
      .meta({ description: 'Place, days and number of guests read from the keyword' }),
    cities: z.array(z.strictObject({ ...cityShort.shape, country_name: z.string(), total: count })),
    categories: z
      .array(z.strictObject({ id, name: z.string(), slug, city: cityShort, total: count }))
      .meta({ description: 'Categories in a city, each with its exact number of courses' }),
    country: z.strictObject({ name: z.string(), total: count, is_named: z.boolean() }).nullable(),
    courses: z.array(
      z.strictObject({
        id,
        title: z.string(),
        city_name: z.string(),
        city_slug: slug,
        image_id: image.shape.id.nullable(),
      }),
    ),
  })
  .meta({ id: 'Suggestions' });

export const catalogueCalls = {
  'course/city': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'Lists the courses of a city, given by id or by name',
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
    summary: 'Finds the courses that match a keyword, everywhere or in one city',
    in: z.strictObject({
      keyword: line(keywordMax).min(1),
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
    summary: 'Returns one course in full',
    in: z.strictObject({ course_id: id }),
    out: z.strictObject({ data: courseDetail }),
  },
  'course/homepage': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the courses shown on the home page',
    in: z.strictObject({ limit: z.int().min(1).max(48).optional() }),
    out: cards,
  },
  'course/related': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists similar courses, those in the same city first',
    in: z.strictObject({ course_id: id, limit: z.int().min(1).max(24).optional() }),
    out: cards,
  },

  'host/profile': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns the public page of a host with published courses',
    in: z.strictObject({ host_id: uuid }),
    out: z.strictObject({
      host: hostCard,
      country_code: countryCode,
      has_licence: z.boolean().meta({ description: 'A licence was verified and has not expired' }),
      review_total: count,
      courses: z.array(courseCard).meta({ description: 'Published courses, best ranked first, at most 48' }),
    }),
  },

  // Additions to the specification: counts of filter choices, days with departures, and paused listings, known but not
  // offered.
  'listing/choices': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'Counts the courses of a list that each choice of its filters would leave',
    in: z
      .strictObject({
        ...listingFields,
        city_id: id.optional(),
        keyword: line(keywordMax).min(1).optional(),
        as_words: asWords,
        spans: askedSpans.optional(),
      })
      .refine(cityOrKeyword, missingPlace),
    out: choicesOutput,
  },
  'listing/days': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'Counts the courses of a list that run in each of several spans of days',
    in: z
      .strictObject({
        ...listingFields,
        city_id: id.optional(),
        keyword: line(keywordMax).min(1).optional(),
        spans: askedSpans,
      })
      .refine(cityOrKeyword, missingPlace),
    out: z.strictObject({
      data: z.array(count.nullable()).meta({
        description: 'Counts in the order of the spans, exact up to 1,000; null if the list is too long to count',
      }),
    }),
  },
  'listing/paused': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a paused course: its title and city only',
    in: z.strictObject({ course_id: id }),
    out: z.strictObject({
      data: z.strictObject({ id, title: z.string(), city_id: id, city_slug: slug, city_name: z.string() }),
    }),
  },

  // An addition to the specification: suggestions while a guest types.
  'search/suggest': {
    access: 'public',
    effect: 'read',
    rate: 'search',
    summary: 'Suggests cities, categories and courses for an unfinished keyword, and returns what it understood',
    in: z.strictObject({ keyword: line(100).min(1) }),
    out: z.strictObject({ data: suggestions }),
  },

  // Groups city, category and country.
  'city/active': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists cities with bookable courses',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(cityCard) }),
  },
  'city/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns one city in full, by id or slug',
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
    summary: 'Lists all cities by country, for suggestions and the 404 page',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(cityGroup) }),
  },
  'city/travel-tips': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists travel tips for a city',
    in: z.strictObject({ slug }),
    out: z.strictObject({ city_name: z.string(), data: z.array(travelTip) }),
  },
  'category/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists categories with their number of courses, everywhere or in one city',
    in: z.strictObject({ city_id: id.optional() }),
    out: z.strictObject({ data: z.array(categoryCount) }),
  },
  // Additions to the specification: a category in a city has a page, and a guest's position finds the nearest city.
  'place/category': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a category in a city with its figures, and the nearest other cities that have it',
    in: z.strictObject({ city_id: id, slug }),
    out: z.strictObject({ data: categoryInCity }),
  },
  'place/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists cities with bookable courses and where they are, to find the nearest in the browser',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(cityPlace) }),
  },
  'country/isd': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the dialling codes of the world for the phone field, in digits without +',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(z.strictObject({ code: countryCode, name: z.string(), isd: z.string().regex(/^[0-9]{1,7}$/) })),
    }),
  },

  // Group content.
  'content/page': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a page of text by its slug',
    in: z.strictObject({ slug }),
    out: z.strictObject({
      data: z.strictObject({
        slug,
        title: z.string(),
        summary: z.string(),
        body: z.string().meta({ description: 'Text in a small subset of Markdown; never HTML' }),
        pictures: z.array(image).meta({ description: 'Photos that the text names and this installation has' }),
        updated_at: instant,
      }),
    }),
  },

  // Everything on our maps except pins (docs/domain/search.md#maps).
  'map/around': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Returns what is around a point: its city's centre, landmarks, towns and the sea",
    in: z.strictObject({ latitude: p.latitude, longitude: p.longitude }),
    out: z.strictObject({ data: surroundings }),
  },

  // Live figures of the marketplace for hosts and guests (docs/reference/texts.md#live-figures).
  'impact/figures': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Counts experiences, hosts and guests, and sums what hosts received; up to an hour old',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.strictObject({
        courses: count.meta({ description: 'Number of published experiences' }),
        hosts: count.meta({ description: 'Number of hosts with a published experience' }),
        community_hosts: count.meta({
          description: 'Number of hosts with a published experience whom the operator picked, vetted and trained',
        }),
        cities: count,
        countries: count,
        bookings: count.meta({ description: 'Number of bookings that took place' }),
        guests: count.meta({ description: 'Number of guests in the bookings that took place' }),
        paid: moneySum.meta({ description: 'Total price of the bookings that took place, service fee included' }),
        cash_to_hosts: moneySum.meta({ description: 'Part of `paid` that hosts received in cash on the day' }),
      }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

// Countries, cities and categories, for the back office (docs/reference/back-office.md#places).
import { z } from 'zod';
import { countryLimits, mostTips, synonymKinds } from '#src/domain/catalogue/place-limits.ts';
import { rateStates } from '#src/domain/pricing/rate-age.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { currency } from '#src/contract/shapes/money.ts';
import { categoryPicture } from '#src/contract/shapes/city.ts';
import { image } from '#src/contract/shapes/image.ts';
import { searchCursor, searchList } from './catalogue-lists.ts';
import { cityChoices, listCall } from './list-calls.ts';
import * as p from '#src/contract/shapes/primitives.ts';

// Synonyms of the search, for the back office (docs/reference/back-office.md#places).

const synonym = { term: p.line(80).min(1), kind: z.enum(synonymKinds), means: p.line(80) };

/** The version of a row that the operator saw: of two simultaneous changes the second is refused. */
const version = z.string().regex(/^[0-9a-f]{32}$/);

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/);
const name = p.line(80).min(1);
const position = z
  .int()
  .min(0)
  .max(32_000)
  .meta({ description: 'Position in lists, lowest first; equal ones by name' });

const closure = z
  .strictObject({
    id: p.id,
    from: p.date,
    to: p.date,
    reason: z.string(),
    by: z.string(),
    made_at: p.instant,
  })
  .meta({ id: 'CityClosure' });

const cityLine = z
  .strictObject({
    id: p.id,
    name: z.string(),
    slug: z.string(),
    country: z.string(),
    time_zone: z.string(),
    position: z.int(),
    is_shown: z.boolean(),
    listings: p.count.meta({ description: 'Number of listings that are not archived' }),
  })
  .meta({ id: 'AdminCityLine' });

const category = z
  .strictObject({
    id: p.id,
    name: z.string(),
    slug: z.string(),
    position: z.int(),
    listings: p.count,
    ...categoryPicture,
    version,
  })
  .meta({ id: 'AdminCategory' });

const countryLine = {
  code: p.countryCode,
  name: z.string(),
  currency: currency.meta({ description: 'Currency of cash in the country' }),
  isd: z.string().meta({ description: 'Dialling code, without the plus' }),
  position: z.int(),
  is_shown: z.boolean(),
  cities: p.count,
  shown_cities: p.count,
};

const countryFields = {
  code: p.countryCode,
  name: p.line(countryLimits.name.max).min(countryLimits.name.min),
  currency,
  position: z.int().min(countryLimits.position.min).max(countryLimits.position.max),
  is_shown: z.boolean(),
};

const cityFields = {
  name,
  slug,
  native_name: p.line(80).min(1),
  native_lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)
    .max(20)
    .meta({ description: 'Language of the native name, as BCP 47' }),
  country_code: p.countryCode,
  time_zone: z.string().max(60),
  latitude: p.latitude,
  longitude: p.longitude,
  blurb: p.line(200).min(1),
  introduction: p.paragraphs(4000, 1),
  travel_tips: z.array(z.strictObject({ title: p.line(80).min(1), text: p.paragraphs(1500, 1) })).max(mostTips),
  position,
  is_shown: z.boolean(),
};

export const adminPlaceCalls = {
  'admin/city-list': {
    access: 'operator',
    permission: 'places',
    effect: 'read',
    rate: 'read',
    summary: 'Lists cities by name, including hidden ones, and all categories',
    in: z.strictObject({ find: p.line(80).optional(), after: p.line(100).optional() }),
    out: z.strictObject({
      data: z.array(cityLine),
      next: z.string().nullable().meta({ description: 'Value of `after` for the next page; null on the last' }),
      categories: z.array(category),
      countries: z.array(z.strictObject(countryLine).meta({ id: 'AdminCountryLine' })),
    }),
  },
  'admin/country': {
    access: 'operator',
    permission: 'places',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a country to change, or the choices for a new one',
    in: z.strictObject({ code: p.countryCode.optional() }),
    out: z.strictObject({
      country: z
        .strictObject({
          ...countryLine,
          version,
          has_listings: z.boolean(),
          rate_state: z.enum(rateStates).meta({ description: 'State of the exchange rate for the currency of cash' }),
          cash_step: z.number().nullable().meta({
            description:
              'Step to which cash is rounded; null without an exchange rate, or if prices have the same currency',
          }),
        })
        .nullable(),
      currencies: z.array(currency),
      free: z.array(z.strictObject({ code: p.countryCode, name: z.string() })),
    }),
  },
  'admin/country-save': {
    access: 'operator',
    permission: 'places',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Adds a country, or changes or hides one unless it has changed since',
    in: z.strictObject({
      ...countryFields,
      version: version
        .optional()
        .meta({ description: 'Version of the country as the caller saw it; absent for a new one' }),
      reason: p.reason
        .optional()
        .meta({ description: 'Required if the currency of cash of existing listings changes' }),
    }),
    out: z.strictObject({ code: p.countryCode, message: z.string() }),
  },
  'admin/city': {
    access: 'operator',
    permission: 'places',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a city to change, and the choices for a new one',
    in: z.strictObject({ city_id: p.id.optional() }),
    out: z.strictObject({
      city: z
        .strictObject({
          id: p.id,
          ...cityFields,
          image: image.nullable(),
          version,
          has_listings: z
            .boolean()
            .meta({ description: 'True if the city has listings; country and time zone are then fixed' }),
          former_slugs: z.array(z.string()),
        })
        .nullable(),
      countries: z.array(z.strictObject({ code: p.countryCode, name: z.string(), currency: z.string() })),
      zones: z.array(z.string()),
      closures: z.array(closure).meta({ description: 'Closed days from today on, next first; at most 100' }),
    }),
  },
  'admin/city-save': {
    access: 'operator',
    permission: 'places',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Adds a city, or changes one unless it has changed since',
    in: z.strictObject({
      ...cityFields,
      city_id: p.id.optional(),
      version: version.optional(),
      image_id: p.uuid.optional().meta({ description: 'Photo uploaded as for a listing; required for a new city' }),
      image_alt: p.line(200).optional(),
    }),
    out: z.strictObject({ city_id: p.id, message: z.string() }),
  },
  'admin/category-save': {
    access: 'operator',
    permission: 'places',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Adds a category, or changes one’s name, position and photo unless it has changed since',
    in: z.strictObject({
      category_id: p.id.optional(),
      version: version.optional(),
      name,
      slug: slug.optional(),
      position,
      image_id: p.uuid
        .nullable()
        .optional()
        .meta({ description: 'Photo uploaded as for a listing; null removes the present one' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/synonym-list': {
    access: 'operator',
    permission: 'words',
    effect: 'read',
    rate: 'read',
    summary: 'Lists synonyms of the search, by term',
    in: z.strictObject({ find: p.line(80).optional(), after: p.line(260).optional() }),
    out: z.strictObject({
      data: z.array(z.strictObject({ term: z.string(), kind: z.enum(synonymKinds), means: z.string() })),
      next: z.string().nullable(),
    }),
  },
  'admin/search-list': listCall(searchList, {
    permission: 'words',
    summary: 'Lists keywords sought at least three times in the last 30 days, those without results first',
    about: {
      find: 'Part of a keyword',
      outcome: '`unopened`: no experience was opened from its results',
      city_id: 'City that the keyword names',
    },
    row: z
      .strictObject({
        keyword: z.string().meta({ description: 'Folded' }),
        city: z.string().nullable().meta({ description: 'City that it names' }),
        times: p.count,
        nothing: p.count.meta({ description: 'Times without a result' }),
        partly: p.count.meta({ description: 'Times with results that fit only in part' }),
        opened: p.count.meta({ description: 'Experiences opened from the results' }),
        term: z.string().meta({ description: 'The keyword without its city' }),
        has_term: z.boolean().meta({ description: 'True if `term` is a search term' }),
      })
      .meta({ id: 'AdminSearchLine' }),
    more: { cities: cityChoices },
    cursor: z.string().regex(searchCursor),
  }),
  'admin/synonym-change': {
    access: 'operator',
    permission: 'words',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Adds a synonym to the search, or removes it',
    in: z.strictObject({
      ...synonym,
      is_there: z.boolean().meta({ description: 'True to add the synonym, false to remove it' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

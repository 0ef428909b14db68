// Calls of the groups city, category and country: what there is where.
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { cityCard, cityDetail, cityGroup, travelTip, categoryCount } from '#src/contract/shapes/city.ts';
import { id, slug, countryCode } from '#src/contract/shapes/primitives.ts';
import { fieldError } from '#src/contract/errors/field.ts';

export const placeCalls = {
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

// Calls of the group city.
import { z } from 'zod';
import type { CallSpec } from './call.ts';
import { cityCard, cityDetail, cityGroup, travelTip } from './shapes/city.ts';
import { id, slug } from './shapes/primitives.ts';
import { fieldError } from './errors/field.ts';

export const cityCalls = {
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
    summary: 'All cities in their ten country groups, for suggestions and the 404 page',
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
} as const satisfies Record<string, CallSpec>;

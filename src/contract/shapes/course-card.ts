// A course in lists.
import { z } from 'zod';
import { limits } from '#src/domain/limits.ts';
import { image } from './image.ts';
import { money } from './money.ts';
import { count, countryCode, id, latitude, longitude, pax, slug } from './primitives.ts';

/**
 * How guests get there: to the meeting point on foot, or picked up, free or as an add-on
 * (docs/reference/texts.md#listings).
 */
export const transport = z.enum(['none', 'free', 'addon']);

/** Audiences of a course (docs/reference/limits.md). */
export const attribute = z.enum(limits.attributes);

/** `price` is the listing price for filter and sort; `price_from` is displayed: all-in, per person. */
export const courseCard = z
  .strictObject({
    id,
    title: z.string(),
    activity: z.string().meta({ description: 'Kind of activity, in plain language' }),
    slug,
    summary: z.string(),
    city_id: id,
    city_slug: slug,
    city_name: z.string(),
    country_code: countryCode,
    country_name: z.string(),
    category_id: id,
    category_name: z.string(),
    latitude: latitude.meta({ description: 'Latitude of the meeting point' }),
    longitude: longitude.meta({ description: 'Longitude of the meeting point' }),
    price: money,
    price_from: money,
    price_from_pax: pax,
    duration: z.number().positive().meta({ description: 'Duration in hours' }),
    min_pax: pax,
    max_pax: pax,
    review_average: z.number().min(1).max(5).nullable(),
    review_total: count,
    images: z.array(image),
    transport,
    attributes: z.array(attribute),
    languages: z.array(z.string()),
    instant: z
      .boolean()
      .meta({ description: 'True if bookings are confirmed at once; otherwise the host answers within 48 hours' }),
    ba_host: z.boolean(),
    badges: z.array(z.enum(['today', 'tomorrow', 'new', 'likely_to_sell_out', 'free_pickup', 'community_host'])),
    is_available: z.boolean().meta({
      description: 'False if the listing was paused or removed, or has no departure left on the requested days',
    }),
  })
  .meta({ id: 'CourseCard' });

// A course in full (docs/reference/api.md#entities, docs/reference/texts.md#listings).
import { z } from 'zod';
import { landmark, namedPoint } from './city.ts';
import { attribute, transport } from './course-card.ts';
import { image } from './image.ts';
import { pageShapes } from './listing-properties.ts';
import { currency, money } from './money.ts';
import { policy } from './policy.ts';
import { count, countryCode, date, id, latitude, longitude, pax, slug, time, uuid } from './primitives.ts';

/** An add-on; its price is per unit, and `options` are the counts for `min_pax` guests. */
export const addon = z
  .strictObject({
    id,
    kind: z.enum(['translator', 'vehicle', 'other']),
    title: z.string(),
    description: z.string(),
    unit_price: money,
    per_pax: pax.meta({ description: 'Guests that one unit serves: guests of a translator, seats of a vehicle' }),
    options: z.array(count),
    preselected: z.boolean(),
  })
  .meta({ id: 'Addon' });

export const hostCard = z
  .strictObject({
    id: uuid,
    name: z.string(),
    image: image.nullable(),
    headline: z.string(),
    story: z.string(),
    languages: z.array(z.string()),
    since: date,
    reply_minutes: count.nullable(),
    verified: z.boolean(),
    ba_host: z.boolean(),
  })
  .meta({ id: 'HostCard' });

/** The meeting point with its small map: the city centre and the nearest landmarks. */
export const meetingPoint = z
  .strictObject({
    text: z.string(),
    latitude,
    longitude,
    image: image.nullable(),
    centre: namedPoint.nullable(),
    landmarks: z.array(landmark),
  })
  .meta({ id: 'MeetingPoint' });

/** Where guests can be picked up (docs/domain/bookings.md#pickup). */
export const pickupArea = z
  .strictObject({
    text: z.string(),
    free: z.boolean(),
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
    radius_km: z.number().positive().nullable(),
    window_minutes: count.nullable(),
  })
  .meta({ id: 'PickupArea' });

/** The next bookable days, for the page's first view. */
export const upcomingDate = z
  .strictObject({
    date,
    times: z.array(z.strictObject({ time, seats_left: count })),
    price_from: money.nullable(),
  })
  .meta({ id: 'UpcomingDate' });

export const courseCity = z
  .strictObject({
    id,
    slug,
    name: z.string(),
    latitude,
    longitude,
    country_code: countryCode,
    country_name: z.string(),
    currency,
    currency_symbol: z.string(),
    time_zone: z.string(),
  })
  .meta({ id: 'CourseCity' });

/**
 * Everything on a product page. `origin_*` are the untranslated names for analytics (docs/reference/api.md#entities).
 */
export const courseDetail = z
  .strictObject({
    id,
    origin_title: z.string(),
    origin_city_name: z.string(),
    origin_category_name: z.string(),
    title: z.string(),
    activity: z.string(),
    slug,
    summary: z.string(),
    city_name: z.string(),
    country_name: z.string(),
    category_id: id,
    category_name: z.string(),
    duration: z.number().positive().meta({ description: 'Duration in hours' }),
    price: money,
    price_from: money,
    price_from_pax: pax,
    surcharge_per_missing_guest: money,
    service_fee_rate: z.number().min(0).max(1),
    deposit_rate: z.number().min(0).max(1),
    images: z.array(image),
    review_average: z.number().min(1).max(5).nullable(),
    review_total: count,
    addons: z.array(addon),
    city: courseCity,
    time_zone: z.string(),
    host: hostCard,
    steps: z.array(z.strictObject({ title: z.string(), text: z.string(), minutes: count.nullable() })),
    ...pageShapes,
    languages: z.array(z.string()),
    attributes: z.array(attribute),
    transport,
    pickup: pickupArea.nullable(),
    meeting_point: meetingPoint,
    policy,
    confirmation: z.enum(['instant', 'on_request']),
    ba_host: z.boolean(),
    min_pax: pax,
    max_pax: pax,
    group_tiers: z.array(z.strictObject({ from_pax: pax, percent: z.number().positive().max(100) })),
    upcoming: z.array(upcomingDate),
    is_bookable: z.boolean(),
  })
  .meta({ id: 'CourseDetail' });

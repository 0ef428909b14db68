// A city in three sizes.
import { z } from 'zod';
import { categoryDrawings } from '#src/domain/catalogue/category-drawing.ts';
import { landmarkKinds } from '#src/domain/map/landmarks.ts';
import { image } from './image.ts';
import { currency, money } from './money.ts';
import { count, countryCode, date, id, latitude, longitude, slug } from './primitives.ts';

/** In suggestions and lists of links (docs/reference/api.md#entities). */
export const cityShort = z.strictObject({ id, name: z.string(), slug }).meta({ id: 'CityShort' });

/** The cities of one country (ten groups). */
export const cityGroup = z
  .strictObject({ country_code: countryCode, country_name: z.string(), cities: z.array(cityShort) })
  .meta({ id: 'CityGroup' });

/** On a card. */
export const cityCard = z
  .strictObject({
    id,
    name: z.string(),
    slug,
    native_name: z.string(),
    native_lang: z.string(),
    country_code: countryCode,
    country_name: z.string(),
    blurb: z.string(),
    total_courses: count,
    price_from: money.nullable(),
    image: image.nullable(),
  })
  .meta({ id: 'CityCard' });

/** What stands for a category in pictures. */
export const categoryPicture = {
  image: image.nullable(),
  drawing: z.enum(categoryDrawings).meta({ description: 'Symbol of `/static/categories.svg` for one without a photo' }),
};

/** A category and its number of courses in the requested scope. */
export const categoryCount = z
  .strictObject({ id, name: z.string(), slug, total: count, ...categoryPicture })
  .meta({ id: 'CategoryCount' });

/** A city on the map, to measure distances. */
export const cityPlace = z.strictObject({ ...cityShort.shape, latitude, longitude }).meta({ id: 'CityPlace' });

/** A category in one city. */
export const categoryInCity = z
  .strictObject({
    ...categoryCount.shape,
    price_from: money,
    figures: z
      .strictObject({
        hosts: count,
        duration: z.number().positive().meta({ description: 'Median duration in hours' }),
        next_date: date.nullable().meta({ description: 'Next day with free seats' }),
      })
      .nullable()
      .meta({ description: 'Null above 1,000 courses' }),
    elsewhere: z
      .array(z.strictObject({ ...cityShort.shape, total: count }))
      .meta({ description: 'The nearest cities with courses of this category' }),
  })
  .meta({ id: 'CategoryInCity' });

/** Advice for a city: season, getting around, money, manners, food (docs/reference/texts.md#cities). */
export const travelTip = z.strictObject({ title: z.string(), text: z.string() }).meta({ id: 'TravelTip' });

/** In full. */
export const cityDetail = z
  .strictObject({
    ...cityCard.shape,
    introduction: z.string(),
    latitude,
    longitude,
    time_zone: z.string(),
    currency,
    currency_symbol: z.string(),
    categories: z.array(categoryCount),
    travel_tips: z.array(travelTip),
  })
  .meta({ id: 'CityDetail' });

/** A town or a city centre on our maps. */
export const namedPoint = z.strictObject({ name: z.string(), latitude, longitude }).meta({ id: 'NamedPoint' });

/** A well-known place that helps guests find a point (docs/domain/search.md#landmarks). */
export const landmark = z
  .strictObject({ name: z.string(), kind: z.enum(landmarkKinds), latitude, longitude })
  .meta({ id: 'Landmark' });

// Input and output of a listing by city or keyword.
import { z } from 'zod';
import {
  type FilterRow,
  type FilterTable,
  flagNames,
  type FlagName,
  listingFilters,
} from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { partKinds, readOrders } from '#src/domain/search/part-kinds.ts';
import { attribute, courseCard } from './course-card.ts';
import { money } from './money.ts';
import { count, date, id, offset, pax, time } from './primitives.ts';

/** Listing sorts; absent means `recomended` (docs/domain/search.md#how-results-are-ordered). */
export const listingSort = z.enum(['recomended', 'popularity', 'rating', 'newest', 'price']);

/** Accepts `recommended` for the canonical `recomended` (docs/reference/api.md#lists-on-the-wire). */
const askedSort = z.enum([...listingSort.options, 'recommended']);

// The upper end is a setting, so it is looked up when a value is parsed.
const amount = z
  .number()
  .min(0)
  .refine((value) => value <= listingFilters.price.ends.max, {
    error: () => fieldText('numberLarge', { limit: listingFilters.price.ends.max }),
  });
const hours = z.number().min(limits.durationFilter.min).max(limits.durationFilter.max);

const bands = Object.keys(listingFilters.times.bits) as (keyof typeof listingFilters.times.bits)[];

type FlagRow = Extract<FilterRow, { kind: 'flag' }>;
type FlagFields<Table extends FilterTable> = {
  [Name in FlagName<Table> as Extract<Table[Name], FlagRow>['field']]: z.ZodOptional<z.ZodLiteral<1>>;
};

/** The flag fields of a table's filters. Yes is 1; no is left out. */
export function flagFields<Table extends FilterTable>(table: Table): FlagFields<Table> {
  const fields = flagNames(table).map((name) => [(table[name] as FlagRow).field, z.literal(1).optional()]);
  return Object.fromEntries(fields) as FlagFields<Table>;
}

type ChoicesName = 'languages' | 'access' | 'diets';
type ChoiceOf<Name extends ChoicesName> = keyof (typeof listingFilters)[Name]['bits'];

/** The values of a filter with choices. */
function choicesOf<Name extends ChoicesName>(name: Name): z.ZodOptional<z.ZodType<ChoiceOf<Name>[], ChoiceOf<Name>[]>> {
  const values = Object.keys(listingFilters[name].bits);
  return z.array(z.enum(values)).max(values.length).optional() as never;
}

/** Sort, filters and page. Defaults are left out (docs/domain/search.md#filters). */
export const listingFields = {
  offset: offset.optional(),
  limit: z.int().min(1).max(48).optional(),
  sort: askedSort.optional(),
  sort_type: z.enum(['asc', 'desc']).optional(),
  category_ids: z.array(id).max(50).optional(),
  amount_min: amount.optional(),
  amount_max: amount.optional(),
  duration_min: hours.optional(),
  duration_max: hours.optional(),
  time_type: z.array(z.enum(bands)).max(bands.length).optional(),
  date_start: date.optional(),
  date_end: date.optional(),
  transport: z.array(z.enum(limits.transports)).max(2).optional(),
  attributes: z.array(attribute).max(limits.attributes.length).optional(),
  languages: choicesOf('languages'),
  access_features: choicesOf('access'),
  diets: choicesOf('diets'),
  ...flagFields(listingFilters),
  pax: pax
    .optional()
    .meta({ description: 'Number of guests; courses that cannot take them come last, and `trip` shows their price' }),
};

/** A party's price, all-in and without add-ons (docs/domain/pricing.md#all-in-price). */
export const partyShape = z.strictObject({ pax, total: money, per_person: money, surcharge: money });

/** A card's departures and price for the requested days and guests (docs/domain/search.md#dates-and-party). */
const tripOfCard = z
  .strictObject({
    course_id: id,
    runs: z.array(
      z.strictObject({
        date,
        times: z.array(z.strictObject({ time, seats_left: count })),
      }),
    ),
    more_days: count.meta({
      description: 'Days with departures beyond those in `runs`, within a month of the first requested date',
    }),
    party: partyShape
      .nullable()
      .meta({ description: 'All-in price without add-ons; null without `pax`, or above the largest party' }),
  })
  .meta({ id: 'TripOfCard' });

/**
 * A page of cards. Above 1,000 `total` is 1,000 and `total_is_capped` true (docs/reference/api.md#lists-on-the-wire).
 */
export const listingOutput = z
  .strictObject({
    data: z.array(courseCard),
    trip: z
      .array(tripOfCard)
      .optional()
      .meta({ description: 'One entry per card, in the same order; only if dates or guests are requested' }),
    total: count,
    total_is_capped: z.boolean(),
    offset,
    further: z
      .strictObject({ why: z.enum(['too_small', 'close']), total: count, total_is_capped: z.boolean(), shown: count })
      .meta({
        description:
          'Courses after the matches, the last `shown` of `data` and not in `total`: those that cannot take the party on the requested days, counted from the last page of the others on, or those that come close to few matches',
      }),
    corrected_keyword: z
      .string()
      .nullable()
      .meta({ description: 'Keyword that was searched for instead, after a likely typo; null without one' }),
  })
  .meta({ id: 'Listing' });

const { category_ids, amount_min, amount_max, duration_min, duration_max } = listingFields;
const { time_type, attributes, date_start, date_end, languages, access_features, diets } = listingFields;
const { instant, free_cancellation, private: isPrivate } = listingFields;

/** A part of a keyword that was recognised (docs/domain/search.md#query-parsing). */
const recognisedPart = z
  .strictObject({
    kind: z.enum(partKinds),
    text: z.string().meta({ description: 'Words of the keyword that were recognised, folded' }),
    name: z.string().nullable().meta({ description: 'Name of the city, country, category or distance, or what is not wanted; null for other parts' }),
    is_kept: z.boolean().meta({ description: 'False when the list does not honour the part' }),
    filters: z
      .strictObject({ category_ids, amount_min, amount_max, duration_min, duration_max, time_type, attributes, date_start, date_end, pax: listingFields.pax, sort: z.enum(readOrders).optional(), languages, access_features, diets, instant, free_cancellation, private: isPrivate, within_km: z.number().positive().optional() })
      .meta({ description: 'Meaning of the part, in the fields of the filters' }),
  })
  .meta({ id: 'RecognisedPart' }); // prettier-ignore

/** How closely a search matches the request (docs/domain/search.md#partial-matches). */
export const searchFit = z.enum(['all', 'near_place', 'other_limits', 'some_words', 'other_city', 'city_only']);

/** A page of a search: a listing, with the recognised parts of the keyword. */
export const searchOutput = listingOutput
  .extend({
    recognised: z.array(recognisedPart),
    fit: searchFit,
    elsewhere: z
      .strictObject({ name: z.string(), nearest: z.strictObject({ city: z.string(), km: count }).nullable() })
      .nullable()
      .meta({ description: 'A named place without courses, with the nearest city that has some; null without one' }),
    missing_words: z.array(z.string()).meta({ description: 'Words of the keyword that find nothing here' }),
    similar_keyword: z.string().nullable().meta({
      description: 'Keyword to ask about: missing words of a language replaced by similar ones that find something',
    }),
  })
  .meta({ id: 'Search' });

// A listing's content while its host writes it, part by part (docs/domain/listings.md#editor). Only upper
// bounds: the checklist reports what is missing, so that no input is lost.
import { z } from 'zod';
import { listingLimits as most } from '#src/domain/listing/listing-limits.ts';
import { listingParts } from '#src/domain/listing/content.ts';
import { transport } from './course-card.ts';
import { image } from './image.ts';
import { listShapes, partShapes } from './listing-properties.ts';
import { money } from './money.ts';
import { id, latitude, line, longitude, paragraphs, pax, time } from './primitives.ts';

export const listingPart = z.enum(listingParts);

/** A host's listing: the id of a draft, or the number of a course. */
export const listingId = z
  .string()
  .regex(/^(?:[1-9][0-9]{0,8}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/)
  .meta({ description: 'Id of a draft, or number of a course' });

const orNothing = <T extends z.core.$ZodType>(type: T) => z.nullable(type);

const texts = {
  kind: z.strictObject({ category_id: orNothing(id), ...partShapes('kind') }),
  story: z.strictObject({
    ...partShapes('story'),
    steps: z
      .array(z.strictObject({ title: line(most.stepTitleMax), text: paragraphs(most.stepTextMax) }))
      .max(most.stepsMax),
  }),
  place: z.strictObject({
    city_id: orNothing(id),
    ...partShapes('place'),
    latitude: orNothing(latitude),
    longitude: orNothing(longitude),
  }),
  details: z.strictObject(partShapes('details')),
  languages: z.strictObject(partShapes('languages')),
};

const figures = {
  duration: z.strictObject(partShapes('duration')),
  price: z.strictObject({
    price: orNothing(money),
    surcharge: orNothing(money).meta({
      description: 'Surcharge for each guest below the minimum; null means as much as the price',
    }),
    group_tiers: z.array(z.strictObject({ from_pax: pax, percent: z.int().min(1).max(99) })).max(most.tiersMax),
    deposit_rate: z
      .number()
      .positive()
      .max(1)
      .multipleOf(0.0001)
      .optional()
      .meta({ description: 'Share of the price paid online; if absent, the current share, or the default' }),
  }),
  party: z.strictObject(partShapes('party')),
  days: z.strictObject({
    weekdays: z.array(z.int().min(1).max(7)).max(7).meta({ description: 'Days of the week; 1 is Monday' }),
    times: z.array(time).max(most.timesMax),
    capacity: orNothing(z.int().min(1).max(most.capacityMax)),
  }),
  terms: z.strictObject(partShapes('terms')),
  extras: z.strictObject({
    transport,
    pickup: orNothing(
      z.strictObject({ text: paragraphs(most.pickupMax), radius_km: orNothing(z.number().positive().max(200)) }),
    ),
    addons: z
      .array(
        z.strictObject({
          key: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$/),
          kind: z.enum(['translator', 'vehicle', 'other']),
          title: line(most.addonTitle.max),
          description: paragraphs(most.addonTextMax),
          unit_price: money,
          persons_per_unit: pax,
        }),
      )
      .max(most.addonsMax),
  }),
};

/** Texts that the staff may correct: no price, no figure, no place on the map. */
export const listingWords = z
  .strictObject({
    title: texts.kind.shape.title,
    ...texts.story.shape,
    meeting: texts.place.shape.text,
    ...listShapes('details'),
  })
  .partial();

/** Input of a save: one or more parts. Photos must be the listing's; `listing/photo-add` adds new ones. */
export const listingPatch = z
  .strictObject({
    ...texts,
    ...figures,
    photos: z.array(z.strictObject({ id: z.string().max(80), alt: line(most.altMax) })).max(most.photosMax),
  })
  .partial();

/** The content so far, without unanswered parts. */
export const listingContent = z
  .strictObject({ ...texts, ...figures, photos: z.array(image) })
  .partial()
  .meta({ id: 'ListingContent' });

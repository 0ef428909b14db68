// A listing for its host and operators: in the editor, in lists, in the review queue (docs/domain/listings.md).
import { z } from 'zod';
import { listingStatuses, staffActs } from '#src/domain/listing/review-state.ts';
import { image } from './image.ts';
import { currency, money } from './money.ts';
import { listingContent, listingId, listingPart } from './listing-content.ts';
import { count, id, instant, uuid } from './primitives.ts';

/** The states of a listing (docs/domain/listings.md#listing-states). */
export const listingStatus = z.enum(listingStatuses);

/** A line of the checklist: the question, and what is missing. */
export const listingLack = z.strictObject({ part: listingPart, lack: z.string() }).meta({ id: 'ListingLack' });

/** A change of a published listing. The two contents hold only the changed part. */
export const listingChange = z
  .strictObject({
    id: count,
    part: listingPart,
    before: listingContent,
    after: listingContent,
    review: z.enum(['waiting', 'approved', 'refused', 'replaced', 'seen', 'withdrawn']).nullable(),
    at: instant,
    by: z.string(),
    on_behalf_of: z
      .string()
      .nullable()
      .meta({ description: 'Name of the host that someone else acted for; null if the host acted' }),
    words: z.string(),
  })
  .meta({ id: 'ListingChange' });

/** The history of a listing, newest first. */
export const listingEvent = z
  .strictObject({
    at: instant,
    act: z.enum([
      'start',
      'save',
      'submit',
      'take_back',
      'approve',
      'send_back',
      'reject',
      'pause',
      'resume',
      'archive',
      'change',
      'withdraw',
      ...staffActs,
    ]),
    part: listingPart.nullable(),
    by: z.string(),
    on_behalf_of: z.string().nullable(),
    words: z.string(),
  })
  .meta({ id: 'ListingEvent' });

/** A listing with everything in its editor. */
export const ownListing = z
  .strictObject({
    id: listingId,
    course_id: id.nullable(),
    url: z.string().nullable().meta({ description: 'Public page of the listing; null unless guests can open it' }),
    status: listingStatus,
    version: count.meta({
      description: 'Number that increases with each save; a save names the version that it began with',
    }),
    content: listingContent,
    missing: z.array(listingLack),
    acts: z.array(z.enum(['save', 'submit', 'discard', 'pause', 'resume', 'archive'])),
    waiting: z
      .array(listingChange)
      .meta({ description: 'Changes that an operator must review first; the old values are live' }),
    words: z.string().meta({ description: "Operator's message with the last decision" }),
    host: z.strictObject({ id: uuid, name: z.string() }),
    service_fee_rate: z.number().min(0).max(1),
    deposit_rate: z.number().min(0).max(1),
    deposit_range: z
      .strictObject({ min: z.number(), max: z.number() })
      .meta({ description: 'Lowest and highest share paid online that the host can choose' }),
    local: z.strictObject({ currency, rate: z.number().positive() }).nullable().meta({
      description:
        'Local currency, and its rate per unit of the currency of prices; null without a city or a recent rate',
    }),
    history: z.array(listingEvent),
    saved_at: instant.nullable(),
  })
  .meta({ id: 'OwnListing' });

export const listingLine = z
  .strictObject({
    id: listingId,
    course_id: id.nullable(),
    url: z.string().nullable(),
    status: listingStatus,
    title: z.string(),
    image: image.nullable(),
    price: money.nullable(),
    city_name: z.string().nullable(),
    missing: z.array(listingLack),
    waiting: count,
    words: z.string(),
    saved_at: instant,
  })
  .meta({ id: 'ListingLine' });

/** A line of the operators' queue: a new listing, or a change of one. */
export const reviewLine = z
  .strictObject({
    listing_id: listingId,
    title: z.string(),
    host_name: z.string(),
    city_name: z.string().nullable(),
    at: instant,
    changes: z.array(listingPart).meta({ description: 'Changed parts; empty for a new listing' }),
  })
  .meta({ id: 'ReviewLine' });

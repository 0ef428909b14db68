// All listings of the marketplace, and actions of the staff without a host's request
// (docs/reference/back-office.md#listings).
import { z } from 'zod';
import { listingStatuses, staffActs } from '#src/domain/listing/review-state.ts';
import { bookingChoices, endingChoices } from '#src/domain/listing/off-sale.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { listingId, listingWords } from '#src/contract/shapes/listing-content.ts';
import { money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { cityChoices, isCut, listCall } from './list-calls.ts';
import { listingList } from './catalogue-lists.ts';

/** The list's cursor: drafts and published listings have ids of different kinds. */
const listingCursor = z
  .string()
  .regex(/^\d{1,18}\.([0-9a-f-]{36}|\d{1,10})$/)
  .meta({ description: 'As the page before answered it' });

const listingRow = z
  .strictObject({
    id: listingId,
    title: z.string(),
    status: z.enum(listingStatuses),
    city: z.string(),
    host: z.string(),
    host_id: p.uuid,
    price: money.nullable(),
    made_at: p.instant,
    changed_at: p.instant,
  })
  .meta({ id: 'AdminListingLine' });

export const departureActs = ['close', 'open', 'cancel'] as const;

const departureLine = z
  .strictObject({
    date: p.date,
    time: p.time,
    capacity: p.count,
    bookings: p.count,
    guests: p.count,
    is_closed: z.boolean().meta({ description: 'Closed by itself: it can be opened' }),
    is_day_closed: z.boolean().meta({ description: 'The host or the staff have closed the whole day' }),
  })
  .meta({ id: 'AdminDeparture' });

/** What happens to upcoming bookings. */
export const bookingChoice = z.enum(bookingChoices);

export const adminListingCalls = {
  'admin/listings': listCall(listingList, {
    permission: 'listings',
    summary: 'All listings, the newest first: drafts, published ones, and those that are no longer offered',
    about: { find: 'Words of the title, the beginning of the name of a host or a city, or the number of a listing' },
    row: listingRow,
    more: { is_cut: isCut, cities: cityChoices },
    cursor: listingCursor,
  }),
  'admin/listing-act': {
    access: 'operator',
    permission: 'listing-acts',
    effect: 'write',
    about: { listing: 'listing_id' },
    rate: 'write',
    summary: 'Pauses a listing, takes it down or puts it back; bookings ahead are kept or called off',
    in: z.strictObject({
      listing_id: listingId,
      version: p.count,
      act: z.enum(staffActs),
      bookings: bookingChoice.optional().meta({ description: 'Kept, where it is left out' }),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/listing-correct': {
    access: 'operator',
    permission: 'listing-acts',
    effect: 'write',
    about: { listing: 'listing_id' },
    rate: 'write',
    summary: 'Corrects words of a listing; the host is told, and can change them again',
    in: z.strictObject({ listing_id: listingId, version: p.count, words: listingWords, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/departures': {
    access: 'operator',
    permission: 'listings',
    effect: 'read',
    rate: 'read',
    summary: 'Departures ahead of a listing: what is booked, and what is planned in the next 30 days; 60 at most',
    in: z.strictObject({ listing_id: listingId }),
    out: z.strictObject({ departures: z.array(departureLine) }),
  },
  'admin/departure-act': {
    access: 'operator',
    permission: 'booking-acts',
    effect: 'write',
    about: { listing: 'course_id' },
    rate: 'write',
    summary: 'Closes one departure for new bookings, opens it again, or cancels it with every booking',
    in: z.strictObject({
      course_id: p.id,
      date: p.date,
      time: p.time,
      act: z.enum(departureActs),
      bookings: z
        .enum(endingChoices)
        .optional()
        .meta({ description: 'Of a cancel; guests are offered others, where it is left out' }),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/city-close': {
    access: 'operator',
    permission: 'places',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Closes days of a whole city for every listing; bookings ahead are kept or called off',
    in: z.strictObject({
      city_id: p.id,
      from: p.date,
      to: p.date,
      bookings: bookingChoice,
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/city-open': {
    access: 'operator',
    permission: 'places',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Opens closed days of a city again',
    in: z.strictObject({ closure_id: p.id, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

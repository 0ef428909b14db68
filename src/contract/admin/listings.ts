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
  .meta({ description: 'Cursor from `next`, sent as `before` to get the next page' });

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
    is_closed: z.boolean().meta({ description: 'True if the departure itself was closed, and can be opened again' }),
    is_day_closed: z.boolean().meta({ description: 'True if the host or the staff closed the whole day' }),
  })
  .meta({ id: 'AdminDeparture' });

/** What happens to upcoming bookings. */
export const bookingChoice = z.enum(bookingChoices);

export const adminListingCalls = {
  'admin/listings': listCall(listingList, {
    permission: 'listings',
    summary: 'Lists all listings, newest first: drafts, published ones, and those no longer offered',
    about: { find: 'Words of the title, start of the name of a host or a city, or number of a listing' },
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
    summary: 'Suspends a listing, takes it down or restores it; keeps or cancels upcoming bookings',
    in: z.strictObject({
      listing_id: listingId,
      version: p.count,
      act: z.enum(staffActs),
      bookings: bookingChoice.optional().meta({ description: 'Choice for upcoming bookings; they are kept if absent' }),
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
    summary: 'Corrects texts of a listing; notifies the host, who can change them again',
    in: z.strictObject({ listing_id: listingId, version: p.count, words: listingWords, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/departures': {
    access: 'operator',
    permission: 'listings',
    effect: 'read',
    rate: 'read',
    summary: 'Lists up to 60 departures of a listing: booked ones, and those planned in the next 30 days',
    in: z.strictObject({ listing_id: listingId }),
    out: z.strictObject({ departures: z.array(departureLine) }),
  },
  'admin/departure-act': {
    access: 'operator',
    permission: 'booking-acts',
    effect: 'write',
    about: { listing: 'course_id' },
    rate: 'write',
    summary: 'Closes a departure for new bookings, opens it again, or cancels it with all bookings',
    in: z.strictObject({
      course_id: p.id,
      date: p.date,
      time: p.time,
      act: z.enum(departureActs),
      bookings: z.enum(endingChoices).optional().meta({
        description: 'Choice for the bookings of a cancelled departure; if absent, guests are offered others',
      }),
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
    summary: 'Closes days of a city for every listing; keeps or cancels upcoming bookings',
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

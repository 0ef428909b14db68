// Calls for a host's listings and their approval (docs/domain/listings.md).
import { z } from 'zod';
import { courseDetail } from '#src/contract/shapes/course-detail.ts';
import { listingId, listingPatch } from '#src/contract/shapes/listing-content.ts';
import { listingLine, ownListing, listingChange, reviewLine } from '#src/contract/shapes/own-listing.ts';
import { count, uuid, date, paragraphs } from '#src/contract/shapes/primitives.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { staffActs } from '#src/domain/listing/review-state.ts';
import type { CallSpec } from '#src/contract/call.ts';

const host_id = uuid
  .optional()
  .meta({ description: "Id of the host; if absent, the caller's own host, or the first that the caller acts for" });

const one = z.strictObject({ listing: ownListing });

const words = paragraphs(listingLimits.wordsMax).optional();

/** The host of a listing, for its reviewer. */
const reviewedHost = z
  .strictObject({
    id: uuid,
    name: z.string(),
    headline: z.string(),
    story: z.string(),
    languages: z.array(z.string()),
    offer: z.string(),
    phone: z.string(),
    email: z
      .string()
      .nullable()
      .meta({ description: 'Email of the host; null if someone else opened the account, without an address' }),
    since: date,
    verified: z.boolean(),
    published: count.meta({ description: "Number of the host's listings that guests can book" }),
    helpers: z.array(z.string()).meta({ description: "Names of the host's team members" }),
  })
  .meta({ id: 'ReviewedHost' });

export const listingCalls = {
  'listing/mine': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists a host's listings with their states and what each still needs",
    in: z.strictObject({ host_id }),
    out: z.strictObject({ data: z.array(listingLine) }),
  },
  'listing/start': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Creates a listing as an empty draft',
    in: z.strictObject({ host_id }),
    out: one,
  },
  'listing/edit': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a listing with everything its editor shows',
    in: z.strictObject({ listing_id: listingId }),
    out: one,
  },
  'listing/save': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Saves parts of a listing; changes to a published one go live, or wait for an operator',
    in: z.strictObject({ listing_id: listingId, version: count, content: listingPatch }),
    out: one,
  },
  'listing/photo-add': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Adds an uploaded photo to a listing, or replaces one; safe to repeat',
    in: z.strictObject({ listing_id: listingId, image_id: uuid, replaces: z.string().max(80).optional() }),
    out: one,
  },
  'listing/act': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Submits a listing for review, deletes a draft, or pauses, resumes or archives a published listing',
    in: z.strictObject({
      listing_id: listingId,
      version: count,
      act: z.enum(['submit', 'discard', 'pause', 'resume', 'archive']),
    }),
    out: z.strictObject({ listing: ownListing.nullable(), message: z.string() }),
  },
  'listing/withdraw': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Withdraws a change that waits for an operator',
    in: z.strictObject({ change_id: z.int().min(1) }),
    out: z.strictObject({ listing: ownListing, message: z.string() }),
  },
  'listing/preview': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Returns a listing's page as guests will see it, to its host and operators",
    in: z.strictObject({ listing_id: listingId }),
    out: z.strictObject({ data: courseDetail.omit({ id: true }).meta({ id: 'CoursePreview' }) }),
  },

  // Operators review new listings, and changes that wait or went live (docs/domain/listings.md#review).
  'listing/review-list': {
    access: 'operator',
    permission: 'listing-review',
    effect: 'read',
    rate: 'read',
    summary: 'Lists listings and changes to review, and live changes that no one has reviewed',
    in: z.strictObject({}),
    out: z.strictObject({
      new: z.array(reviewLine),
      waiting: z.array(reviewLine),
      live: z.array(reviewLine),
    }),
  },
  'listing/review-detail': {
    access: 'operator',
    permission: 'listings',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a listing with its host and its changes, before and after',
    in: z.strictObject({ listing_id: listingId }),
    out: z.strictObject({
      listing: ownListing,
      host: reviewedHost,
      changes: z.array(listingChange),
      staff_acts: z
        .array(z.enum(staffActs))
        .meta({ description: 'Actions that the staff can take on the listing now' }),
      can_correct: z.boolean().meta({ description: "True if the staff can correct the listing's texts now" }),
      bookings_ahead: count.meta({
        description: 'Upcoming bookings of the listing, unpaid holds included; at most 1,000',
      }),
      is_hidden: z.boolean().meta({ description: 'True if the staff have hidden the host' }),
    }),
  },
  'listing/review': {
    access: 'operator',
    permission: 'listing-review',
    effect: 'write',
    about: { listing: 'listing_id' },
    rate: 'write',
    summary: 'Publishes a listing, returns it with a message, or rejects it, unless it has changed since',
    in: z.strictObject({
      listing_id: listingId,
      version: count,
      decision: z.enum(['approve', 'send_back', 'reject']),
      words,
    }),
    out: z.strictObject({ listing: ownListing, message: z.string() }),
  },
  'listing/change-review': {
    access: 'operator',
    permission: 'listing-review',
    effect: 'write',
    about: { 'listing-change': 'change_id' },
    rate: 'write',
    summary: 'Approves or rejects a waiting change, or marks a live one as reviewed',
    in: z.strictObject({ change_id: z.int().min(1), decision: z.enum(['approve', 'refuse', 'seen']), words }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

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
  .meta({ description: 'Whose; the own host, or the first that one acts for, when absent' });

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
    email: z.string().nullable().meta({ description: 'Null for a host whom somebody else opened, without an address' }),
    since: date,
    verified: z.boolean(),
    published: count.meta({ description: 'Listings of theirs that guests can book' }),
    helpers: z.array(z.string()).meta({ description: 'Who acts for them' }),
  })
  .meta({ id: 'ReviewedHost' });

export const listingCalls = {
  'listing/mine': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The listings of a host with their states and what each still needs',
    in: z.strictObject({ host_id }),
    out: z.strictObject({ data: z.array(listingLine) }),
  },
  'listing/start': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Creates a listing: an empty draft',
    in: z.strictObject({ host_id }),
    out: one,
  },
  'listing/edit': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'One listing with everything its editor shows',
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
    summary: 'Adds an upload to the photos of a listing, or replaces one; safe to repeat',
    in: z.strictObject({ listing_id: listingId, image_id: uuid, replaces: z.string().max(80).optional() }),
    out: one,
  },
  'listing/act': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Submits a listing for review, deletes a draft, pauses, resumes or archives a published one',
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
    summary: 'The page of a listing as guests will see it, for its host and for operators',
    in: z.strictObject({ listing_id: listingId }),
    out: z.strictObject({ data: courseDetail.omit({ id: true }).meta({ id: 'CoursePreview' }) }),
  },

  // Operators review new listings, and changes that wait or went live (docs/domain/listings.md#review).
  'listing/review-list': {
    access: 'operator',
    permission: 'listing-review',
    effect: 'read',
    rate: 'read',
    summary: 'Listings and changes to review, and live changes that no one has reviewed',
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
    summary: 'A whole listing with its host and its changes, before and after',
    in: z.strictObject({ listing_id: listingId }),
    out: z.strictObject({
      listing: ownListing,
      host: reviewedHost,
      changes: z.array(listingChange),
      staff_acts: z.array(z.enum(staffActs)).meta({ description: 'What the staff can do with it now' }),
      can_correct: z.boolean().meta({ description: 'The staff can correct its words now' }),
      bookings_ahead: count.meta({ description: 'That are not over, or are being paid; at most 1,000' }),
      is_hidden: z.boolean().meta({ description: 'The staff have hidden its host' }),
    }),
  },
  'listing/review': {
    access: 'operator',
    permission: 'listing-review',
    effect: 'write',
    about: { listing: 'listing_id' },
    rate: 'write',
    summary: 'Publishes a listing as it was read, sends it back with a message, or rejects it',
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

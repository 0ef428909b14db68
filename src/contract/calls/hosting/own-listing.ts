// Listings of hosts: written part by part, sent for review, paused and archived (docs/listings.md).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { courseDetail } from '#src/contract/shapes/course-detail.ts';
import { listingId, listingPatch } from '#src/contract/shapes/listing-content.ts';
import { listingLine, ownListing } from '#src/contract/shapes/own-listing.ts';
import { count, uuid } from '#src/contract/shapes/primitives.ts';

const host_id = uuid
  .optional()
  .meta({ description: 'Whose; the own host, or the first that one acts for, when absent' });
const one = z.strictObject({ listing: ownListing });

export const ownListingCalls = {
  'listing/mine': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The listings of a host with their states and what each still lacks',
    in: z.strictObject({ host_id }),
    out: z.strictObject({ data: z.array(listingLine) }),
  },
  'listing/start': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Begins a listing: an empty draft',
    in: z.strictObject({ host_id }),
    out: one,
  },
  'listing/edit': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'One listing of an own host with all that its editor shows',
    in: z.strictObject({ listing_id: listingId }),
    out: one,
  },
  'listing/save': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Saves parts of a listing; of one that guests can book they go live, or wait for an operator',
    in: z.strictObject({ listing_id: listingId, version: count, content: listingPatch }),
    out: one,
  },
  'listing/photo-add': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Puts an upload behind the photos of a listing, or in the place of one; sent again it stays one',
    in: z.strictObject({ listing_id: listingId, image_id: uuid, replaces: z.string().max(80).optional() }),
    out: one,
  },
  'listing/act': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a listing for review, takes a draft away, pauses, resumes or archives what is published',
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
    summary: 'Takes back a change that waits for an operator',
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
} as const satisfies Record<string, CallSpec>;

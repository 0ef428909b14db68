// Notes of the staff on a booking, an account or a listing (docs/reference/back-office.md#notes).
import { z } from 'zod';
import { mostInNote } from '#src/domain/admin/areas.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { fieldError } from '#src/contract/errors/field.ts';
import { listingId } from '#src/contract/shapes/listing-content.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** A note is about exactly one of the three. */
const about = z.strictObject({
  booking_id: p.uuid.optional(),
  user_id: p.uuid.optional(),
  listing_id: listingId.optional(),
});

const namesOne = (input: z.infer<typeof about>): boolean =>
  [input.booking_id, input.user_id, input.listing_id].filter((id) => id !== undefined).length === 1;

const oneOf = { ...fieldError('oneOf', 'booking_id, user_id or listing_id'), path: ['booking_id'] };

const note = z
  .strictObject({
    id: p.id,
    words: z.string(),
    by: z.string().meta({ description: 'Name of the operator who wrote the note' }),
    at: p.instant,
    can_remove: z.boolean(),
  })
  .meta({ id: 'StaffNote' });

export const adminNoteCalls = {
  'admin/notes': {
    access: 'operator',
    permission: 'notes',
    effect: 'read',
    rate: 'read',
    summary: 'Lists staff notes on a booking, an account or a listing, newest first',
    in: about.refine(namesOne, oneOf),
    out: z.strictObject({
      notes: z
        .array(note)
        .meta({ description: 'The newest 200 notes; empty for the operator’s own booking, account or listing' }),
      is_open: z.boolean().meta({
        description: 'True if notes can be added; false for a deleted account, or what is the operator’s own',
      }),
    }),
  },
  'admin/note-add': {
    access: 'operator',
    permission: 'notes',
    effect: 'write',
    about: { booking: 'booking_id', host: 'user_id', account: 'user_id', listing: 'listing_id' },
    rate: 'write',
    summary: 'Adds a note that only the staff read',
    in: about.extend({ words: p.paragraphs(mostInNote, 1) }).refine(namesOne, oneOf),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/note-remove': {
    access: 'operator',
    permission: 'notes',
    effect: 'write',
    about: { note: 'note_id' },
    rate: 'write',
    summary: 'Removes the operator’s own note, or any note for an admin',
    in: z.strictObject({ note_id: p.id }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

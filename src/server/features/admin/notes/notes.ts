// admin/notes: what the staff have noted for each other (docs/back-office.md#notes).
import { mayRemoveNote } from '#src/domain/admin/staff/notes.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findNotes, findSubject, type NoteAbout } from './queries.ts';

export const route = 'admin/notes';

export const handle: Handler<typeof route> = async (about, { services: { db }, actor }) => {
  const { userId: actorId, areas } = actor;
  if (actorId === null) return refuse('unauthorized');
  const subject = await findSubject(db, about, actorId);
  if (subject === null) return notThere(about);
  if (subject.is_own) return { notes: [], is_open: false };
  const rows = await findNotes(db, subject);
  return {
    notes: rows.map(({ id, words, by, author_id: authorId, made_at: at }) => ({
      id,
      words,
      by,
      at: at.toISOString(),
      can_remove: mayRemoveNote({ authorId }, { actorId, areas: areas ?? [] }),
    })),
    is_open: !subject.is_erased,
  };
};

/** The refusal for a subject that there is not. */
export function notThere({ booking_id: booking, user_id: user }: NoteAbout): Refusal {
  if (booking !== undefined) return refuse('booking-not-found');
  return refuse(user === undefined ? 'listing-not-found' : 'person-not-found');
}

// Staff notes (docs/reference/back-office.md#notes).
import { mayRemoveNote } from '#src/domain/admin/areas.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findNotes, findSubject, type NoteAbout, insertNote, deleteNote, lockNote } from './notes-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './staff-act.ts';

const noteAdd = staffAct<'admin/note-add'>({
  check: ({ words }) => (words.trim() === '' ? refuse('bad-input', { words: t('admin.note.empty') }) : null),
  async run({ words, ...about }, { trx, actorId }) {
    const subject = await findSubject(trx, about, actorId);
    if (subject === null) return notThere(about);
    if (subject.is_erased) return refuse('person-state');
    await insertNote(trx, subject, { words: words.trim(), authorId: actorId });
    return {
      answer: { message: t('admin.note.added') },
      entry: { action: 'note-added', subject: subject.audited, detail: {} },
    };
  },
});

// admin/note-remove: by its author or an admin (docs/reference/back-office.md#notes).
const noteRemove = staffAct<'admin/note-remove'>({
  async run({ note_id: id }, { trx, actor, actorId }) {
    const answer = { message: t('admin.note.removed') };
    const note = await lockNote(trx, id);
    // A repeated request: it is deleted already.
    if (note === null) return { answer, entry: null };
    const by = { actorId, areas: actor.areas ?? [] };
    if (!mayRemoveNote({ authorId: note.author_id }, by)) return refuse('forbidden');
    await deleteNote(trx, id);
    return { answer, entry: { action: 'note-removed', subject: note.audited, detail: {} } };
  },
});

const noteList: Handler<'admin/notes'> = async (about, { services: { db }, actor }) => {
  const { userId: actorId, areas } = actor;
  if (actorId === null) return refuse('unauthorized');
  const subject = await findSubject(db, about, actorId);
  if (subject === null) return notThere(about);
  if (subject.is_own) return { notes: [], is_open: false };
  const rows = await findNotes(db, subject);
  return {
    notes: rows.map(({ author_id: authorId, ...note }) => ({
      ...note,
      can_remove: mayRemoveNote({ authorId }, { actorId, areas: areas ?? [] }),
    })),
    is_open: !subject.is_erased,
  };
};

function notThere({ booking_id: booking, user_id: user }: NoteAbout): Refusal {
  if (booking !== undefined) return refuse('booking-not-found');
  return refuse(user === undefined ? 'listing-not-found' : 'person-not-found');
}

export const noteCalls = {
  'admin/notes': noteList,
  'admin/note-add': noteAdd,
  'admin/note-remove': noteRemove,
} as const;

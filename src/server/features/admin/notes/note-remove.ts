// admin/note-remove: a note goes, by who wrote it or an admin (docs/back-office.md#notes).
import { mayRemoveNote } from '#src/domain/admin/staff/notes.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { deleteNote, lockNote } from './queries.ts';

export const route = 'admin/note-remove';

export const handle: Handler<typeof route> = async ({ note_id: id }, { services, actor }) => {
  const { userId: actorId, areas } = actor;
  if (actorId === null) return refuse('unauthorized');
  const done = await inTransaction(services.db, async (trx): Promise<Refusal | null> => {
    const note = await lockNote(trx, id);
    // Pressed twice, or by two: it is gone, as both wanted.
    if (note === null) return null;
    if (!mayRemoveNote({ authorId: note.author_id }, { actorId, areas: areas ?? [] })) return refuse('forbidden');
    await deleteNote(trx, id);
    await writeAudit(trx, { actorId, action: 'note-removed', subject: note.audited, detail: {} });
    return null;
  });
  return isRefusal(done) ? done : { message: t('admin.note.removed') };
};

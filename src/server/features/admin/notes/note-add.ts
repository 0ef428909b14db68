// admin/note-add: a note that only the staff read (docs/back-office.md#notes).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { notThere } from './notes.ts';
import { findSubject, insertNote } from './queries.ts';

export const route = 'admin/note-add';

export const handle: Handler<typeof route> = async ({ words, ...about }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const typed = words.trim();
  if (typed === '') return refuse('bad-input', { words: t('admin.note.empty') });
  const done = await inTransaction(services.db, async (trx): Promise<Refusal | null> => {
    const subject = await findSubject(trx, about, actorId);
    if (subject === null) return notThere(about);
    if (subject.is_erased) return refuse('person-state');
    await insertNote(trx, subject, { words: typed, authorId: actorId });
    await writeAudit(trx, { actorId, action: 'note-added', subject: subject.audited, detail: {} });
    return null;
  });
  return isRefusal(done) ? done : { message: t('admin.note.added') };
};

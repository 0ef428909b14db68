// saved-reply/save: keeps a reply or changes one (docs/messages.md#saved-replies).
import { savedPlaces, savedRepliesMax, unknownPlaces } from '#src/domain/message/saved-reply.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { insertSavedReply, updateSavedReply } from './saved-queries.ts';

export const route = 'saved-reply/save';

export const handle: Handler<typeof route> = async ({ host_id, reply_id, ...typed }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'messages');
  if (!host) return refuse('saved-reply-not-found');
  const [title, text] = [typed.title.trim().toWellFormed(), typed.text.trim().toWellFormed()];
  if (title === '') return refuse('bad-input', { title: t('saved.titleMissing') });
  if (text === '') return refuse('bad-input', { text: t('saved.textMissing') });
  const [unknown] = unknownPlaces(text);
  if (unknown !== undefined) {
    const places = savedPlaces.map((name) => `{${name}}`).join(', ');
    return refuse('bad-input', { text: t('saved.unknownPlace', { name: `{${unknown}}`, places }) });
  }
  const { hostId } = host;
  const kept =
    reply_id === undefined
      ? await inTransaction(db, (trx) => insertSavedReply(trx, { hostId, title, text, most: savedRepliesMax }))
      : await updateSavedReply(db, { id: reply_id, hostId, title, text });
  if (kept === null) return refuse(reply_id === undefined ? 'saved-reply-limit' : 'saved-reply-not-found');
  return { data: kept, message: t('saved.kept') };
};

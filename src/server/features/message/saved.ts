// Saved replies of a host (docs/domain/messages.md#saved-replies).
import { fillSavedReply, savedRepliesMax, savedPlaces, unknownPlaces } from '#src/domain/message/saved-reply.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { civilDay } from '#src/server/booking-texts/words.ts';
import { openConversation } from './open-conversation.ts';
import {
  findPlaces,
  findSavedReplies,
  countHostUnread,
  deleteSavedReply,
  insertSavedReply,
  updateSavedReply,
} from './saved-queries.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findReplyMinutes } from './thread-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';

// conversation/saved-replies: filled for one conversation (docs/domain/messages.md#saved-replies).
const savedReplies: Handler<'conversation/saved-replies'> = async (opener, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  // Guests have none.
  if (opened.side !== 'host') return { data: [] };
  const { db } = call.services;
  const { thread, guestName } = opened;
  const [replies, places] = await Promise.all([findSavedReplies(db, thread.hostId), findPlaces(db, thread)]);
  const values = {
    guest_name: guestName,
    date: places === null ? '' : civilDay(places.date),
    meeting_point: places?.meeting_text ?? '',
  };
  return { data: replies.map(({ text, ...reply }) => ({ ...reply, text: fillSavedReply(text, values) })) };
};

const list: Handler<'saved-reply/list'> = async ({ host_id }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'messages');
  if (!host) return refuse('page-not-found');
  const { hostId } = host;
  return {
    data: await findSavedReplies(db, hostId),
    most: savedRepliesMax,
    reply_minutes: await findReplyMinutes(db, hostId),
    unread: await countHostUnread(db, hostId),
  };
};

const remove: Handler<'saved-reply/remove'> = async ({ host_id, reply_id }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'messages');
  const isGone = host !== null && (await deleteSavedReply(db, reply_id, host.hostId));
  return isGone ? { message: t('saved.removed') } : refuse('saved-reply-not-found');
};

const save: Handler<'saved-reply/save'> = async ({ host_id, reply_id, ...typed }, { services: { db }, actor }) => {
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
  const stored =
    reply_id === undefined
      ? await inTransaction(db, (trx) => insertSavedReply(trx, { hostId, title, text, most: savedRepliesMax }))
      : await updateSavedReply(db, { id: reply_id, hostId, title, text });
  if (stored === null) return refuse(reply_id === undefined ? 'saved-reply-limit' : 'saved-reply-not-found');
  return { data: stored, message: t('saved.kept') };
};

export const savedCalls = {
  'conversation/saved-replies': savedReplies,
  'saved-reply/list': list,
  'saved-reply/remove': remove,
  'saved-reply/save': save,
} as const;

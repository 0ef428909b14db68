// conversation/saved-replies: the replies of a host, filled for one conversation (docs/messages.md#saved-replies).
import { fillSavedReply } from '#src/domain/message/saved-reply.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { civilDay } from '#src/server/booking-texts/words.ts';
import { openConversation } from '#src/server/features/message/open-conversation.ts';
import { findPlaces, findSavedReplies } from './saved-queries.ts';

export const route = 'conversation/saved-replies';

export const handle: Handler<typeof route> = async (opener, call) => {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  // Those of the host are nobody else's: a guest has none.
  if (opened.side !== 'host') return { data: [] };
  const { db } = call.services;
  const { thread, guestName } = opened;
  const [replies, places] = await Promise.all([findSavedReplies(db, thread.hostId), findPlaces(db, thread)]);
  const known = {
    guest_name: guestName,
    date: places === null ? '' : civilDay(places.date),
    meeting_point: places?.meeting_text ?? '',
  };
  return { data: replies.map(({ text, ...reply }) => ({ ...reply, text: fillSavedReply(text, known) })) };
};

// Maps conversations and messages to the wire (docs/domain/messages.md).
import { hidesContacts, messagesPage, takesPictures } from '#src/domain/message/writing.ts';
import { messagePictureUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { findMessages, type MessagePage, type MessagePicture, type MessageRow } from './message-queries.ts';
import { closedFor, type OpenConversation } from './open-conversation.ts';
import { countUnreadOf, findReplyMinutes } from './thread-queries.ts';
import { t } from '#src/server/features/texts.ts';

type Detail = CallOutput<'conversation/detail'>;

/** The other side is named by first name only. */
export function toMessage(
  row: MessageRow,
  opened: Pick<OpenConversation, 'side' | 'guestName' | 'hostName' | 'link'>,
): Detail['data'][number] {
  const { side, guestName, hostName } = opened;
  const isMine = row.side === side;
  const name = { guest: guestName, host: hostName, operator: t('message.operator') }[row.side];
  return {
    id: row.id,
    by: row.coordinator === null ? row.side : 'coordinator',
    name: row.coordinator === null ? name : t('message.onBehalf', { name: row.coordinator, host: hostName }),
    text: row.text,
    is_masked: row.is_masked,
    attachments: row.pictures.map((picture, index) => toAttachment(picture, index + 1, opened)),
    sent_at: row.sent_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    is_mine: isMine,
    key: isMine ? row.key : null,
  };
}

/** `place` counts from 1 within the message. */
export function toAttachment(
  { id, ...picture }: MessagePicture,
  place: number,
  { link }: Pick<OpenConversation, 'link'>,
): Detail['data'][number]['attachments'][number] {
  return {
    id,
    name: t('message.picture', { place }),
    url: messagePictureUrl(id, 'full-1600.webp', link),
    preview_url: messagePictureUrl(id, 'square-384.webp', link),
    ...picture,
  };
}

export async function toConversation(
  opened: OpenConversation,
  { services }: Pick<CallContext, 'services'>,
): Promise<Detail['conversation']> {
  const { thread, row, side, subject, blocks, guestName, hostName, title, pageUrl } = opened;
  const isReader = side !== 'operator' && row !== null;
  return {
    id: thread.id,
    booking_id: thread.bookingId,
    inquiry_id: thread.inquiryId,
    role: side,
    title,
    with_name: { guest: hostName, host: guestName, operator: `${guestName}, ${hostName}` }[side],
    page_url: pageUrl,
    closed: closedFor(opened),
    hides_contacts: hidesContacts(subject),
    takes_pictures: takesPictures(subject),
    is_blocked_by_me: blocks.includes(side),
    translates: services.gateways.translation !== null && side !== 'operator',
    unread: isReader ? await countUnreadOf(services.db, thread.id, side) : 0,
    reply_minutes: side === 'guest' ? await findReplyMinutes(services.db, thread.hostId) : null,
  };
}

export async function readPage(
  opened: OpenConversation,
  page: Omit<MessagePage, 'count'>,
  { services }: Pick<CallContext, 'services'>,
): Promise<Pick<Detail, 'data' | 'total'> & { rows: MessageRow[] }> {
  if (opened.row === null) return { rows: [], data: [], total: 0 };
  const { rows, total } = await findMessages(services.db, opened.thread.id, { ...page, count: messagesPage });
  return { rows, data: rows.map((row) => toMessage(row, opened)), total };
}

// Conversations and messages in the words of the contract (docs/messages.md).
import { hidesContacts } from '#src/domain/message/writing.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { findMessages, type MessageRow } from './message-queries.ts';
import { closedFor, type Opened } from './open-conversation.ts';
import { countUnreadOf, findReplyMinutes } from './thread-queries.ts';
import { t } from '../t.ts';

type Detail = CallOutput<'conversation/detail'>;

/** Messages of one page of a conversation. */
export const messagesPage = 30;

/** A message for a reader. The other side is named by its first name alone. */
export function toMessage(
  row: MessageRow,
  { side, guestName, hostName }: Pick<Opened, 'side' | 'guestName' | 'hostName'>,
): Detail['data'][number] {
  const isMine = row.side === side;
  const name = { guest: guestName, host: hostName, operator: t('message.operator') }[row.side];
  return {
    id: row.id,
    by: row.coordinator === null ? row.side : 'coordinator',
    name: row.coordinator === null ? name : t('message.onBehalf', { name: row.coordinator, host: hostName }),
    text: row.text,
    is_masked: row.is_masked,
    attachments: [],
    sent_at: row.sent_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    is_mine: isMine,
    key: isMine ? row.key : null,
  };
}

/** What a page of a conversation shows beside its messages. */
export async function toConversation(
  opened: Opened,
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
    is_blocked_by_me: blocks.includes(side),
    unread: isReader ? await countUnreadOf(services.db, thread.id, side) : 0,
    reply_minutes: side === 'guest' ? await findReplyMinutes(services.db, thread.hostId) : null,
  };
}

/** A page of its messages, the newest last. */
export async function readPage(
  opened: Opened,
  offset: number,
  { services }: Pick<CallContext, 'services'>,
): Promise<Pick<Detail, 'data' | 'total'> & { rows: MessageRow[] }> {
  if (opened.row === null) return { rows: [], data: [], total: 0 };
  const { rows, total } = await findMessages(services.db, opened.thread.id, { offset, count: messagesPage });
  return { rows, data: rows.map((row) => toMessage(row, opened)), total };
}

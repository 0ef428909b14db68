// Sends a message, once per key (docs/domain/messages.md#retries).
import { type Closed, hidesContacts, messageLength, takesPictures } from '#src/domain/message/writing.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { errorText, type ErrorCode } from '#src/contract/errors.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { inTurn } from '#src/server/platform/limits/in-turn.ts';
import { claimUploads } from '#src/server/features/image/index.ts';
import { insertPictures, type NewPicture } from './picture-queries.ts';
import { findBlocks, isAnyDeleted } from '#src/server/features/user/index.ts';
import { findByKey, findMessage, insertMessage, type MessageRow } from './message-queries.ts';
import { closedFor, type OpenConversation, openConversation, type Opener } from './open-conversation.ts';
import { lockThread, markRead } from './thread-queries.ts';
import { toMessage } from './to-wire.ts';
import { t } from '#src/server/features/texts.ts';

/** Typed text, ordered photos, and the idempotency key. */
export interface Sent {
  message: string;
  key: string | null;
  pictures: readonly NewPicture[];
}

type Answer = CallOutput<'message/send'>;

export function picturesOf({
  attachments = [],
  attachment_alts: alts = [],
}: Pick<CallInput<'message/send'>, 'attachments' | 'attachment_alts'>): NewPicture[] {
  return attachments.map((id, index) => ({ upload_id: id, alt: alts[index]?.trim().toWellFormed() ?? '' }));
}

export async function sendMessage(opener: Opener, sent: Sent, call: CallContext): Promise<Answer | Refusal> {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  const written = writtenOf(sent, opened);
  if (isRefusal(written)) return written;
  const { services, actor, visitor } = call;
  // A repeated message gets the first answer.
  const earlier = sent.key === null ? null : await findByKey(services.db, { ...senderOf(opened), key: sent.key });
  if (earlier) return isAgain(earlier, written) ? { data: toMessage(earlier, opened) } : refuse('idempotency-mismatch');
  const closed = closedFor(opened);
  if (closed !== null) return refuse(refusalOf[closed] ?? 'message-closed');
  if (sent.pictures.length > 0 && !takesPictures(opened.subject)) return notAPicture('attachment-early');
  const wait = await services.limits.consume('message', {
    account: actor.userId,
    address: actor.userId === null ? visitor.address : null,
  });
  if (wait !== null) return { ...refuse('message-limit'), retryAfterSeconds: wait };
  const stored = await inTurn(`thread ${opened.thread.id}`, () => store(opened, { key: sent.key, ...written }, call));
  return isRefusal(stored) ? stored : { data: toMessage(stored, opened) };
}

/** Refusals for reasons why someone cannot write. */
const refusalOf: Partial<Record<Closed, ErrorCode>> = { blocked: 'message-blocked', deleted: 'message-deleted' };

const senderOf = ({ thread, side }: OpenConversation) => ({ threadId: thread.id, side });

interface Written {
  text: string;
  isMasked: boolean;
  pictures: readonly NewPicture[];
}

function writtenOf({ message, pictures }: Sent, { subject }: OpenConversation): Written | Refusal {
  const typed = message.trim();
  if (typed === '' && pictures.length === 0) return fault('message', t('message.empty'));
  if (!hidesContacts(subject)) return { text: typed.toWellFormed(), isMasked: false, pictures };
  const { text, isMasked } = maskContacts(typed, t('inquiry.hidden'));
  return { text: text.slice(0, messageLength).toWellFormed(), isMasked, pictures };
}

const fault = (field: string, text: string, code: ErrorCode = 'bad-input') => refuse(code, { [field]: text });
const notAPicture = (code: ErrorCode) => fault('attachments', errorText(code), code);

/** A repeat, or another message with its key. */
function isAgain(earlier: MessageRow, { text, pictures }: Written): boolean {
  const isSamePictures =
    earlier.pictures.length === pictures.length &&
    earlier.pictures.every(({ id }, at) => id === pictures[at]?.upload_id);
  // Confirmation changes masking, so masked texts are not compared.
  return isSamePictures && (earlier.text === text || earlier.is_masked);
}

/** Serialized per conversation: a second message finds the first key. */
async function store(
  opened: OpenConversation,
  { key, ...written }: Written & Pick<Sent, 'key'>,
  { services, actor }: CallContext,
): Promise<MessageRow | Refusal> {
  const { thread, pair, side, acting } = opened;
  const { text, isMasked, pictures } = written;
  return inTransaction(services.db, async (trx): Promise<MessageRow | Refusal> => {
    await lockThread(trx, thread);
    const earlier = key === null ? null : await findByKey(trx, { ...senderOf(opened), key });
    if (earlier) return isAgain(earlier, written) ? earlier : refuse('idempotency-mismatch');
    if (side !== 'operator' && (await findBlocks(trx, pair)).length > 0) return refuse('message-blocked');
    // A deletion locks the conversation as well.
    if (await isAnyDeleted(trx, pair)) return refuse('message-deleted');
    const ids = pictures.map((one) => one.upload_id);
    const mine = { ids, purpose: 'message', ownerId: actor.userId, thread: { id: thread.id, side } } as const;
    if (ids.length > 0 && (await claimUploads(trx, mine)).length < ids.length)
      return notAPicture('attachment-not-found');
    const { actorId: authorId, onBehalfOf } = acting;
    const id = await insertMessage(trx, { threadId: thread.id, side, authorId, onBehalfOf, key, text, isMasked });
    if (ids.length > 0) await insertPictures(trx, id, pictures);
    const stored = await findMessage(trx, thread.id, id);
    if (stored === null) throw new Error('a stored message was not found');
    // Replying marks earlier messages as read.
    if (side !== 'operator') await markRead(trx, thread.id, { side, seq: stored.seq });
    return stored;
  });
}

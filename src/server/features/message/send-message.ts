// Stores one message of who has opened a conversation, once for each key (docs/messages.md#sending).
import { hidesContacts, messageLength } from '#src/domain/message/writing.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { errorText, type ErrorCode } from '#src/contract/errors.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { findByKey, findMessage, insertMessage, type MessageRow } from './message-queries.ts';
import { closedFor, type Opened, openConversation, type Opener } from './open-conversation.ts';
import { findBlocks } from './blocks/index.ts';
import { lockThread, markRead } from './thread-queries.ts';
import { toMessage } from './to-wire.ts';
import { t } from '../t.ts';

/** What is sent: the text as typed, and the key under which it may come again. */
export interface Sent {
  message: string;
  key: string | null;
  attachments: readonly string[];
}

type Answer = CallOutput<'message/send'>;

/** Sends a message in a conversation that the caller may open. */
export async function sendMessage(opener: Opener, sent: Sent, call: CallContext): Promise<Answer | Refusal> {
  const opened = await openConversation(opener, call);
  if (!opened) return refuse('conversation-not-found');
  const written = textOf(sent, opened);
  if (isRefusal(written)) return written;
  const { services, actor, visitor } = call;
  // A message that comes again is answered as the first time, whatever has happened since.
  const known = sent.key === null ? null : await findByKey(services.db, { ...senderOf(opened), key: sent.key });
  if (known) return answerAgain(known, written.text, opened);
  const closed = closedFor(opened);
  if (closed !== null) return refuse(closed === 'blocked' ? 'message-blocked' : 'message-closed');
  const wait = await services.limits.consume('message', {
    account: actor.userId,
    address: actor.userId === null ? visitor.address : null,
  });
  if (wait !== null) return { ...refuse('message-limit'), retryAfterSeconds: wait };
  const stored = await store(opened, { ...sent, ...written }, call);
  return isRefusal(stored) ? stored : { data: toMessage(stored, opened) };
}

const senderOf = ({ thread, side }: Opened) => ({ threadId: thread.id, side });

function textOf({ message, attachments }: Sent, { subject }: Opened): { text: string; isMasked: boolean } | Refusal {
  const typed = message.trim();
  if (typed === '') return fault('message', t('message.empty'));
  if (attachments.length > 0) return fault('attachments', errorText('attachment-not-found'), 'attachment-not-found');
  if (!hidesContacts(subject)) return { text: typed.toWellFormed(), isMasked: false };
  const { text, isMasked } = maskContacts(typed, t('inquiry.hidden'));
  return { text: text.slice(0, messageLength).toWellFormed(), isMasked };
}

const fault = (field: string, text: string, code: ErrorCode = 'bad-input') => refuse(code, { [field]: text });

function answerAgain(known: MessageRow, text: string, opened: Opened): Answer | Refusal {
  // Before and after a confirmation the same words are stored differently: a masked one is not compared.
  const isSame = known.text === text || known.is_masked;
  return isSame ? { data: toMessage(known, opened) } : refuse('idempotency-mismatch');
}

/** One after the other within a conversation: the second of two with one key finds the first. */
async function store(
  opened: Opened,
  { key, text, isMasked }: { key: string | null; text: string; isMasked: boolean },
  { services }: CallContext,
): Promise<MessageRow | Refusal> {
  const { thread, pair, side, acting } = opened;
  return inTransaction(services.db, async (trx): Promise<MessageRow | Refusal> => {
    await lockThread(trx, thread);
    const known = key === null ? null : await findByKey(trx, { ...senderOf(opened), key });
    if (known) return known.text === text || known.is_masked ? known : refuse('idempotency-mismatch');
    if (side !== 'operator' && (await findBlocks(trx, pair)).length > 0) return refuse('message-blocked');
    const { actorId: authorId, onBehalfOf } = acting;
    const id = await insertMessage(trx, { threadId: thread.id, side, authorId, onBehalfOf, key, text, isMasked });
    const stored = await findMessage(trx, thread.id, id);
    if (stored === null) throw new Error('a message that was just stored is gone');
    // Who answers has read what came before.
    if (side !== 'operator') await markRead(trx, thread.id, { side, seq: stored.seq });
    return stored;
  });
}

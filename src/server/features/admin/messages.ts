// The log of messages (docs/back-office.md#messages). Its file leaves out what was said.
import { messageList } from '#src/contract/admin/message-list.ts';
import {
  mailState,
  messageChannels,
  phoneState,
  readMessageKey,
  resendChannel,
} from '#src/domain/admin/message-log.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { serveList } from './kit/list.ts';
import { type ListCursor, cursorOf } from './kit/cursor-queries.ts';
import { findKinds, findMessages, type MessageRow } from './messages-queries.ts';
import type { FastifyInstance } from 'fastify';
import { maskSecrets, maskCode } from '#src/domain/admin/mask-secrets.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { findMessage, findFailures, findResends, lockMessage, queueAgain, tryNow } from './message-queries.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './kit/act.ts';

// The log of mails and messages to phones (docs/back-office.md#messages).

// admin/message: one message as its receiver reads it, without what opens something (docs/back-office.md#messages).
const messageCall: Handler<'admin/message'> = async ({ id }, { services: { db } }) => {
  const key = readMessageKey(id);
  if (key === null) return refuse('message-not-found');
  const [row, failures, resends] = await Promise.all([
    findMessage(db, key),
    findFailures(db, key),
    findResends(db, id),
  ]);
  if (row === null) return refuse('message-not-found');
  const line = toLine(row);
  return {
    ...line,
    text: shownText(row),
    has_html: row.html !== '',
    files: row.files,
    delivery: row.phone_state ?? '',
    sent_at: row.sent_at?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    failures: failures.map(({ at, error }) => ({ at: at.toISOString(), error })),
    resend_of: row.resend_of,
    resent: resends.keys,
    resends: resends.count,
    can: resendChannel({ state: line.state, hasTask: row.of_task !== null }),
  };
};

/** What an operator reads of it. The code that proves a number is the whole of its message. */
function shownText({ text, kind }: { text: string; kind: string }): string {
  return maskSecrets(kind === 'code' ? maskCode(text) : text);
}

// admin/message-resend: tries a message at once, or sends it once more (docs/back-office.md#sending-again).
const messageResend = staffAct<'admin/message-resend'>({
  async run({ id, resends }, { trx }) {
    const key = readMessageKey(id);
    if (key === null) return refuse('message-not-found');
    await lockMessage(trx, key);
    const row = await findMessage(trx, key);
    if (row === null) return refuse('message-not-found');
    const { state, kind, channel } = toLine(row);
    const way = resendChannel({ state, hasTask: row.of_task !== null });
    // `resends` is how often it was sent again when the operator looked at it.
    const { count } = await findResends(trx, id);
    if (way === null || count !== resends) return refuse('message-resent');
    const made =
      way === 'anew' && row.of_task !== null ? await queueAgain(trx, { taskId: row.of_task, key: id }) : null;
    if (way === 'now') await tryNow(trx, key);
    return {
      answer: {
        id: made === null ? id : `m${made}`,
        message: t(made === null ? 'admin.message.now' : 'admin.message.anew'),
      },
      entry: {
        action: 'message-resent',
        subject: `message:${id}`,
        detail: { kind, channel, before: state, after: 'waiting', ...(made !== null && { sent_as: `m${made}` }) },
      },
    };
  },
});

/** The calls of this file by name. */
export const messageCalls = {
  'admin/message': messageCall,
  'admin/message-resend': messageResend,
} as const;

// GET /admin/messages/:id/mail.html: a mail as its reader sees it, without what opens something (docs/back-office.md#messages).

// It runs nothing, sends nothing and leads nowhere: words and colours.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Registers its address. Whose work it is not finds nothing. */
export function registerMailHtml(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/admin/messages/:id/mail.html', async (request, reply) => {
    const { actor } = await pageContext(request, reply, services);
    const key = readMessageKey(request.params.id);
    if (!mayDo('messages', actor) || key === null) return reply.callNotFound();
    const mail = await findMessage(services.db, key);
    if (mail === null || mail.html === '') return reply.callNotFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(maskSecrets(withoutPictures(mail.html)));
  });
}

/** Pictures were attached, and one of them is the code that lets a party in. */
function withoutPictures(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/g, '');
}

export const messages = serveList({
  list: messageList,
  call: 'admin/messages',
  cursors: {
    read: cursorOf,
    of: (row: MessageRow): ListCursor => ({ micros: row.micros, id: keyOf(row) }),
    write: ({ micros, id }) => `${micros}.${id}`,
  },
  async find({ db }, query) {
    const rows = await findMessages(db, query);
    return { rows, found: rows[0]?.found ?? 0 };
  },
  more: async ({ db }) => ({ kinds: await findKinds(db) }),
  toLine,
});

/** The name of a message in the log. */
export function keyOf({ task_id: task, phone_id: phone }: Pick<MessageRow, 'task_id' | 'phone_id'>): string {
  return phone === null ? `m${task}` : `p${phone}`;
}

/** A message as list, page and file show it. */
export function toLine(row: Omit<MessageRow, 'found' | 'micros'>): CallOutput<'admin/messages'>['data'][number] {
  const { outcome, phone_state: state, error } = row;
  return {
    id: keyOf(row),
    at: row.at.toISOString(),
    channel: messageChannels.find((one) => one === row.channel) ?? 'mail',
    kind: row.kind,
    to: row.recipient,
    state: state === null ? mailState({ outcome, error }) : phoneState({ state, error }),
    subject: row.subject,
    booking_id: row.booking_id,
    ref: row.ref,
    tries: row.tries,
    error: error ?? '',
  };
}

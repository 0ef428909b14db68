// The log of emails and phone messages (docs/reference/back-office.md#messages). Its file leaves out the texts.
import type { FastifyInstance } from 'fastify';
import { messageList } from '#src/contract/admin/log-lists.ts';
import { refuse } from '#src/contract/refusal.ts';
import { maskCode, maskSecrets } from '#src/domain/admin/mask-secrets.ts';
import { mailState, phoneState, readMessageKey, resendChannel } from '#src/domain/admin/message-log.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { staffAct } from './staff-act.ts';
import { serveList } from './lists.ts';
import {
  findFailures,
  findKinds,
  findMessage,
  findMessages,
  findResends,
  lockMessage,
  type MessageRow,
  queueAgain,
  tryNow,
} from './messages-queries.ts';

export const messages = serveList({
  list: messageList,
  call: 'admin/messages',
  find: async ({ db }, query) => (await findMessages(db, query)).map(toLine),
  more: async ({ db }) => ({ kinds: await findKinds(db) }),
});

function toLine<Row extends MessageRow>({ outcome, phone_state: phone, error, ...row }: Row) {
  const state = phone === null ? mailState({ outcome, error }) : phoneState({ state: phone, error });
  return { ...row, state, error: error ?? '' };
}

// admin/message: as its recipient reads it, with secrets masked (docs/reference/back-office.md#messages).
const messageCall: Handler<'admin/message'> = async ({ id }, { services: { db } }) => {
  const key = readMessageKey(id);
  if (key === null) return refuse('message-not-found');
  const [row, failures, resends] = await Promise.all([
    findMessage(db, key),
    findFailures(db, key),
    findResends(db, id),
  ]);
  if (row === null) return refuse('message-not-found');
  const { html, of_task: task, ...line } = toLine(row);
  return {
    ...line,
    text: maskedText(row),
    has_html: html !== '',
    delivery: row.phone_state ?? '',
    failures,
    resent: resends.keys,
    resends: resends.count,
    can: resendChannel({ state: line.state, hasTask: task !== null }),
  };
};

/** A phone verification code is masked whole. */
function maskedText({ text, kind }: { text: string; kind: string }): string {
  return maskSecrets(kind === 'code' ? maskCode(text) : text);
}

// admin/message-resend: retries now, or sends it again (docs/reference/back-office.md#resending).
const messageResend = staffAct<'admin/message-resend'>({
  async run({ id, resends }, { trx }) {
    const key = readMessageKey(id);
    if (key === null) return refuse('message-not-found');
    await lockMessage(trx, key);
    const row = await findMessage(trx, key);
    if (row === null) return refuse('message-not-found');
    const { state, kind, channel } = toLine(row);
    const can = resendChannel({ state, hasTask: row.of_task !== null });
    // `resends` is the count that the operator saw.
    const { count } = await findResends(trx, id);
    if (can === null || count !== resends) return refuse('message-resent');
    const made =
      can === 'anew' && row.of_task !== null ? await queueAgain(trx, { taskId: row.of_task, key: id }) : null;
    if (can === 'now') await tryNow(trx, key);
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

// Text and colors only: no script, no request, no link.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** `GET /admin/messages/:id/mail.html`; not found without the permission. */
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

/** Attached images include check-in codes. */
function withoutPictures(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/g, '');
}

export const messageCalls = {
  'admin/message': messageCall,
  'admin/message-resend': messageResend,
} as const;

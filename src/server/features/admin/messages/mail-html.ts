// GET /admin/messages/:id/mail.html: a mail as its reader sees it, without what opens something (docs/back-office.md#messages).
import type { FastifyInstance } from 'fastify';
import { maskSecrets } from '#src/domain/admin/mask-secrets.ts';
import { readMessageKey } from '#src/domain/admin/message-log.ts';
import { mayDo } from '#src/server/http/identity.ts';
import { pageContext } from '#src/server/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { findMessage } from './message-queries.ts';

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

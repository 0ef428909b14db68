// GET /host-documents/<id>: a credential, for finance and nobody else; who looks is written down first (docs/documents.md#who-sees-them,
// ADR 085). Everybody else gets what a missing one gets.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors, errorText } from '#src/contract/errors.ts';
import { credentialUrl } from '#src/contract/addresses/urls.ts';
import { identify, mayDo } from '#src/server/platform/http/identity.ts';
import { unseal } from '#src/server/platform/sealed.ts';
import type { Services } from '#src/server/services.ts';
import { findSealed, noteView } from './credential-queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Registers the address of credentials. A picture may be shown by a page of ours; a PDF is only ever saved. */
export function registerCredentialFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(credentialUrl(':id'), async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if ((await services.limits.take('read', request.ip)) !== null) return plain(reply, 'too-many-requests');
    const who = await identify(request, services);
    const actor = 'actor' in who ? who.actor : null;
    const { id } = request.params;
    if (!actor?.userId || !mayDo('documents', actor) || !uuid.test(id)) return plain(reply, 'page-not-found');
    const found = await findSealed(services.db, id);
    if (!found) return plain(reply, 'page-not-found');
    const bytes = unseal(services.keys, 'host-document', found.sealed, id);
    if (bytes === null) {
      request.log.error(
        { document: id },
        'a document cannot be opened: its key was retired, or its bytes were changed',
      );
      return plain(reply, 'unavailable');
    }
    // Before the first byte goes out: there is no view without its line.
    await noteView(services.db, id, { viewerId: actor.userId, act: 'opened' });
    const isPdf = found.file_kind === 'pdf';
    const name = `${found.kind}-${id.slice(0, 8)}.${isPdf ? 'pdf' : 'webp'}`;
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-disposition', `${isPdf ? 'attachment' : 'inline'}; filename="${name}"`)
      .type(isPdf ? 'application/pdf' : 'image/webp')
      .send(bytes);
  });
}

const plain = (reply: FastifyReply, code: 'page-not-found' | 'too-many-requests' | 'unavailable') =>
  reply.code(errors[code]).type('text/plain; charset=utf-8').send(errorText(code));

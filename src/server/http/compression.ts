// Compresses the text that a route sends as it is: calls, API description, personal pages. Pages for everybody, files and
// sitemaps are stored compressed and come here already encoded.
import type { FastifyInstance } from 'fastify';
import { encodeOnce, encodingOf } from '../pages/encode-page.ts';

/** Below this many characters the headers and the work cost more than the saved bytes. */
const worthIt = 1024;
const isText = /^(text\/|application\/([\w.-]+\+)?(json|xml))/;

/**
 * Adds the hook to every route that is registered after it. Personal pages repeat what stands in their address, so a
 * secret in them must differ in each answer, or its length could be guessed letter by letter (BREACH): see `formToken`.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || reply.hasHeader('content-encoding')) return payload;
    if (!isText.test(String(reply.getHeader('content-type')))) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encodeOnce(payload, encoding);
  });
}

// Restricts the list of payments and everything under `/_control` to this machine.
import type { FastifyInstance } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Refuses other host names that point here, requests of other pages, and bodies that a plain form could send. */
export function guardOwnMachine(app: FastifyInstance, { onlyJson }: { readonly onlyJson: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin, 'sec-fetch-site': site, 'content-type': type } = request.headers;
    const isForeign = origin !== undefined && origin !== `${request.protocol}://${host}`;
    const isElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!LOOPBACK.test(host) || (!isRead && (isForeign || isElsewhere)))
      return reply.code(403).send({ error: 'Only this machine may do this.' });
    if (onlyJson && type !== undefined && !/^application\/json\b/i.test(type))
      return reply.code(415).send({ error: 'The body must be JSON.' });
    return undefined;
  });
}

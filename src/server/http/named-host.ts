// A demo on this machine has one name: a page that is asked for at the bare address leads to it, because passkeys and cookies
// belong to a name (docs/accounts.md#passkeys).
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const bare = new Set(['127.0.0.1', '[::1]', '::1']);

/** Where a request for a page at the bare address of this machine leads; null for everything else. */
export function namedAddress(
  { method, host, url, accept }: { method: string; host: string; url: string; accept: string },
  origin: string,
): string | null {
  const own = new URL(origin);
  const asked = `http://${host}`;
  if (own.hostname !== 'localhost' || !URL.canParse(asked)) return null;
  const isPage = (method === 'GET' || method === 'HEAD') && accept.includes('text/html');
  // Another port is another program's, or a proxy's.
  const isHere = bare.has(new URL(asked).hostname) && new URL(asked).port === own.port;
  return isPage && isHere && url.startsWith('/') ? own.origin + url : null;
}

/** Leads pages from the bare address to the name, where the program has made its address itself. */
export function registerNamedHost(app: FastifyInstance, { origin, isOriginGiven }: Config): void {
  if (isOriginGiven) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { method, host, url, headers } = request;
    const to = namedAddress({ method, host, url, accept: headers.accept ?? '' }, origin);
    if (to === null) done();
    else void reply.header('cache-control', 'no-store').redirect(to, 302);
  });
}

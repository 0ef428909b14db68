// A local demo has one host name, which passkeys and cookies need; its bare address redirects. Other hosts, tunnels and
// foreign pages cannot use its tools (docs/reference/addresses.md#demo-tools).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorText } from '#src/contract/errors.ts';
import type { Config } from '#src/server/platform/config.ts';
import { registerHostAsked } from './broken-requests.ts';

const bare = new Set(['127.0.0.1', '[::1]', '::1']);

/** Null when no redirect is needed. */
export function namedAddress(
  { method, host, url, accept }: { method: string; host: string; url: string; accept: string },
  origin: string,
): string | null {
  const own = new URL(origin);
  const requested = hostOf(host);
  if (own.hostname !== 'localhost' || requested === null) return null;
  const isPage = (method === 'GET' || method === 'HEAD') && accept.includes('text/html');
  // Another port is another program.
  const isHere = bare.has(requested.hostname) && requested.port === own.port;
  return isPage && isHere && url.startsWith('/') ? own.origin + url : null;
}

function hostOf(host: string): URL | null {
  const requested = `http://${host}`;
  return URL.canParse(requested) ? new URL(requested) : null;
}

const isNameOfThisMachine = (name: string): boolean =>
  bare.has(name) || name === 'localhost' || name.endsWith('.localhost');

/** Is the host a name of this machine, or our address? */
export function answersTo(host: string, origin: string): boolean {
  const requested = hostOf(host);
  return (
    requested !== null && (isNameOfThisMachine(requested.hostname) || requested.hostname === new URL(origin).hostname)
  );
}

/** Headers that proxies and tunnels set. */
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
] as const;

/** Asked for by a local name, without a proxy. `peer`: remote address of the connection. */
export function isFromThisMachine({
  host,
  peer,
  headers,
}: {
  host: string;
  peer: string;
  headers: FastifyRequest['headers'];
}): boolean {
  const requested = hostOf(host);
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(peer);
  return (
    isHere &&
    requested !== null &&
    isNameOfThisMachine(requested.hostname) &&
    !forwarding.some((name) => name in headers)
  );
}

/** Requires Host, redirects the bare address unless the settings give an origin, and refuses others the tools. */
export function registerNamedHost(app: FastifyInstance, { origin, isOriginGiven, hasDevPages }: Config): void {
  registerHostAsked(app);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, host, url, headers } = request;
    if (hasDevPages && !answersTo(host, origin))
      return void reply
        .code(421)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(errorText('other-host'));
    const peer = request.socket.remoteAddress ?? '';
    if (hasDevPages && url.startsWith('/dev/') && !isFromThisMachine({ host, peer, headers }))
      return void reply.callNotFound();
    const to = isOriginGiven ? null : namedAddress({ method, host, url, accept: headers.accept ?? '' }, origin);
    if (to === null) done();
    else void reply.header('cache-control', 'no-store').redirect(to, 302);
  });
}

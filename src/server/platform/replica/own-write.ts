// After a write, a browser reads the primary for a while (ADR 008).
import type { FastifyInstance } from 'fastify';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import type { CallContext } from '#src/server/call.ts';
import { cookiesOf } from '#src/server/platform/http/identity.ts';
import type { Services } from '#src/server/services.ts';

const cookie = 'wrote';
/** Longer than replica lag, cache age and network time together. */
export const ownWriteSeconds = 15;

export function hasWritten(cookies: Pick<CallContext['cookies'], 'read'>): boolean {
  return cookies.read(cookie) !== undefined;
}

/** Sets the cookie; does nothing without a replica. */
export function registerOwnWrites(app: FastifyInstance, { replica, config }: Services): void {
  if (replica === null) return;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 500 && mayWrite(request.method, request.url))
      cookiesOf(request, reply, config.isSecure).set(cookie, '1', { maxAgeSeconds: ownWriteSeconds, httpOnly: true });
    done(null, payload);
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** False for GET and calls that only read. */
export function mayWrite(method: string, url: string): boolean {
  if (safeMethods.has(method)) return false;
  const name = /^\/api\/([^?]+)/.exec(url)?.[1] ?? '';
  if (!Object.hasOwn(contract, name)) return true;
  return (contract as Readonly<Record<string, CallSpec>>)[name]?.effect === 'write';
}

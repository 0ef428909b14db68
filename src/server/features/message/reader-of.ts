// Who asks for something of a conversation that is no call: a stream or a picture. Sets no cookie.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#src/server/call.ts';
import { cookiesOf, identify } from '#src/server/platform/http/identity.ts';
import { readVisitor, visitorCookieName } from '#src/server/platform/http/visitor.ts';
import type { Services } from '#src/server/services.ts';

/** The reader as a call would know them; null where they show a token that is none. */
export async function readerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<CallContext | null> {
  const who = await identify(request, services);
  if ('refused' in who) return null;
  const { isSecure } = services.config;
  const cookie = request.cookies[visitorCookieName(isSecure)];
  return {
    services,
    actor: who.actor,
    visitor: { id: readVisitor(cookie) ?? '', address: request.ip },
    cookies: cookiesOf(request, reply, isSecure),
    idempotencyKey: null,
    log: request.log,
  };
}

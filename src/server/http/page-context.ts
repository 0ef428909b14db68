// Who asks for a page or a file of the site, as the calls that make it see them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anonymous, type CallContext } from '../call.ts';
import type { Services } from '../services.ts';
import { cookiesOf, identify } from './identity.ts';
import { visitorOf } from './visitor.ts';

/** The context of the calls behind a page, with the cookies of its answer. An unknown token is a visitor's. */
export async function pageContext(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<CallContext> {
  const who = await identify(request, services);
  const cookies = cookiesOf(request, reply, services.config.isSecure);
  return {
    services,
    actor: 'actor' in who ? who.actor : anonymous,
    visitor: {
      id: visitorOf(cookies, services.config.isSecure),
      address: request.ip,
      agent: request.headers['user-agent'] ?? '',
    },
    cookies,
    idempotencyKey: null,
    log: request.log,
  };
}

// The call context of a page or file.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anonymous, type CallContext } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { isByPerson, type Sought } from '#src/server/platform/page-views/page-views.ts';
import { cookiesOf, identify, noCookies } from './identity.ts';
import { visitorOf, visitorOfDistributor } from './visitor.ts';

/** An unknown token is a visitor. */
export async function pageContext(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  takes: { takesKeys: boolean } = { takesKeys: false },
): Promise<CallContext> {
  const who = await identify(request, services, takes);
  const actor = 'actor' in who ? who.actor : anonymous;
  const { isSecure } = services.config;
  const ofKey = actor.keyId === undefined ? null : actor.userId;
  const cookies = ofKey === null ? cookiesOf(request, reply, isSecure) : noCookies;
  return {
    services,
    actor,
    visitor: {
      id: ofKey === null ? visitorOf(cookies, isSecure) : visitorOfDistributor(ofKey),
      address: request.ip,
      agent: request.headers['user-agent'] ?? '',
    },
    cookies,
    ...(actor.via !== 'bearer' && {
      searched: (sought: Sought) => isByPerson(request) && services.searches.add(sought),
    }),
    idempotencyKey: null,
    log: request.log,
  };
}

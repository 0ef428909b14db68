// The language of host pages (docs/reference/texts.md#languages-of-hosts).
import type { FastifyRequest } from 'fastify';
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import { type Route, routes } from '#src/contract/addresses/routes.ts';
import type { CallContext } from '#src/server/call.ts';
import { findOwnLanguage } from '#src/server/features/host-reach/index.ts';
import { chosenHostLanguage, inHostLanguage } from '#src/server/platform/locale.ts';

function isInHostLanguage(url: string): boolean {
  const match = matchRoute(url.split('?', 1)[0] ?? '');
  const route: Route | null = match && routes[match.name];
  return route?.inHostLanguage === true;
}

/** Host pages in the reader's language, others in the request's. */
export async function inReadersLanguage<Result>(
  request: FastifyRequest,
  { actor, services }: CallContext,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isInHostLanguage(request.url)) return work();
  const chosen = chosenHostLanguage(request);
  if (chosen !== null) return inHostLanguage(chosen, work);
  const own = actor.userId === null ? null : await findOwnLanguage(services.db, actor.userId);
  return own === null ? work() : inHostLanguage(own, work);
}

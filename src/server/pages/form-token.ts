// The hidden field of a form that works without script: the browser's CSRF token, made when it has none yet (ADR 016).
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../call.ts';
import { csrfOwner } from '../http/csrf-owner.ts';
import { csrfCookie, isCsrfTokenOf, isForeignOrigin, issueCsrfToken } from '../http/csrf.ts';

type Asked = Pick<CallContext, 'services' | 'visitor' | 'cookies'>;

function ownerOf(request: FastifyRequest, { services, visitor }: Asked): string {
  return csrfOwner(visitor.id, request, services.config.isSecure);
}

/** The token to put into the form. One that the browser has and that still fits is kept: other tabs hold it too. */
export function formToken(request: FastifyRequest, call: Asked): string {
  const { services, cookies } = call;
  const owner = ownerOf(request, call);
  const known = cookies.read(csrfCookie);
  if (known !== undefined && isCsrfTokenOf(services.keys.csrf, owner, known)) return known;
  const made = issueCsrfToken(services.keys.csrf, owner);
  cookies.set(csrfCookie, made, { httpOnly: false });
  return made;
}

/** True when a posted form carries the token of this browser, and comes from this site (product 15). */
export function isOwnForm(request: FastifyRequest, call: Asked, given: string | undefined): boolean {
  const agrees = given !== undefined && given === call.cookies.read(csrfCookie);
  const isOwn = agrees && isCsrfTokenOf(call.services.keys.csrf, ownerOf(request, call), given);
  return isOwn && !isForeignOrigin(request.headers, request.host);
}

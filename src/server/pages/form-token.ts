// The hidden field of a form that works without script: a CSRF token of this browser (ADR 016).
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../call.ts';
import { csrfOwner, keepCsrfCookie, csrfCookie, isCsrfTokenOf, isForeignOrigin, issueCsrfToken } from '../http/csrf.ts';

type Asked = Pick<CallContext, 'services' | 'visitor' | 'cookies'>;

function ownerOf(request: FastifyRequest, { services, visitor }: Asked): string {
  return csrfOwner(visitor.id, request, services.config.isSecure);
}

/**
 * The token to put into a form; the cookie is set when the browser has none that fits. Each form gets a new one of the
 * same owner, so that pages can be compressed without giving the token away by their length.
 */
export function formToken(request: FastifyRequest, call: Asked): string {
  const secret = call.services.keys.csrf;
  const owner = ownerOf(request, call);
  keepCsrfCookie(call.cookies, secret, owner);
  return issueCsrfToken(secret, owner);
}

/** True when a posted form and the cookie carry tokens of this browser, and the form comes from this site (product 15). */
export function isOwnForm(request: FastifyRequest, call: Asked, given: string | undefined): boolean {
  const { services, cookies } = call;
  const owner = ownerOf(request, call);
  const isOwn = [given, cookies.read(csrfCookie)].every((token) => isCsrfTokenOf(services.keys.csrf, owner, token));
  return isOwn && !isForeignOrigin(request.headers, request.host);
}

// The hidden field of a form that works without script: a CSRF token of this browser (ADR 016).
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '#src/server/call.ts';
import {
  keepCsrfCookie,
  csrfCookie,
  isCsrfTokenOf,
  isForeignOrigin,
  issueCsrfToken,
  ownerOf as ownerOfSession,
} from '#src/server/http/csrf.ts';
import { sessionCookieName } from '#src/server/http/identity.ts';

type FormCall = Pick<CallContext, 'services' | 'visitor' | 'cookies'>;

// Read from the cookies of the answer: a post may have opened a new session.
function ownerOf({ services, visitor, cookies }: FormCall): string {
  return ownerOfSession(visitor.id, cookies.read(sessionCookieName(services.config.isSecure)));
}

/**
 * The token to put into a form; the cookie is set when the browser has none that fits. Each form gets a new one of the
 * same owner, so that pages can be compressed without giving the token away by their length.
 */
export function formToken(call: FormCall): string {
  const { keys } = call.services;
  const owner = ownerOf(call);
  keepCsrfCookie(call.cookies, keys, owner);
  return issueCsrfToken(keys, owner);
}

/**
 * True when a posted form and the cookie carry tokens of this browser, and the form comes from this site
 * (docs/accounts.md#change-needs-a-token).
 */
export function isOwnForm(request: FastifyRequest, call: FormCall, given: string | undefined): boolean {
  const { services, cookies } = call;
  const owner = ownerOf(call);
  const isOwn = [given, cookies.read(csrfCookie)].every((token) => isCsrfTokenOf(services.keys, owner, token));
  return isOwn && !isForeignOrigin(request.headers, request.host);
}

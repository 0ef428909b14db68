// To whom a CSRF token belongs: this browser and, once signed in, this session. And the cookie with it.
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { CallCookies } from '../call.ts';
import { csrfCookie, isCsrfTokenOf, issueCsrfToken } from './csrf.ts';
import { hashSecret, sessionCookieName } from './identity.ts';

/** A token issued before login is worth nothing after it, and the other way round. */
export function csrfOwner(visitor: string, request: Pick<FastifyRequest, 'cookies'>, isSecure: boolean): string {
  return ownerOf(visitor, request.cookies[sessionCookieName(isSecure)]);
}

/** The same for a session that was opened in this very call. */
export function ownerOf(visitor: string, session: string | undefined): string {
  return `${visitor}:${session ? hashSecret(session).toString('base64url') : ''}`;
}

/**
 * Gives the browser a token of this owner unless its cookie holds one. A fitting one stays: another would come between the
 * header and the cookie of a call that is on its way, and refuse it.
 */
export function keepCsrfCookie(cookies: CallCookies, secret: Buffer, owner: string): void {
  if (isCsrfTokenOf(secret, owner, cookies.read(csrfCookie))) return;
  cookies.set(csrfCookie, issueCsrfToken(secret, owner), { httpOnly: false });
}

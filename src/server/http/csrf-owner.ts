// To whom a CSRF token belongs: this browser and, once signed in, this session.
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { hashSecret, sessionCookieName } from './identity.ts';

/** A token issued before login is worth nothing after it, and the other way round. */
export function csrfOwner(visitor: string, request: Pick<FastifyRequest, 'cookies'>, isSecure: boolean): string {
  return ownerOf(visitor, request.cookies[sessionCookieName(isSecure)]);
}

/** The same for a session that was opened in this very call. */
export function ownerOf(visitor: string, session: string | undefined): string {
  return `${visitor}:${session ? hashSecret(session).toString('base64url') : ''}`;
}

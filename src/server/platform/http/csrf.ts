// CSRF: a cookie and a header that must agree, bound to the visitor and the session (docs/accounts.md#change-needs-a-token,
// ADR 016).
import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { CallCookies } from '#src/server/call.ts';
import { sessionCookieName } from './identity.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, hashSecret, isSecret } from '#src/server/platform/secrets.ts';

export const csrfCookie = 'csrf-token';
export const csrfHeader = 'x-csrf-token';

/** Makes a token for one owner (visitor id and session hash), so that another session's token is worth nothing. */
export function issueCsrfToken(keys: MasterKeys, owner: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${deriveSecret(keys, 'csrf', `${nonce}.${owner}`)}`;
}

/** True when the token was issued for this owner by this installation. Constant time. */
export function isCsrfTokenOf(keys: MasterKeys, owner: string, token: string | undefined): boolean {
  const [nonce, signature, ...rest] = (token ?? '').split('.');
  if (!nonce || !signature || rest.length > 0) return false;
  return isSecret(keys, 'csrf', `${nonce}.${owner}`, signature);
}

/** True when the browser itself says that the request comes from another site. */
export function isForeignOrigin(headers: Record<string, string | string[] | undefined>, ownHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  const origin = headers.origin;
  if (typeof origin !== 'string') return false;
  return URL.canParse(origin) ? new URL(origin).host !== ownHost : true;
}

// To whom a CSRF token belongs: this browser and, once signed in, this session. And the cookie with it.

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
export function keepCsrfCookie(cookies: CallCookies, keys: MasterKeys, owner: string): void {
  if (isCsrfTokenOf(keys, owner, cookies.read(csrfCookie))) return;
  cookies.set(csrfCookie, issueCsrfToken(keys, owner), { httpOnly: false });
}

// Cookies of a browser: the visitor, the device, and the CSRF token, a cookie and a header that must agree, bound to visitor and
// session (docs/domain/accounts.md#csrf-token, ADR 016).
import { randomBytes, createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { CallCookies } from '#src/server/call.ts';
import { sessionCookieName } from './identity.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, hashSecret, isSecret } from '#src/server/platform/secrets.ts';

// The one cookie that names a browser. It keys holds and CSRF, and opens the bookings that were made in it (ADR 040).

const visitorDays = 365;
const secretOfOurs = /^[\w-]{43}$/;

/** The cookie carries the `__Host-` prefix wherever cookies are Secure, so that no neighbour on the domain can set it. */
export function visitorCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-visitor' : 'visitor';
}

/** What tables, logs and tokens know of a browser: the hash of its secret, which opens nothing by itself. */
export function visitorIdOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The id of the visitor whom these cookies name; null for a browser that has no cookie of ours. */
export function readVisitor(secret: string | undefined): string | null {
  return secret !== undefined && secretOfOurs.test(secret) ? visitorIdOf(secret) : null;
}

/** The programs of a distributor's account are one visitor together; no cookie can name it, for it is longer than a secret. */
export function visitorOfDistributor(userId: string): string {
  return visitorIdOf(`distributor-keys:${userId}`);
}

/** The browser's id; one without a cookie gets it with this answer. */
export function visitorOf(cookies: CallCookies, isSecure: boolean): string {
  return readVisitor(cookies.read(visitorCookieName(isSecure))) ?? renewVisitor(cookies, isSecure);
}

/** Makes the browser a new one: whatever it opened before, it opens no longer. Answers its new id. */
export function renewVisitor(cookies: CallCookies, isSecure: boolean): string {
  const secret = randomBytes(32).toString('base64url');
  setVisitor(cookies, isSecure, secret);
  return visitorIdOf(secret);
}

/** Lets the cookie last for another year, so that it outlives what it has just come to open. */
export function prolongVisitor(cookies: CallCookies, isSecure: boolean): void {
  const secret = cookies.read(visitorCookieName(isSecure));
  if (secret !== undefined && secretOfOurs.test(secret)) setVisitor(cookies, isSecure, secret);
}

function setVisitor(cookies: CallCookies, isSecure: boolean, secret: string): void {
  cookies.set(visitorCookieName(isSecure), secret, { httpOnly: true, maxAgeSeconds: visitorDays * 86_400 });
}

// A browser in which somebody has signed in: a signed cookie that opens nothing. Accounts remember the last browsers of theirs, by
// which an owner is known while others guess at the password (ADR 022).

const deviceCookie = 'device';
const deviceDays = 365;

/** The device of this browser; null when nobody has signed in here, or the cookie is not ours. */
export function deviceOf(cookies: Pick<CallCookies, 'read'>, keys: MasterKeys): string | null {
  const [id = '', signature = ''] = (cookies.read(deviceCookie) ?? '').split('.');
  return /^[\w-]{22}$/.test(id) && isSecret(keys, 'device', id, signature) ? id : null;
}

/** A device that is not known yet. */
export function newDevice(): string {
  return randomBytes(16).toString('base64url');
}

/** Gives the browser its device, for a year from now on. */
export function keepDevice(cookies: CallCookies, keys: MasterKeys, device: string): void {
  const value = `${device}.${deriveSecret(keys, 'device', device)}`;
  cookies.set(deviceCookie, value, { httpOnly: true, maxAgeSeconds: deviceDays * 86_400 });
}

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

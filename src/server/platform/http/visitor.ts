// Cookies of a browser: visitor, device, and the CSRF token bound to them (docs/domain/accounts.md#csrf-token, ADR
// 016).
import { randomBytes, createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { CallCookies } from '#src/server/call.ts';
import { sessionCookieName } from './identity.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, hashSecret, isSecret } from '#src/server/platform/secrets.ts';

// The visitor cookie identifies a browser: for holds, CSRF and its bookings (ADR 040).

const visitorDays = 365;
const secretOfOurs = /^[\w-]{43}$/;

/** `__Host-` when Secure, so neighboring hosts cannot set it. */
export function visitorCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-visitor' : 'visitor';
}

/** A hash of the secret, which opens nothing. */
export function visitorIdOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Null without a cookie. */
export function readVisitor(secret: string | undefined): string | null {
  return secret !== undefined && secretOfOurs.test(secret) ? visitorIdOf(secret) : null;
}

/** One visitor per distributor account. Longer than a hash, so no cookie can equal it. */
export function visitorOfDistributor(userId: string): string {
  return visitorIdOf(`distributor-keys:${userId}`);
}

/** Sets the cookie if missing. */
export function visitorOf(cookies: CallCookies, isSecure: boolean): string {
  return readVisitor(cookies.read(visitorCookieName(isSecure))) ?? renewVisitor(cookies, isSecure);
}

/** Closes everything that the old visitor opened. Returns the new id. */
export function renewVisitor(cookies: CallCookies, isSecure: boolean): string {
  const secret = randomBytes(32).toString('base64url');
  setVisitor(cookies, isSecure, secret);
  return visitorIdOf(secret);
}

/** Extends the cookie by a year. */
export function prolongVisitor(cookies: CallCookies, isSecure: boolean): void {
  const secret = cookies.read(visitorCookieName(isSecure));
  if (secret !== undefined && secretOfOurs.test(secret)) setVisitor(cookies, isSecure, secret);
}

function setVisitor(cookies: CallCookies, isSecure: boolean, secret: string): void {
  cookies.set(visitorCookieName(isSecure), secret, { httpOnly: true, maxAgeSeconds: visitorDays * 86_400 });
}

// A signed cookie that opens nothing. It lets owners log in while others guess their password (ADR 022).

const deviceCookie = 'device';
const deviceDays = 365;

/** Null without a valid cookie. */
export function deviceOf(cookies: Pick<CallCookies, 'read'>, keys: MasterKeys): string | null {
  const [id = '', signature = ''] = (cookies.read(deviceCookie) ?? '').split('.');
  return /^[\w-]{22}$/.test(id) && isSecret(keys, 'device', id, signature) ? id : null;
}

export function newDevice(): string {
  return randomBytes(16).toString('base64url');
}

export function keepDevice(cookies: CallCookies, keys: MasterKeys, device: string): void {
  const value = `${device}.${deriveSecret(keys, 'device', device)}`;
  cookies.set(deviceCookie, value, { httpOnly: true, maxAgeSeconds: deviceDays * 86_400 });
}

export const csrfCookie = 'csrf-token';
export const csrfHeader = 'x-csrf-token';

/** `owner`: visitor id and session hash. */
export function issueCsrfToken(keys: MasterKeys, owner: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${deriveSecret(keys, 'csrf', `${nonce}.${owner}`)}`;
}

/** Constant time. */
export function isCsrfTokenOf(keys: MasterKeys, owner: string, token: string | undefined): boolean {
  const [nonce, signature, ...rest] = (token ?? '').split('.');
  if (!nonce || !signature || rest.length > 0) return false;
  return isSecret(keys, 'csrf', `${nonce}.${owner}`, signature);
}

/** Checks the headers that the browser sets. */
export function isForeignOrigin(headers: Record<string, string | string[] | undefined>, ownHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  const origin = headers.origin;
  if (typeof origin !== 'string') return false;
  return URL.canParse(origin) ? new URL(origin).host !== ownHost : true;
}

/** A token becomes invalid at login and logout. */
export function csrfOwner(visitor: string, request: Pick<FastifyRequest, 'cookies'>, isSecure: boolean): string {
  return ownerOf(visitor, request.cookies[sessionCookieName(isSecure)]);
}

/** For a session opened by this call. */
export function ownerOf(visitor: string, session: string | undefined): string {
  return `${visitor}:${session ? hashSecret(session).toString('base64url') : ''}`;
}

/** Keeps a valid token, because a new one would fail calls under way. */
export function keepCsrfCookie(cookies: CallCookies, keys: MasterKeys, owner: string): void {
  if (isCsrfTokenOf(keys, owner, cookies.read(csrfCookie))) return;
  cookies.set(csrfCookie, issueCsrfToken(keys, owner), { httpOnly: false });
}

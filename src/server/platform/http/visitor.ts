// The one cookie that names a browser. It keys holds and CSRF, and opens the bookings that were made in it (ADR 040).
import { createHash, randomBytes } from 'node:crypto';
import type { CallCookies } from '#src/server/call.ts';

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

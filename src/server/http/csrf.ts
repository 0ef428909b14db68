// CSRF: a cookie and a header that must agree, bound to the visitor and the session (product 15, ADR 016).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const csrfCookie = 'csrf-token';
export const csrfHeader = 'x-csrf-token';

function sign(secret: Buffer, nonce: string, owner: string): string {
  return createHmac('sha256', secret).update(`${nonce}.${owner}`).digest('base64url');
}

/** Makes a token for one owner (visitor id and session hash), so that another session's token is worth nothing. */
export function issueCsrfToken(secret: Buffer, owner: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign(secret, nonce, owner)}`;
}

/** True when the token was issued for this owner by this installation. Constant time. */
export function isCsrfTokenOf(secret: Buffer, owner: string, token: string | undefined): boolean {
  const [nonce, signature, ...rest] = (token ?? '').split('.');
  if (!nonce || !signature || rest.length > 0) return false;
  const expected = Buffer.from(sign(secret, nonce, owner));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** True when the browser itself says that the request comes from another site. */
export function isForeignOrigin(headers: Record<string, string | string[] | undefined>, ownHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  const origin = headers.origin;
  if (typeof origin !== 'string') return false;
  return URL.canParse(origin) ? new URL(origin).host !== ownHost : true;
}

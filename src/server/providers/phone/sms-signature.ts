// SMS webhook signature: HMAC over URL and ordered fields (www.twilio.com/docs/usage/security, "Validating requests").
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `url` with query. */
export function smsSignature(secret: string, url: string, fields: URLSearchParams): string {
  const names = [...new Set(fields.keys())].toSorted();
  const parts = names.flatMap((name) => [...new Set(fields.getAll(name))].toSorted().map((value) => name + value));
  return createHmac('sha1', secret)
    .update(url + parts.join(''), 'utf8')
    .digest('base64');
}

export function isSignedForm(secret: string, url: string, fields: URLSearchParams, header: unknown): boolean {
  if (typeof header !== 'string') return false;
  return isSame(header, smsSignature(secret, url, fields));
}

/** Constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// Writes down calls that are refused in a way that no page of ours provokes: somebody has changed what was sent.
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#src/contract/refusal.ts';
import { readVisitor, visitorCookieName } from './visitor.ts';

/** A price, a count, an add-on, an offer or a key that was tampered with; another's token; a request from elsewhere. */
const tellingCodes: ReadonlySet<Refusal['code']> = new Set([
  'addon-unavailable',
  'bad-input',
  'booking-not-found',
  'companion-not-found',
  'csrf',
  'forbidden',
  'idempotency-mismatch',
  'inquiry-not-found',
  'link-invalid',
  'offer-invalid',
  'payment-unknown',
]);
const watchedGroups: ReadonlySet<string> = new Set([
  'account',
  'alternative',
  'booking',
  'companion',
  'departure',
  'inquiry',
  'payment',
  'pickup',
  'problem',
  'request',
  'reschedule',
]);
const longestList = 20;

/**
 * Notes a refused call about a booking or a payment with what was refused and whose browser it was, never what was
 * sent: that may hold secrets (docs/limits.md#secrets-stay-out-of-logs). The visitor's id opens nothing.
 */
export function noteRefusal(request: FastifyRequest, call: string, { code, fields }: Refusal): void {
  const [group = ''] = call.split('/');
  // A guest's page may name a course that is gone; only a host names a departure to close it.
  const isTelling = tellingCodes.has(code) || (group === 'departure' && code === 'course-not-found');
  if (!isTelling || !watchedGroups.has(group)) return;
  const names = fields === undefined ? {} : { fields: Object.keys(fields).slice(0, longestList) };
  const visitor = readVisitor(request.cookies[visitorCookieName(true)] ?? request.cookies[visitorCookieName(false)]);
  request.log.warn({ call, code, ...names, visitor }, 'a call was refused that no page of ours makes');
}

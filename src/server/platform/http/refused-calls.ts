// Writes down calls that are refused because of who asks, and, as warnings, those that no page of ours provokes: somebody has
// changed what was sent.
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

/** Refused because of who asks: a wrong password, code or link, or a call that is not theirs. People mistype, so these are no warnings. */
const proofCodes: ReadonlySet<Refusal['code']> = new Set([
  'factor-wrong',
  'forbidden',
  'link-expired',
  'link-invalid',
  'login-failed',
  'password-wrong',
  'unauthorized',
]);

/**
 * Notes a refused call about a booking or a payment with what was refused and whose browser it was, never what was
 * sent: that may hold secrets (docs/reference/limits.md#secrets-stay-out-of-logs). The visitor's id opens nothing.
 */
export function noteRefusal(request: FastifyRequest, call: string, { code, fields }: Refusal): void {
  const [group = ''] = call.split('/');
  // A guest's page may name a course that is gone; only a host names a departure to close it.
  const isTelling = tellingCodes.has(code) || (group === 'departure' && code === 'course-not-found');
  const isWarning = isTelling && watchedGroups.has(group);
  if (!isWarning && !proofCodes.has(code)) return;
  const names = fields === undefined ? {} : { fields: Object.keys(fields).slice(0, longestList) };
  const visitor = readVisitor(request.cookies[visitorCookieName(true)] ?? request.cookies[visitorCookieName(false)]);
  if (isWarning) request.log.warn({ call, code, ...names, visitor }, 'a call was refused that no page of ours makes');
  else request.log.info({ call, code, visitor }, 'a call was refused because of who asks');
}

// Logs refused calls; as warnings those that no page of ours sends: tampering.
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#src/contract/refusal.ts';
import { readVisitor, visitorCookieName } from './visitor.ts';

/** Tampered input, another's token, another site. */
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

/** Wrong credentials or permission; typos, so no warning. */
const proofCodes: ReadonlySet<Refusal['code']> = new Set([
  'factor-wrong',
  'forbidden',
  'link-expired',
  'link-invalid',
  'login-failed',
  'password-wrong',
  'unauthorized',
]);

/** Logs the refusal and the browser, never the input, which may hold secrets. The visitor's id opens nothing. */
export function noteRefusal(request: FastifyRequest, call: string, { code, fields }: Refusal): void {
  const [group = ''] = call.split('/');
  // Guests' pages may name deleted courses; only hosts close departures.
  const isTelling = tellingCodes.has(code) || (group === 'departure' && code === 'course-not-found');
  const isWarning = isTelling && watchedGroups.has(group);
  if (!isWarning && !proofCodes.has(code)) return;
  const names = fields === undefined ? {} : { fields: Object.keys(fields).slice(0, longestList) };
  const visitor = readVisitor(request.cookies[visitorCookieName(true)] ?? request.cookies[visitorCookieName(false)]);
  if (isWarning) request.log.warn({ call, code, ...names, visitor }, 'a call was refused that no page of ours makes');
  else request.log.info({ call, code, visitor }, 'a call was refused because of who asks');
}

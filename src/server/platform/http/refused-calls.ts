// Logs refused calls. Those that no page of Banyan sends are warnings: someone tampers.
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#src/contract/refusal.ts';
import { readVisitor, visitorCookieName } from './visitor.ts';

/** Tampered input, someone's token, a foreign site. */
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
  'reminder',
  'request',
  'reschedule',
]);
const longestList = 20;

/** Wrong credentials or permission. People mistype, so these are no warnings. */
const proofCodes: ReadonlySet<Refusal['code']> = new Set([
  'factor-wrong',
  'forbidden',
  'link-expired',
  'link-invalid',
  'login-failed',
  'password-wrong',
  'unauthorized',
]);

/** Logs the refusal and browser, never the input, which may hold secrets. The visitor id opens nothing. */
export function noteRefusal(request: FastifyRequest, call: string, { code, fields }: Refusal): void {
  const [group = ''] = call.split('/');
  // A guest's page may name a deleted course; only hosts close departures.
  const isTelling = tellingCodes.has(code) || (group === 'departure' && code === 'course-not-found');
  const isWarning = isTelling && watchedGroups.has(group);
  if (!isWarning && !proofCodes.has(code)) return;
  const names = fields === undefined ? {} : { fields: Object.keys(fields).slice(0, longestList) };
  const visitor = readVisitor(request.cookies[visitorCookieName(true)] ?? request.cookies[visitorCookieName(false)]);
  if (isWarning) request.log.warn({ call, code, ...names, visitor }, 'a call was refused: no page sends it');
  else request.log.info({ call, code, visitor }, 'a call was refused: access denied');
}

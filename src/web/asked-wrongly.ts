import type { ErrorCode } from '#src/contract/errors.ts';

// The table of errors is for the pages that show its texts; here a name is enough, and every page loads this.
const malformed: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'bad-input',
  'addon-unavailable',
  'card-cvc-missing',
  'card-expiry-missing',
  'card-name-missing',
  'card-needs-script',
  'card-number-missing',
  'corona-time',
  'coupon-invalid',
  'coupon-unknown',
  'date-missing',
  'date-past',
  'date-select',
  'details-missing',
  'email-invalid',
  'email-missing',
  'empty-code',
  'first-name-missing',
  'labels-missing',
  'last-name-missing',
  'password-mismatch',
  'password-missing',
  'password-short',
  'past-month',
  'pax-missing',
  'payment-unknown',
  'phone-invalid',
  'photo-count',
  'pickup-incomplete',
  'pickup-missing',
  'rating-missing',
  'same-departure',
  'terms-missing',
  'time-missing',
]);

/** True for a refusal that is answered with 400 or 404: what was asked for does not exist, or cannot. */
export function isAskedWrongly(code: ErrorCode): boolean {
  return code.endsWith('not-found') || malformed.has(code);
}

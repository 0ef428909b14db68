import type { ErrorCode } from '#src/contract/errors.ts';
import type { ApiFailure } from './api.ts';
import type { PageResult } from '#src/web/platform/router/page.ts';

// Codes only: every page loads this, and the error texts are large.
const malformed: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'bad-input',
  'addon-unavailable',
  'bank-details-invalid',
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

function isBadRequest(code: ErrorCode): boolean {
  return code.endsWith('not-found') || malformed.has(code);
}

/**
 * 404 when the server reports a missing thing, else the error page with its status (500 by default,
 * docs/reference/addresses.md#errors).
 */
export function failed(answer: ApiFailure, what: 'city' | 'page' = 'page'): PageResult<never> {
  if (answer.kind === 'refusal') {
    const { code } = answer.error;
    if (code === 'city-not-found') return { kind: 'missing', what: 'city' };
    // A malformed address is a missing page.
    if (isBadRequest(code)) return { kind: 'missing', what };
    return { kind: 'failed', status: code === 'unavailable' ? 503 : 500, reference: code };
  }
  return { kind: 'failed', status: answer.kind === 'network' ? 503 : 500, reference: null };
}

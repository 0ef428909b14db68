// The one catalogue of every refusal and error text (docs/calls.md#errors). Loads no schema library.
import { listingErrorText, listingErrors } from './errors/listing.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './errors/texts.ts';

const t = translator('contract/errors', texts);

/** The name of a refusal, a state or an error. */
export type ErrorCode = keyof typeof texts | keyof typeof listingErrors;

/** From code to HTTP status: exhaustive, so that no code is without (docs/calls.md#errors). */
export const errors: Readonly<Record<ErrorCode, number>> = {
  'booking-failed': 500,
  'booking-failed-card': 402,
  'booking-failed-paypal': 402,
  'booking-failed-alipay': 402,
  'coupon-unknown': 400,
  'coupon-invalid': 400,
  'coupon-once': 409,
  'coupon-expired': 409,
  'empty-code': 400,
  'coupon-known-only': 403,
  irregularity: 429,
  'own-listing': 403,
  'date-unavailable': 409,
  'time-unavailable': 409,
  'pax-unavailable': 409,
  'addon-unavailable': 400,
  'pickup-missing': 400,
  'pickup-incomplete': 400,
  'email-missing': 400,
  'email-invalid': 400,
  'first-name-missing': 400,
  'last-name-missing': 400,
  'phone-invalid': 400,
  'idempotency-mismatch': 409,
  'hold-expired': 410,
  'hold-replaced': 409,
  'hold-here': 409,
  'hold-limit': 409,
  'hold-network': 429,
  'price-changed': 409,
  'already-paid': 409,
  'payment-in-progress': 409,
  'payment-unknown': 404,
  'payment-cancelled': 409,
  'payment-method-unavailable': 409,

  'card-decline-unknown': 402,
  'card-balance-exceeded': 402,
  'card-account-invalid': 402,
  'card-duplicate-transaction': 402,
  'card-year-expired': 402,
  'card-number-invalid': 402,
  'card-cvc-invalid': 402,
  'card-year-invalid': 402,
  'card-try-again': 402,
  'card-name-missing': 400,
  'card-not-supported': 402,
  'card-number-missing': 400,
  'card-expiry-missing': 400,
  'card-cvc-missing': 400,
  'card-needs-script': 400,
  'card-general': 502,

  'date-select': 400,
  'date-missing': 400,
  'date-failed': 500,
  'date-past': 400,
  'time-missing': 400,
  'time-failed': 500,
  'pax-missing': 400,
  'pax-failed': 500,
  'past-month': 400,
  'corona-time': 400,
  'calculation-failed': 500,
  'course-not-found': 404,
  'booking-not-found': 404,
  'booking-state': 409,
  'quote-changed': 409,
  'seats-taken': 409,
  'feed-not-found': 404,
  'departure-begun': 409,
  'host-not-found': 404,
  'same-departure': 400,
  'invite-not-found': 404,
  'invite-own': 409,
  'invite-not-new': 409,
  'inquiry-not-found': 404,
  'inquiry-limit': 409,
  'inquiry-closed': 409,
  'offer-invalid': 409,
  'companion-not-found': 404,
  'companion-resends': 409,
  'cash-closed': 409,
  'report-closed': 409,
  'link-invalid': 410,
  'wishlist-full': 409,

  'rating-missing': 400,
  'labels-missing': 400,
  'details-missing': 400,
  'terms-missing': 400,
  'photo-count': 400,
  'photo-size': 413,
  'photo-type': 415,
  'review-list-failed': 500,
  'review-exists': 409,
  'review-closed': 409,
  'companion-failed': 500,
  'companion-limit': 409,

  'login-failed': 401,
  'link-expired': 410,
  'password-missing': 400,
  'login-limited': 429,
  'password-short': 400,
  'password-mismatch': 400,
  'password-wrong': 403,
  'password-first': 409,
  'factor-needed': 401,
  'factor-wrong': 403,
  'factor-on': 409,
  'factor-off': 409,
  'passkey-failed': 401,
  'passkey-not-found': 404,
  'account-in-use': 409,
  'session-not-found': 404,
  'facebook-failed': 401,
  'google-failed': 401,
  'identity-cancelled': 409,
  'identity-down': 502,
  'identity-used': 410,
  'identity-email': 409,
  'identity-taken': 409,
  'identity-second': 409,
  'identity-elsewhere': 409,
  'identity-last': 409,
  'identity-not-found': 404,
  'identity-off': 409,
  'message-blocked': 403,
  'message-closed': 409,
  'message-limit': 429,
  'conversation-not-found': 404,
  'attachment-not-found': 400,
  'attachment-early': 409,

  'bad-input': 400,
  unauthorized: 401,
  forbidden: 403,
  csrf: 403,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'not-available': 501,
  unavailable: 503,

  ...listingErrors,
};

const isOfListing = (code: ErrorCode): code is keyof typeof listingErrors => Object.hasOwn(listingErrors, code);

/** What a person reads of a refusal, a state or an error, in the language of the request or the page. */
export function errorText(code: ErrorCode): string {
  return isOfListing(code) ? listingErrorText(code) : t(code);
}

/** Whether a word from outside, such as a part of an address, is a code that has a text to show. */
export function isErrorCode(word: string): word is ErrorCode {
  // What has no text is answered as it is.
  return errorText(word as ErrorCode) !== word;
}

/** Why a discount code does not count (docs/calls.md#errors). */
export const couponErrors = [
  'coupon-unknown',
  'coupon-invalid',
  'coupon-once',
  'coupon-expired',
  'irregularity',
] as const satisfies readonly ErrorCode[];

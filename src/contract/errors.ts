// The one catalogue of every refusal and error text (docs/calls.md#errors). Loads no schema library.
import { accountErrors } from './errors/account.ts';
import { bookingErrors } from './errors/booking.ts';
import { cardErrors } from './errors/card.ts';
import { checkoutErrors } from './errors/checkout.ts';
import type { ErrorEntry } from './errors/entry.ts';
import { listingErrors } from './errors/listing.ts';
import { reviewErrors } from './errors/review.ts';
import { transportErrors } from './errors/transport.ts';

const catalogue = {
  ...checkoutErrors,
  ...cardErrors,
  ...bookingErrors,
  ...reviewErrors,
  ...listingErrors,
  ...accountErrors,
  ...transportErrors,
};

/** The name of a refusal, a state or an error. */
export type ErrorCode = keyof typeof catalogue;

/** From code to HTTP status and text: exhaustive, so that no code is without either (docs/calls.md#errors). */
export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = catalogue;

/** Why a discount code does not count (docs/calls.md#errors). */
export const couponErrors = [
  'coupon-unknown',
  'coupon-invalid',
  'coupon-once',
  'coupon-expired',
  'irregularity',
] as const satisfies readonly ErrorCode[];

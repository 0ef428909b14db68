import type { AppliedCoupon, QuoteInput } from './quote-input.ts';
import type { CouponRefusal, CouponTerms, CouponUse } from './coupon.ts';
import { quote, type Quote } from './quote.ts';

type Reason = CouponRefusal['reason'];

const codes: Readonly<Record<Reason, CouponRefusal['code']>> = {
  empty: 'empty-code',
  'too-many-tries': 'irregularity',
  'only-known': 'coupon-known-only',
  unknown: 'coupon-unknown',
  malformed: 'coupon-invalid',
  'not-yet': 'coupon-invalid',
  waiting: 'coupon-invalid',
  minimum: 'coupon-invalid',
  city: 'coupon-invalid',
  listing: 'coupon-invalid',
  'not-first-booking': 'coupon-invalid',
  'single-use': 'coupon-once',
  'used-by-you': 'coupon-once',
  over: 'coupon-expired',
  exhausted: 'coupon-expired',
};

/** The refusal for a reason, with its error code (docs/domain/pricing.md#discount-codes). */
export function refuseCoupon(reason: Reason): CouponRefusal {
  return { ok: false, code: codes[reason], reason };
}

/**
 * Whether a code applies to a use (docs/domain/pricing.md#discount-codes). `terms` is null for an unknown code. A guest
 * who has used it up is told so first; then faults of the code, the permanent ones first; then those of this booking.
 */
export function evaluateCoupon(
  terms: CouponTerms | null,
  use: CouponUse,
): { readonly ok: true; readonly coupon: AppliedCoupon } | CouponRefusal {
  if (terms === null) return refuseCoupon('unknown');
  const isUsed = terms.used_by_guest >= terms.max_uses_per_user;
  const isLate = terms.is_first_booking_only && terms.has_booked;
  const reason = isUsed
    ? 'used-by-you'
    : (faultOfCode(terms, use.now) ?? faultOfUse(terms, use) ?? (isLate ? 'not-first-booking' : null));
  return reason === null ? { ok: true, coupon: appliedOf(terms) } : refuseCoupon(reason);
}

function faultOfCode(terms: CouponTerms, now: number): Reason | null {
  if (terms.max_uses !== null && terms.used >= terms.max_uses) return terms.max_uses === 1 ? 'single-use' : 'exhausted';
  if (terms.valid_until_ms !== null && now >= terms.valid_until_ms) return 'over';
  if (terms.valid_from_ms !== null && now < terms.valid_from_ms) return 'not-yet';
  return terms.is_waiting ? 'waiting' : null;
}

function faultOfUse(terms: CouponTerms, use: CouponUse): Reason | null {
  if (terms.course_ids.length > 0 && !terms.course_ids.includes(use.course_id)) return 'listing';
  if (terms.city_ids.length > 0 && !terms.city_ids.includes(use.city_id)) return 'city';
  if (use.experience_total_cents < terms.minimum_spend_cents) return 'minimum';
  return null;
}

// A code without its figure is impossible: the table's CHECK requires one of the two.
function appliedOf({ code, kind, amount_cents, percent }: CouponTerms): AppliedCoupon {
  if (kind === 'fixed' && amount_cents !== null) return { code, kind, amount_cents };
  if (kind === 'percent' && percent !== null) return { code, kind, percent };
  throw new RangeError(`A ${kind} code without its figure: ${code}`);
}

/**
 * The price of a choice with a requested code. A refused code leaves the price as it is and gives the reason: calculate
 * shows that, checkout refuses (docs/reference/api.md#errors). The minimum spend is compared with this price.
 */
export function quoteWithCoupon(
  input: Omit<QuoteInput, 'coupon'>,
  terms: CouponTerms | null,
  use: Omit<CouponUse, 'experience_total_cents'>,
): { readonly quote: Quote; readonly refusal: CouponRefusal | null } {
  const plain = quote({ ...input, coupon: null });
  const answer = evaluateCoupon(terms, { ...use, experience_total_cents: plain.experience_total_cents });
  return answer.ok
    ? { quote: quote({ ...input, coupon: answer.coupon }), refusal: null }
    : { quote: plain, refusal: answer };
}

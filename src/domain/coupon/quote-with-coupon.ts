import { quote, type Quote } from '../money/quote.ts';
import type { QuoteInput } from '../money/quote-input.ts';
import type { CouponRefusal, CouponTerms, CouponUse } from './coupon.ts';
import { evaluateCoupon } from './evaluate.ts';

/**
 * The price of a choice with a code that was asked for. A code that does not count leaves the price without it and says
 * why: calculate shows that, checkout refuses (product 15). The minimum spend is measured on this very price.
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

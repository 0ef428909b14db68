import type { CouponRefusal } from './coupon.ts';

const words: Readonly<Record<CouponRefusal['reason'], string | null>> = {
  empty: null,
  'too-many-tries': null,
  'only-known': null,
  'not-entitled': null,
  unknown: null,
  malformed: 'A code has only letters, digits and hyphens.',
  'not-yet': 'This code does not count yet.',
  minimum: 'This code needs a higher price of the experience.',
  city: 'This code does not count in this city.',
  listing: 'This code does not count for this experience.',
  'not-first-booking': 'This code counts only for a first booking.',
  'single-use': null,
  'used-by-you': null,
  over: null,
  exhausted: null,
};

/** What `discount_note` adds to the refusal of a code, or null where its text says enough (product 2). */
export function reasonWords(reason: CouponRefusal['reason']): string | null {
  return words[reason];
}
